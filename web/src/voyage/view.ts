/** What a seat knows of a voyage, folded from its events; the twin of src/afallon/voyage/view.py. */

import { Fold, type Handlers } from "../wire/fold";
import { beginTable, changeLast, noLongerAsked, tableHandlers, type TableView } from "../wire/view";
import { CELLS, cellAt, courseOf, tilesOf, type Course, type Direction } from "./sea";

export type Vote = "white" | "black";
export type Card = "preferred" | "alternative";

/** One turn: what the captain offered, as far as the reader knows, who voted how, and where the ship sailed. */
export interface Turn {
  turn: number;
  captain: number;
  /** What the captain might choose. */
  directions: Direction[];
  preferred: Direction | null;
  /** Known to the captain; to all only if it won. */
  alternative: Direction | null;
  /** By seat; empty before the vote, and where there was nothing to vote on. */
  votes: Vote[];
  direction: Direction | null;
  /** The card that won. */
  card: Card | null;
  /** What decided: the majority, the captain (a tie), or necessity. */
  by: string | null;
  /** Where the ship came to; `null` if it has not, or has lost the route. */
  cell: number | null;
}

/** By reason: how many points. */
export type Points = Record<string, number>;

export interface VoyageView extends TableView {
  charted: boolean;
  lasting_captain: boolean;
  sailor_points: string;
  /** By cell: what lies there, as far as the reader knows; fog stays fog. */
  tiles: string[];
  /** By cell: what lay in the fog. */
  found: Record<number, string>;
  /** The cells in the order of their discovery, the start first. The ship stands on the last. */
  explored: number[];
  /** The roles of those seats that the reader knows for certain. */
  roles: Record<number, string>;
  captain: number;
  turn: number;
  turns: Turn[];
  /** By seat: the points and what they are for, when all is over. */
  points: Points[];
  lost: boolean;
}

const begin = (reader: number | null): VoyageView => ({
  ...beginTable(reader),
  charted: false,
  lasting_captain: false,
  sailor_points: "2",
  tiles: CELLS.map(() => "unknown"),
  found: {},
  explored: [],
  roles: {},
  captain: -1,
  turn: 0,
  turns: [],
  points: [],
  lost: false,
});

const handlers: Handlers<VoyageView> = {
  ...(tableHandlers as Handlers<VoyageView>),
  answered: (view, { seat, kind, value }) => ({
    ...noLongerAsked(view, [seat]),
    ...(kind === "choose_alternative" && value != null
      ? { turns: changeLast(view.turns, { alternative: value as Direction }) }
      : {}),
  }),
  game_started: (_, facts) => facts as Partial<VoyageView>,
  map_laid: (_, { rows }) => {
    const tiles = tilesOf(rows);
    return { tiles, explored: [tiles.indexOf("start")] };
  },
  tiles_hidden: (_, { rows }) => ({ tiles: tilesOf(rows) }),
  dealt: (view, { seat, role }) => ({ roles: { ...view.roles, [seat]: role } }),
  captain_chosen: (_, { seat }) => ({ captain: seat }),
  captain_passed: (_, { seat }) => ({ captain: seat }),
  turn_started: (view, { turn, captain, directions }) => ({
    turn,
    turns: [
      ...view.turns,
      {
        ...{ turn, captain, directions, votes: [] },
        ...{ preferred: null, alternative: null, direction: null, card: null, by: null, cell: null },
      },
    ],
  }),
  preferred_shown: (view, { direction }) => ({ turns: changeLast(view.turns, { preferred: direction }) }),
  votes_shown: (view, { votes }) => ({ turns: changeLast(view.turns, { votes }) }),
  course_set: (view, { direction, card, by }) => ({
    turns: changeLast(view.turns, {
      ...{ direction, card, by },
      ...(card === "alternative" ? { alternative: direction } : {}),
    }),
  }),
  tile_turned: (view, { row, column, tile, fog }) => {
    const cell = cellAt(row, column);
    return {
      turns: changeLast(view.turns, { cell }),
      explored: [...view.explored, cell],
      ...(fog
        ? { found: { ...view.found, [cell]: tile } }
        : { tiles: view.tiles.map((old, at) => (at === cell ? tile : old)) }),
    };
  },
  route_lost: () => ({ lost: true }),
  roles_shown: (_, { roles }) => ({ roles: { ...roles } }),
  points_counted: (_, { points }) => ({ points }),
};

/** A fold for this seat, or for a spectator (`null`). */
export const foldFor = (reader: number | null) => new Fold(() => begin(reader), handlers);

/** The cell on which the ship stands; `null` before the map lies on the table. */
export const shipOf = (view: VoyageView): number | null => view.explored.at(-1) ?? null;

export const courseFrom = (view: VoyageView, direction: Direction): Course =>
  courseOf(shipOf(view) ?? 0, direction, view.explored, view.tiles);

/** What lies on this cell, as far as the reader knows; of fog that has been turned up, what was found there. */
export const tileAt = (view: VoyageView, cell: number): string => view.found[cell] ?? view.tiles[cell]!;

export const sum = (points: Points | undefined) => Object.values(points ?? {}).reduce((a, b) => a + b, 0);
