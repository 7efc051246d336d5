/** Events as sentences for the log, and questions as prompts. Only what the event itself tells is ever said. */

import type { Names } from "../kit";
import type { Event } from "../wire/protocol";
import { barredOf } from "../wire/view";
import { capital, listed, say } from "../words/words.svelte";
import type { Points, VoyageScene } from "./scene";
import { placeOf, type Direction } from "./sea";

/** Kinds that the log leaves out: the table shows them already. */
const QUIET = new Set(["asked", "answered", "withdrawn", "captain_passed", "dealt", "tiles_hidden"]);

export const directionInWords = (direction: string | null) => say(`voyage-direction-${direction ?? "none"}`);
export const tileInWords = (tile: string) => say(`voyage-tile-${tile}`);
export const roleInWords = (role: string) => capital(say(`voyage-role-${role}`));

export function sentence(event: Event, name: Names): string | null {
  const { kind, data } = event;
  if (QUIET.has(kind)) return null;
  const key = `voyage-event-${kind}`;
  const names = (seats: number[]) => listed(seats.map(name)) || say("nobody");
  switch (kind) {
    case "captain_chosen":
      return say(key, { name: name(data.seat) });
    case "turn_started":
      return say(key, { turn: data.turn, captain: name(data.captain) });
    case "preferred_shown":
      return say(key, { captain: name(data.captain), direction: directionInWords(data.direction) });
    case "votes_shown": {
      const who = (vote: string) => data.votes.flatMap((one: string, seat: number) => (one === vote ? [seat] : []));
      const [white, black] = [who("white"), who("black")];
      return `${say(key, { white: white.length, black: black.length })} ${say(`${key}.names`, {
        whites: names(white),
        blacks: names(black),
      })}`;
    }
    case "course_set":
      return say(key, {
        won: say(`voyage-won-${data.card ?? "nothing"}`),
        by: say(`voyage-by-${data.by}`),
        direction: directionInWords(data.direction),
      });
    case "tile_turned":
      return say(data.fog ? `${key}.fog` : key, { tile: tileInWords(data.tile) });
    case "roles_shown":
      return say(key, {
        roles: listed(
          (data.roles as string[]).map((role, seat) =>
            say("voyage-player-and-role", { name: name(seat), role: say(`voyage-role-${role}`) }),
          ),
        ),
      });
    case "points_counted":
      return say(key, {
        scores: listed(
          (data.points as Points[]).map((points, seat) =>
            say("voyage-player-and-points", { name: name(seat), points: Object.values(points).reduce((a, b) => a + b, 0) }),
          ),
        ),
      });
    case "game_ended":
      return say(key, {
        reason: say(`voyage-outcome-${data.reason}`),
        winners: names(data.winners),
        count: data.winners.length,
      });
    default:
      return say(key, data);
  }
}

/** What only the story of the game tells. */
export function secret({ kind, data }: Event, name: Names): string | null {
  if (kind === "dealt")
    return say("voyage-event-dealt", { name: name(data.seat), role: say(`voyage-role-${data.role}`) });
  if (kind === "answered" && data.kind === "choose_alternative" && data.value)
    return say("page-hid", { name: name(data.seat), direction: directionInWords(data.value) });
  return null;
}

/** The prompt of the reader's own question. */
export function prompt(scene: VoyageScene, kind: string, name: Names): string {
  const [row, column] = placeOf(scene.ship ?? 0);
  return say(`voyage-ask-${kind}`, {
    turn: scene.turn,
    captain: scene.captain === null ? "" : name(scene.captain),
    line: row + 1,
    column: column + 1,
    preferred: directionInWords(scene.turns.at(-1)?.preferred ?? null),
  });
}

/** Where a direction leads, for whoever looks before choosing. */
export function leads(scene: VoyageScene, direction: Direction): string {
  const isShown = barredOf(scene.question).some(({ value, facts }) => value === direction && facts?.card);
  if (isShown) return say("page-already-shown");
  const { leads, tile } = scene.ways[direction]!;
  if (!tile) return say(`voyage-leads-${leads}`);
  return tile === "unknown" ? say("voyage-leads-unknown") : say("voyage-leads-to", { tile: tileInWords(tile) });
}
