/** A kit: what the page needs to know of one game, how its events read, and the components that only it has. */

import type { Component } from "svelte";
import type { Chapter } from "./book/book";
import type { Row } from "./lookback/picture";
import type { Search } from "./lookback/played.svelte";
import type { Session } from "./session.svelte";
import type { CheckedSetup, ClaimKind, Event, SetupOptions } from "./wire/protocol";

/** What is one tap away. */
export type Panel = "card" | "history" | "rules" | "notes" | "talk" | "log" | "settings";

export type Names = (seat: number) => string;

/** How a game that is over is announced. */
export interface Ending {
  tone: "good" | "evil" | "";
  headline: string;
  reason: string;
  /** What else is worth a line. */
  more: string;
  /** The seats in the order in which their cards turn, those that matter most last. */
  order: number[];
  /** What is said to the reader, where it is more than having won or lost. */
  own?: string;
}

export interface GameKit<Scene> {
  name: string;
  /** The kind of event with which all cards are turned at the end. */
  revealedBy: string;
  /** The card of this seat, if the reader knows it. */
  cardOf(scene: Scene, seat: number): string | undefined;
  /** A card in words. */
  cardInWords(card: string): string;
  /** An event for the log; `null` if the table shows it already. */
  sentence(event: Event, name: Names): string | null;
  /** What is told of an event while its result is hidden. */
  suspense?(event: Event): string;
  /** An event that is a secret while the game runs, for its story. */
  secret(event: Event, name: Names): string | null;
  prompt(scene: Scene, kind: string, name: Names): string;
  ending(scene: Scene, name: Names): Ending;
  /** The cards that somebody may claim to hold, and what may be said of others. */
  claims: { cards(scene: Scene): string[]; self: ClaimKind[]; about: ClaimKind[] };
  /** What a person can be marked as in the private notes. */
  marks: string[];
  markInWords(mark: string): string;
  /** What the host is offered first. */
  firstSetup: { seats: number; options: SetupOptions };
  /** Keys of words that differ from game to game. */
  words: { night: string; votes: string; lost: string; start?: string; people?: string };

  /** The rule book: everything there is, in words and pictures. */
  book(): Chapter[];
  /** Every vote of the game, for its picture. */
  rows?(scene: Scene): Row[];
  /** How the search for the one who is hunted came out for this seat; `null` if it had no part in it. */
  search?(scene: Scene, seat: number): Search | null;
  /** The questions for which the host may set a clock, by kind. */
  paced?: Record<string, "propose" | "vote">;
  /** What is one tap away at the table, the first open on a wide screen; what every game has, unless it says otherwise. */
  panels?: Panel[];
  /** What else can be done with such a game. */
  Tools?: Component<{ session: Session<any> }>;
  /** How a game that tells a story ended. */
  Epilogue?: Component<{ session: Session<any> }>;
  /** The table on a screen that everybody sees, where it is more than the board and its history. */
  BigScreen?: Component<{ session: Session<any> }>;
  /** The key of a question's words at this moment; by its kind, unless the game says otherwise. */
  askKey?(scene: Scene, kind: string): string;
  /** Whether the night has told this seat everything; at once, unless the game asks something in the night. */
  nightIsTold?(scene: Scene): boolean;
  /** How somebody answers what is asked in the night. */
  NightAnswer?: Component<{ session: Session<any> }>;
  /** Whether something was shown to this seat alone that it has not looked at yet. */
  hasNewSecret?(session: Session<any>): boolean;

  Table: Component<{ session: Session<any> }>;
  /** The table as it was or is, to look at only. */
  Board: Component<{ session: Session<any>; scene: Scene; moment: Event | null; nearest: number }>;
  Card: Component<{ session: Session<any>; onlooked?: () => void }>;
  /** What a seat knew at a moment of the game. */
  Knows: Component<{ session: Session<any>; scene: Scene }>;
  History: Component<{ session: Session<any>; scene: Scene }>;
  Rules: Component<{ session: Session<any> }>;
  /** The face of a card that has turned. */
  Face: Component<{ scene: Scene; seat: number }>;
  /** Who was who. */
  People: Component<{ session: Session<any>; scene: Scene }>;
  Mark: Component<{ mark: string; size: string }>;
  Setup: Component<
    { seats: number; options: SetupOptions; checked: CheckedSetup | null },
    Record<string, never>,
    "seats" | "options" | "checked"
  >;
  /** What is played, for those who wait for it. */
  Summary: Component<{ options: SetupOptions; checked: CheckedSetup; names?: (string | null)[] }>;
}

export type AnyKit = GameKit<any>;
