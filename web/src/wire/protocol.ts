/** The types of the protocol under the names that the page uses; docs/protocol.md explains them. */

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

/** The reason of a refusal by the server, or by the page itself. */
export type Refusal = Pick<ErrorBody, "code"> & Partial<ErrorBody>;
export type GestureKind = Gesture["gesture"];
export type ClaimKind = Claim["claim"];
export type Setup = Required<SetupRequest>;
export type SetupOptions = Setup["options"];
export type Side = "good" | "evil";

type Without<Message, Field extends string> = Message extends unknown ? Omit<Message, Field> : never;

/** A command of a person in a room; the socket adds `id` and `pad`. */
export type Command = Without<Exclude<ClientMessage, Hello | Ping | Gesture>, "id" | "pad">;

/** The common fields of characters, modules and plot cards in the offer. */
export interface Entry {
  name: string;
  crest: string;
  rules: string[];
  matters_to: string[];
  /** Advice on when to add it. */
  advice: Advice;
}
