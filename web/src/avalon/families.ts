/** How the set-up is arranged for people: presets in groups, and characters and modules in families. */

import type { Preset, SetupOptions } from "../wire/protocol";

/** What is switched on and off as one: a character, several that belong together, or a module. */
export interface Thing {
  kind: "character" | "module";
  names: string[];
  /** What several are called together. */
  together?: string;
}

export interface Family {
  name: string;
  things: Thing[];
}

const each = (kind: Thing["kind"], ...names: string[]): Thing[] => names.map((name) => ({ kind, names: [name] }));
const LANCELOTS = ["good_lancelot", "evil_lancelot"];
const SORCERERS = ["good_sorcerer", "evil_sorcerer"];
const MESSENGERS = ["senior_messenger", "junior_messenger", "evil_messenger"];

export const FAMILIES: Family[] = [
  { name: "classic", things: each("character", "merlin", "percival", "assassin", "morgana", "mordred", "oberon") },
  { name: "modules", things: each("module", "lady_of_the_lake", "excalibur", "quest_selection", "plot_cards", "trapper") },
  { name: "lancelots", things: [{ kind: "character", names: LANCELOTS, together: "lancelots" }] },
  {
    name: "faces",
    things: each(
      "character",
      ...["cleric", "troublemaker", "untrustworthy_servant", "trickster", "lunatic", "brute", "revealer"],
    ),
  },
  {
    name: "hands",
    things: [
      ...each("character", "good_rogue", "evil_rogue"),
      { kind: "character", names: SORCERERS, together: "sorcerers" },
      { kind: "character", names: MESSENGERS, together: "messengers" },
    ],
  },
];

export const VARIANTS = ["lancelot_variant_1", "lancelot_variant_2"];

/** What is in the set-up of a thing's kind. */
export const chosenOf = (options: SetupOptions, kind: Thing["kind"]): string[] =>
  options[kind === "character" ? "characters" : "modules"] ?? [];

export const isChosen = (options: SetupOptions, thing: Thing) =>
  thing.names.every((name) => chosenOf(options, thing.kind).includes(name));

/** Whether somebody is hunted in the end (Merlin, or the Messengers), and no card says by whom. */
export function huntsWithoutCard(characters: string[]): boolean {
  const hunted = characters.includes("merlin") || MESSENGERS.every((name) => characters.includes(name));
  return hunted && !characters.includes("assassin");
}

/** The set-up with this thing in it, or out of it. */
export function switched(options: SetupOptions, thing: Thing): SetupOptions {
  const others = chosenOf(options, thing.kind).filter((name) => !thing.names.includes(name));
  const list = isChosen(options, thing) ? others : [...others, ...thing.names];
  return tidy({ ...options, [thing.kind === "character" ? "characters" : "modules"]: list });
}

/** Leave out what speaks of somebody who is not in play. */
export function tidy(options: SetupOptions): SetupOptions {
  const characters = chosenOf(options, "character");
  const has = (...names: string[]) => names.every((name) => characters.includes(name));
  const hunts = huntsWithoutCard(characters) && has(options.assassin ?? "");
  return {
    ...options,
    modules: chosenOf(options, "module").filter((name) => !VARIANTS.includes(name) || has(...LANCELOTS)),
    ...("assassin" in options && !hunts ? { assassin: null } : {}),
    ...(options.hidden_sorcerer && !has("evil_sorcerer") ? { hidden_sorcerer: false } : {}),
    ...(options.senior_messenger && !has("senior_messenger") ? { senior_messenger: false } : {}),
  };
}

const GROUPS: Record<string, string[]> = {
  first: ["first_game", "without_merlin", "percival_and_morgana", "mordred_in_the_dark", "oberon_alone"],
  classic: ["lady_of_the_lake", "classic_box", "excalibur", "quest_selection", "plot_cards", "trapper"],
  lancelots: ["lancelots", "lancelots_drawn", "lancelots_foretold"],
  faces: ["cleric_and_misfits", "liars_and_the_lady", "rogues", "sorcerers", "messengers", "recruitment"],
};

/** The presets in groups; what belongs to none comes last. */
export function groupsOf(presets: Preset[]): { name: string; presets: Preset[] }[] {
  const known = Object.values(GROUPS).flat();
  return [
    ...Object.entries(GROUPS).map(([name, names]) => ({
      name,
      presets: presets.filter((preset) => names.includes(preset.name)),
    })),
    { name: "all", presets: presets.filter((preset) => !known.includes(preset.name)) },
  ].filter((group) => group.presets.length > 0);
}
