/** What the things of the pack are called and what is printed on them, in the reader's language, from the catalogue. */

import type { LeftHalf, RightHalf } from "./keys";

/** A combat or diplomacy card as it is printed. */
export interface CardFace {
  name: string;
  kind: string;
  left: (LeftHalf | null)[];
  right: (RightHalf | null)[];
  text: string[];
}

export interface Names {
  location(number: number): string;
  /** What is printed on a location. */
  about(number: number): string[];
  encounter(id: string): string;
}
