/** The sea as a grid of nine rows of seven, and where a course leads; the twin of grid.py, tiles.py and sailing.py. */

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

/** The row and the column of a cell. */
export const placeOf = (cell: number): [number, number] => [Math.floor(cell / COLUMNS), cell % COLUMNS];

const isOnMap = (row: number, column: number) => row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;

/** Whether the map goes on in this direction. */
export function hasNeighbour(cell: number, direction: Direction): boolean {
  const [row, column] = placeOf(cell);
  const [down, right] = STEPS[direction];
  return isOnMap(row + down, column + right);
}

/** The cell next to this one; only where there is one. */
export function neighbourOf(cell: number, direction: Direction): number {
  const [down, right] = STEPS[direction];
  return cell + cellAt(down, right);
}

export function isAtBorder(cell: number): boolean {
  const [row, column] = placeOf(cell);
  return row === 0 || row === ROWS - 1 || column === 0 || column === COLUMNS - 1;
}

const SIGNS: Record<string, string> = {
  "~": "open_sea",
  "+": "cross_island",
  o: "plain_island",
  "?": "fog",
  "^": "coast",
  S: "start",
  A: "avalon",
  ".": "unknown",
};

/** The tiles that these rows of signs stand for. */
export const tilesOf = (rows: string[]) => rows.flatMap((row) => [...row].map((sign) => SIGNS[sign] ?? "unknown"));

export type Course = { cell: number } | "lost" | "barred";

/** Where the ship comes to: straight on over explored tiles, to the first that is not. */
export function courseOf(ship: number, direction: Direction, explored: number[], tiles: string[]): Course {
  const [down, right] = STEPS[direction];
  let [row, column] = placeOf(ship);
  while (isOnMap((row += down), (column += right))) {
    const cell = cellAt(row, column);
    if (!explored.includes(cell)) return { cell };
    if (tiles[cell] === "coast") return "barred";
  }
  return "lost";
}
