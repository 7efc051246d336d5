/** Localisation of the page with the Fluent files that server and terminal use as well. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { read, write } from "../storage";
import { api } from "../wire/http";
import type { About } from "../wire/protocol";

const FALLBACK = "en";
const PAGE = "page";

type Arguments = Record<string, FluentVariable | null | undefined>;

const bundles = new Map<string, FluentBundle>();
/** The loaded parts by language. */
const resources = new Map<string, FluentResource[]>();
/** Fluent source of the terms that replace the default ones for the current content, and its language. */
let terms = { tag: "", source: "" };
/** Loaded and loading files, by language and part. */
const fetched = new Map<string, Promise<void>>();
/** The needed parts of each language: the page's own, and those of loaded games. */
const parts = new Set([PAGE]);
/** The languages of the server. */
let languages = $state.raw<About["languages"]>([]);
let language = $state(FALLBACK);
/** The requested language, which becomes current when it is loaded. */
let wished = FALLBACK;
let begun = $state(false);
/** Number of bundle builds; a dependency of `say`, so that texts are rendered again after each. */
let loaded = $state(0);

async function fetchWords(tag: string, part: string): Promise<void> {
  const response = await fetch(`/api/words/${tag}/${part}`);
  if (!response.ok) throw new Error(`no words in ${tag}`);
  const resource = new FluentResource(await response.text());
  resources.set(tag, [...(resources.get(tag) ?? []), resource]);
  bundle(tag);
}

/** Build the bundle of a language from its loaded parts; the terms come last, to override the default ones. */
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
  coming.catch(() => fetched.delete(place)); // allow a retry
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
  /** Whether texts are available. */
  get ready() {
    return begun;
  },
  /** Switch to this language and store the choice. */
  async speak(tag: string): Promise<void> {
    await turnTo(tag);
    write("language", tag);
  },
  /** Load the texts of a game. */
  async learn(part: string): Promise<void> {
    parts.add(part);
    await load(wished, part);
  },
  /** Replace the default terms by these, given as Fluent source in this language. */
  useTerms(tag: string, source: string): void {
    if (terms.tag === tag && terms.source === source) return;
    const before = terms.tag;
    terms = { tag, source };
    for (const changed of new Set([before, tag])) if (resources.has(changed)) bundle(changed);
  },
  /** Start with the stored language, else with that of the page, which the server chose by the browser's preference. */
  async begin(): Promise<void> {
    const reply = api.about().then(
      (about) => void (languages = about.languages),
      () => undefined,
    );
    const first = read("language", "") || document.documentElement.lang || FALLBACK;
    await turnTo(first).catch(() => turnTo(FALLBACK).catch(() => undefined));
    begun = loaded > 0;
    await reply;
  },
};

function pattern(tag: string, key: string) {
  const [name = "", attribute] = key.replaceAll("_", "-").split(".");
  const message = bundles.get(tag)?.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** Return the text of a key; underscores stand for dashes, and the part after a dot is an attribute. */
export function say(key: string, args: Arguments = {}): string {
  void loaded;
  for (const tag of [language, FALLBACK]) {
    const text = pattern(tag, key);
    if (text) return bundles.get(tag)!.formatPattern(text, args as Record<string, FluentVariable>, []);
  }
  // The language lacks this key: load English as fallback; `loaded` renders the text again.
  if (begun) loadAll(FALLBACK).catch(() => undefined);
  return key;
}

/** Return whether the key has a text. */
export function has(key: string): boolean {
  void loaded;
  return pattern(language, key) !== null || pattern(FALLBACK, key) !== null;
}

/** Return the items as a list: "A, B and C". */
export function listed(items: string[]): string {
  if (items.length < 2) return items.join("");
  return items.slice(0, -1).join(say("list-separator")) + say("list-last-separator") + items.at(-1);
}

/** Return the text with a capital first letter, for names that stand alone. */
export const capital = (text: string, tag = language) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
