/** Half-keys on the edges of cards, distinguished by shape and letter as well as colour. */

import type { AttributeHalf, BonusHalf, FreeLeft, FreeRight, MagicLeft, MagicRight } from "../wire/generated";

/** The half on the right edge, for the next card. */
export type RightHalf = AttributeHalf | MagicRight | FreeRight;
/** The half on the left edge: its requirement, and the bonuses if it is joined. */
export type LeftHalf = BonusHalf | MagicLeft | FreeLeft;

export type Sort = "attribute" | "magic" | "free";

/** Return the sort of a half; a bonus half joins an attribute. */
export const sortOf = (half: RightHalf | LeftHalf | null): Sort =>
  half === null ? "free" : half.key === "bonus" ? "attribute" : half.key;

/** The outlines of the sorts, pointing right: a square, a pointed and a round tooth. */
export const SHAPES: Record<Sort, string> = {
  attribute: "M0 2h20v3h18v14H20v3H0Z",
  magic: "M0 2h19l20 10-20 10H0Z",
  free: "M0 2h22c0 3 1 4 3 3.500 6-3 14 0 14 6.500s-8 9.500-14 6.500c-2-.5-3 .5-3 3.500H0Z",
};

export type Sign = "marker" | "up" | "down" | "stage" | "draw" | "extra" | "discard";
export const SIGNS: Record<Sign, string> = {
  marker: "M6 1a5 5 0 1 0 .1 0Z",
  up: "M6 1l5 9H1Z",
  down: "M1 2h10l-5 9Z",
  stage: "M6 0l1.700 4.200 4.500.3-3.500 2.900 1.100 4.400L6 9.400l-3.800 2.400 1.100-4.400L-.2 4.500l4.500-.3Z",
  draw: "M2.500 0h7v12h-7Z",
  extra: "M4.500 1h3v3.500H11v3H7.500V11h-3V7.500H1v-3h3.500Z",
  discard: "M1 2.500 2.500 1 6 4.500 9.500 1 11 2.500 7.500 6 11 9.500 9.500 11 6 7.500 2.500 11 1 9.500 4.500 6Z",
};

/** Return the bonuses of a left half as signs with numbers; the text of the card spells them out. */
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

/**
 * How a left half joins the card before it: it works; its attribute is too low; its magic is not paid; there is no half
 * of its sort. `open`: unknown, since there is no card before it.
 */
export type Joint = "joined" | "weak" | "unpaid" | "empty" | "open";

/** The marks of joints: a tick, a cross, a star, a dash. */
export const MARKS: Record<Exclude<Joint, "open">, string> = {
  joined: "M4.500 8.200l2.500 2.600L11.600 5.500",
  weak: "M5.200 5.200l5.600 5.600M10.800 5.200l-5.600 5.600",
  unpaid: "M8 3.800l1.200 3 3 1.200-3 1.200-1.200 3-1.200-3-3-1.200 3-1.200Z",
  empty: "M4.800 8h6.400",
};

export const jointOf = (right: RightHalf | null, left: LeftHalf | null, connects: boolean): Joint => {
  if (!right || !left || sortOf(right) !== sortOf(left)) return "empty";
  if (connects) return "joined";
  return right.key === "magic" ? "unpaid" : "weak";
};
