/** Where things stand on the drawn chart: a hundred units for each place, and a frame around them. */

import type { VoyageScene } from "./scene";
import { COLUMNS, placeOf, ROWS, STEPS, type Direction } from "./sea";

/** The map with the ship on it. */
export type Chart = Pick<VoyageScene, "tiles" | "face_down" | "explored" | "ship" | "lost" | "ways" | "heading">;

export type Point = [number, number];

export const MARGIN = 46;
export const WIDTH = COLUMNS * 100 + 2 * MARGIN;
export const HEIGHT = ROWS * 100 + 2 * MARGIN;

/** The north-western corner of a cell. */
export function cornerOf(cell: number): Point {
  const [row, column] = placeOf(cell);
  return [MARGIN + column * 100, MARGIN + row * 100];
}

export function middleOf(cell: number): Point {
  const [x, y] = cornerOf(cell);
  return [x + 50, y + 50];
}

export const at = ([x, y]: Point) => `translate(${x} ${y})`;

/** A line through these points, for a path. */
export const line = (points: Point[]) => (points.length ? `M${points.map((point) => point.join(" ")).join("L")}` : "");

/** The point where a straight course from here leaves the map, and so much farther. */
export function edgeFrom([x, y]: Point, direction: Direction, farther: number): Point {
  const [down, right] = STEPS[direction];
  return [
    right ? (right > 0 ? WIDTH - MARGIN + farther : MARGIN - farther) : x,
    down ? (down > 0 ? HEIGHT - MARGIN + farther : MARGIN - farther) : y,
  ];
}
