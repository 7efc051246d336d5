/** What the server offers for Avalon, asked once and kept: all that the page knows of what is in the box. */

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

/** The offer as soon as the server has told it; `null` until then. */
export function knownOffer(): AvalonOffer | null {
  if (!asked) void avalonOffer().catch(() => setTimeout(knownOffer, WAIT));
  return offer;
}

const find = <Found extends Entry>(entries: Found[] | undefined, name: string) => entries?.find((one) => one.name === name);

/** A character, as far as the server has told. */
export const character = (name: string) => find(knownOffer()?.characters, name);

/** The side of a character as it is printed on its card; `null` until the server has told. */
export const sideOf = (name: string): Side | null => character(name)?.side ?? null;

/** Whether a character is known by this tag. */
export const hasTag = (name: string, tag: string): boolean => character(name)?.tags.includes(tag) ?? false;

/** A character, a module or a plot card. */
function entry(name: string): Entry | undefined {
  const known = knownOffer();
  return find(known?.characters, name) ?? find(known?.modules, name) ?? find(known?.plot_cards, name);
}

/** The drawing of an entry; `undefined` if it has none of its own. */
export const crestOf = (name: string): string | undefined => entry(name)?.crest || undefined;

/** The rules that an entry is made of, by their ids. */
export const rulesOf = (name: string): string => entry(name)?.rules.join(", ") ?? "";
