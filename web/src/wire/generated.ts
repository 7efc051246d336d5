/** The structs that page and server exchange. Made by `python -m afallon.server.wire_types` from the server's own types. */

/** The host ends the game without an outcome; its cards stay hidden for good. */
export interface Abandon {
  type: "abandon";
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** A description of this server. */
export interface About {
  version: string;
  games: string[];
  languages: Language[];
  /** Whether the caller is at the server's own machine. */
  local: boolean;
}

/** The command was carried out and is durable. Its changes were sent before. */
export interface Accepted {
  type: "accepted";
  /** The `id` of the command. */
  reply_to: number | null;
  /** The link to a chair that is handed over. */
  invite?: string | null;
}

/** The host seats a bot while no game is running; in a campaign at any time, also on a new chair. */
export interface AddBot {
  type: "add_bot";
  seat: number;
  /** The kind of bot; the best one if left out. */
  bot?: string;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** Advice on when to add a character, a module or a card. */
export interface Advice {
  /** The characters that it needs: without them it is refused or has no effect. */
  needs: string[];
  /** The smallest number of players for which it is advised. */
  seats: number;
  /** The kinds of question for which it interrupts the game. */
  asks: string[];
}

/** A seat answers its open question. */
export interface Answer {
  type: "answer";
  /** The number of the game. */
  game: number;
  /** The `id` of the question. */
  decision: number;
  /** One of its options. */
  value: any;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The kind of input for the reader's question. */
export interface Answering {
  /** The type of input: `people`, a `vote`, a `quest_card`, a `changed_card` that is looked at in secret, a `loyalty_card`, a `quest`, an `aim`, a `plot_card`; or one of several `words`. */
  way: string;
  /** The seats that may be picked. */
  seats?: number[];
  /** The number of seats to pick. */
  number?: number;
  /** Whether picking no seat is allowed. */
  nobody?: boolean;
  /** Whether the answer decides the game, so that the button must be held instead of pressed. */
  is_held?: boolean;
  /** The card that the question is about. */
  card?: Thing | null;
  /** By aim that may be declared: the characters that it targets. */
  aims?: Record<string, string[]>;
}

/** Connects if the active character's attribute is at least `at_least` (GR-COMBAT-22). */
export interface AttributeHalf {
  key: "attribute";
  times?: number;
  cancel?: boolean;
  attribute: "aggression" | "caution" | "courage" | "empathy" | "practicality" | "spirituality";
  at_least: number;
}

/** The choices of an Avalon set-up. `seats` are the fewest and the most; bots are best first. */
export interface AvalonChoices {
  seats: [number, number];
  characters: CharacterChoice[];
  modules: ModuleChoice[];
  plot_cards: PlotCardChoice[];
  options: OptionChoice[];
  editions: EditionChoice[];
  groups: GroupChoice[];
  presets: Preset[];
  boards: BoardChoice[];
  bots: string[];
}

/** The private scene of one reader of a game of Avalon. */
export interface AvalonOwn {
  reader: number | string | null;
  question: OpenQuestion | null;
  character: string | null;
  side: string | null;
  /** The number of times that the character has changed sides. */
  side_changes: number;
  /** By seat: the characters that the reader knows for certain: the reader's own, and those shown to all. */
  characters: Record<string, string>;
  /** By seat: the sides of these characters. */
  sides: Record<string, string>;
  night: Sight[];
  /** The cards that only the reader was shown, the latest last. */
  secrets: Secret[];
  handed_over: HandedOver[];
  answering: Answering | null;
}

/** The public scene of a game of Avalon. */
export interface AvalonTable {
  /** The kind of question that each asked seat must answer. */
  asked: Record<string, string>;
  outcome: Outcome | null;
  /** A number of things. */
  seats: number;
  /** A rulebook, or the mixture of them all. */
  edition: string;
  /** The characters in play with the number of copies of each. */
  deck: Record<string, number>;
  /** The optional modules in play. */
  modules: string[];
  /** The character that makes the final guess. */
  assassin: string | null;
  /** Message keys of the options that players should know about. */
  options: string[];
  /** The cards in every hand: the same for all seats, so that a hand leaks nothing (AV-INTER-19). */
  quest_cards: string[];
  night_is_over: boolean;
  leader: number | null;
  round: number;
  attempt: number;
  /** The number of rejected teams in this round. */
  rejections: number;
  /** The quest that is prepared or played; `None` until a leader who may choose it has done so. */
  current_quest: number | null;
  /** Whether an approved team is out on its quest. */
  on_the_way: boolean;
  quests: QuestSpace[];
  people: Person[];
  /** All proposed teams, the latest last. */
  proposals: Proposal[];
  /** The plot cards in the middle: those still to be given, or the one in use. */
  cards: Thing[];
  /** The thing to show while a question interrupts teams and quests (`Part.asks`). */
  under_way: Thing | null;
  /** The message key of the current question; while no question is open, that of choosing a team. */
  ask_key: string;
  /** The entries in play that add a rule to that question. */
  helpful: Thing[];
  /** The declared target of the final guess, if there was a choice. */
  aim: string | null;
  recruitment: RecruitmentTry | null;
  /** The final guess. */
  guess: Guess | null;
  /** Once all characters are shown: the seats in the order in which their cards turn, the decisive ones last. */
  reveal_order: number[];
}

/** A value that is shown but cannot be chosen now, with the rule that forbids it and the facts behind that. */
export interface Barred {
  value: any;
  rule: string;
  facts?: Record<string, any>;
}

/** The numbers for this many players: of each side, of each quest's team, and of the fails that sink it. */
export interface BoardChoice {
  seats: number;
  good: number;
  evil: number;
  sizes: number[];
  fails_to_sink: number[];
}

/** Joins an attribute half. */
export interface BonusHalf {
  key: "bonus";
  markers?: number;
  /** Steps up the affinity track, or down if negative. */
  affinity?: number;
  stage?: number;
  draw?: number;
  extra_card?: boolean;
  discard_last?: number;
}

/** The socket is about to be closed. */
export interface Bye {
  type: "bye";
  /** The reason, as the message `error-<code>`. */
  code: string;
}

/** A campaign in the list on the home page. */
export interface CampaignCard {
  /** The code of its room. */
  room: string;
  title: string;
  chapter: number;
  day: number;
  /** The location of the first character. */
  place: string;
  people: string[];
  phase: "abandoned" | "lobby" | "over" | "playing";
}

/** The progress of a campaign. */
export interface CampaignSummary {
  /** The name of its pack on this server. */
  pack: string;
  /** The fingerprint of its catalogue, which is part of the catalogue's address. */
  catalogue: string;
  chapter: number;
  day: number;
  /** `dawn`, `day` or `dusk`. */
  stage: string;
  /** The location number of each seat's character. */
  places: number[];
  /** Whether another group can continue the campaign from here. */
  may_regroup: boolean;
}

/** All printed faces of a pack in one language, without story and secrets. */
export interface Catalogue {
  pack: string;
  language: string;
  title: string;
  /** Fluent source of the terms that the pack replaces, such as its word for menhirs; add it to the bundle last. */
  terms: string;
  /** By colour. */
  boards: Record<string, PrintedBoard>;
  characters: Record<string, PrintedCharacter>;
  cards: Record<string, PrintedCard>;
  items: Record<string, PrintedItem>;
  skills: Record<string, PrintedSkill>;
  afflictions: Record<string, PrintedItem>;
  encounters: Record<string, PrintedEncounter>;
  locations: Record<string, PrintedLocation>;
  events: Record<string, PrintedEvent>;
  quests: Record<string, PrintedQuest>;
  statuses: Record<string, PrintedStatus>;
  dials: Record<string, string>;
  /** By path in the pack: the text of each effect of a list, in order. */
  effects: Record<string, string[]>;
}

/** A character, with its side, traits and advice. */
export interface CharacterChoice {
  name: string;
  crest: string;
  rules: string[];
  matters_to: string[];
  advice: Advice;
  side: "evil" | "good";
  fills_up: boolean;
  tags: string[];
  /** The characters about whom it learns something at night, unless an option or a module changes that. */
  sees: string[];
}

/** A seat makes a quick claim: `good` or `evil` about any seat, `trust` or `doubt` about another, `character` with a name, or `ready` to vote. Voyage has `trust`, `doubt` and `ready` alone. */
export interface Claim {
  type: "claim";
  claim: "character" | "doubt" | "evil" | "good" | "ready" | "trust";
  /** The seat that the claim is about; null is one's own. */
  about?: number | null;
  character?: string | null;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The host ends the night, although not everybody has looked at their card. */
export interface Dawn {
  type: "dawn";
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** A dial other than a menhir dial. `at` is the location where it lies, if any. */
export interface Dial {
  token: string;
  value: number;
  at: number | null;
}

/** An edition: the characters and modules it offers, and its values for options that are not chosen. */
export interface EditionChoice {
  name: string;
  characters: string[];
  modules: string[];
  options: Record<string, string | boolean>;
}

/** A refusal. */
export interface ErrorBody {
  /** The reason. Its text is the message `error-<code>`, with dashes in place of underscores. */
  code: string;
  /** The rule of the game that forbids an answer. */
  rule: string | null;
  /** The arguments of the message. */
  details: Record<string, any>;
}

/** The body of every HTTP error. */
export interface ErrorReply {
  error: ErrorBody;
}

/** The next events of this seat's stream, without gaps. */
export interface EventsMessage {
  type: "events";
  game: number;
  events: SceneEvent[];
  /** The open question of this seat, rendered in words, for a client that has asked for a language. */
  said?: SaidQuestion | null;
  /** Padding: it hides the length of the part that only this seat may know. */
  pad?: string;
}

/** The whole stream of one reader in a game, with the changes of that reader's scene. */
export interface EventsReply {
  game: number;
  /** The part of the scene that everybody saw before the first event. */
  table: AvalonTable | VoyageTable | GrailTable;
  /** The part of the scene that this reader alone had before the first event. */
  mine: AvalonOwn | VoyageOwn | GrailOwn;
  events: SceneEvent[];
}

/** Joins a free half. No other kind of left half may be empty (GR-COMBAT-20). */
export interface FreeLeft {
  key: "free";
  markers?: number;
  /** Steps up the affinity track, or down if negative. */
  affinity?: number;
  stage?: number;
  draw?: number;
  extra_card?: boolean;
  discard_last?: number;
}

/** Always connects (GR-COMBAT-27). */
export interface FreeRight {
  key: "free";
  times?: number;
  cancel?: boolean;
}

/** A gesture that the people at one table can see. It is passed on to everybody else who is here and not stored. */
export interface Gesture {
  type: "gesture";
  /** The kind of gesture: considering something, wanting it, or a sign. */
  gesture: "considers" | "look" | "thanks" | "wait" | "wants" | "yes";
  /** The thing it is about, by a name that clients agree on; null for nothing, or to end the gesture. */
  at?: string | null;
  /** The id of this person's open question; a gesture about an earlier one is not shown. */
  question?: number | null;
}

/** A person at the table has made a gesture. */
export interface GestureMessage {
  type: "gesture_made";
  seat: number;
  gesture: "considers" | "look" | "thanks" | "wait" | "wants" | "yes";
  at: string | null;
  question: number | null;
}

/** A person takes their chair back from a stand-in. Connecting does this automatically. */
export interface GiveBack {
  type: "give_back";
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** A character in play with everything it has. */
export interface GrailCharacter {
  /** The id of a character in the pack. */
  tile: string;
  /** The number of a location card. */
  location: number;
  tracks: Record<string, GrailTrack>;
  /** Current values, including skills and the effects of cards. */
  attributes: Record<string, number>;
  resources: Record<string, number>;
  /** `exhausted`, `panicking` and the names of its afflictions, as far as they apply. */
  conditions: string[];
  skills: Learnt[];
  items: Held[];
  secrets: Held[];
  /** Number of copies of each card in its decks; the order is unknown. */
  decks: Record<string, Record<string, number>>;
  /** Cards that it owns but that are in none of its decks. */
  reserve: Record<string, string[]>;
  alive: boolean;
  /** Whether it has acted in this round of the day. */
  acted: boolean;
  /** Whether it has passed, which ends its day. */
  passed: boolean;
}

/** The choices of a Grail set-up. `seats` are the fewest and the most; bots are best first. */
export interface GrailChoices {
  seats: [number, number];
  packs: GrailPack[];
  modes: GrailMode[];
  bots: string[];
}

/** The encounter under way: a fight or a talk. */
export interface GrailEncounter {
  /** The id of an encounter card. */
  card: string;
  /** `combat` or `diplomacy`. */
  kind: string;
  participants: number[];
  active: number | null;
  round: number;
  /** Markers in the pool of a fight; in a talk, the cell of the affinity marker. */
  score: number;
  /** The affinity that loses a talk; 0 in a fight. */
  lowest: number;
  /** The score that wins the fight or the stage. */
  goal: number;
  /** The current stage of a talk. */
  stage: string | null;
  stages_won: string[];
  /** Path of the attack or reaction that would follow at the current score. */
  threat: string | null;
  sequence: Played[];
  /** The right key halves that the next card meets, by row from the top. */
  edge: (AttributeHalf | MagicRight | FreeRight | null)[];
  /** Hands of the participants. */
  hands: Record<string, GrailHandCard[]>;
  /** How it ended, `None` while it goes on. */
  ended: string | null;
}

/** A forecast of the keys of a card if it were played now; the card's own text is not included. */
export interface GrailForesight {
  /** Rows of the keys that would connect, in the order of resolution. */
  rows: number[];
  /** Markers in the pool of a fight; in a talk, the cell of the affinity marker. */
  score: number;
  /** Path of the attack or reaction that would follow; `None` if the fight or the stage would be won or lost. */
  threat: string | null;
  /** Magic that would be paid. */
  magic?: number;
  /** Whether the fight, or the stage of a talk, would be won. */
  wins?: boolean;
  /** Whether a talk would be lost. */
  loses?: boolean;
  draws?: number;
  /** Whether the deck has fewer cards than would be drawn, which forces a retreat (GR-COMBAT-116). */
  retreats?: boolean;
  /** Number of cards that would be discarded from the end of the sequence, this card first. */
  discards?: number;
  /** Paths of the stage bonuses of a talk, one for each time they apply; `score` includes their affinity. */
  bonuses?: string[];
}

/** A card in a hand with the keys it would join and the forecast of playing it. */
export interface GrailHandCard {
  /** The id of a combat or diplomacy card in the pack. */
  card: string;
  keys: GrailKey[];
  /** Forecast with the least magic that the card needs. `None` while another character is active, because the sequence will have changed by then. */
  would: GrailForesight | null;
  /** Forecast with all magic that could be paid, if it differs. */
  with_magic: GrailForesight | null;
}

/** Two key halves that would join if a card were played now. */
export interface GrailKey {
  row: number;
  right: AttributeHalf | MagicRight | FreeRight;
  left: BonusHalf | MagicLeft | FreeLeft;
  /** Whether it would connect for the character; a magic key, if it is paid. */
  connects: boolean;
}

/** A level of difficulty; each of its rules can be switched off and on. */
export interface GrailMode {
  name: string;
  rules: string[];
}

/** A reader's own part of the scene: the open question. Readers of Grail have no private knowledge. */
export interface GrailOwn {
  reader: number | string | null;
  question: OpenQuestion | null;
  /** Whether the last answer may be undone. */
  undoable: boolean;
}

/** A campaign that can be played here. */
export interface GrailPack {
  /** The name that requests use for it. */
  name: string;
  /** The fingerprint of its catalogue, which is part of the catalogue's address: it changes with any text. */
  catalogue: string;
  /** Its title by language. */
  titles: Record<string, string>;
  /** The languages that its story is written in. */
  languages: string[];
  chapters: number;
  characters: GrailTile[];
  /** The colours of the boards, for free mode. */
  boards: string[];
}

/** The characters that carry out an action together. */
export interface GrailParty {
  members: number[];
  /** A place at the table, counted from 0. */
  leader: number;
  /** An action of a party, or the occasion that formed it. */
  action: string;
  /** The number of a location card. */
  location: number;
  /** The verse that they are reading. */
  verse: string | null;
  /** Paragraphs of that verse that belong to this reading. */
  paragraphs: string[];
}

/** A location on the map with everything on it. */
export interface GrailPlace {
  /** The number of a location card. */
  number: number;
  row: number;
  /** Columns count to the east, rows to the south. Both may be below 0. */
  column: number;
  /** Whether it is in the range of a lit menhir. */
  lit: boolean;
  /** The number of dawns until it is lost, if no menhir is lit until then. `None` if it lasts as long as any menhir: once all are dark, no location is lost (GR-MENHIR-10). */
  lost_in: number | null;
  /** Whether there is a lit menhir here. */
  menhir: boolean;
  /** The value of the menhir's dial; a lit menhir without a dial goes dark at the next dawn. */
  dial: number | null;
  /** Present if a menhir can be lit here; a lit one may be lit again to reset its dial (GR-MENHIR-23). */
  rite: GrailRite | null;
  /** By side; a side without an exit is missing. */
  ways: Record<string, GrailWay>;
  people: number[];
  guardians: string[];
  items: string[];
  time_tokens: number;
  quest_tokens: number;
  /** Whether its action has been used today. */
  action_used: boolean;
  /** Whether the characters here would find nothing new by exploring now. False during an action. */
  explored: boolean;
}

/** The requirements for lighting a menhir. */
export interface GrailRite {
  /** The cost for all players together, at the current number of players. */
  cost: Record<string, number>;
  /** By kind: the amount that the characters at the location could give now. */
  given: Record<string, number>;
  /** Seats that must be at the location but are not. */
  absent: number[];
  /** Whether its conditions other than the cost are met. */
  meets_conditions: boolean;
  /** Whether the mode lets the group leave out one kind of resource from the cost. */
  leaves_one_out: boolean;
  /** Whether the characters at the location could light it now. */
  is_ready: boolean;
  /** The starting value of its dial. */
  dial: number;
}

/** The scene that all readers share: everything but chance. */
export interface GrailTable {
  /** The kind of question that each asked seat must answer. */
  asked: Record<string, string>;
  outcome: Outcome | null;
  pack: string;
  mode: string;
  chronicler: number | null;
  chapter: number;
  day: number;
  /** `dawn`, `day` or `dusk`. */
  stage: string;
  round: number;
  places: GrailPlace[];
  /** By seat. */
  characters: GrailCharacter[];
  party: GrailParty | null;
  encounter: GrailEncounter | null;
  /** Event cards that are active today. */
  events: string[];
  /** The steps of the last dawn that emitted events, in order. */
  dawn: string[];
  quests: string[];
  /** Quests whose success was carried out and which no rule has removed yet. */
  achieved: string[];
  tasks: string[];
  /** Marked statuses with their number of marked boxes. */
  statuses: Record<string, number>;
  /** Dials other than those of menhirs. */
  dials: Record<string, Dial>;
  /** The ending that the campaign has reached. */
  ending: string | null;
  /** Verses that have been read at this table, in order. */
  verses: string[];
}

/** A playable character. */
export interface GrailTile {
  id: string;
  number: number;
  colour: string;
  /** Whether it has a colour of its own and may take any board. */
  any_board: boolean;
  /** Its name by language. */
  names: Record<string, string>;
}

/** A track of a character. */
export interface GrailTrack {
  value: number;
  /** The highest value allowed now: health limits energy. */
  limit: number;
  /** The length of the track. */
  most: number;
}

/** The exit of a location on one side. */
export interface GrailWay {
  /** The connected location on that side. */
  to: number | null;
  /** The printed direction key, if no location lies on that side yet. */
  key: number | null;
}

/** The content of one heading: things, ways, and the options that belong to them. */
export interface GroupChoice {
  name: string;
  things: ThingChoice[];
  ways: WaysChoice[];
  options: string[];
}

/** The final guess: the seat that made it, and one or two named seats. */
export interface Guess {
  /** A place at the table, counted from 0. */
  assassin: number;
  /** Places at the table. */
  named: number[];
}

/** The host replaces the lost device of an absent person: the old pass is void, and `accepted` carries a link. */
export interface HandOver {
  type: "hand_over";
  seat: number;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** A loyalty card that the reader has handed over to another seat. */
export interface HandedOver {
  /** A place at the table, counted from 0. */
  to: number;
  /** The card that an inspected player hands over. */
  card: string;
}

/** A person has looked at their card of this game. The night ends when everybody has; the cards stay secret. */
export interface HaveSeen {
  type: "have_seen";
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** An item (by id) or secret (by number) in a character's possession. */
export interface Held {
  card: string | number;
  face_up: boolean;
  /** Received today; unusable before step 9 of the next dawn (GR-ITEM-09). */
  traded: boolean;
  /** Used in this encounter (GR-ITEM-19). */
  flipped: boolean;
  /** Put aside at the equipment check (GR-ITEM-24). */
  aside: boolean;
}

/** The first message of a client: its pass, and the part of the game that it already has. */
export interface Hello {
  type: "hello";
  /** The pass; null for a nameless spectator. */
  pass?: string | null;
  /** The number of the game that the client has events of. */
  game?: number;
  /** The number of the last event that the client has. */
  events?: number;
  /** The number of the last entry of the talk that the client has. */
  talk?: number;
  /** The language of log lines and questions of Grail, rendered on the server; null if the client renders them. */
  language?: string | null;
}

/** The host makes another person the host. */
export interface Host {
  type: "host";
  seat: number;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** A chair and its pass. */
export interface JoinReply {
  seat: number;
  pass: string;
}

/** A person who sits down: on this chair, on the first free one, or on the chair of an invitation. */
export interface JoinRequest {
  name: string;
  shield?: number;
  language?: string;
  /** The chair; null is the first free one. */
  seat?: number | null;
  /** The text after `#invite=` in the link of a chair that is handed over. */
  invite?: string | null;
  /** Random idempotency key of the client: a repeated request gets the same answer and has no second effect. */
  key?: string | null;
}

/** The host removes a person. The chair is left as by `leave`, the pass is void, and everybody is told. */
export interface Kick {
  type: "kick";
  seat: number;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** A language of the texts, and its own name for itself. */
export interface Language {
  tag: string;
  name: string;
}

/** A learned skill card: its number, its attribute and the id of the chosen side (GR-ADV-15). */
export interface Learnt {
  number: number;
  attribute: string;
  side: string;
}

/** A person leaves their chair. In a running game other than a campaign, a bot plays on under their name. */
export interface Leave {
  type: "leave";
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The explanations of a lesson, in order. */
export interface LessonReply {
  steps: LessonStep[];
}

/** A person who wants to learn a game. */
export interface LessonRequest {
  name: string;
  /** The number of a coat of arms. */
  shield?: number;
  language?: string;
}

/** One explanation, at the moment when its subject can be seen. Its text is the message `<game>-lesson-<name>`. */
export interface LessonStep {
  name: string;
  /** The thing to point at, by a name that the page knows. */
  at: string;
  /** Whether it is shown while the learner can look at their card. */
  night?: boolean;
  /** The kind of event that it follows. */
  event?: string | null;
  /** The kind of question that it accompanies, until the learner has answered. */
  asked?: string | null;
  /** Values that the event, or the subject of the question, must have. */
  about?: Record<string, any>;
}

/** The host closes the room to newcomers (`room_locked`), or opens it again. Passes and invitations still work. */
export interface Lock {
  type: "lock";
  locked: boolean;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** Joins a magic half. */
export interface MagicLeft {
  key: "magic";
  markers?: number;
  /** Steps up the affinity track, or down if negative. */
  affinity?: number;
  stage?: number;
  draw?: number;
  extra_card?: boolean;
  discard_last?: number;
}

/** Connects if 1 magic is paid (GR-COMBAT-24). */
export interface MagicRight {
  key: "magic";
  times?: number;
  cancel?: boolean;
}

/** A module, and the characters that must be in play for it to be offered. */
export interface ModuleChoice {
  name: string;
  crest: string;
  rules: string[];
  matters_to: string[];
  advice: Advice;
  needs: string[];
}

/** A person moves to an empty chair while no game is running; in a campaign at any time. */
export interface Move {
  type: "move";
  seat: number;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The host mutes a seat or lifts the mute: its messages, claims and gestures are refused with `muted`. */
export interface Mute {
  type: "mute";
  seat: number;
  muted: boolean;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The host mutes a spectator or lifts the mute: their messages are refused with `muted`. */
export interface MuteWatcher {
  type: "mute_watcher";
  /** The spectator's name in `watchers`. */
  name: string;
  muted: boolean;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** A line of the narrator's script: the key of a message, and the character that it mentions, if any. */
export interface NarratorLine {
  key: string;
  character: string | null;
}

/** Whether other devices on the local network may join. */
export interface NetworkRequest {
  open: boolean;
}

/** Whether other devices can join, with the addresses and the port for that. */
export interface NetworkStatus {
  open: boolean;
  addresses: string[];
  port: number;
}

/** An integer from `least` to `most`, both included. */
export interface Number {
  type: "number";
  least: number;
  most: number;
}

export interface NumberedEvent {
  /** Its place in this reader's stream, counted from 1. */
  number: number;
  kind: string;
  data: Record<string, any>;
  /** The log line of the event, for a client that has asked for a language. */
  text?: string;
}

/** Cost and preview of an option, as plain facts. */
export interface Offer {
  cost?: Record<string, number>;
  preview?: Record<string, any>;
}

/** One of several values. Weights are for chance only: the number of copies of each value. */
export interface OneOf {
  type: "one_of";
  values: any[];
  weights?: number[];
  /** By value, its offer or `None`; empty if no value has one. */
  offers?: (Offer | null)[];
  barred?: Barred[];
}

/** The reader's own open question as plain data. */
export interface OpenQuestion {
  id: number;
  kind: string;
  /** The subject, as everyone knows it. */
  about: Record<string, any>;
  /** The part of the subject for this reader alone. */
  own: Record<string, any>;
  /** The legal answers. */
  options: OneOf | Subset | Number;
  /** Whether the reader may leave it unanswered. */
  optional?: boolean;
}

/** The code of a new room, with the caller's seat and pass. */
export interface OpenRoomReply {
  /** The code of the room. */
  room: string;
  seat: number;
  pass: string;
}

/** A new room, and its first person. */
export interface OpenRoomRequest {
  game: string;
  seats: number;
  name: string;
  options?: Record<string, any>;
  /** The number of a coat of arms. */
  shield?: number;
  language?: string;
  /** Bots take every other chair, and the game begins. */
  play_now?: boolean;
  /** Random idempotency key of the client: a repeated request gets the same answer and has no second effect. */
  key?: string | null;
}

/** An option of a set-up, its usual value first. */
export interface OptionChoice {
  name: string;
  values: (string | boolean)[];
  of: string[];
  default_hidden: string | boolean | null;
}

/** The end of a game. Partial winners are listed apart from winners. */
export interface Outcome {
  side: string | null;
  reason: string;
  winners: number[];
  partial: number[];
  scores: number[] | null;
}

/** The part of a scene for one reader. Games add fields for other facts that only this reader knows. */
export interface OwnScene {
  reader: number | string | null;
  question: OpenQuestion | null;
}

/** The pace that people would like. It only reminds: no rule depends on it. */
export interface Pace {
  /** Seconds to talk and to propose; 0 is no limit. */
  propose: number;
  /** Seconds to talk about a proposal and to vote; 0 is no limit. */
  vote: number;
  /** Whether bots answer almost at once, for one person alone with them. */
  hurried: boolean;
}

/** The host pauses the game: no answers are accepted. */
export interface Pause {
  type: "pause";
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The public state of one seat; default values are left out on the wire. */
export interface Person {
  is_leader?: boolean;
  /** Whether it is a member of the team that is voted on or out on its quest. */
  on_team?: boolean;
  /** Whether it has already answered a question that other seats still have open. */
  is_ready?: boolean;
  /** Its vote on the latest team, as long as votes lie on the table. */
  vote?: string | null;
  /** The tokens that it holds openly. */
  tokens?: Thing[];
  /** The cards that it holds face up. */
  cards?: Thing[];
  /** The quest card that it has played face up. */
  card_up?: string | null;
  /** The source of an effect on its quest card: looked at, changed, taken, or to be shown. */
  card_touched?: Thing | null;
  /** The character, once it is public. */
  character?: string | null;
  /** The side, once it is public. */
  side?: string | null;
  /** Whether the final guess has named it. */
  is_named?: boolean;
}

/** Keeps the connection open; the server answers `pong`. */
export interface Ping {
  type: "ping";
  id?: number | null;
}

/** A card in the sequence. */
export interface Played {
  card: string;
  owner: number;
  /** The rows whose keys connected when the card was played. */
  linked: number[];
  /** The attributes of its joined attribute keys, connected or not (GR-COMBAT-49). */
  joined: string[];
  /** The rows whose magic key was paid (GR-COMBAT-25). */
  magic: number[];
  tokens: number;
  charges: number;
}

/** A plot card: it acts at once, or is kept. */
export interface PlotCardChoice {
  name: string;
  crest: string;
  rules: string[];
  matters_to: string[];
  advice: Advice;
  at_once: boolean;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** A named set-up for a number of seats. Other numbers of seats often work as well. */
export interface Preset {
  name: string;
  seats: number;
  options: Record<string, any>;
  /** The heading under which it is listed, if there are many presets. */
  group: string;
}

/** An action, or the avoidance of a talk, printed on a card. */
export interface PrintedAction {
  /** Empty if it costs nothing. */
  cost: string;
  lines: string[];
}

/** The tracks of a colour, each with its length and its starting cell. */
export interface PrintedBoard {
  energy: [number, number];
  health: [number, number];
  terror: [number, number];
}

/** The effects of a stage bonus through one attribute. */
export interface PrintedBonus {
  attribute: string;
  lines: string[];
}

/** A combat or diplomacy card, with its edges from top to bottom. */
export interface PrintedCard {
  name: string;
  /** `combat` or `diplomacy`. */
  kind: string;
  /** The colour of a basic card. */
  colour: string | null;
  /** The character of a named card. */
  character: string | null;
  /** Whether it is a starting card. */
  banner: boolean;
  left: (PrintedLeft | null)[];
  right: (PrintedRight | null)[];
  lines: string[];
}

/** A character's tile. */
export interface PrintedCharacter {
  name: string;
  number: number;
  colour: string;
  any_board: boolean;
  attributes: Record<string, number>;
  resources: Record<string, number>;
  action: PrintedAction | null;
  flaw: string[];
}

/** An encounter: a fight or a talk. */
export interface PrintedEncounter {
  name: string;
  /** `combat` or `diplomacy`. */
  kind: string;
  colour: string;
  level: number | null;
  right: (PrintedRight | null)[];
  /** Its abilities and its text. */
  lines: string[];
  reward: string[];
  /** The number of markers that wins a fight. */
  price: number;
  traits: string[];
  attacks: PrintedRow[];
  opportunity: string[];
  loot: string[];
  /** The affinity that loses a talk. */
  lowest: number;
  /** The affinity that wins a stage of a talk. */
  highest: number;
  stages: PrintedStage[];
  avoidance: PrintedAction | null;
  failure: string[];
}

/** An event card. */
export interface PrintedEvent {
  name: string;
  lines: string[];
  quest: string | null;
}

/** An item, a secret or an affliction. */
export interface PrintedItem {
  name: string;
  keyword: string | null;
  lines: string[];
}

/** The left half of a key, with its text. */
export interface PrintedLeft {
  half: BonusHalf | MagicLeft | FreeLeft;
  text: string;
}

/** The card of a location. */
export interface PrintedLocation {
  name: string;
  seals: string[];
  action: PrintedAction | null;
  menhir: PrintedRite | null;
  /** Its immediate rule. */
  lines: string[];
}

/** A quest, printed on an event or a secret. */
export interface PrintedQuest {
  name: string;
  /** Its hint, if it has one, and its requirements. */
  lines: string[];
  success: string[];
}

/** The right half of a key, with its text. */
export interface PrintedRight {
  half: AttributeHalf | MagicRight | FreeRight;
  text: string;
}

/** The requirements for lighting a menhir. */
export interface PrintedRite {
  /** The cost for each player. */
  cost: string;
  /** The starting value of its dial, for 1 to 4 players. */
  dial: number[];
  lines: string[];
}

/** A row of an attack table, for `least` to `most` markers in the pool. */
export interface PrintedRow {
  least: number;
  most: number;
  lines: string[];
}

/** One side of a skill. */
export interface PrintedSide {
  id: string;
  name: string;
  lines: string[];
}

/** A skill. */
export interface PrintedSkill {
  attribute: string;
  sides: PrintedSide[];
}

/** A stage of a talk; stages with the same number are alternatives. */
export interface PrintedStage {
  id: string;
  name: string;
  number: number;
  bonuses: PrintedBonus[];
  reaction: string[];
}

/** A status of the save sheet with its number of boxes. */
export interface PrintedStatus {
  name: string;
  boxes: number;
}

/** A problem of a set-up: a refusal, or a mere warning if `refused` is false. */
export interface Problem {
  code: string;
  rule: string;
  refused: boolean;
  details: Record<string, any>;
}

/** One proposed team and its result. If it was approved with empty votes, it went without a vote. */
export interface Proposal {
  round: number;
  quest: number;
  attempt: number;
  /** A place at the table, counted from 0. */
  leader: number;
  /** Places at the table. */
  team: number[];
  /** By seat: its vote. */
  votes?: string[];
  approved?: boolean | null;
  /** Whether a single vote would have changed the result. */
  is_close?: boolean;
  /** By seat: the votes that were shown before the others voted. */
  open_votes?: Record<string, string>;
  /** By name of a thing: the seat that the leader gave it to with this team. */
  given?: Record<string, number>;
  /** The seat that turned the approved team into a rejected one. */
  stopped_by?: number | null;
}

/** A chair, as everybody sees it. */
export interface PublicChair {
  seat: number;
  who: "bot" | "empty" | "person";
  name: string | null;
  shield: number | null;
  /** Whether a client is connected to it; always true for a bot. */
  here: boolean;
  bot: string | null;
  muted: boolean;
  /** Whether a bot plays for the absent person. */
  stand_in: boolean;
  /** Whether this person has looked at their card in the current game. */
  has_seen: boolean;
}

/** Everything about a room except its game and its talk. */
export interface PublicRoom {
  code: string;
  game: string;
  seats: number;
  options: Record<string, any>;
  setup_code: string | null;
  problems: Problem[];
  chairs: PublicChair[];
  /** The chair of the host; null if no person is left. */
  host: number | null;
  /** Whether a newcomer can sit down now. */
  has_free_chair: boolean;
  spectators: number;
  watchers: PublicWatcher[];
  /** Whether the room is closed to newcomers. */
  locked: boolean;
  /** The number of the current game, or of the last one; 0 in the first lobby. */
  number: number;
  phase: "abandoned" | "lobby" | "over" | "playing";
  paused: boolean;
  pace: Pace;
  /** Whether people are still looking at their cards. */
  night: boolean;
  /** The link for others to join. */
  link: string;
  /** Whether the link works on other devices. */
  network: boolean;
  /** Whether the last game was closed because the rules have changed and cannot play it. Its record is available. */
  older_rules: boolean;
  /** The progress of a campaign. Chairs from `seats` on wait until the group continues with them. */
  summary: CampaignSummary | null;
  /** The seats that wish to take back the last answer. */
  undo_wishes: number[];
  /** The game whose lesson is being played here, if any. */
  lesson: string | null;
}

/** A spectator with a name. */
export interface PublicWatcher {
  name: string;
  muted: boolean;
}

/** The place of one quest on the board. */
export interface QuestSpace {
  /** A number of things. */
  size: number;
  /** A number of things. */
  fails_to_sink: number;
  /** The result, `None` before the quest is played. */
  succeeded?: boolean | null;
  /** The number of fails that counted. */
  fails?: number;
  /** The cards as they were shown. */
  cards?: Record<string, number>;
  /** Tokens and cards at this quest. */
  marks?: Thing[];
}

/** The Assassin's attempt to recruit the Untrustworthy Servant. */
export interface RecruitmentTry {
  /** A place at the table, counted from 0. */
  assassin: number;
  named: number | null;
  recruited: number | null;
}

/** The command was refused; nothing has changed. */
export interface Refused {
  type: "refused";
  /** The `id` of the command; null if it had none, or none that could be read. */
  reply_to: number | null;
  error: ErrorBody;
}

/** The host continues a campaign with another group, where its rules allow it. This is the next game of the room. */
export interface Regroup {
  type: "regroup";
  /** The chairs of the new group, in the order of seats; null is every chair that is taken. */
  chairs?: number[] | null;
  /** The characters by seat; null leaves them to the rules. */
  characters?: string[] | null;
  /** The seat that keeps the chronicle. */
  chronicler?: number | null;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The host starts the next game, after one that is over or abandoned, with the current chairs and set-up. */
export interface Rematch {
  type: "rematch";
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The host removes a bot while no game is running; in a campaign at any time. */
export interface RemoveBot {
  type: "remove_bot";
  seat: number;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The host takes away a spectator's name and pass, and everybody is told. To keep them out, there is `lock`. */
export interface RemoveWatcher {
  type: "remove_watcher";
  /** The spectator's name in `watchers`. */
  name: string;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** A person or a spectator changes their name, coat of arms or language. */
export interface Rename {
  type: "rename";
  name: string;
  /** The number of a coat of arms, from 0 to 15. */
  shield: number;
  language: string;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The host resumes a paused game. */
export interface Resume {
  type: "resume";
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The room has changed. It is always sent whole. */
export interface RoomMessage {
  type: "room";
  room: PublicRoom;
}

/** A legal answer, or an answer that a rule bars now. */
export interface SaidAnswer {
  /** The value to submit. */
  value: any;
  label: string;
  /** The cost of the answer. */
  price?: string;
  /** The consequences of the answer, one sentence each. */
  does?: string[];
  /** The reason that it is barred, empty if it is legal. */
  why_not?: string;
}

/** The reader's open question. */
export interface SaidQuestion {
  id: number;
  prompt: string;
  /** Legal answers first, then barred ones. Empty if the question asks for a number. */
  answers: SaidAnswer[];
  /** The id of the rule that governs the question. */
  rule: string;
}

/** A save, and the first person of the room that continues it. */
export interface SaveRequest {
  /** The text of the file. */
  save: string;
  name: string;
  shield?: number;
  language?: string;
  /** The seat to take. The others are empty until people join, or the host lets bots play. */
  seat?: number;
  /** Random idempotency key of the client: a repeated request gets the same answer and has no second effect. */
  key?: string | null;
}

/** A person or a spectator with a name sends a chat message, as plain text. */
export interface Say {
  type: "say";
  /** At most 500 characters. */
  text: string;
  /** Idempotency key, chosen at random by the client: a repeated message is confirmed and not sent twice. */
  key?: string | null;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** One event of a reader's stream, and its changes to that reader's scene. */
export interface SceneEvent {
  /** Its place in this reader's stream, counted from 1. */
  number: number;
  kind: string;
  data: Record<string, any>;
  /** The changes to the part of the scene that everybody sees. */
  table: ([(string | number)[], any?])[];
  /** The changes to the part of the scene that this reader alone has. */
  mine: ([(string | number)[], any?])[];
  /** The log line of the event, for a client that has asked for a language. */
  text?: string;
}

/** The whole scene of this client: after `welcome`, and when a game begins. */
export interface SceneMessage {
  type: "scene";
  game: number;
  /** The events that the client does not have. */
  events: NumberedEvent[];
  /** The part of the scene that everybody sees, after these events. */
  table: AvalonTable | VoyageTable | GrailTable;
  /** The part of the scene that this reader alone has. */
  mine: AvalonOwn | VoyageOwn | GrailOwn;
  /** The open question of this seat, rendered in words, for a client that has asked for a language. */
  said?: SaidQuestion | null;
  /** Padding: it hides the length of the part that only this seat may know. */
  pad?: string;
}

/** Points in total and by reason, without zeros. */
export interface Score {
  total: number;
  /** Points by reason. */
  reasons: Record<string, number>;
}

/** A card that was shown only to the reader; its owner knows it already. */
export interface Secret {
  /** The source of the knowledge: an `inspection`, or an entry by its name. */
  by: string;
  /** The sort of card; message key `avalon-<kind>-<card>`. */
  kind: string;
  /** A place at the table, counted from 0. */
  seat: number;
  card: string;
  /** The quest that was prepared or played at that time. */
  quest: number;
  /** The seat's card on that quest as far as the reader knows: the one that was seen, or its replacement. */
  played: string | null;
}

/** The host sets a clock that only reminds. Alone with bots, the host may let them hurry. */
export interface SetPace {
  type: "set_pace";
  /** Seconds to talk and to propose; 0 is no clock. */
  propose?: number;
  /** Seconds to talk about a proposal and to vote; 0 is no clock. */
  vote?: number;
  /** Whether bots answer almost at once. */
  hurried?: boolean;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The host changes the set-up while no game is running. People whose chairs are removed move to others. */
export interface SetUp {
  type: "set_up";
  seats: number;
  options: Record<string, any>;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The result of checking a set-up. */
export interface SetupReply {
  problems: Problem[];
  /** The cards to deal from; null if the set-up cannot be played. */
  deck: string[] | null;
  /** Avalon: the number of people on each quest. */
  sizes: number[];
  /** Avalon: the number of fails that sink each quest. */
  fails_to_sink: number[];
  /** Voyage: the map as everybody sees it at the beginning. */
  rows: string[];
  /** The set-up as a short text; null if it cannot be played, or the game has no codes. */
  code: string | null;
  /** Avalon: the lines of the night's narrator. */
  script: NarratorLine[];
}

/** A set-up: the game, the number of seats, and the options. */
export interface SetupRequest {
  game: string;
  seats: number;
  options?: Record<string, any>;
}

/** The public part of a turn: the captain's offer, the votes, and the ship's course. */
export interface ShownTurn {
  /** A turn of the voyage, counted from 1. */
  turn: number;
  /** A place at the table, counted from 0. */
  captain: number;
  preferred: "north" | "east" | "south" | "west" | null;
  /** Only if it won; otherwise only the captain knows it. */
  alternative: "north" | "east" | "south" | "west" | null;
  /** By seat; empty before the vote, and in a turn without one. */
  votes: ("white" | "black")[];
  direction: "north" | "east" | "south" | "west" | null;
  /** The card that won. */
  card: "preferred" | "alternative" | null;
  /** The reason for the course. */
  by: "majority" | "captain" | "necessity" | null;
  /** The cell that the ship reached. */
  cell: number | null;
  /** The tile that the ship found there. */
  tile: "open_sea" | "cross_island" | "plain_island" | "fog" | "coast" | "start" | "avalon" | "unknown" | null;
  /** Whether that tile was in the fog. */
  fog: boolean;
  /** Whether the ship lost the route in this turn. */
  lost: boolean;
}

/** The reader's knowledge from a step of the night. */
export interface Sight {
  /** A step of the night, by the name of its sight. */
  step: string;
  /** Places at the table. */
  seats: number[];
  /** The lesson about these seats; `None` if the reader looked at a card instead. */
  learns: string | null;
  card?: string | null;
}

/** A seat declines to take back the last answer, or withdraws its own wish. All wishes are cancelled. */
export interface Stand {
  type: "stand";
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The host lets a bot play for an absent person, until they return. */
export interface StandIn {
  type: "stand_in";
  seat: number;
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The host starts the first game, when every chair is taken. */
export interface Start {
  type: "start";
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The story of a campaign so far: the verses it has read, in order, its secrets, quests, tasks and ending. */
export interface Story {
  verses: ToldVerse[];
  /** Secrets that characters hold. */
  secrets: Record<string, PrintedItem>;
  /** Quests printed on these secrets. */
  quests: Record<string, PrintedQuest>;
  /** Tasks in the notebook. */
  tasks: Record<string, string>;
  /** The paragraphs of the ending, once it is reached. */
  ending: string[];
}

/** A subset of a sorted list of numbers, with exactly `size` members. The canonical form is a sorted tuple. */
export interface Subset {
  type: "subset";
  of: number[];
  size: number;
}

/** The part of a scene that everyone sees. Games add fields for the components on their tables. */
export interface TableScene {
  /** The kind of question that each asked seat must answer. */
  asked: Record<string, string>;
  outcome: Outcome | null;
}

/** One entry of the talk: a text, a quick claim, or a notice about the person with this name. */
export interface Talk {
  number: number;
  seat: number | null;
  name: string;
  text: string | null;
  claim: string | null;
  about: number | null;
  character: string | null;
  notice: string | null;
}

/** New entries of the talk. */
export interface TalkMessage {
  type: "talk";
  talk: Talk[];
}

/** Something that can be drawn and named: a character, a module, a card, a token. */
export interface Thing {
  /** The entry whose crest is drawn for it; `None` if it has none or if the crest would leak a secret. */
  name: string | null;
  /** The message key of its name. */
  words: string;
}

/** One switch of the set-up: a character, several characters with a common name, or a module. */
export interface ThingChoice {
  kind: "character" | "module";
  names: string[];
  together: string;
}

/** A verse that this campaign has read. */
export interface ToldVerse {
  verse: string;
  day: number;
  location: number | null;
  /** The name of the location. */
  place: string | null;
  paragraphs: string[];
  choices: Record<string, string>;
  /** By path in the pack: the text of each effect of a list, in order. */
  effects: Record<string, string[]>;
}

/** A seat wishes to take back the last answer, or agrees to it. It happens when all players who are here agree. */
export interface Undo {
  type: "undo";
  /** A number of the client's choice, which the reply repeats. */
  id?: number | null;
  /** Padding: it hides the length of the rest. */
  pad?: string;
}

/** The choices of a Voyage set-up. `seats` are the fewest and the most; bots are best first. */
export interface VoyageChoices {
  seats: [number, number];
  options: VoyageOptions;
  presets: Preset[];
  bots: string[];
}

/** The values of each option, the default first. */
export interface VoyageOptions {
  layout: string[];
  /** null charts every map but the random one. */
  charted: (boolean | null)[];
  lasting_captain: boolean[];
  sailor_points: string[];
}

/** The part of the scene for one reader. */
export interface VoyageOwn {
  reader: number | string | null;
  question: OpenQuestion | null;
  /** The reader's own role. */
  role: "admiral" | "cabin_boy" | "merchant" | "traitor" | "explorer" | "sailor" | null;
  /** Every role that was dealt; only for the stream of the truth. */
  dealt: Record<string, "admiral" | "cabin_boy" | "merchant" | "traitor" | "explorer" | "sailor">;
  /** By turn, the alternative that the reader hid as captain, even if it lost. The stream of the truth has all. */
  hidden: Record<string, "north" | "east" | "south" | "west">;
  /** The tiles that are face down, by cell; only for the stream of the truth. */
  face_down: Record<string, "open_sea" | "cross_island" | "plain_island" | "fog" | "coast" | "start" | "avalon" | "unknown">;
}

/** The shared part of the scene. */
export interface VoyageTable {
  /** The kind of question that each asked seat must answer. */
  asked: Record<string, string>;
  outcome: Outcome | null;
  seats: number;
  /** Whether the sea outside the fog is public. */
  charted: boolean;
  /** Whether captains stay as long as the vote agrees with them. */
  lasting_captain: boolean;
  /** The sailor's points for a tile of open sea: 2, or 1/2. */
  sailor_points: string;
  /** A turn of the voyage, counted from 1. */
  last_turn: number;
  /** The present turn; 0 before the first. */
  turn: number;
  captain: number | null;
  /** The tile of each cell, as far as it is public; in explored fog, the tile that was found. */
  tiles: ("open_sea" | "cross_island" | "plain_island" | "fog" | "coast" | "start" | "avalon" | "unknown")[];
  /** The explored cells in order, the start first. */
  explored: number[];
  /** The ship's cell, or its last one if it lost the route. */
  ship: number | null;
  /** Whether the ship has lost the route. */
  lost: boolean;
  /** The course in each direction; empty when the ship sails no farther. */
  ways: Record<string, Way>;
  /** The direction that is put to the vote or has won it, until the ship has arrived. */
  heading: "north" | "east" | "south" | "west" | null;
  /** Seats that have voted while the vote is open. */
  voted: number[];
  turns: ShownTurn[];
  /** The points of each role if the voyage ended now and no player shared it. */
  prospects: Record<string, Score>;
  /** By seat, after all roles are shown. */
  roles: ("admiral" | "cabin_boy" | "merchant" | "traitor" | "explorer" | "sailor")[];
  /** By seat, after the points are counted. */
  scores: Score[];
  /** Seats by their points, the highest first, after the points are counted. */
  ranking: number[];
}

/** The pass of a spectator. */
export interface WatchReply {
  pass: string;
}

/** A spectator with a name. */
export interface WatchRequest {
  name: string;
  language?: string;
  /** Random idempotency key of the client: a repeated request gets the same answer and has no second effect. */
  key?: string | null;
}

/** The course in a direction from the ship's present place. */
export interface Way {
  /** The end of a course in a direction: cell, lost, barred. */
  leads: "cell" | "lost" | "barred";
  /** The cell where the ship would stop. */
  cell: number | null;
  /** The tile of that cell, as far as it is public. */
  tile: "open_sea" | "cross_island" | "plain_island" | "fog" | "coast" | "start" | "avalon" | "unknown" | null;
}

/** Alternative modules: at most one of them can be chosen. */
export interface WaysChoice {
  one_of: string;
  modules: string[];
}

/** The answer to `hello`. The scene, if there is a game, and new entries of the talk follow. */
export interface Welcome {
  type: "welcome";
  /** The chair of this pass; null for a spectator. */
  seat: number | null;
  room: PublicRoom;
  /** The game that is being played, or was played last; 0 before the first. */
  game: number;
  /** Forget the events you have: they are sent again from the first. */
  restart: boolean;
}

export type ServerMessage =
  | Welcome
  | RoomMessage
  | SceneMessage
  | EventsMessage
  | TalkMessage
  | GestureMessage
  | Accepted
  | Refused
  | Pong
  | Bye;

export type ClientMessage =
  | Hello
  | Answer
  | Say
  | Claim
  | Start
  | SetUp
  | AddBot
  | RemoveBot
  | Move
  | Rename
  | Kick
  | Host
  | StandIn
  | GiveBack
  | HandOver
  | Mute
  | MuteWatcher
  | RemoveWatcher
  | Lock
  | HaveSeen
  | Dawn
  | Pause
  | Resume
  | SetPace
  | Abandon
  | Rematch
  | Regroup
  | Undo
  | Stand
  | Leave
  | Gesture
  | Ping;

/** The scene of Avalon for one reader. */
export type AvalonScene = AvalonTable & AvalonOwn;

/** The scene of Voyage for one reader. */
export type VoyageScene = VoyageTable & VoyageOwn;

/** The scene of Grail for one reader. */
export type GrailScene = GrailTable & GrailOwn;
