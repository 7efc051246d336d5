/** Events as sentences for the log, and questions as prompts. Only what the event itself tells is ever said. */

import type { Names } from "../game";
import type { Event } from "../wire/protocol";
import { listed, say } from "../words/words.svelte";
import { currentProposal, type AvalonView } from "./view";

/** Kinds that the log leaves out: the table shows them already. */
const QUIET = new Set(["asked", "answered", "withdrawn", "leader_passed", "seen", "dealt", "loyalty_shown"]);

export function sentence(event: Event, name: Names): string | null {
  const { kind, data } = event;
  if (QUIET.has(kind)) return null;
  const key = `avalon-event-${kind}`;
  const names = (seats: number[]) => listed(seats.map(name));
  switch (kind) {
    case "game_started":
      return say(key, {
        seats: data.seats,
        edition: say(`avalon-edition-${data.edition}`),
        characters: listed([...new Set(data.deck as string[])].map((one) => say(`avalon-character-${one}`))),
      });
    case "leader_chosen":
    case "lady_passed":
      return say(key, { name: name(data.seat) });
    case "round_started":
      return say(key, { round: data.round, leader: name(data.leader) });
    case "team_proposed":
      return say(key, { leader: name(data.leader), quest: data.quest, attempt: data.attempt, team: names(data.team) });
    case "votes_shown": {
      const who = (vote: string) => data.votes.flatMap((one: string, seat: number) => (one === vote ? [seat] : []));
      const [approvers, rejecters] = [who("approve"), who("reject")];
      const nobody = say("nobody");
      return `${say(key, { approvals: approvers.length, rejects: rejecters.length })} ${say(`${key}.names`, {
        approvers: names(approvers) || nobody,
        rejecters: names(rejecters) || nobody,
      })}`;
    }
    case "team_approved":
      return say(key, { team: names(data.team) });
    case "team_rejected":
      return say(key, { team: names(data.team), rejections: data.rejections });
    case "cards_shown":
      return say(key, { quest: data.quest, cards: cardsInWords(data.cards) });
    case "quest_succeeded":
    case "quest_failed":
      return say(key, { quest: data.quest, fails: data.fails });
    case "inspected":
      return say(key, { inspector: name(data.inspector), inspected: name(data.inspected) });
    case "evil_shown":
      return say(key, { names: names(data.seats) });
    case "merlin_guessed":
      return say(key, { assassin: name(data.assassin), named: name(data.named) });
    case "characters_shown":
      return say(key, {
        characters: listed(
          (data.characters as string[]).map((character, seat) =>
            say("avalon-player-and-character", { name: name(seat), character: say(`avalon-character-${character}`) }),
          ),
        ),
      });
    case "game_ended":
      return say(key, {
        victory: data.side ? say(`avalon-victory-${data.side}`) : "",
        reason: say(`avalon-outcome-${data.reason}`),
      });
    default:
      return say(key);
  }
}

export const cardsInWords = (cards: Record<string, number>) =>
  listed(Object.entries(cards).map(([card, count]) => say(`avalon-quest-card-${card}.count`, { count })));

/** The prompt of the reader's own question. */
export function prompt(view: AvalonView, kind: string, name: Names): string {
  const proposal = currentProposal(view);
  const inspection = view.inspections.at(-1);
  return say(`avalon-ask-${kind}`, {
    quest: proposal?.quest ?? view.round,
    size: view.sizes[view.round - 1] ?? 0,
    team: listed((proposal?.team ?? []).map(name)),
    inspector: inspection ? name(inspection.inspector) : "",
  });
}

/** What only the story of the game tells. */
export function secret({ kind, data }: Event, name: Names): string | null {
  switch (kind) {
    case "dealt":
      return say("avalon-event-dealt", {
        name: name(data.seat),
        character: say(`avalon-character-${data.character}`),
        side: say(`avalon-side-${data.side}`),
      });
    case "loyalty_shown":
      return say("avalon-event-loyalty-shown", {
        inspector: name(data.inspector),
        inspected: name(data.inspected),
        card: say(`avalon-loyalty-${data.card}`),
      });
    case "seen":
      return say("avalon-event-seen", {
        name: name(data.seat),
        count: data.seats.length,
        names: (data.seats as number[]).map(name).join(say("list-separator")),
        learns: say(`avalon-learns-${data.learns}`),
      });
    default:
      return null;
  }
}
