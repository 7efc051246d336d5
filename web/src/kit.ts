/** The interface of a kit: the game-specific data, sentences and components of one game. */

import type { Component } from "svelte";
import type { Chapter } from "./book/book";
import type { Row } from "./lookback/picture";
import type { Search } from "./lookback/played.svelte";
import type { Session } from "./session.svelte";
import type { CheckedSetup, ClaimKind, Event, SetupOptions } from "./wire/protocol";

/** The panels of the toolbar. */
export type Panel = "card" | "history" | "rules" | "notes" | "talk" | "log" | "settings";

export type Names = (seat: number) => string;

/** The announcement of a finished game. */
export interface Ending {
  tone: "good" | "evil" | "";
  headline: string;
  reason: string;
  /** Further facts about the end. */
  more: string;
  /** The seats in the order in which their cards turn, the most important last. */
  order: number[];
  /** The reader's own result, if it is more than won or lost. */
  own?: string;
}

export interface GameKit<Scene> {
  name: string;
  /** The kind of the event that reveals all cards at the end. */
  revealedBy: string;
  /** Return the card of this seat, if the reader knows it. */
  cardOf(scene: Scene, seat: number): string | undefined;
  /** Return the displayed name of a card. */
  cardInWords(card: string): string;
  /** Return the log line of an event; `null` if the table shows it already. */
  sentence(event: Event, name: Names): string | null;
  /** Return the log line of an event while its result is still hidden. */
  suspense?(event: Event): string;
  /** Return the line of a secret event for the story after the end; `null` for other events. */
  secret(event: Event, name: Names): string | null;
  prompt(scene: Scene, kind: string, name: Names): string;
  ending(scene: Scene, name: Names): Ending;
  /** The cards that a player may claim to hold, and the quick claims about oneself and about others. */
  claims: { cards(scene: Scene): string[]; self: ClaimKind[]; about: ClaimKind[] };
  /** The marks for other players in the private notes. */
  marks: string[];
  markInWords(mark: string): string;
  /** The initial set-up of the editor. */
  firstSetup: { seats: number; options: SetupOptions };
  /** Keys of texts that differ between games. */
  words: { night: string; votes: string; lost: string; start?: string; people?: string };

  /** Return the chapters of the rule book. */
  book(): Chapter[];
  /** Return every vote of the game, for its picture. */
  rows?(scene: Scene): Row[];
  /** Return how the hunt at the end went for this seat; `null` if it had no part in it. */
  search?(scene: Scene, seat: number): Search | null;
  /** The kinds of question that the host's clock applies to. */
  paced?: Record<string, "propose" | "vote">;
  /** The panels at the table, the first open on a wide screen; the default panels if missing. */
  panels?: Panel[];
  /** Additional tools of this game in the settings panel. */
  Tools?: Component<{ session: Session<any> }>;
  /** The final text of a game with a story. */
  Epilogue?: Component<{ session: Session<any> }>;
  /** The big screen, if it is more than the board and its history. */
  BigScreen?: Component<{ session: Session<any> }>;
  /** Return the key of a question's texts at this moment; by its kind if missing. */
  askKey?(scene: Scene, kind: string): string;
  /** Return whether the reader has learnt everything of the night; always, if missing. */
  nightIsTold?(scene: Scene): boolean;
  /** The component for questions in the night. */
  NightAnswer?: Component<{ session: Session<any> }>;
  /** Return whether this seat was shown a secret that it has not looked at yet. */
  hasNewSecret?(session: Session<any>): boolean;

  Table: Component<{ session: Session<any> }>;
  /** The table without controls, at a past or the present moment. */
  Board: Component<{ session: Session<any>; scene: Scene; moment: Event | null; nearest: number }>;
  Card: Component<{ session: Session<any>; onlooked?: () => void }>;
  /** The knowledge of a seat at a moment of the game. */
  Knows: Component<{ session: Session<any>; scene: Scene }>;
  History: Component<{ session: Session<any>; scene: Scene }>;
  Rules: Component<{ session: Session<any> }>;
  /** The face of a turned card. */
  Face: Component<{ scene: Scene; seat: number }>;
  /** All players with their cards, after the end. */
  People: Component<{ session: Session<any>; scene: Scene }>;
  Mark: Component<{ mark: string; size: string }>;
  Setup: Component<
    { seats: number; options: SetupOptions; checked: CheckedSetup | null },
    Record<string, never>,
    "seats" | "options" | "checked"
  >;
  /** The set-up in brief, for the lobby. */
  Summary: Component<{ options: SetupOptions; checked: CheckedSetup; names?: (string | null)[] }>;
}

export type AnyKit = GameKit<any>;
