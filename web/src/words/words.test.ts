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

const GAMES: Record<string, string> = {
  "en/avalon": "merlin = Merlin",
  "uk/avalon": "merlin = Мерлін",
  "en/grail": "-menhir = menhir\nlit = { CAPITAL(-menhir) } lit",
  "uk/grail": "-menhir = менгір\nlit = { CAPITAL(-menhir) } горить",
};

const SPOKEN = ["en", "uk", "pl", "it"].map((tag) => ({ tag, name: `language ${tag}` }));

const served = vi.fn(async (path: string) => {
  if (path === "/api/about") return Response.json({ languages: SPOKEN });
  const [language, part] = path.split("/").slice(-2);
  const text = part === "page" ? TEXTS[language!] : GAMES[`${language}/${part}`];
  return new Response(text ?? "", { status: text ? 200 : 404, headers: { "Content-Type": "text/plain" } });
});

/** Load the module fresh, as in a newly opened page. */
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
    ["uk", "uk"],
    ["", "en"],
    ["de", "en"],
  ])("is that of the page (%j), if available: %s", async (written, language) => {
    document.documentElement.lang = written;
    const { words } = await open();
    await words.begin();
    expect(words.language).toBe(language);
    expect(words.ready).toBe(true);
  });

  it("is stored when chosen", async () => {
    const { words } = await open();
    await words.speak("uk");
    expect(document.documentElement.lang).toBe("uk");
    const again = await open();
    await again.words.begin();
    expect(again.words.language).toBe("uk");
  });

  it("is not stored when not chosen", async () => {
    document.documentElement.lang = "uk";
    await (await open()).words.begin();
    document.documentElement.lang = "en";
    const again = await open();
    await again.words.begin();
    expect(again.words.language).toBe("en");
  });

  it("is offered from the languages of the server", async () => {
    const { words } = await open();
    await words.begin();
    expect(words.languages).toEqual(SPOKEN);
  });

  it("stays when another language fails to load", async () => {
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
    expect(asked).toEqual(["/api/about", "/api/words/en/page", "/api/words/uk/page"]);
  });

  it("does not wait for the list of languages", async () => {
    served.mockImplementationOnce(() => new Promise(() => undefined));
    const { words } = await open();
    void words.begin();
    await vi.waitFor(() => expect(words.ready).toBe(true));
    expect(words.languages.map(({ tag }) => tag)).toEqual(["en"]);
  });

  it("is not ready before texts are loaded", async () => {
    const { words } = await open();
    expect(words.ready).toBe(false);
    await words.begin();
    expect(words.ready).toBe(true);
  });
});

describe("the texts of a game", () => {
  it("are fetched once, on demand", async () => {
    const { words, say } = await open();
    await words.begin();
    await Promise.all([words.learn("avalon"), words.learn("avalon")]);
    expect(say("merlin")).toBe("Merlin");
    expect(served.mock.calls.filter(([path]) => path === "/api/words/en/avalon")).toHaveLength(1);
  });

  it("are also fetched in languages chosen later or at the same time", async () => {
    const { words, say } = await open();
    await words.begin();
    await Promise.all([words.speak("uk"), words.learn("avalon")]);
    expect(say("merlin")).toBe("Мерлін");
    expect(say("greeting", { name: "Ann" })).toBe("Вітаємо, Ann");
    await words.speak("en");
    expect(say("merlin")).toBe("Merlin");
  });

  it("can be fetched again after a failure", async () => {
    const { words, say } = await open();
    await words.begin();
    served.mockImplementationOnce(async () => new Response("", { status: 503 }));
    await expect(words.learn("avalon")).rejects.toThrow();
    await words.learn("avalon");
    expect(say("merlin")).toBe("Merlin");
  });
});

describe("a text", () => {
  async function speaking(language: string) {
    const module = await open();
    await module.words.begin();
    await module.words.speak(language);
    return module;
  }

  it("has arguments, attributes and plurals", async () => {
    const { say } = await speaking("uk");
    expect(say("greeting", { name: "Ann" })).toBe("Вітаємо, Ann");
    expect([1, 2, 5, 21].map((count) => say("fails", { count }))).toEqual([
      "1 провал",
      "2 провали",
      "5 провалів",
      "21 провал",
    ]);
  });

  it("falls back to English if the language lacks it", async () => {
    const { say, has } = await speaking("uk");
    expect(say("only-english")).toBe("Plain English");
    expect(say("greeting.short")).toBe("Hi");
    expect(has("greeting.short")).toBe(true);
  });

  it("is fetched in English only when the language lacks it", async () => {
    document.documentElement.lang = "uk";
    const { words, say } = await open();
    await words.begin();
    expect(served.mock.calls.map(([path]) => path)).not.toContain("/api/words/en/page");
    expect(say("only-english")).toBe("only-english");
    await vi.waitFor(() => expect(say("only-english")).toBe("Plain English"));
  });

  it("can be named with underscores, like identifiers", async () => {
    const { say, has } = await speaking("en");
    expect(say("only_english")).toBe("Plain English");
    expect(has("only_english")).toBe(true);
  });

  it("is its key if no language has it", async () => {
    const { say, has } = await speaking("en");
    expect(say("no-such-thing")).toBe("no-such-thing");
    expect(has("no-such-thing")).toBe(false);
    expect(has("greeting.no-such-attribute")).toBe(false);
  });

  it("can contain a list", async () => {
    const { listed } = await speaking("en");
    expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map(listed)).toEqual(["", "A", "A and B", "A, B and C"]);
  });

  it("can begin with a capital letter", async () => {
    const { capital } = await speaking("uk");
    expect(capital("їжак")).toBe("Їжак");
    expect(capital("")).toBe("");
  });
});

describe("the terms of a pack", () => {
  it("replace the default ones in their language, until others are used", async () => {
    document.documentElement.lang = "en";
    const { say, words } = await open();
    await words.begin();
    await words.learn("grail");
    expect(say("lit")).toBe("Menhir lit");
    words.useTerms("en", "-menhir = stone");
    expect(say("lit")).toBe("Stone lit");
    await words.learn("avalon");
    expect(say("lit")).toBe("Stone lit");
    await words.speak("uk");
    expect(say("lit")).toBe("Менгір горить");
    words.useTerms("uk", "-menhir = камінь");
    expect(say("lit")).toBe("Камінь горить");
    await words.speak("en");
    expect(say("lit")).toBe("Menhir lit");
  });
});
