/** The server's offer for Avalon, fetched once: the page's only knowledge of characters, modules and plot cards. */

import { api } from "../wire/http";
import type { AvalonOffer, Entry, Side } from "../wire/protocol";

let offer = $state.raw<AvalonOffer | null>(null);
let asked: Promise<AvalonOffer> | null = null;
const WAIT = 2000;

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

/** Return the offer, or `null` until it is fetched; start fetching it if necessary, again after failures. */
export function knownOffer(): AvalonOffer | null {
  if (!asked) void avalonOffer().catch(() => setTimeout(knownOffer, WAIT));
  return offer;
}

const find = <Found extends Entry>(entries: Found[] | undefined, name: string) =>
  entries?.find((entry) => entry.name === name);

/** Return a character of the offer, if fetched. */
export const character = (name: string) => find(knownOffer()?.characters, name);

/** Return the side printed on a character's card; `null` until the offer is fetched. */
export const sideOf = (name: string): Side | null => character(name)?.side ?? null;

/** Return whether a character has this tag. */
export const hasTag = (name: string, tag: string): boolean => character(name)?.tags.includes(tag) ?? false;

/** Return the character, module or plot card of this name. */
function entry(name: string): Entry | undefined {
  const known = knownOffer();
  return find(known?.characters, name) ?? find(known?.modules, name) ?? find(known?.plot_cards, name);
}

/** Return the drawing of an entry; `undefined` if it has none of its own. */
export const crestOf = (name: string): string | undefined => entry(name)?.crest || undefined;

/** Return the ids of the rules that an entry implements. */
export const rulesOf = (name: string): string => entry(name)?.rules.join(", ") ?? "";
