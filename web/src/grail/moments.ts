/** Important moments of a campaign, announced on their own: dawn with its steps, chapters, deaths, mercy, endings. */

import type { Event } from "../wire/protocol";

export type MomentKind = "dawn" | "chapter" | "death" | "dying" | "madness" | "mercy" | "ending" | "menhir";

/** The lines of one step of dawn; other moments have one part without a step. */
export interface MomentPart {
  step: string | null;
  lines: string[];
}

export interface Moment {
  kind: MomentKind;
  /** The number of its first event. */
  number: number;
  day: number | null;
  /** The location of an inspected menhir. */
  place: number | null;
  parts: MomentPart[];
}

/** The step of dawn for each kind of event, in the order of dawn. */
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

/** Kinds of event that end earlier moments. */
const GOES_ON = new Set(["party_formed", "encounter_began", "dusk_fell", "rewound", "menhir_lit"]);

/** Return the current moments, the oldest first. */
export function momentsOf(events: readonly Event[]): Moment[] {
  let moments: Moment[] = [];
  let dawn: Moment | null = null;
  /** A chapter begun since the last day: events of its opening and its first dawn do not end it. */
  let opening: Moment | null = null;
  for (const event of events) {
    if (event.kind === "dawn_broke") {
      dawn = { kind: "dawn", number: event.number, day: event.data.day as number, place: null, parts: [] };
      // Moments of the night come before the new dawn.
      moments = [...moments.filter((moment) => moment.kind !== "dawn"), dawn];
    } else if (event.kind === "day_began") {
      dawn = opening = null;
    } else if (GOES_ON.has(event.kind) && event.data.action !== "menhir") {
      moments = moments.filter((moment) => moment === opening || (moment === dawn && event.kind !== "dusk_fell"));
    } else if (dawn && event.kind in STEPS && event.text) {
      addLine(dawn, STEPS[event.kind]!, event.text);
    } else if (kindOf(event)) {
      if (event.kind === "mercy_granted") moments = []; // mercy cancels the end
      const kind = kindOf(event)!;
      const place = kind === "menhir" ? (event.data.location as number) : null;
      const moment: Moment = { kind, number: event.number, day: null, place, parts: [{ step: null, lines: [event.text ?? ""] }] };
      if (moment.kind === "chapter") opening = moment;
      moments.push(moment);
    }
  }
  return moments.filter((moment) => moment.parts.length > 0);
}

function kindOf(event: Event): MomentKind | null {
  if (event.kind === "affliction_attached") return AFFLICTIONS[event.data.affliction as string] ?? null;
  return MOMENTS[event.kind] ?? null;
}

function addLine(dawn: Moment, step: string, line: string): void {
  const last = dawn.parts.at(-1);
  if (last?.step === step) last.lines.push(line);
  else dawn.parts.push({ step, lines: [line] });
}
