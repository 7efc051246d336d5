/** What travels between the page and the server, by the names the page has for it; docs/protocol.md says what it means. */

import type { Advice, Claim, ClientMessage, ErrorBody, Gesture, Hello, Ping, SetupRequest } from "./generated";

export type {
  About,
  Accepted,
  AvalonChoices as AvalonOffer,
  AvalonScene,
  CampaignCard,
  Catalogue,
  EditionChoice as Edition,
  EventsReply as Story,
  GrailChoices as GrailOffer,
  GrailScene,
  GroupChoice as OfferGroup,
  LessonStep,
  NetworkStatus as Network,
  NumberedEvent as Event,
  OpenQuestion,
  OptionChoice as Option,
  Preset,
  Problem,
  PublicChair as Chair,
  PrintedCard,
  PublicRoom as Room,
  SaidAnswer,
  SaidQuestion,
  SceneEvent,
  ServerMessage,
  ShownTurn,
  SetupReply as CheckedSetup,
  Story as CampaignStory,
  ToldVerse,
  Talk,
  ThingChoice as Thing,
  VoyageChoices as VoyageOffer,
  VoyageScene,
} from "./generated";

/** Why something is refused, by the server or by the page itself. */
export type Refusal = Pick<ErrorBody, "code"> & Partial<ErrorBody>;
export type GestureKind = Gesture["gesture"];
export type ClaimKind = Claim["claim"];
export type Setup = Required<SetupRequest>;
export type SetupOptions = Setup["options"];
export type Side = "good" | "evil";

type Without<Message, Field extends string> = Message extends unknown ? Omit<Message, Field> : never;

/** What a person does in a room; the socket adds what tells one message from another. */
export type Command = Without<Exclude<ClientMessage, Hello | Ping | Gesture>, "id" | "pad">;

/** What every entry of the box tells of itself: the path of its crest, if it has one, its rules, and to which questions it matters. */
export interface Entry {
  name: string;
  crest: string;
  rules: string[];
  matters_to: string[];
  /** When to add it. */
  advice: Advice;
}
