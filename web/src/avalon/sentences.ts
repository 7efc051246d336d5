/** Events as sentences for the log, and questions as prompts. Only what the event itself tells is ever said. */

import type { Names } from "../kit";
import type { Event } from "../wire/protocol";
import type { FluentVariable } from "@fluent/bundle";
import { has, listed, say } from "../words/words.svelte";
import type { AvalonScene } from "./scene";

/** Kinds that the log leaves out: the table shows them already. */
const QUIET = new Set(["asked", "answered", "withdrawn", "leader_passed"]);
/** Kinds that are told to somebody alone: while the game runs they are not written anywhere. */
const SECRET = new Set([
  ...["dealt", "seen", "leader_seen", "loyalty_shown"],
  ...["card_taken_back", "ambushed_card_seen", "trapped_card_seen"],
]);

/** By argument: where the names of its identifiers stand. */
const NAMED: Record<string, string[]> = {
  character: ["character"],
  edition: ["edition"],
  learns: ["learns"],
  reason: ["outcome"],
  aim: ["aim"],
  vote: ["vote"],
  token: ["quest-card"],
  card: ["loyalty", "quest-card", "allegiance", "plot-card"],
  through: ["module", "character", "plot-card"],
};
const PEOPLE = new Set([
  ...["leader", "inspector", "inspected", "assassin", "named"],
  ...["holder", "member", "other", "receiver"],
]);

type Arguments = Record<string, FluentVariable>;

export function sentence(event: Event, name: Names): string | null {
  return QUIET.has(event.kind) || SECRET.has(event.kind) ? null : spoken(event, name);
}

/** What only the story of the game tells. */
export function secret(event: Event, name: Names): string | null {
  return SECRET.has(event.kind) ? spoken(event, name) : null;
}

function spoken({ kind, data }: Event, name: Names): string {
  const key = `avalon-event-${kind}`;
  const args = facts(data, name);
  if (kind === "votes_shown") return `${say(key, args)} ${say(`${key}.names`, args)}`;
  return say(key + instead(kind, data), args);
}

/** The attribute that is said instead of the sentence itself. */
function instead(kind: string, data: Event["data"]): string {
  if (kind === "excalibur_used" && data.seat === null) return ".declined";
  if (kind === "recruitment_tried" && data.named === null) return ".passed";
  return kind === "reinforced" && data.side === "evil" ? ".evil" : "";
}

/** What an event or the subject of a question tells, as its sentence wants it. */
const facts = (data: Record<string, any>, name: Names): Arguments =>
  Object.entries(data).reduce((all, one) => ({ ...all, ...argument(...one, name) }), {});

/** What a field of an event or of a subject is called in its sentence. */
function argument(field: string, value: any, name: Names): Arguments {
  const names = (seats: number[]) => listed(seats.map(name));
  if (PEOPLE.has(field) && typeof value === "number") return { [field]: name(value) };
  switch (field) {
    case "seat":
      return value === null ? {} : { name: name(value) };
    case "named":
    case "seats":
      return Array.isArray(value) ? { names: names(value), count: value.length } : { [field]: value };
    case "team":
      return { team: names(value) };
    case "votes": {
      const who = (vote: string) => (value as string[]).flatMap((one, seat) => (one === vote ? [seat] : []));
      const [approvers, rejecters] = [who("approve"), who("reject")];
      return {
        ...{ approvals: approvers.length, rejects: rejecters.length },
        ...{ approvers: names(approvers) || say("nobody"), rejecters: names(rejecters) || say("nobody") },
      };
    }
    case "cards":
      return { cards: Array.isArray(value) ? plotCardsInWords(value) : cardsInWords(value) };
    case "deck":
      return { characters: listed([...new Set(value as string[])].map((one) => say(`avalon-character-${one}`))) };
    case "characters":
      return {
        characters: listed(
          (value as string[]).map((character, seat) =>
            say("avalon-player-and-character", { name: name(seat), character: say(`avalon-character-${character}`) }),
          ),
        ),
      };
    case "side": // a Rogue wins without a side
      return { victory: say(`avalon-victory-${value ?? "rogue"}`), ...(value ? { side: say(`avalon-side-${value}`) } : {}) };
    default:
      return typeof value === "string" ? { [field]: named(field, value) } : typeof value === "number" ? { [field]: value } : {};
  }
}

function named(field: string, value: string): string {
  const key = NAMED[field]?.map((where) => `avalon-${where}-${value}`).find(has);
  return key ? say(key) : value;
}

export const cardsInWords = (cards: Record<string, number>) =>
  listed(Object.entries(cards).map(([card, count]) => say(`avalon-quest-card-${card}.count`, { count })));

const plotCardsInWords = (cards: string[]) => listed([...new Set(cards)].map((card) => say(`avalon-plot-card-${card}`)));

/** The prompt of the reader's own question: all that it says is in the question itself. */
export function prompt(scene: AvalonScene, _: string, name: Names): string {
  const { about, own } = scene.question ?? { about: {}, own: {} };
  return say(scene.ask_key, { ...facts(about, name), ...facts(own, name) });
}
