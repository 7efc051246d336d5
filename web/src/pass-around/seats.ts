/** One device passed around: the passes of all who play on it, by room, kept in this browser. */

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

/** Those who share this device in a room; nobody if everybody has a device of their own. */
export const aroundFor = (code: string): AroundSeat[] => read<Kept>(KEY, {})[plainCode(code)] ?? [];

/** Open a room, seat everybody who has a name, leave the other chairs to bots, and go there. */
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
