/** Private notes and suspicion marks, kept on this device, for one seat of one game. */

import type { Session } from "../session.svelte";
import { read, write } from "../storage";
import { plainCode } from "../wire/passes";

/** By seat: one of the marks that the game has. */
type Marks = Record<number, string | null>;

export class Notes {
  marks = $state<Marks>({});
  text = $state("");

  constructor(private readonly key: string) {
    const kept = read<{ marks: Marks; text: string }>(key, { marks: {}, text: "" });
    this.marks = kept.marks;
    this.text = kept.text;
  }

  keep(): void {
    write(this.key, { marks: this.marks, text: this.text });
  }
}

const opened = new Map<string, Notes>();

/** The notes of this seat for the game that is played in the room now. */
export function notes(session: Session<any>): Notes {
  const key = `notes.${plainCode(session.code)}.${session.room?.number ?? 0}`;
  const found = opened.get(key) ?? new Notes(key);
  opened.set(key, found);
  return found;
}
