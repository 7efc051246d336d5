/** What there is to see and to do in a voyage, as the server describes it: src/afallon/voyage/scene.py. */

import type { TableView } from "../wire/view";
import type { Direction } from "./sea";

export type Vote = "white" | "black";

/** By reason: how many points. */
export type Points = Record<string, number>;

export interface Score {
  total: number;
  reasons: Points;
}

/** Where a direction leads from where the ship stands. */
export interface Way {
  leads: "cell" | "lost" | "barred";
  cell: number | null;
  tile: string | null;
}

/** One turn as everybody knows it: the captain's offer, who voted how, and where the ship sailed. */
export interface Turn {
  turn: number;
  captain: number;
  preferred: Direction | null;
  /** Only if it won. */
  alternative: Direction | null;
  /** By seat. */
  votes: Vote[];
  direction: Direction | null;
  card: "preferred" | "alternative" | null;
  by: string | null;
  cell: number | null;
  tile: string | null;
  fog: boolean;
  lost: boolean;
}

/** The map with the ship on it. */
export interface Chart {
  tiles: string[];
  /** What lies face down, for eyes that see everything. */
  face_down: Record<number, string>;
  explored: number[];
  ship: number | null;
  lost: boolean;
  ways: Partial<Record<Direction, Way>>;
  heading: Direction | null;
}

export interface VoyageScene extends TableView, Chart {
  charted: boolean;
  lasting_captain: boolean;
  sailor_points: string;
  last_turn: number;
  turn: number;
  captain: number | null;
  voted: number[];
  turns: Turn[];
  prospects: Record<string, Score>;
  /** By seat, when all are shown. */
  roles: string[];
  scores: Score[];
  ranking: number[];
  /** The reader's own. */
  role: string | null;
  /** Every role that was dealt, for eyes that see everything. */
  dealt: Record<number, string>;
  /** By turn: what the reader hid as its captain. */
  hidden: Record<number, Direction>;
}
