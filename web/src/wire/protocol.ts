/** The shapes that travel between the page and the server; docs/protocol.md says what they mean. */

export interface Event {
  number: number;
  kind: string;
  data: Record<string, any>;
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
  languages: string[];
  local: boolean;
}

/** A set-up with a name. */
export interface Preset {
  name: string;
  seats: number;
  options: SetupOptions;
}

export interface AvalonOffer {
  seats: [number, number];
  characters: { name: string; side: Side; fills_up: boolean }[];
  modules: string[];
  editions: { name: string; characters: string[]; modules: string[]; allegiance_deck: string; fifth_quest: string }[];
  options: Record<"fifth_team" | "allegiance_deck" | "fifth_quest", string[]>;
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
  | { type: "events"; game: number; events: Event[] }
  | { type: "talk"; talk: Talk[] }
  | { type: "accepted"; reply_to: number; [more: string]: unknown }
  | { type: "refused"; reply_to: number; error: Refusal }
  | { type: "pong" }
  | { type: "bye"; code: string };

export type Command = { type: string; [field: string]: unknown };
