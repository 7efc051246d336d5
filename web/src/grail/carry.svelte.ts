/** Drag a card of the hand by mouse or finger and drop it on a target. */

/** Pixels that the pointer may move in a press before it counts as a drag. */
const SLIP = 8;

export class Carry {
  /** The place in the hand of the dragged card; null while none is dragged. */
  at = $state<number | null>(null);
  /** Its position on the screen. */
  x = $state(0);
  y = $state(0);
  /** Whether it is over the target. */
  over = $state(false);
  #from: { at: number; pointer: number; x: number; y: number } | null = null;
  #carried = false;

  constructor(
    private readonly target: string,
    private readonly play: (at: number) => void,
  ) {}

  /** Whether the press that ends now was a drag, so that the click after it must be ignored. */
  get carried(): boolean {
    return this.#carried;
  }

  /** Start a possible drag of the card at this place. */
  begin(event: PointerEvent, at: number): void {
    this.#stop();
    this.#carried = false;
    if (!event.isPrimary || event.button !== 0) return;
    this.#from = { at, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#up);
    addEventListener("pointercancel", this.#stop);
    addEventListener("keydown", this.#escape, true);
  }

  #move = (event: PointerEvent): void => {
    const from = this.#from;
    if (event.pointerId !== from?.pointer) return;
    if (this.at === null && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLIP) return;
    [this.at, this.x, this.y, this.#carried] = [from.at, event.clientX, event.clientY, true];
    this.over = Boolean(document.elementFromPoint(this.x, this.y)?.closest(this.target));
  };

  #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#from?.pointer) return;
    const [at, over] = [this.at, this.over];
    this.#stop();
    if (at !== null && over) this.play(at);
  };

  #escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || this.at === null) return;
    event.stopPropagation();
    this.#stop();
  };

  #stop = (): void => {
    this.#from = this.at = null;
    this.over = false;
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#up);
    removeEventListener("pointercancel", this.#stop);
    removeEventListener("keydown", this.#escape, true);
  };
}
