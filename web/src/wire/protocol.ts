/** The shapes that travel between the page and the server; docs/protocol.md says what they mean. */

import type { Change } from "./scene";

export interface Event {
  number: number;
  kind: string;
  data: Record<string, any>;
}

/** An event, and what it changes in what its reader sees. */
export interface SceneEvent extends Event {
  table: Change[];
  mine: Change[];
}

/** What one reader was told, from the first event to the last, and saw before the first. */
export interface Story {
  game: number;
  table: Record<string, any>;
  mine: Record<string, any>;
  events: SceneEvent[];
}

export interface Problem {
  code: string;
  rule: string | null;
  refused: boolean;
  details: Record<string, any>;
}

export interface Refusal {
  code: string;
  rule?: string | null;
  details?: Record<string, any>;
}

export type SetupOptions = Record<string, any>;

export interface Setup {
  game: string;
  seats: number;
  options: SetupOptions;
}

export interface CheckedSetup {
  problems: Problem[];
  deck: string[] | null;
  sizes: number[];
  fails_to_sink: number[];
  /** The map as everybody sees it at the beginning, where there is one. */
  rows?: string[];
  code: string | null;
  /** What a narrator says in the night: the key of a sentence, and the character it speaks of. */
  script?: { key: string; character: string | null }[];
}

export interface About {
  version: string;
  games: string[];
  /** Their tags, and what they call themselves. */
  languages: { tag: string; name: string }[];
  local: boolean;
}

/** A set-up with a name. */
export interface Preset {
  name: string;
  seats: number;
  options: SetupOptions;
  /** Under which heading it is found, where there are many. */
  group: string;
}

/** What every entry of the box tells of itself: the path of its crest, if it has one, its rules, and to which questions it matters. */
export interface Entry {
  name: string;
  crest: string;
  rules: string[];
  matters_to: string[];
}

/** What is switched on and off as one: a character, several that are called something together, or a module. */
export interface Thing {
  kind: "character" | "module";
  names: string[];
  together: string;
}

/** What a host finds under one heading; of the modules that are `ways` of something, one is chosen at most. */
export interface OfferGroup {
  name: string;
  things: Thing[];
  ways: { one_of: string; modules: string[] }[];
  options: string[];
}

/** A point to settle, and with what in play it makes a difference: with any of these, or always. */
export interface Option {
  name: string;
  values: (string | boolean)[];
  of: string[];
  /** The value of which people need not be told. */
  untold: string | boolean | null;
}

export interface Edition {
  name: string;
  characters: string[];
  modules: string[];
  /** How it settles options where nothing is chosen. */
  options: Record<string, string | boolean>;
}

export interface AvalonOffer {
  seats: [number, number];
  characters: (Entry & { side: Side; fills_up: boolean; tags: string[] })[];
  modules: (Entry & { needs: string[] })[];
  plot_cards: (Entry & { at_once: boolean })[];
  options: Option[];
  editions: Edition[];
  groups: OfferGroup[];
  presets: Preset[];
  bots: string[];
}

/** By option: the values to choose from, the default first. */
export interface VoyageOffer {
  seats: [number, number];
  options: {
    layout: string[];
    charted: (boolean | null)[];
    lasting_captain: boolean[];
    sailor_points: (string | number)[];
  };
  presets: Preset[];
  bots: string[];
}

export interface Network {
  open: boolean;
  addresses: string[];
  port: number;
}

export type Side = "good" | "evil";

export interface Chair {
  seat: number;
  who: "person" | "bot" | "empty";
  name: string | null;
  shield: number | null;
  here: boolean;
  bot: string | null;
  muted: boolean;
  stand_in: boolean;
  /** In a game: this person has looked at their card. */
  has_seen: boolean;
}

export interface Room {
  code: string;
  game: string;
  seats: number;
  options: SetupOptions;
  setup_code: string | null;
  problems: Problem[];
  chairs: Chair[];
  host: number | null;
  spectators: number;
  number: number;
  phase: "lobby" | "playing" | "over" | "abandoned";
  paused: boolean;
  /** People still look at their cards. */
  night: boolean;
  link: string;
  network: boolean;
  /** The last game ended because the rules have changed and cannot play it; its record can be had. */
  older_rules: boolean;
}

export interface Talk {
  number: number;
  seat: number | null;
  name: string;
  text?: string | null;
  claim?: string | null;
  about?: number | null;
  character?: string | null;
}

export type ServerMessage =
  | { type: "welcome"; seat: number | null; room: Room; game: number; restart: boolean }
  | { type: "room"; room: Room }
  | { type: "scene"; game: number; events: Event[]; table: Record<string, any>; mine: Record<string, any> }
  | { type: "events"; game: number; events: SceneEvent[] }
  | { type: "talk"; talk: Talk[] }
  | { type: "accepted"; reply_to: number; [more: string]: unknown }
  | { type: "refused"; reply_to: number; error: Refusal }
  | { type: "pong" }
  | { type: "bye"; code: string };

export type Command = { type: string; [field: string]: unknown };
