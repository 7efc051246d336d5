import { beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES, speak } from "../testing/words";
import { has, say } from "../words/words.svelte";
import { hints, tableHint } from "./hints.svelte";

const AT_THE_TABLE = ["choose_team", "vote", "play_card"].map((kind) => tableHint("avalon", kind));
const ON_THE_CARD = ["good", "merlin", "evil", "assassin"].map((card) => `avalon-hint-card-${card}`);

describe("hints", () => {
  beforeEach(() => hints.turn(true));

  it("are shown once", () => {
    expect(hints.isNew("vote")).toBe(true);
    hints.saw("vote");
    expect([hints.isNew("vote"), hints.isNew("team")]).toEqual([false, true]);
  });

  it("on a card stay for the game in which they were first shown", () => {
    hints.saw("card", "ABCDE/1/0");
    hints.saw("card", "ABCDE/2/0");
    expect([hints.isOf("card", "ABCDE/1/0"), hints.isOf("card", "ABCDE/2/0")]).toEqual([true, false]);
  });

  it("can be switched off, and are all new when switched on again", () => {
    hints.saw("card", "ABCDE/1/0");
    hints.turn(false);
    expect([hints.isNew("vote"), hints.isOf("card", "ABCDE/1/0")]).toEqual([false, false]);
    hints.turn(true);
    expect([hints.isNew("vote"), hints.isNew("card")]).toEqual([true, true]);
  });

  it.each(LANGUAGES)("have texts in %s, and those at the table name no character", async (language) => {
    await speak(language);
    for (const hint of [...AT_THE_TABLE, ...ON_THE_CARD]) expect(has(hint), hint).toBe(true);
    const names = ["merlin", "assassin", "percival", "morgana"].map((name) => say(`avalon-character-${name}`));
    for (const hint of AT_THE_TABLE) for (const name of names) expect(say(hint)).not.toContain(name);
  });

  it.each(LANGUAGES)("have about the same length on every card, in %s", async (language) => {
    await speak(language);
    const lengths = ON_THE_CARD.map((hint) => say(hint).length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(40);
  });
});
