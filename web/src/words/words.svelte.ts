/** The words of the page, in the reader's language: the same Fluent files that the server and the terminal read. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { read, write } from "../storage";
import { api } from "../wire/http";
import type { About } from "../wire/protocol";

const FALLBACK = "en";

type Arguments = Record<string, FluentVariable | null | undefined>;

const bundles = new Map<string, FluentBundle>();
/** Those that the server speaks. */
let languages = $state.raw<About["languages"]>([]);
let language = $state(FALLBACK);
let begun = $state(false);
/** Counts what was loaded, so that everything said is said again in new words. */
let loaded = $state(0);

function chosenLanguage(): string {
  const kept = read<string>("language", "");
  const wished = [kept, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wished.find((tag) => languages.some((one) => one.tag === tag)) ?? FALLBACK;
}

async function load(tag: string): Promise<void> {
  if (bundles.has(tag)) return;
  const response = await fetch(`/api/words/${tag}`);
  if (!response.ok) throw new Error(`no words in ${tag}`);
  const type = response.headers.get("Content-Type") ?? "";
  const sources: string[] = type.includes("json") ? Object.values(await response.json()) : [await response.text()];
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  bundles.set(tag, bundle);
  loaded += 1;
}

export const words = {
  get language() {
    return language;
  },
  get languages() {
    return languages;
  },
  /** Whether there is anything to say yet, in the reader's language if it can be had. */
  get ready() {
    return begun;
  },
  async speak(tag: string): Promise<void> {
    await load(tag);
    language = tag;
    write("language", tag);
    document.documentElement.lang = tag;
  },
  async begin(): Promise<void> {
    languages = await api.about().then(
      (about) => about.languages,
      () => languages,
    );
    language = chosenLanguage();
    const others = language === FALLBACK ? [] : [load(FALLBACK)];
    await Promise.allSettled([...others, words.speak(language)]);
    begun = loaded > 0;
  },
};

function pattern(tag: string, key: string) {
  const [name = "", attribute] = key.replaceAll("_", "-").split(".");
  const message = bundles.get(tag)?.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** The text of a key; underscores stand for dashes, and what is after a dot is an attribute. */
export function say(key: string, args: Arguments = {}): string {
  void loaded;
  for (const tag of [language, FALLBACK]) {
    const found = pattern(tag, key);
    if (found) return bundles.get(tag)!.formatPattern(found, args as Record<string, FluentVariable>, []);
  }
  return key;
}

/** Whether the key can be said at all. */
export function has(key: string): boolean {
  void loaded;
  return pattern(language, key) !== null || pattern(FALLBACK, key) !== null;
}

/** The items as a list in running text: "A, B and C". */
export function listed(items: string[]): string {
  if (items.length < 2) return items.join("");
  return items.slice(0, -1).join(say("list-separator")) + say("list-last-separator") + items.at(-1);
}

/** With a capital letter, for names that stand alone. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
