/** What the server offers for Avalon, asked once and kept. */

import { api } from "../wire/http";
import type { AvalonOffer, Side } from "../wire/protocol";

let offer = $state.raw<AvalonOffer | null>(null);
let asked: Promise<AvalonOffer> | null = null;

export async function avalonOffer(): Promise<AvalonOffer> {
  asked ??= api.offer<AvalonOffer>("avalon");
  try {
    offer = await asked;
    return offer;
  } catch (reason) {
    asked = null;
    throw reason;
  }
}

/** The side of a character as it is printed on its card; `null` until the server has told. */
export function sideOf(character: string): Side | null {
  if (!asked) void avalonOffer().catch(() => null);
  return offer?.characters.find((one) => one.name === character)?.side ?? null;
}
