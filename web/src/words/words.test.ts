import { beforeEach, describe, expect, it, vi } from "vitest";

const TEXTS: Record<string, string> = {
  en: `
greeting = Good day, { $name }
    .short = Hi
only-english = Plain English
list-separator = { ", " }
list-last-separator = { " and " }
fails = { $count ->
    [one] one fail
   *[other] { $count } fails
}
`,
  uk: `
greeting = Вітаємо, { $name }
list-separator = { ", " }
list-last-separator = { " та " }
fails = { $count ->
    [one] { $count } провал
    [few] { $count } провали
   *[many] { $count } провалів
}
`,
};

const SPOKEN = ["en", "uk", "pl", "it"].map((tag) => ({ tag, name: `language ${tag}` }));

const served = vi.fn(async (path: string) => {
  if (path === "/api/about") return Response.json({ languages: SPOKEN });
  const text = TEXTS[path.split("/").at(-1)!];
  return new Response(text ?? "", { status: text ? 200 : 404, headers: { "Content-Type": "text/plain" } });
});

/** The module as a page that has just been opened has it. */
async function open() {
  vi.resetModules();
  return await import("./words.svelte");
}

beforeEach(() => {
  served.mockClear();
  vi.stubGlobal("fetch", served);
});

describe("the language", () => {
  it.each([
    [["uk-UA", "en"], "uk"],
    [["fr-FR", "it-IT"], "it"],
    [["fr-FR"], "en"],
    [[], "en"],
  ])("is the first wish %j that we speak: %s", async (languages, language) => {
    vi.stubGlobal("navigator", { languages });
    const { words } = await open();
    await words.begin();
    expect(words.language).toBe(language);
  });

  it("that was chosen is kept for the next time", async () => {
    const { words } = await open();
    await words.speak("uk");
    expect(document.documentElement.lang).toBe("uk");
    const again = await open();
    await again.words.begin();
    expect(again.words.language).toBe("uk");
  });

  it("is one of those that the server speaks", async () => {
    const { words } = await open();
    await words.begin();
    expect(words.languages).toEqual(SPOKEN);
  });

  it("stays as it was when the words of another cannot be had", async () => {
    const { words, say } = await open();
    await words.begin();
    await expect(words.speak("pl")).rejects.toThrow("pl");
    expect(words.language).toBe("en");
    expect(say("only-english")).toBe("Plain English");
  });

  it("is fetched once", async () => {
    const { words } = await open();
    await words.begin();
    await words.speak("uk");
    await words.speak("en");
    await words.speak("uk");
    const asked = served.mock.calls.map(([path]) => path);
    expect(asked).toEqual(["/api/about", "/api/words/en", "/api/words/uk"]);
  });

  it("is not ready before anything can be said", async () => {
    const { words } = await open();
    expect(words.ready).toBe(false);
    await words.begin();
    expect(words.ready).toBe(true);
  });
});

describe("what is said", () => {
  async function speaking(language: string) {
    const module = await open();
    await module.words.begin();
    await module.words.speak(language);
    return module;
  }

  it("has its arguments, its attributes and its plurals", async () => {
    const { say } = await speaking("uk");
    expect(say("greeting", { name: "Ann" })).toBe("Вітаємо, Ann");
    expect([1, 2, 5, 21].map((count) => say("fails", { count }))).toEqual([
      "1 провал",
      "2 провали",
      "5 провалів",
      "21 провал",
    ]);
  });

  it("is said in English where the language lacks it", async () => {
    const { say, has } = await speaking("uk");
    expect(say("only-english")).toBe("Plain English");
    expect(say("greeting.short")).toBe("Hi");
    expect(has("greeting.short")).toBe(true);
  });

  it("may be called with underscores, as identifiers are", async () => {
    const { say, has } = await speaking("en");
    expect(say("only_english")).toBe("Plain English");
    expect(has("only_english")).toBe(true);
  });

  it("is its own key where nobody can say it", async () => {
    const { say, has } = await speaking("en");
    expect(say("no-such-thing")).toBe("no-such-thing");
    expect(has("no-such-thing")).toBe(false);
    expect(has("greeting.no-such-attribute")).toBe(false);
  });

  it("joins lists as people do", async () => {
    const { listed } = await speaking("en");
    expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map(listed)).toEqual(["", "A", "A and B", "A, B and C"]);
  });

  it("begins names that stand alone with a capital", async () => {
    const { capital } = await speaking("uk");
    expect(capital("їжак")).toBe("Їжак");
    expect(capital("")).toBe("");
  });
});
