/** Moments of a campaign that deserve a page of their own: dawn with its steps, a chapter, a death, mercy, the end. */

import type { Event } from "../wire/protocol";

export type MomentKind = "dawn" | "chapter" | "death" | "dying" | "madness" | "mercy" | "ending" | "menhir";

/** What came of one step of dawn; the other moments have one part without a name. */
export interface MomentPart {
  step: string | null;
  lines: string[];
}

export interface Moment {
  kind: MomentKind;
  /** The number of the event with which it began. */
  number: number;
  day: number | null;
  /** The location of a menhir that was looked at. */
  place: number | null;
  parts: MomentPart[];
}

/** In the order in which dawn takes them: the words of a step, by the kind of event. */
const STEPS: Record<string, string> = {
  menhir_removed: "dark-menhirs",
  location_discarded: "lost-locations",
  characters_moved: "lost-locations",
  tokens_changed: "time-dials",
  dial_set: "time-dials",
  dial_removed: "time-dials",
  guardian_rolled: "dawn-guardians",
  guardian_moved: "dawn-guardians",
  guardian_banished: "dawn-guardians",
  event_revealed: "dawn-event",
  quest_began: "dawn-event",
};

const MOMENTS: Record<string, MomentKind> = {
  chapter_began: "chapter",
  character_died: "death",
  mercy_granted: "mercy",
  ending_reached: "ending",
  epilogue_read: "ending",
  menhir_inspected: "menhir",
};

const AFFLICTIONS: Record<string, MomentKind> = { dying: "dying", dying_solo: "dying", going_mad: "madness" };

/** Somebody does something: what was told before it is past. */
const GOES_ON = new Set(["party_formed", "encounter_began", "dusk_fell", "rewound", "menhir_lit"]);

/** What has happened lately and is not past yet, the oldest first. */
export function momentsOf(events: readonly Event[]): Moment[] {
  let found: Moment[] = [];
  let dawn: Moment | null = null;
  /** The chapter that has begun since the last day did: what its opening and its first dawn bring does not end it. */
  let opening: Moment | null = null;
  for (const event of events) {
    if (event.kind === "dawn_broke") {
      dawn = { kind: "dawn", number: event.number, day: event.data.day as number, place: null, parts: [] };
      // What the night brought is told before the morning.
      found = [...found.filter((moment) => moment.kind !== "dawn"), dawn];
    } else if (event.kind === "day_began") {
      dawn = opening = null;
    } else if (GOES_ON.has(event.kind) && event.data.action !== "menhir") {
      found = found.filter((moment) => moment === opening || (moment === dawn && event.kind !== "dusk_fell"));
    } else if (dawn && event.kind in STEPS && event.text) {
      tell(dawn, STEPS[event.kind]!, event.text);
    } else if (kindOf(event)) {
      if (event.kind === "mercy_granted") found = []; // the end was none
      const kind = kindOf(event)!;
      const place = kind === "menhir" ? (event.data.location as number) : null;
      const moment: Moment = { kind, number: event.number, day: null, place, parts: [{ step: null, lines: [event.text ?? ""] }] };
      if (moment.kind === "chapter") opening = moment;
      found.push(moment);
    }
  }
  return found.filter((moment) => moment.parts.length > 0);
}

function kindOf(event: Event): MomentKind | null {
  if (event.kind === "affliction_attached") return AFFLICTIONS[event.data.affliction as string] ?? null;
  return MOMENTS[event.kind] ?? null;
}

function tell(dawn: Moment, step: string, line: string): void {
  const last = dawn.parts.at(-1);
  if (last?.step === step) last.lines.push(line);
  else dawn.parts.push({ step, lines: [line] });
}
