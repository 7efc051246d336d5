/** Half-keys: what stands on the edges of cards, by shape and letter as well as colour. */

import type { AttributeHalf, BonusHalf, FreeLeft, FreeRight, MagicLeft, MagicRight } from "../wire/generated";

/** What a card leaves to the next one. */
export type RightHalf = AttributeHalf | MagicRight | FreeRight;
/** What a card wants, with what it gives when it is met. */
export type LeftHalf = BonusHalf | MagicLeft | FreeLeft;

export type Sign = "marker" | "up" | "down" | "stage" | "draw" | "extra" | "discard";

/** What a left half gives, as signs with their number: they stand on a card, and are spelled out in its text. */
export function gifts(half: LeftHalf): { sign: Sign; number: number }[] {
  const { markers = 0, affinity = 0, stage = 0, draw = 0, extra_card = false, discard_last = 0 } = half;
  const given: { sign: Sign; number: number }[] = [
    { sign: "marker", number: markers },
    { sign: affinity < 0 ? "down" : "up", number: Math.abs(affinity) },
    { sign: "stage", number: stage },
    { sign: "draw", number: draw },
    { sign: "extra", number: Number(extra_card) },
    { sign: "discard", number: discard_last },
  ];
  return given.filter(({ number }) => number);
}

/** How two halves that meet are joined. */
export type Joint = "joined" | "weak" | "unpaid" | "open" | "empty";

export const jointOf = (right: RightHalf | null, left: LeftHalf | null, connects: boolean, paid = true): Joint => {
  if (!right || !left) return right || left ? "open" : "empty";
  if (right.key === "magic" && !paid) return "unpaid";
  return connects ? "joined" : "weak";
};
