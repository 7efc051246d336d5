import { beforeEach, describe, expect, it, vi } from "vitest";
import { book as avalon } from "../avalon/rulebook";
import { avalonOffer } from "../avalon/offer.svelte";
import { book as grail } from "../grail/rulebook";
import { OFFER } from "../testing/offer";
import { LANGUAGES, serveWords, speak } from "../testing/words";
import { book as voyage } from "../voyage/rulebook";
import { search, type Chapter } from "./book";

const BOOK: Chapter[] = [
  { id: "a", title: "Letters", passages: [{ id: "one", title: "Żółw", text: ["A slow animal"], rules: ["AV-VOTE-01"] }] },
  { id: "b", title: "More", passages: [{ id: "two", title: "Fox", text: ["A sly animal"], facts: [{ label: "Eats", text: "hens" }] }] },
];
const found = (wanted: string) => search(BOOK, wanted).flatMap(({ passages }) => passages.map(({ id }) => id));

describe("searching a rule book", () => {
  it("finds passages that contain every word, ignoring case and diacritics", () => {
    expect(found("animal")).toEqual(["one", "two"]);
    expect(found("ANIMAL sly")).toEqual(["two"]);
    expect(found("zołw")).toEqual(["one"]);
    expect(found("hens")).toEqual(["two"]);
    expect(found("vote-01")).toEqual(["one"]);
    expect(found("nothing of the kind")).toEqual([]);
  });

  it("returns the whole book for an empty query", () => {
    expect(search(BOOK, "  ")).toBe(BOOK);
  });
});

describe("the rule books", () => {
  beforeEach(async () => {
    vi.stubGlobal("fetch", vi.fn(async (path: string) => (path === "/api/games/avalon" ? Response.json(OFFER) : serveWords(path))));
    await avalonOffer();
  });

  it("list who sees whom in the night", async () => {
    await speak("en");
    const all = avalon().flatMap(({ passages }) => passages);
    const facts = (id: string) => all.find((passage) => passage.id === id)?.facts?.map(({ label, text }) => `${label}: ${text}`);
    expect(facts("percival")).toContain("Sees in the night: Merlin");
    expect(facts("merlin")).toContain("Is seen in the night by: Percival");
  });

  it.each(LANGUAGES)("have all texts, in %s", async (language) => {
    await speak(language);
    for (const chapter of [...avalon(), ...voyage(), ...grail()]) {
      expect(chapter.passages.length, chapter.id).toBeGreaterThan(0);
      for (const { id, title, text, facts = [] } of chapter.passages) {
        const said = [chapter.title, title, ...text, ...facts.flatMap((fact) => [fact.label, fact.text])];
        for (const words of said) expect(words, id).not.toMatch(/^(page|avalon|voyage|grail)[-_]/);
      }
    }
  });

  it("have a unique id for each passage", () => {
    for (const chapters of [avalon(), voyage(), grail()]) {
      const ids = chapters.flatMap(({ id, passages }) => [id, ...passages.map((passage) => passage.id)]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
