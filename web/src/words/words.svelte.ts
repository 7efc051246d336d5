/** The words of the page, in the reader's language: the same Fluent files that the server and the terminal read. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { read, write } from "../storage";
import { api } from "../wire/http";
import type { About } from "../wire/protocol";

const FALLBACK = "en";
const PAGE = "page";

type Arguments = Record<string, FluentVariable | null | undefined>;

const bundles = new Map<string, FluentBundle>();
/** By language: the parts that were loaded. */
const resources = new Map<string, FluentResource[]>();
/** Fluent source of the terms that the content being played replaces, and its language. */
let terms = { tag: "", source: "" };
/** What is here or on the way, by language and part. */
const fetched = new Map<string, Promise<void>>();
/** The parts of a language that are needed: the page's own, and those of the games that were loaded. */
const parts = new Set([PAGE]);
/** Those that the server speaks. */
let languages = $state.raw<About["languages"]>([]);
let language = $state(FALLBACK);
/** The language that is spoken as soon as its words are here. */
let wished = FALLBACK;
let begun = $state(false);
/** Counts what was loaded, so that everything said is said again in new words. */
let loaded = $state(0);

async function fetchWords(tag: string, part: string): Promise<void> {
  const response = await fetch(`/api/words/${tag}/${part}`);
  if (!response.ok) throw new Error(`no words in ${tag}`);
  const resource = new FluentResource(await response.text());
  resources.set(tag, [...(resources.get(tag) ?? []), resource]);
  bundle(tag);
}

/** Make the bundle of a language from its loaded parts. The terms come last, in place of the default ones. */
function bundle(tag: string): void {
  const made = new FluentBundle(tag, {
    useIsolating: false,
    functions: { CAPITAL: ([text]) => capital(String(text), tag) },
  });
  for (const resource of resources.get(tag) ?? []) made.addResource(resource);
  if (tag === terms.tag) made.addResource(new FluentResource(terms.source), { allowOverrides: true });
  bundles.set(tag, made);
  loaded += 1;
}

function load(tag: string, part: string): Promise<void> {
  const place = `${tag}/${part}`;
  const known = fetched.get(place);
  if (known) return known;
  const coming = fetchWords(tag, part);
  fetched.set(place, coming);
  coming.catch(() => fetched.delete(place)); // to be tried again
  return coming;
}

const loadAll = (tag: string) => Promise.all([...parts].map((part) => load(tag, part)));

async function turnTo(tag: string): Promise<void> {
  wished = tag;
  try {
    await loadAll(tag);
  } catch (reason) {
    if (wished === tag) wished = language;
    throw reason;
  }
  if (wished !== tag) return;
  language = tag;
  document.documentElement.lang = tag;
}

export const words = {
  get language() {
    return language;
  },
  get languages() {
    return languages.length ? languages : [{ tag: language, name: say("language-name") }];
  },
  /** Whether there is anything to say yet, in the reader's language if it can be had. */
  get ready() {
    return begun;
  },
  /** Speak this language from now on, also the next time. */
  async speak(tag: string): Promise<void> {
    await turnTo(tag);
    write("language", tag);
  },
  /** Fetch the words of a game as well. */
  async learn(part: string): Promise<void> {
    parts.add(part);
    await load(wished, part);
  },
  /** Use these terms, Fluent source in this language, in place of the default ones. */
  useTerms(tag: string, source: string): void {
    if (terms.tag === tag && terms.source === source) return;
    const before = terms.tag;
    terms = { tag, source };
    for (const one of new Set([before, tag])) if (resources.has(one)) bundle(one);
  },
  /** The language that was chosen here; else the one that the server wrote the page in, as the browser wished. */
  async begin(): Promise<void> {
    const told = api.about().then(
      (about) => void (languages = about.languages),
      () => undefined,
    );
    const first = read("language", "") || document.documentElement.lang || FALLBACK;
    await turnTo(first).catch(() => turnTo(FALLBACK).catch(() => undefined));
    begun = loaded > 0;
    await told;
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
  // A language lacks a word: English is fetched, and then it is said again.
  if (begun) loadAll(FALLBACK).catch(() => undefined);
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
export const capital = (text: string, tag = language) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
