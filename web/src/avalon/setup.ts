/** Changes of a set-up in the editor, according to the server's offer. */

import type { AvalonOffer, Option, Preset, SetupOptions, Thing } from "../wire/protocol";

/** Return the chosen characters, or the chosen modules. */
export const chosenOf = (options: SetupOptions, kind: Thing["kind"]): string[] =>
  options[kind === "character" ? "characters" : "modules"] ?? [];

export const isChosen = (options: SetupOptions, thing: Thing) =>
  thing.names.every((name) => chosenOf(options, thing.kind).includes(name));

/** Return the set-up with this entry added, or removed if it is chosen. */
export function switched(offer: AvalonOffer, options: SetupOptions, thing: Thing): SetupOptions {
  const others = chosenOf(options, thing.kind).filter((name) => !thing.names.includes(name));
  const list = isChosen(options, thing) ? others : [...others, ...thing.names];
  return tidy(offer, { ...options, [thing.kind === "character" ? "characters" : "modules"]: list });
}

/** Return whether an option has an effect in this set-up. */
export function matters(option: Option, options: SetupOptions): boolean {
  const inPlay = [...chosenOf(options, "character"), ...chosenOf(options, "module")];
  return option.of.length === 0 || option.of.some((name) => inPlay.includes(name));
}

/** Return whether a hunter must be named: one of these characters is hunted, but none hunts by its own card. */
export function needsHunter(offer: AvalonOffer, characters: string[]): boolean {
  const tags = offer.characters.filter(({ name }) => characters.includes(name)).flatMap(({ tags }) => tags);
  const isHunted = tags.includes("hunted") || tags.includes("hunted_messenger");
  return isHunted && !tags.includes("hunts");
}

/** Return the set-up without modules, options and a hunter that need entries not in play. */
export function tidy(offer: AvalonOffer, options: SetupOptions): SetupOptions {
  const characters = chosenOf(options, "character");
  const isNeeded = needsHunter(offer, characters) && characters.includes(options.assassin ?? "");
  const needs = (module: string) => offer.modules.find(({ name }) => name === module)?.needs ?? [];
  const modules = chosenOf(options, "module").filter((name) =>
    needs(name).every((needed) => characters.includes(needed)),
  );
  const tidied = { ...options, modules, ...("assassin" in options && !isNeeded ? { assassin: null } : {}) };
  const idle = offer.options.filter((option) => !matters(option, tidied)).map(({ name }) => name);
  return Object.fromEntries(Object.entries(tidied).filter(([name]) => !idle.includes(name)));
}

/** Return the presets by group, in the order in which the groups first occur. */
export function groupsOf(presets: Preset[]): { name: string; presets: Preset[] }[] {
  const names = [...new Set(presets.map((preset) => preset.group))];
  return names.map((name) => ({ name, presets: presets.filter((preset) => preset.group === name) }));
}
