/** Geometry of the map: rows and columns of locations become coordinates. */

import type { GrailPlace } from "./scene";

/** The sizes of a cell and of the location card in it. */
export const CELL = 100;
export const CARD = 84;

const STEPS: Record<string, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

export interface Spot {
  x: number;
  y: number;
}

export const centre = ({ row, column }: { row: number; column: number }): Spot => ({ x: column * CELL, y: row * CELL });

/** A way from one card to another or to an unexplored location, as a line. */
export interface Way {
  from: Spot;
  to: Spot;
  /** The printed number of an unexplored location; null between two cards. */
  key: number | null;
}

/** Return every way once: between two cards, from the one with the lower number. */
export function waysOf(places: GrailPlace[]): Way[] {
  const at = new Map(places.map((place) => [place.number, centre(place)]));
  return places.flatMap((place) =>
    Object.entries(place.ways).flatMap(([side, way]): Way[] => {
      const from = at.get(place.number)!;
      const [right, down] = STEPS[side]!;
      if (way.to === null) {
        const reach = CELL * 0.62;
        return [{ from, to: { x: from.x + right * reach, y: from.y + down * reach }, key: way.key }];
      }
      return way.to > place.number ? [{ from, to: at.get(way.to) ?? from, key: null }] : [];
    }),
  );
}

/** Return the box around all cards and the stubs of ways to unexplored locations. */
export function frame(places: GrailPlace[]): { x: number; y: number; width: number; height: number } {
  const columns = places.map((place) => place.column);
  const rows = places.map((place) => place.row);
  const margin = CELL * 0.78;
  const [left, right] = [Math.min(...columns) * CELL - margin, Math.max(...columns) * CELL + margin];
  const [top, bottom] = [Math.min(...rows) * CELL - margin, Math.max(...rows) * CELL + margin];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Return the nearest place in the direction of an arrow key, preferring places straight ahead. */
export function neighbour(places: GrailPlace[], from: GrailPlace, key: string): GrailPlace | null {
  const [right, down] = STEPS[{ ArrowUp: "north", ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west" }[key] ?? ""] ?? [0, 0];
  const distance = (place: GrailPlace) => {
    const [x, y] = [place.column - from.column, place.row - from.row];
    const ahead = x * right + y * down;
    return ahead > 0 ? ahead + 2 * Math.abs(x * down + y * right) : Infinity;
  };
  return places.reduce<GrailPlace | null>(
    (nearest, place) => (distance(place) < (nearest ? distance(nearest) : Infinity) ? place : nearest),
    null,
  );
}

/** Return the brightness of a place from 0 to 1: a menhir that goes out soon gives little light. */
export function light(place: GrailPlace): number {
  if (!place.lit) return 0;
  return place.lost_in === null ? 1 : Math.min(1, 0.35 + place.lost_in * 0.13);
}

/** Return the lines of a name on a card: two if it is long. */
export function lines(name: string): string[] {
  if (name.length <= 15 || !name.includes(" ")) return [name];
  const breaks = [...name.matchAll(/ /g)].map((space) => space.index);
  const middle = breaks.reduce((best, place) =>
    Math.abs(place - name.length / 2) < Math.abs(best - name.length / 2) ? place : best,
  );
  return [name.slice(0, middle), name.slice(middle + 1)];
}
