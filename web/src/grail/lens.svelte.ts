/** Zoom and pan of the map, by buttons, wheel, keys, pinching and dragging. */

import { CELL, type Spot } from "./island";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Minimum pixels of a cell, unless the reader zooms out. */
const LEGIBLE = 92;
const NEAREST = 260;
const STEP = 1.35;
/** Pixels that a pointer may move in a tap before it counts as a drag. */
const SLIP = 7;

export class Lens {
  /** The size of the map element in pixels. */
  width = $state(1);
  height = $state(1);
  /** The reader's choice of pixels per cell; null for automatic zoom. */
  #wished = $state<number | null>(null);
  #middle = $state.raw<Spot | null>(null);
  #fingers = new Map<number, Spot>();
  #slipped = false;

  constructor(
    private readonly box: () => Box,
    private readonly home: () => Spot | null,
  ) {}

  /** The scale, in pixels per unit, that fits the whole map. */
  get #whole(): number {
    const { width, height } = this.box();
    return Math.min(this.width / width, this.height / height);
  }

  get scale(): number {
    const cell = this.#wished ?? Math.max(this.#whole * CELL, LEGIBLE);
    return Math.max(this.#whole, Math.min(cell, NEAREST) / CELL);
  }

  get isWhole(): boolean {
    return this.scale <= this.#whole * 1.001;
  }

  get isNearest(): boolean {
    return this.scale >= NEAREST / CELL;
  }

  get view(): Box {
    const box = this.box();
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    const { x, y } = this.#middle ?? this.home() ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return {
      x: within(x - width / 2, box.x, box.width, width),
      y: within(y - height / 2, box.y, box.height, height),
      width,
      height,
    };
  }

  nearer = (): void => this.#zoom(STEP);
  farther = (): void => this.#zoom(1 / STEP);
  whole = (): void => {
    this.#wished = this.#whole * CELL;
    this.#middle = null;
  };

  /** Pan to a place, if it is not visible. */
  show(spot: Spot): void {
    const { x, y, width, height } = this.view;
    const margin = CELL / 2;
    const inside = spot.x > x + margin && spot.x < x + width - margin && spot.y > y + margin && spot.y < y + height - margin;
    if (!inside && !this.isWhole) this.#middle = spot;
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12);
  };

  down = (event: PointerEvent): void => {
    if (!this.#fingers.size) this.#slipped = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.#slipped && Math.hypot(now.x - before.x, now.y - before.y) < SLIP) return;
    this.#slipped = true;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (other) this.#zoom(distance(now, other) / (distance(before, other) || 1));
    else if (!this.isWhole) this.#drag((before.x - now.x) / this.scale, (before.y - now.y) / this.scale);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** Whether the current click ends a drag. */
  get slipped(): boolean {
    return this.#slipped;
  }

  #drag(right: number, down: number): void {
    const { x, y, width, height } = this.view;
    this.#middle = { x: x + width / 2 + right, y: y + height / 2 + down };
  }

  #zoom(by: number): void {
    const { x, y, width, height } = this.view;
    this.#middle = { x: x + width / 2, y: y + height / 2 };
    this.#wished = Math.min(NEAREST, Math.max(this.#whole * CELL, this.scale * CELL * by));
  }
}

const distance = (from: Spot, to: Spot) => Math.hypot(from.x - to.x, from.y - to.y);

/** Clamp the start of the view so that it stays on the map; centre the map if the view is larger. */
function within(start: number, from: number, all: number, seen: number): number {
  return seen >= all ? from + (all - seen) / 2 : Math.min(Math.max(start, from), from + all - seen);
}
