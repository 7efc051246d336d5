/** Sentences for the log and prompts of questions, made from what the games declare. Only what an event or a question
 * itself tells is ever said. The terminal makes the same in `afallon/sentences/`; a test compares them. */

import type { FluentVariable } from "@fluent/bundle";
import type { Names } from "../kit";
import type { Event } from "../wire/protocol";
import { has, listed, say } from "./words.svelte";

/** How the values of a type are said: the structs of `afallon/kernel/wording.py`. */
export type Said =
  | { said: "person" | "people" | "text" | "flag" | "scores" }
  | { said: "number"; counted_from?: number }
  | { said: "named"; where: string[]; none?: string }
  | { said: "listed"; where: string[]; copies?: boolean }
  | { said: "amounts"; where: string }
  | { said: "tally"; answers: string[] }
  | { said: "held"; what: string };

/** By field: the title of its type. */
type Fields = Record<string, string>;

/** What a game declares. */
export interface Declared {
  game: string;
  types: Record<string, Said>;
  events: Record<string, { log?: string; fields: Fields }>;
  questions: Record<string, { fields: Fields; own?: Fields; wordings?: Record<string, unknown[]> }>;
}

type Data = Record<string, any>;
type Arguments = Record<string, FluentVariable>;

/** A question as far as sentences are concerned. */
export interface Asked {
  kind: string;
  about: Data;
  own: Data;
}

/** The sentences of a game. */
export function sentencesOf(declared: Declared) {
  const { game, types, events, questions } = declared;

  /** An event for a log that all may read; `null` if it needs none there. */
  function sentence(event: Event, name: Names): string | null {
    return events[event.kind]?.log ? null : line(event, name);
  }

  /** An event that is a secret while the game runs, for its story. */
  function secret(event: Event, name: Names): string | null {
    return events[event.kind]?.log === "secret" ? line(event, name) : null;
  }

  function line({ kind, data }: Event, name: Names): string {
    const key = `${game}-event-${kind}`;
    const told = facts(events[kind]?.fields ?? likely(data), data, name);
    const names = `${key}.names`;
    return has(names) ? `${say(key, told)} ${say(names, told)}` : say(key, told);
  }

  /** The question that is put to the reader; what nobody else may read is not said. */
  function prompt({ kind, about, own }: Asked, name: Names): string {
    const { fields, own: apart = {} } = questions[kind] ?? { fields: likely(about), own: likely(own) };
    return say(promptKey(kind, about), { ...facts(fields, about, name), ...facts(apart, own, name) });
  }

  /** Where the words of a question stand: by its kind, unless a field calls for others. */
  function promptKey(kind: string, about: Data): string {
    const wordings = Object.entries(questions[kind]?.wordings ?? {});
    const called = wordings.find(([, [field, value]]) => (about[field as string] ?? null) === value);
    return `${game}-ask-${called?.[0] ?? kind}`;
  }

  /** Somebody may have added what is not declared here: its fields are like those of the same name. */
  function likely(data: Data): Fields {
    const known = Object.assign({}, ...Object.values(events).map((event) => event.fields));
    return Object.fromEntries(Object.keys(data).flatMap((field) => (known[field] ? [[field, known[field]]] : [])));
  }

  function facts(fields: Fields, data: Data, name: Names): Arguments {
    const told: Arguments = {};
    for (const [field, title] of Object.entries(fields)) {
      const value = data[field] ?? null;
      told[`${field}_is`] = choice(value);
      Object.assign(told, fact(field, types[title]!, value, name));
    }
    return told;
  }

  /** What one field is in words; nothing, where there is nothing to say. */
  function fact(field: string, how: Said, given: any, name: Names): Arguments {
    const value = given === null && how.said === "named" ? (how.none ?? null) : given;
    if (value === null || how.said === "flag") return {};
    if (how.said === "tally") return Object.assign({}, ...how.answers.map((answer) => tally(answer, value, name)));
    const words = inWords(how, value, name);
    if (how.said === "person") return { [field === "seat" ? "name" : field]: words };
    if (how.said !== "people") return { [field]: words };
    return field === "seats"
      ? { names: words, count: value.length }
      : { [field]: words, [`${field}_count`]: value.length };
  }

  function tally(answer: string, answers: string[], name: Names): Arguments {
    const seats = answers.flatMap((given, seat) => (given === answer ? [seat] : []));
    return { [answer]: seats.length, [`${answer}_names`]: joined(seats.map(name)) };
  }

  /** One value in words. */
  function inWords(how: Said, value: any, name: Names): FluentVariable {
    switch (how.said) {
      case "person":
        return name(value);
      case "people":
        return joined(value.map(name));
      case "number":
        return value + 1 - (how.counted_from ?? 1);
      case "named":
        return called(how.where, value);
      case "listed":
        return joined(each(value, how.where, how.copies));
      case "amounts":
        return joined(Object.entries(value).map(([one, count]) => say(`${game}-${how.where}-${one}.count`, { count: count as number })));
      case "held":
        return joined(value.map((one: string, seat: number) => withPlayer(how.what, name(seat), called([how.what], one))));
      case "scores":
        return joined(value.map((points: Data, seat: number) => withPlayer("points", name(seat), sum(points))));
      default:
        return value;
    }
  }

  const withPlayer = (what: string, name: string, held: FluentVariable) =>
    say(`${game}-player-and-${what}`, { name, [what]: held });

  /** What an identifier is called; whatever has no name is said as it is. */
  function called(where: string[], identifier: string): string {
    const key = where.map((one) => `${game}-${one}-${identifier}`).find(has);
    return key ? say(key) : identifier;
  }

  function each(identifiers: string[], where: string[], copies = false): string[] {
    return [...new Set(identifiers)].map((one) => {
      const number = identifiers.filter((other) => other === one).length;
      return called(where, one) + (copies && number > 1 ? ` ×${number}` : "");
    });
  }

  /** A value of a declared type in words, unless it names people. */
  const value = (title: string, given: any) => String(inWords(types[title]!, given, String));

  return { sentence, secret, prompt, promptKey, value };
}

/** The items in running text, or that there is none. */
const joined = (items: string[]) => listed(items) || say("nobody");

const sum = (points: Data) => Object.values(points).reduce((all: number, some: number) => all + some, 0);

/** By what a text may choose its words where a field has this value; nothing, and a list of nothing, is `none`. */
function choice(value: unknown): string {
  if (value === null || (Array.isArray(value) && !value.length)) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : "some";
}
