/** Half-keys: what stands on the edges of cards, by shape and letter as well as colour. */

import type { AttributeHalf, BonusHalf, FreeLeft, FreeRight, MagicLeft, MagicRight } from "../wire/generated";

/** What a card leaves to the next one. */
export type RightHalf = AttributeHalf | MagicRight | FreeRight;
/** What a card wants, with what it gives when it is met. */
export type LeftHalf = BonusHalf | MagicLeft | FreeLeft;

/** What a left half gives, as signs: they stand on a card, and are spelled out in its text. */
export function gifts(half: LeftHalf): string[] {
  const signs: string[] = [];
  if (half.markers) signs.push(`●${half.markers > 1 ? half.markers : ""}`);
  if (half.affinity) signs.push(`${half.affinity > 0 ? "▲" : "▼"}${Math.abs(half.affinity)}`);
  if (half.stage) signs.push(`★${half.stage > 1 ? half.stage : ""}`);
  if (half.draw) signs.push(`▯${half.draw > 1 ? half.draw : ""}`);
  if (half.extra_card) signs.push("＋");
  if (half.discard_last) signs.push("✕");
  return signs;
}

/** How two halves that meet are joined. */
export type Joint = "joined" | "weak" | "unpaid" | "open" | "empty";

export const jointOf = (right: RightHalf | null, left: LeftHalf | null, connects: boolean, paid = true): Joint => {
  if (!right || !left) return right || left ? "open" : "empty";
  if (right.key === "magic" && !paid) return "unpaid";
  return connects ? "joined" : "weak";
};
