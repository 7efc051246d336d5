/** The passes stored in this browser. A pass gives its holder a seat, or a name as a spectator. */

import { read, write } from "../storage";

export interface Pass {
  room: string;
  /** `null` for a spectator. */
  seat: number | null;
  pass: string;
  name: string;
  shield: number;
  /** When it was last used, in milliseconds. */
  used: number;
}

const KEY = "passes";
const MOST = 12;

/** Return the normalised form of a room code: capitals, without spaces and dashes. */
export const plainCode = (code: string) => code.toUpperCase().replace(/[\s-]/g, "");

/** Return the displayed form of a room code: two groups of five. */
export const readableCode = (code: string) => plainCode(code).replace(/^(.{5})(.+)$/, "$1-$2");

/** Return all passes, the most recently used first. */
export const passes = (): Pass[] => read<Pass[]>(KEY, []).sort((a, b) => b.used - a.used);

export const passFor = (room: string): Pass | null => passes().find((pass) => pass.room === plainCode(room)) ?? null;

export function keepPass(pass: Omit<Pass, "used">): void {
  const room = plainCode(pass.room);
  const others = passes().filter((other) => other.room !== room);
  write(KEY, [{ ...pass, room, used: Date.now() }, ...others].slice(0, MOST));
}

export function dropPass(room: string): void {
  write(
    KEY,
    passes().filter((pass) => pass.room !== plainCode(room)),
  );
}
