/** How a set-up changes while it is being chosen, by what the server offers. */

import type { AvalonOffer, Option, Preset, SetupOptions, Thing } from "../wire/protocol";

/** What is in the set-up of a thing's kind. */
export const chosenOf = (options: SetupOptions, kind: Thing["kind"]): string[] =>
  options[kind === "character" ? "characters" : "modules"] ?? [];

export const isChosen = (options: SetupOptions, thing: Thing) =>
  thing.names.every((name) => chosenOf(options, thing.kind).includes(name));

/** The set-up with this thing in it, or out of it. */
export function switched(offer: AvalonOffer, options: SetupOptions, thing: Thing): SetupOptions {
  const others = chosenOf(options, thing.kind).filter((name) => !thing.names.includes(name));
  const list = isChosen(options, thing) ? others : [...others, ...thing.names];
  return tidy(offer, { ...options, [thing.kind === "character" ? "characters" : "modules"]: list });
}

/** Whether an option makes a difference to what is in this set-up. */
export function matters(option: Option, options: SetupOptions): boolean {
  const inPlay = [...chosenOf(options, "character"), ...chosenOf(options, "module")];
  return option.of.length === 0 || option.of.some((name) => inPlay.includes(name));
}

/** Whether these characters are hunted at the end, but none of them hunts by its own card. */
export function needsHunter(offer: AvalonOffer, characters: string[]): boolean {
  const tags = offer.characters.filter(({ name }) => characters.includes(name)).flatMap((one) => one.tags);
  const isHunted = tags.includes("hunted") || tags.includes("hunted_messenger");
  return isHunted && !tags.includes("hunts");
}

/** Leave out what speaks of somebody who is not in play. */
export function tidy(offer: AvalonOffer, options: SetupOptions): SetupOptions {
  const characters = chosenOf(options, "character");
  const isNeeded = needsHunter(offer, characters) && characters.includes(options.assassin ?? "");
  const needs = (module: string) => offer.modules.find(({ name }) => name === module)?.needs ?? [];
  const modules = chosenOf(options, "module").filter((name) => needs(name).every((one) => characters.includes(one)));
  const tidied = { ...options, modules, ...("assassin" in options && !isNeeded ? { assassin: null } : {}) };
  const idle = offer.options.filter((option) => !matters(option, tidied)).map((option) => option.name);
  return Object.fromEntries(Object.entries(tidied).filter(([name]) => !idle.includes(name)));
}

/** The presets in their groups, in the order in which these come. */
export function groupsOf(presets: Preset[]): { name: string; presets: Preset[] }[] {
  const names = [...new Set(presets.map((preset) => preset.group))];
  return names.map((name) => ({ name, presets: presets.filter((preset) => preset.group === name) }));
}
