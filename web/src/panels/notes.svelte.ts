/** Private notes and suspicion marks for one game of one room, stored on this device. */

import type { Session } from "../session.svelte";
import { read, write } from "../storage";
import { plainCode } from "../wire/passes";

/** By seat: one of the kit's marks. */
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

/** Return the notes for the current game of the session's room. */
export function notes(session: Session<any>): Notes {
  const key = `notes.${plainCode(session.code)}.${session.room?.number ?? 0}`;
  const notes = opened.get(key) ?? new Notes(key);
  opened.set(key, notes);
  return notes;
}
