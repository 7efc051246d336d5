/**
 * Log lines and prompts, rendered from the games' declarations. They use only the data of the event or question itself.
 * The terminal renders the same texts in `afallon/sentences/`; a test compares them.
 */

import type { FluentVariable } from "@fluent/bundle";
import type { Names } from "../kit";
import type { Event } from "../wire/protocol";
import { has, listed, say } from "./words.svelte";

/** How values of a field type are rendered: the structs of `afallon/kernel/wording.py`. */
export type Said =
  | { said: "person" | "people" | "text" | "flag" | "scores" }
  | { said: "number"; counted_from?: number }
  | { said: "named"; where: string[]; none?: string }
  | { said: "listed"; where: string[]; copies?: boolean }
  | { said: "amounts"; where: string }
  | { said: "tally"; answers: string[] }
  | { said: "held"; what: string };

/** The title of the type of each field. */
type Fields = Record<string, string>;

/** The declarations of a game. */
export interface Declared {
  game: string;
  types: Record<string, Said>;
  events: Record<string, { log?: string; fields: Fields }>;
  questions: Record<string, { fields: Fields; own?: Fields; wordings?: Record<string, unknown[]> }>;
}

type Data = Record<string, any>;
type Arguments = Record<string, FluentVariable>;

/** The fields of a question that prompts use. */
export interface Asked {
  kind: string;
  about: Data;
  own: Data;
}

/** Return the functions that render the sentences of a game. */
export function sentencesOf(declared: Declared) {
  const { game, types, events, questions } = declared;

  /** Return the public log line of an event; `null` if it has none. */
  function sentence(event: Event, name: Names): string | null {
    return events[event.kind]?.log ? null : line(event, name);
  }

  /** Return the line of a secret event for the story after the end; `null` for other events. */
  function secret(event: Event, name: Names): string | null {
    return events[event.kind]?.log === "secret" ? line(event, name) : null;
  }

  function line({ kind, data }: Event, name: Names): string {
    const key = `${game}-event-${kind}`;
    const args = facts(events[kind]?.fields ?? likely(data), data, name);
    const names = `${key}.names`;
    return has(names) ? `${say(key, args)} ${say(names, args)}` : say(key, args);
  }

  /** Return the prompt of the reader's question. */
  function prompt({ kind, about, own }: Asked, name: Names): string {
    const { fields, own: apart = {} } = questions[kind] ?? { fields: likely(about), own: likely(own) };
    return say(promptKey(kind, about), { ...facts(fields, about, name), ...facts(apart, own, name) });
  }

  /** Return the key of a prompt: that of its kind, unless a field selects another wording. */
  function promptKey(kind: string, about: Data): string {
    const wordings = Object.entries(questions[kind]?.wordings ?? {});
    const wording = wordings.find(([, [field, value]]) => (about[field as string] ?? null) === value);
    return `${game}-ask-${wording?.[0] ?? kind}`;
  }

  /** Guess the field types of an event or question of an installed package by the names of its fields. */
  function likely(data: Data): Fields {
    const known = Object.assign({}, ...Object.values(events).map((event) => event.fields));
    return Object.fromEntries(Object.keys(data).flatMap((field) => (known[field] ? [[field, known[field]]] : [])));
  }

  function facts(fields: Fields, data: Data, name: Names): Arguments {
    const args: Arguments = {};
    for (const [field, title] of Object.entries(fields)) {
      const value = data[field] ?? null;
      args[`${field}_is`] = choice(value);
      Object.assign(args, fact(field, types[title]!, value, name));
    }
    return args;
  }

  /** Return the Fluent arguments of one field; none for null and flags. */
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

  /** Return one value as text or number. */
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
        return joined(
          Object.entries(value).map(([identifier, count]) =>
            say(`${game}-${how.where}-${identifier}.count`, { count: count as number }),
          ),
        );
      case "held":
        return joined(
          value.map((held: string, seat: number) => withPlayer(how.what, name(seat), called([how.what], held))),
        );
      case "scores":
        return joined(value.map((points: Data, seat: number) => withPlayer("points", name(seat), sum(points))));
      default:
        return value;
    }
  }

  const withPlayer = (what: string, name: string, held: FluentVariable) =>
    say(`${game}-player-and-${what}`, { name, [what]: held });

  /** Return the displayed name of an identifier, or the identifier itself if it has none. */
  function called(where: string[], identifier: string): string {
    const key = where.map((part) => `${game}-${part}-${identifier}`).find(has);
    return key ? say(key) : identifier;
  }

  function each(identifiers: string[], where: string[], copies = false): string[] {
    return [...new Set(identifiers)].map((identifier) => {
      const number = identifiers.filter((other) => other === identifier).length;
      return called(where, identifier) + (copies && number > 1 ? ` ×${number}` : "");
    });
  }

  /** Return a value of a declared type as text; not for types that name people. */
  const value = (title: string, given: any) => String(inWords(types[title]!, given, String));

  return { sentence, secret, prompt, promptKey, value };
}

/** Return the items as a list, or the word for nobody. */
const joined = (items: string[]) => listed(items) || say("nobody");

const sum = (points: Data) => Object.values(points).reduce((all: number, some: number) => all + some, 0);

/** Return the Fluent selector of a value (`$<field>_is`); null and empty lists are `none`. */
function choice(value: unknown): string {
  if (value === null || (Array.isArray(value) && !value.length)) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : "some";
}
