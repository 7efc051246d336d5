/** Where everything lies on the map: cells in rows and columns become places on paper. */

import type { GrailPlace } from "./scene";

/** How wide a cell is, and how much of it the card of a location takes. */
export const CELL = 100;
export const CARD = 84;

const STEPS: Record<string, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

export interface Spot {
  x: number;
  y: number;
}

export const centre = ({ row, column }: { row: number; column: number }): Spot => ({ x: column * CELL, y: row * CELL });

/** A way that leads to another card or into the unknown, and where it begins and ends. */
export interface Way {
  from: Spot;
  to: Spot;
  /** The number that is printed where nothing lies yet. */
  key: number | null;
}

/** Every way once: between two cards it is drawn from the one with the lower number. */
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

/** The part of the paper that holds all cards and the beginnings of unknown ways. */
export function frame(places: GrailPlace[]): { x: number; y: number; width: number; height: number } {
  const columns = places.map((place) => place.column);
  const rows = places.map((place) => place.row);
  const margin = CELL * 0.78;
  const [left, right] = [Math.min(...columns) * CELL - margin, Math.max(...columns) * CELL + margin];
  const [top, bottom] = [Math.min(...rows) * CELL - margin, Math.max(...rows) * CELL + margin];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The next place in the direction of an arrow key: the nearest, and rather straight ahead than aside. */
export function neighbour(places: GrailPlace[], from: GrailPlace, key: string): GrailPlace | null {
  const [right, down] = STEPS[{ ArrowUp: "north", ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west" }[key] ?? ""] ?? [0, 0];
  const far = (one: GrailPlace) => {
    const [x, y] = [one.column - from.column, one.row - from.row];
    const ahead = x * right + y * down;
    return ahead > 0 ? ahead + 2 * Math.abs(x * down + y * right) : Infinity;
  };
  return places.reduce<GrailPlace | null>((found, one) => (far(one) < (found ? far(found) : Infinity) ? one : found), null);
}

/** How bright a place is: a menhir that goes out soon gives little light. */
export function light(place: GrailPlace): number {
  if (!place.lit) return 0;
  return place.lost_in === null ? 1 : Math.min(1, 0.35 + place.lost_in * 0.13);
}

/** A name on a card, in two lines where one would be too long. */
export function lines(name: string): string[] {
  if (name.length <= 15 || !name.includes(" ")) return [name];
  const breaks = [...name.matchAll(/ /g)].map((space) => space.index);
  const middle = breaks.reduce((best, place) =>
    Math.abs(place - name.length / 2) < Math.abs(best - name.length / 2) ? place : best,
  );
  return [name.slice(0, middle), name.slice(middle + 1)];
}
