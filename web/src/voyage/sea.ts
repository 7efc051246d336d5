/** The sea as a grid of nine rows of seven cells, and the tile symbols of a proposed map. */

import type { VoyageScene } from "./scene";

export const ROWS = 9;
export const COLUMNS = 7;
export const CELLS = Array.from({ length: ROWS * COLUMNS }, (_, cell) => cell);

export const DIRECTIONS = ["north", "east", "south", "west"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Each direction as a step in rows and columns. */
export const STEPS: Record<Direction, [number, number]> = {
  north: [-1, 0],
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
};

export const cellAt = (row: number, column: number) => row * COLUMNS + column;

/** Return the row and the column of a cell. */
export const placeOf = (cell: number): [number, number] => [Math.floor(cell / COLUMNS), cell % COLUMNS];

const isOnMap = (row: number, column: number) => row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;

/** Return whether the map has a cell in this direction. */
export function hasNeighbour(cell: number, direction: Direction): boolean {
  const [row, column] = placeOf(cell);
  const [down, right] = STEPS[direction];
  return isOnMap(row + down, column + right);
}

/** Return the neighbouring cell in this direction, which must exist. */
export function neighbourOf(cell: number, direction: Direction): number {
  const [down, right] = STEPS[direction];
  return cell + cellAt(down, right);
}

type Tile = VoyageScene["tiles"][number];

const SIGNS: Record<string, Tile> = {
  "~": "open_sea",
  "+": "cross_island",
  o: "plain_island",
  "?": "fog",
  "^": "coast",
  S: "start",
  A: "avalon",
  ".": "unknown",
};

/** Return the tiles for rows of symbols. */
export const tilesOf = (rows: string[]) => rows.flatMap((row) => [...row].map((sign) => SIGNS[sign] ?? "unknown"));
