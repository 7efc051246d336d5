/** Play on one device passed around: the passes of all its players by room, stored in this browser. */

import { router } from "../router.svelte";
import { read, write } from "../storage";
import { api } from "../wire/http";
import { keepPass, plainCode } from "../wire/passes";
import type { Setup } from "../wire/protocol";
import { words } from "../words/words.svelte";

export interface AroundSeat {
  seat: number;
  pass: string;
}

const KEY = "around";

type Kept = Record<string, AroundSeat[]>;

/** Return the seats that share this device in a room; empty if it is not passed around. */
export const aroundFor = (code: string): AroundSeat[] => read<Kept>(KEY, {})[plainCode(code)] ?? [];

/** Open a room, seat everybody with a name, and go to it. The other chairs are for bots. */
export async function openAround(setup: Setup, names: string[]): Promise<void> {
  const [first, ...others] = names
    .map((name, shield) => ({ name: name.trim(), shield, language: words.language }))
    .filter((person) => person.name);
  const { room, seat, pass } = await api.open(setup, first!, false);
  const seats: AroundSeat[] = [{ seat, pass }];
  for (const person of others) seats.push(await api.join(room, person, null));
  keepPass({ room, seat, pass, name: first!.name, shield: first!.shield });
  write(KEY, { [plainCode(room)]: seats });
  router.go(`/r/${room}`);
}
