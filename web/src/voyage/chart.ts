/** Geometry of the drawn map: 100 units per place, and a frame around them. */

import type { VoyageScene } from "./scene";
import { COLUMNS, placeOf, ROWS, STEPS, type Direction } from "./sea";

/** The parts of the scene that the map draws. */
export type Chart = Pick<VoyageScene, "tiles" | "face_down" | "explored" | "ship" | "lost" | "ways" | "heading">;

export type Point = [number, number];

export const MARGIN = 46;
export const WIDTH = COLUMNS * 100 + 2 * MARGIN;
export const HEIGHT = ROWS * 100 + 2 * MARGIN;

/** Return the north-western corner of a cell. */
export function cornerOf(cell: number): Point {
  const [row, column] = placeOf(cell);
  return [MARGIN + column * 100, MARGIN + row * 100];
}

export function middleOf(cell: number): Point {
  const [x, y] = cornerOf(cell);
  return [x + 50, y + 50];
}

export const at = ([x, y]: Point) => `translate(${x} ${y})`;

/** Return SVG path data for a line through these points. */
export const line = (points: Point[]) => (points.length ? `M${points.map((point) => point.join(" ")).join("L")}` : "");

/** Return the point `farther` units beyond the edge of the map, straight ahead from here. */
export function edgeFrom([x, y]: Point, direction: Direction, farther: number): Point {
  const [down, right] = STEPS[direction];
  return [
    right ? (right > 0 ? WIDTH - MARGIN + farther : MARGIN - farther) : x,
    down ? (down > 0 ? HEIGHT - MARGIN + farther : MARGIN - farther) : y,
  ];
}
