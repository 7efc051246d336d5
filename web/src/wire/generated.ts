/** What travels between the page and the server. Made by `python -m afallon.server.wire_types` from the server's own types. */

/** The host ends the game without an outcome; its cards stay hidden for good. */
export interface Abandon {
  type: "abandon";
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** What this server is. */
export interface About {
  version: string;
  games: string[];
  languages: Language[];
  /** Whether the caller sits at the server's own machine. */
  local: boolean;
}

/** The command was carried out and is durable; what it changed was sent before. */
export interface Accepted {
  type: "accepted";
  /** The `id` of the command. */
  reply_to: number | null;
  /** The link of a chair that is handed over. */
  invite?: string | null;
}

/** The host puts a bot on an empty chair, before the start; in a campaign at any time, also on a chair more. */
export interface AddBot {
  type: "add_bot";
  seat: number;
  /** Which one; the best, if left out. */
  bot?: string;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** When to add it. */
export interface Advice {
  /** The characters without whom it is refused, or does nothing. */
  needs: string[];
  /** From how many players on it is advised. */
  seats: number;
  /** The questions for whose sake it interrupts the game. */
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
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** How the reader's question is answered. */
export interface Answering {
  /** What is chosen: `people`, a `vote`, a `quest_card`, a `changed_card` that is looked at in secret, a `loyalty_card`, a `quest`, an `aim`, a `plot_card`; or one of some `words`. */
  way: string;
  /** The people that may be picked. */
  seats?: number[];
  /** How many of them are. */
  number?: number;
  /** Whether nobody may be picked as well. */
  nobody?: boolean;
  /** Whether the answer decides the game, and is held rather than pressed. */
  is_held?: boolean;
  /** The card that it is about. */
  card?: Thing | null;
  /** By aim that may be declared: the characters that are hunted. */
  aims?: Record<string, string[]>;
}

/** Connects for whoever has so much of the attribute. */
export interface AttributeHalf {
  key: "attribute";
  times?: number;
  cancel?: boolean;
  attribute: "aggression" | "caution" | "courage" | "empathy" | "practicality" | "spirituality";
  at_least: number;
}

/** What can be chosen for Avalon. `seats` are the fewest and the most; bots are best first. */
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

/** What one reader of a game of Avalon has beside what everybody sees. */
export interface AvalonOwn {
  reader: number | string | null;
  question: OpenQuestion | null;
  character: string | null;
  side: string | null;
  /** How often the character has changed sides. */
  side_changes: number;
  /** By seat: the characters that the reader knows for certain by card; the own one, and what all have seen. */
  characters: Record<string, string>;
  /** By seat: the sides of those. */
  sides: Record<string, string>;
  night: Sight[];
  /** The cards that were shown to the reader alone, the latest last. */
  secrets: Secret[];
  handed_over: HandedOver[];
  answering: Answering | null;
}

/** A game of Avalon as everybody sees it. */
export interface AvalonTable {
  /** Whom the table waits for, and for what kind of answer. */
  asked: Record<string, string>;
  outcome: Outcome | null;
  /** How many there are of something. */
  seats: number;
  /** A rulebook, or the mixture of them all. */
  edition: string;
  /** The characters in play, and how many there are of each. */
  deck: Record<string, number>;
  /** The optional modules in play. */
  modules: string[];
  /** Which character makes the guess at the end. */
  assassin: string | null;
  /** The options that people should know of: the keys of their words. */
  options: string[];
  /** The cards in everybody's hand: alike for all, so that a glance tells nothing (AV-INTER-19). */
  quest_cards: string[];
  night_is_over: boolean;
  leader: number | null;
  round: number;
  attempt: number;
  /** How many teams of this round have been rejected. */
  rejections: number;
  /** The quest that is prepared or played; none before a leader who may choose it has done so. */
  current_quest: number | null;
  /** Whether an approved team is out on its quest. */
  on_the_way: boolean;
  quests: QuestSpace[];
  people: Person[];
  /** Every team that was proposed, the latest last. */
  proposals: Proposal[];
  /** The cards in the middle: those that are still to be given, or the one that is being used. */
  cards: Thing[];
  /** What happens beside teams and quests. */
  under_way: Thing | null;
  /** The words of what is asked now; where nobody is asked, of how a team is chosen. */
  ask_key: string;
  /** What is in play and has something to add to that question. */
  helpful: Thing[];
  /** At whom the guess is aimed, if there was a choice. */
  aim: string | null;
  recruitment: RecruitmentTry | null;
  /** The guess at the end. */
  guess: Guess | null;
  /** Once all characters are shown: the seats in the order in which their cards turn, what decides the game last. */
  reveal_order: number[];
}

/** A value that is shown but cannot be chosen now: the rule that forbids it, and the facts that it goes by. */
export interface Barred {
  value: any;
  rule: string;
  facts?: Record<string, any>;
}

/** The numbers for so many players: of each side, of each quest's team, and of the fails that sink it. */
export interface BoardChoice {
  seats: number;
  good: number;
  evil: number;
  sizes: number[];
  fails_to_sink: number[];
}

/** Meets an attribute half. */
export interface BonusHalf {
  key: "bonus";
  markers?: number;
  /** Up, or down if it is negative. */
  affinity?: number;
  stage?: number;
  draw?: number;
  extra_card?: boolean;
  discard_last?: number;
}

/** The socket is about to be closed. */
export interface Bye {
  type: "bye";
  /** Why; each is an `error-<code>` in the words as well. */
  code: string;
}

/** A campaign as one finds it on the first page. */
export interface CampaignCard {
  /** The code. */
  room: string;
  title: string;
  chapter: number;
  day: number;
  /** Where the first character is. */
  place: string;
  people: string[];
  phase: "abandoned" | "lobby" | "over" | "playing";
}

/** Where a campaign stands. */
export interface CampaignSummary {
  /** Its name on this server. */
  pack: string;
  /** The mark of its catalogue. */
  catalogue: string;
  chapter: number;
  day: number;
  /** `dawn`, `day` or `dusk`. */
  stage: string;
  /** By seat: the number of the location where its character is. */
  places: number[];
  /** Whether another group could go on from here. */
  may_regroup: boolean;
}

/** Everything of a pack that has a printed face, in one language; no story, and no secrets. */
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
  /** By path in the pack: what each effect of a list does, in its order. */
  effects: Record<string, string[]>;
}

/** A character: its side, and what it is known by. */
export interface CharacterChoice {
  name: string;
  crest: string;
  rules: string[];
  matters_to: string[];
  advice: Advice;
  side: "evil" | "good";
  fills_up: boolean;
  tags: string[];
  /** Whom it learns something about in the night, where no option or module changes that. */
  sees: string[];
}

/** A seat claims: `good` and `evil` of any seat, `trust` and `doubt` of another, `character` with a name; and to be `ready` to vote. In Voyage there are `trust`, `doubt` and `ready` alone. */
export interface Claim {
  type: "claim";
  claim: "character" | "doubt" | "evil" | "good" | "ready" | "trust";
  /** A seat; null is oneself. */
  about?: number | null;
  character?: string | null;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** The host no longer waits for everybody to look at their card. */
export interface Dawn {
  type: "dawn";
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** A dial that is no menhir's. `at` is the location it lies on, if any. */
export interface Dial {
  token: string;
  value: number;
  at: number | null;
}

/** An edition: which characters and modules it offers, and how it settles options where nothing is chosen. */
export interface EditionChoice {
  name: string;
  characters: string[];
  modules: string[];
  options: Record<string, string | boolean>;
}

/** A refusal on the wire. */
export interface ErrorBody {
  /** Says what was wrong: `error-<code>` in the words, where an underscore stands for a dash. */
  code: string;
  /** The rule of the game that forbids an answer. */
  rule: string | null;
  /** The arguments of the words. */
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
  /** The open question of this seat, ready to be read, for a client that has asked for a language. */
  said?: SaidQuestion | null;
  /** Nothing: it hides how long the rest is that only this seat may know. */
  pad?: string;
}

/** What one reader was told, from the first event to the last, and what that reader saw meanwhile. */
export interface EventsReply {
  game: number;
  /** What everybody saw before the first event. */
  table: AvalonTable | VoyageTable | GrailTable;
  /** What this reader alone had before the first event. */
  mine: AvalonOwn | VoyageOwn | GrailOwn;
  events: SceneEvent[];
}

/** Meets a free half; alone of all it may be empty (GR-COMBAT-20). */
export interface FreeLeft {
  key: "free";
  markers?: number;
  /** Up, or down if it is negative. */
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

/** What people around one table see each other do. It is passed on to whoever else is here, and kept nowhere. */
export interface Gesture {
  type: "gesture";
  /** Thinking of something, wanting it, or a sign. */
  gesture: "considers" | "look" | "thanks" | "wait" | "wants" | "yes";
  /** What it is about, in a way that clients agree on among themselves; null for nothing, or nothing any more. */
  at?: string | null;
  /** The id of the question that this person has; a gesture about an earlier one is not shown. */
  question?: number | null;
}

/** Somebody at the table has made a gesture. */
export interface GestureMessage {
  type: "gesture_made";
  seat: number;
  gesture: "considers" | "look" | "thanks" | "wait" | "wants" | "yes";
  at: string | null;
  question: number | null;
}

/** A person takes a chair back that a bot plays. Connecting does this by itself. */
export interface GiveBack {
  type: "give_back";
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** A character in play, with everything it has. */
export interface GrailCharacter {
  /** The id of a character in the pack. */
  tile: string;
  /** The number of a location card. */
  location: number;
  tracks: Record<string, GrailTrack>;
  /** With what skills add. */
  attributes: Record<string, number>;
  resources: Record<string, number>;
  /** What ails it: `exhausted`, `panicking`, and its afflictions. */
  conditions: string[];
  skills: Learnt[];
  items: Held[];
  secrets: Held[];
  /** How many of each card lie in its decks, in no order. */
  decks: Record<string, Record<string, number>>;
  /** What is in none of its decks. */
  reserve: Record<string, string[]>;
  alive: boolean;
  /** In this round of the day. */
  acted: boolean;
  /** Has ended its day. */
  passed: boolean;
}

/** What can be chosen for Grail. `seats` are the fewest and the most; bots are best first. */
export interface GrailChoices {
  seats: [number, number];
  packs: GrailPack[];
  modes: GrailMode[];
  bots: string[];
}

/** The encounter under way: a fight, or a talk. */
export interface GrailEncounter {
  /** The id of an encounter card. */
  card: string;
  /** `combat` or `diplomacy`. */
  kind: string;
  participants: number[];
  active: number | null;
  round: number;
  /** Markers in the pool of a fight; in a talk, where the affinity stands. */
  score: number;
  /** Where a talk is lost; 0 in a fight. */
  lowest: number;
  /** The score that wins. */
  goal: number;
  /** Of a talk. */
  stage: string | null;
  stages_won: string[];
  /** What comes next as things stand: the attack of the enemy, or the reaction of the opponent. */
  threat: string | null;
  sequence: Played[];
  /** The halves that the next card meets, from top to bottom. */
  edge: (AttributeHalf | MagicRight | FreeRight | null)[];
  /** Of those who take part. */
  hands: Record<string, GrailHandCard[]>;
  /** How it has ended, if it has. */
  ended: string | null;
}

/** What the keys of a card would do if it were played now; its own text comes on top. */
export interface GrailForesight {
  /** Whose keys would connect, in the order they are resolved. */
  rows: number[];
  /** Markers in the pool, or where the affinity would stand. */
  score: number;
  /** The attack or the reaction that would come then; nothing comes if the fight or the stage would be won or lost. */
  threat: string | null;
  /** How much magic it would cost. */
  magic?: number;
  /** The fight, or the stage of a talk. */
  wins?: boolean;
  /** A talk. */
  loses?: boolean;
  draws?: number;
  /** The deck has fewer cards than would be drawn: the character would have to retreat (GR-COMBAT-116). */
  retreats?: boolean;
  /** How many cards at the end of the sequence would go, this one first. */
  discards?: number;
  /** What the stage of a talk gives, as often as it would; what it does to the affinity is in the score. */
  bonuses?: string[];
}

/** A card in a hand, the keys that it would join, and what would come of it. */
export interface GrailHandCard {
  /** The id of a combat or diplomacy card in the pack. */
  card: string;
  keys: GrailKey[];
  /** With no more magic than the card needs to be played. Nobody looks ahead while another is active: by then the sequence has another end. */
  would: GrailForesight | null;
  /** With all the magic that could be paid, where that makes a difference. */
  with_magic: GrailForesight | null;
}

/** Two halves that would meet if a card were played now. */
export interface GrailKey {
  row: number;
  right: AttributeHalf | MagicRight | FreeRight;
  left: BonusHalf | MagicLeft | FreeLeft;
  /** Whether it would work for the character; one of magic, if it is paid. */
  connects: boolean;
}

/** How hard a campaign is; each of the rules can be switched off and on. */
export interface GrailMode {
  name: string;
  rules: string[];
}

/** What one reader has: the question. In Grail nobody knows more than the others. */
export interface GrailOwn {
  reader: number | string | null;
  question: OpenQuestion | null;
  /** Whether the last answer may be taken back. */
  undoable: boolean;
}

/** A campaign that can be played here. */
export interface GrailPack {
  /** What it is asked for by. */
  name: string;
  /** The mark of its catalogue, with which that is found: another text has another mark. */
  catalogue: string;
  /** By language. */
  titles: Record<string, string>;
  /** Those that its story is written in. */
  languages: string[];
  chapters: number;
  characters: GrailTile[];
  /** The colours of the boards, for free mode. */
  boards: string[];
}

/** Those who do something together now. */
export interface GrailParty {
  members: number[];
  /** A place at the table, counted from 0. */
  leader: number;
  /** What a party does: an action, or what happens to it. */
  action: string;
  /** The number of a location card. */
  location: number;
  /** What they are reading. */
  verse: string | null;
  /** What belongs to that verse as it is read now. */
  paragraphs: string[];
}

/** A location on the map, and all that is on it. */
export interface GrailPlace {
  /** The number of a location card. */
  number: number;
  row: number;
  /** North is up. Rows and columns may be below 0. */
  column: number;
  /** Whether a menhir protects it. */
  lit: boolean;
  /** In how many dawns it is lost, if no menhir is lit until then; `None` if it lasts as long as any menhir does, for when all are dark nothing is lost any more. */
  lost_in: number | null;
  /** Whether a menhir shines here. */
  menhir: boolean;
  /** What the menhir's dial shows; without one it goes dark at the next dawn. */
  dial: number | null;
  /** Where a menhir stands, dark or lit: a lit one may be lit again to set its dial anew (GR-MENHIR-23). */
  rite: GrailRite | null;
  /** By side, where there is one. */
  ways: Record<string, GrailWay>;
  people: number[];
  guardians: string[];
  items: string[];
  time_tokens: number;
  quest_tokens: number;
  /** Whether its action has been used today. */
  action_used: boolean;
  /** Whether those who stand there would find nothing new by exploring it now. False while somebody acts. */
  explored: boolean;
}

/** What it takes to light a menhir. */
export interface GrailRite {
  /** Of all together, for as many as play now. */
  cost: Record<string, number>;
  /** By kind, as far as those who stand there could give it now. */
  given: Record<string, number>;
  /** Who must be there too. */
  absent: number[];
  /** Whether what it asks for beside its cost holds. */
  meets_conditions: boolean;
  /** Whether the mode lets the group leave out one kind of its cost. */
  leaves_one_out: boolean;
  /** Whether it could be lit now by those who stand there. */
  is_ready: boolean;
  /** What its dial begins with. */
  dial: number;
}

/** What everybody sees of a campaign, which is everything but chance. */
export interface GrailTable {
  /** Whom the table waits for, and for what kind of answer. */
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
  /** Active today. */
  events: string[];
  /** The steps of the last dawn in which something happened, the latest last. */
  dawn: string[];
  quests: string[];
  /** Those of them that have been met, as long as no rule has removed them. */
  achieved: string[];
  tasks: string[];
  /** Those that are marked, and in how many boxes. */
  statuses: Record<string, number>;
  /** Those that are no menhir's. */
  dials: Record<string, Dial>;
  /** The ending that the story has come to. */
  ending: string | null;
  /** What has been read at this table, in its order. */
  verses: string[];
}

/** A character that can be played. */
export interface GrailTile {
  id: string;
  number: number;
  colour: string;
  /** Whether it has a colour of its own and may take any board. */
  any_board: boolean;
  /** By language. */
  names: Record<string, string>;
}

/** A track of a character. */
export interface GrailTrack {
  value: number;
  /** The highest that it may be now: health limits energy. */
  limit: number;
  /** How long it is. */
  most: number;
}

/** What leads out of a location on one side. */
export interface GrailWay {
  /** The location that it is connected to. */
  to: number | null;
  /** Where nothing lies yet: the number that is printed there. */
  key: number | null;
}

/** What stands under one heading: things, ways, and the options that belong to them. */
export interface GroupChoice {
  name: string;
  things: ThingChoice[];
  ways: WaysChoice[];
  options: string[];
}

/** Who made the guess at the end, and at whom: one seat, or two. */
export interface Guess {
  /** A place at the table, counted from 0. */
  assassin: number;
  /** Places at the table. */
  named: number[];
}

/** The host replaces the lost phone of somebody who is away: the old pass is void, and `accepted` carries a link. */
export interface HandOver {
  type: "hand_over";
  seat: number;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** A loyalty card of the reader's that somebody else has seen. */
export interface HandedOver {
  /** A place at the table, counted from 0. */
  to: number;
  /** The card that an inspected player hands over. */
  card: string;
}

/** A person has looked at their card of this game. When everybody has, dawn breaks; nobody is told what they saw. */
export interface HaveSeen {
  type: "have_seen";
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** An item (by id) or secret (by number) that a character has. */
export interface Held {
  card: string | number;
  face_up: boolean;
  /** Received today; not usable before step 9 of the next dawn (GR-ITEM-09). */
  traded: boolean;
  /** Used in this encounter (GR-ITEM-19). */
  flipped: boolean;
  /** Put aside at the equipment check (GR-ITEM-24). */
  aside: boolean;
}

/** The first message of a client: who it is, and what it already has. */
export interface Hello {
  type: "hello";
  /** The pass; null for a nameless spectator. */
  pass?: string | null;
  /** The game of which this client has events. */
  game?: number;
  /** The number of the last event it has. */
  events?: number;
  /** The number of the last thing said that it has. */
  talk?: number;
  /** In which this client wants to be told, ready to be read, what happens and is asked in Grail; null for a client that reads events and options. */
  language?: string | null;
}

/** The host lets somebody else host. */
export interface Host {
  type: "host";
  seat: number;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** A chair, and the pass that belongs to it. */
export interface JoinReply {
  seat: number;
  pass: string;
}

/** Somebody sits down: on that chair, on the first empty one, or on the chair of an invitation. */
export interface JoinRequest {
  name: string;
  shield?: number;
  language?: string;
  /** A chair; null is the first that is empty. */
  seat?: number | null;
  /** What followed `#invite=` in the link of a chair that is handed over. */
  invite?: string | null;
  /** Chosen at random by the client: with the same key again, the answer is the same, and nothing happens twice. */
  key?: string | null;
}

/** The host empties a chair (in a game that is no campaign a bot takes it). Its pass is void, and all are told. */
export interface Kick {
  type: "kick";
  seat: number;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** A language that people are spoken to in, and what it calls itself. */
export interface Language {
  tag: string;
  name: string;
}

/** A skill card: its number, its attribute, and the id of the side that was chosen (GR-ADV-15). */
export interface Learnt {
  number: number;
  attribute: string;
  side: string;
}

/** A person goes: the chair becomes empty, in a game that is no campaign a bot's under the same name. */
export interface Leave {
  type: "leave";
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** What is said in a lesson, in its order. */
export interface LessonReply {
  steps: LessonStep[];
}

/** Whoever wants to learn a game. */
export interface LessonRequest {
  name: string;
  /** Picks a coat of arms. */
  shield?: number;
  language?: string;
}

/** One thing that is explained, at the moment when it can be seen. Its words are `<game>-lesson-<name>`. */
export interface LessonStep {
  name: string;
  /** What is pointed at; the page knows where that is. */
  at: string;
  /** It is said while the learner's card is there to be looked at. */
  night?: boolean;
  /** The kind of event after which it is said. */
  event?: string | null;
  /** The kind of question with which it is said, as long as the learner has not answered. */
  asked?: string | null;
  /** What the event, or the subject of the question, must say. */
  about?: Record<string, any>;
}

/** The host closes the room to newcomers (`room_locked`), or opens it again. A pass or an invitation lets in. */
export interface Lock {
  type: "lock";
  locked: boolean;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** Meets a magic half. */
export interface MagicLeft {
  key: "magic";
  markers?: number;
  /** Up, or down if it is negative. */
  affinity?: number;
  stage?: number;
  draw?: number;
  extra_card?: boolean;
  discard_last?: number;
}

/** Connects for 1 magic (GR-COMBAT-24). */
export interface MagicRight {
  key: "magic";
  times?: number;
  cancel?: boolean;
}

/** A module, and the characters without whom it is not offered. */
export interface ModuleChoice {
  name: string;
  crest: string;
  rules: string[];
  matters_to: string[];
  advice: Advice;
  needs: string[];
}

/** A person moves to an empty chair, before the start; in a campaign at any time. */
export interface Move {
  type: "move";
  seat: number;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** The host settles whether what this seat says is refused (`muted`). */
export interface Mute {
  type: "mute";
  seat: number;
  muted: boolean;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** The host settles whether what a spectator says is refused (`muted`). */
export interface MuteWatcher {
  type: "mute_watcher";
  /** As `watchers` has it. */
  name: string;
  muted: boolean;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** One thing a narrator says: the key of a sentence, and the character it speaks of, if any. */
export interface NarratorLine {
  key: string;
  character: string | null;
}

/** Whether other devices on the local network may join. */
export interface NetworkRequest {
  open: boolean;
}

/** Whether other devices can join, and at which addresses and port. */
export interface NetworkStatus {
  open: boolean;
  addresses: string[];
  port: number;
}

/** A whole number from `least` to `most`, both included. */
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
  /** The event as a line, for a client that has asked for a language. */
  text?: string;
}

/** What an option costs, and what it would come to, as plain facts. */
export interface Offer {
  cost?: Record<string, number>;
  preview?: Record<string, any>;
}

/** One of some values. Weights, if any, are for chance alone: how many copies of each value there are. */
export interface OneOf {
  type: "one_of";
  values: any[];
  weights?: number[];
  /** By value, where there is something to say of any. */
  offers?: (Offer | null)[];
  barred?: Barred[];
}

/** A question that waits for the reader's own answer, as plain data: its subject, what of that only the reader may know, and what may be answered. */
export interface OpenQuestion {
  id: number;
  kind: string;
  /** Its subject, as everybody knows it. */
  about: Record<string, any>;
  /** What of the subject is for this reader alone. */
  own: Record<string, any>;
  /** What may be answered. */
  options: OneOf | Subset | Number;
  /** Whether the reader may leave it open. */
  optional?: boolean;
}

/** The way into a new room. */
export interface OpenRoomReply {
  /** Its code. */
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
  /** Picks a coat of arms. */
  shield?: number;
  language?: string;
  /** Bots take every other chair, and the game begins. */
  play_now?: boolean;
  /** Chosen at random by the client: with the same key again, the answer is the same, and nothing happens twice. */
  key?: string | null;
}

/** A point to settle, its usual value first. */
export interface OptionChoice {
  name: string;
  values: (string | boolean)[];
  of: string[];
  default_hidden: string | boolean | null;
}

/** How a game ended. A partial winner is listed apart from the winners. */
export interface Outcome {
  side: string | null;
  reason: string;
  winners: number[];
  partial: number[];
  scores: number[] | null;
}

/** What one reader has beside what everybody sees. A game adds what else it has told that reader alone. */
export interface OwnScene {
  reader: number | string | null;
  question: OpenQuestion | null;
}

/** How fast people would like to play. It reminds; no rule depends on it. */
export interface Pace {
  /** Seconds to talk and to propose; 0 is as long as it takes. */
  propose: number;
  /** Seconds to talk about a proposal and to vote. */
  vote: number;
  /** Whether bots hardly think, for one person alone with them. */
  hurried: boolean;
}

/** The host lets the game rest: no answers are taken. */
export interface Pause {
  type: "pause";
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** One seat as everybody sees it; on its way to a page it leaves out what is not so. */
export interface Person {
  is_leader?: boolean;
  /** Whether it belongs to the team that is voted on or out on its quest. */
  on_team?: boolean;
  /** Whether it has answered what others are still asked. */
  is_ready?: boolean;
  /** Its vote on the latest team, as long as that lies on the table. */
  vote?: string | null;
  /** What it holds for all to see, beside cards. */
  tokens?: Thing[];
  /** The cards that it keeps, face up. */
  cards?: Thing[];
  /** The quest card that it has played for all to see. */
  card_up?: string | null;
  /** By what its quest card was looked at, changed or taken, or will be shown. */
  card_touched?: Thing | null;
  /** The character, once all have seen it. */
  character?: string | null;
  /** The side, once all know it. */
  side?: string | null;
  /** Whether the guess at the end has named it. */
  is_named?: boolean;
}

/** Keeps the connection open; the server says `pong`. */
export interface Ping {
  type: "ping";
  id?: number | null;
}

/** A card in the sequence. */
export interface Played {
  card: string;
  owner: number;
  /** The rows whose keys connected when it was played. */
  linked: number[];
  /** The attributes of its joined attribute keys, connected or not (GR-COMBAT-49). */
  joined: string[];
  /** The rows whose magic key was paid (GR-COMBAT-25). */
  magic: number[];
  tokens: number;
  charges: number;
}

/** A plot card: whether it acts at once, or is kept. */
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

/** A set-up by name, and the number of seats it was made for; others often work as well. */
export interface Preset {
  name: string;
  seats: number;
  options: Record<string, any>;
  /** Under which heading it is found, where there are many. */
  group: string;
}

/** Something that can be done in a day. */
export interface PrintedAction {
  /** Empty if it costs nothing. */
  cost: string;
  lines: string[];
}

/** The tracks of a colour: how long each is, and where it starts. */
export interface PrintedBoard {
  energy: [number, number];
  health: [number, number];
  terror: [number, number];
}

/** What a stage bonus does through an attribute. */
export interface PrintedBonus {
  attribute: string;
  lines: string[];
}

/** A combat or diplomacy card, with its edges from top to bottom. */
export interface PrintedCard {
  name: string;
  /** `combat` or `diplomacy`. */
  kind: string;
  /** Of a basic card. */
  colour: string | null;
  /** Of a named card. */
  character: string | null;
  /** A starting card. */
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

/** An encounter: a fight, or a talk. */
export interface PrintedEncounter {
  name: string;
  /** `combat` or `diplomacy`. */
  kind: string;
  colour: string;
  level: number | null;
  right: (PrintedRight | null)[];
  /** Its abilities, and what it says. */
  lines: string[];
  reward: string[];
  /** Of a fight: how many markers win it. */
  price: number;
  traits: string[];
  attacks: PrintedRow[];
  opportunity: string[];
  loot: string[];
  /** Of a talk: where it is lost. */
  lowest: number;
  /** Of a talk: where it is won. */
  highest: number;
  stages: PrintedStage[];
  avoidance: PrintedAction | null;
  failure: string[];
}

/** An event's card. */
export interface PrintedEvent {
  name: string;
  lines: string[];
  quest: string | null;
}

/** An item, or a secret. */
export interface PrintedItem {
  name: string;
  keyword: string | null;
  lines: string[];
}

/** The left half of a key. */
export interface PrintedLeft {
  half: BonusHalf | MagicLeft | FreeLeft;
  text: string;
}

/** A location's card. */
export interface PrintedLocation {
  name: string;
  seals: string[];
  action: PrintedAction | null;
  menhir: PrintedRite | null;
  /** What happens at once. */
  lines: string[];
}

/** A quest, on an event or a secret. */
export interface PrintedQuest {
  name: string;
  /** Its hint, if it has one, and what it asks for. */
  lines: string[];
  success: string[];
}

/** The right half of a key. */
export interface PrintedRight {
  half: AttributeHalf | MagicRight | FreeRight;
  text: string;
}

/** What lights a menhir. */
export interface PrintedRite {
  /** For each who plays. */
  cost: string;
  /** By the number of players. */
  dial: number[];
  lines: string[];
}

/** A row of an attack table: with so many markers in the pool, from `least` to `most`. */
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

/** A stage of a talk; those of one number are alternatives. */
export interface PrintedStage {
  id: string;
  name: string;
  number: number;
  bonuses: PrintedBonus[];
  reaction: string[];
}

/** A status of the save sheet, with its boxes. */
export interface PrintedStatus {
  name: string;
  boxes: number;
}

/** One thing a set-up is told about itself: a refusal, or (not `refused`) only a warning. */
export interface Problem {
  code: string;
  rule: string;
  refused: boolean;
  details: Record<string, any>;
}

/** One proposed team and what became of it. Empty votes beside a verdict: the team went without a vote. */
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
  /** Whether one vote more or less would have turned it. */
  is_close?: boolean;
  /** By seat: the votes that were shown before the others chose. */
  open_votes?: Record<string, string>;
  /** By name of a thing: to whom the leader gave it with this team. */
  given?: Record<string, number>;
  /** Who turned the team from an approved one into a rejected one. */
  stopped_by?: number | null;
}

/** One chair, as everybody sees it. */
export interface PublicChair {
  seat: number;
  who: "bot" | "empty" | "person";
  name: string | null;
  shield: number | null;
  /** Whether somebody is connected to it; a bot always is. */
  here: boolean;
  bot: string | null;
  muted: boolean;
  /** A bot plays for the person who is away. */
  stand_in: boolean;
  /** In a game: this person has looked at their card. */
  has_seen: boolean;
}

/** Everything about a room but its game and its talk. */
export interface PublicRoom {
  code: string;
  game: string;
  seats: number;
  options: Record<string, any>;
  setup_code: string | null;
  problems: Problem[];
  chairs: PublicChair[];
  /** The chair of whoever hosts; null when nobody is left. */
  host: number | null;
  /** Whether somebody who comes now can sit down. */
  has_free_chair: boolean;
  spectators: number;
  watchers: PublicWatcher[];
  /** Whether it is closed to newcomers. */
  locked: boolean;
  /** The current game; 0 in the first lobby. */
  number: number;
  phase: "abandoned" | "lobby" | "over" | "playing";
  paused: boolean;
  pace: Pace;
  /** People are still looking at their cards. */
  night: boolean;
  /** How others join. */
  link: string;
  /** Whether the link works on other devices. */
  network: boolean;
  /** The last game has ended because the rules have changed and cannot play it; its record can be had. */
  older_rules: boolean;
  /** Of a campaign: where it stands. Chairs from `seats` on wait until the group goes on with them. */
  summary: CampaignSummary | null;
  /** The seats that would take back the last answer. */
  undo_wishes: number[];
  /** The game whose lesson is being played here. */
  lesson: string | null;
}

/** A spectator with a name. */
export interface PublicWatcher {
  name: string;
  muted: boolean;
}

/** The place of one quest on the board. */
export interface QuestSpace {
  /** How many there are of something. */
  size: number;
  /** How many there are of something. */
  fails_to_sink: number;
  /** Nothing before it is played. */
  succeeded?: boolean | null;
  /** How many fails counted. */
  fails?: number;
  /** The cards as they were shown. */
  cards?: Record<string, number>;
  /** What was laid at it. */
  marks?: Thing[];
}

/** An attempt to recruit somebody at the end. */
export interface RecruitmentTry {
  /** A place at the table, counted from 0. */
  assassin: number;
  named: number | null;
  recruited: number | null;
}

/** Nothing has changed. */
export interface Refused {
  type: "refused";
  /** The `id` of the command; null when it had none that could be read. */
  reply_to: number | null;
  error: ErrorBody;
}

/** The host lets a campaign go on with another group, where its rules allow it. This is the next game of the room. */
export interface Regroup {
  type: "regroup";
  /** Those who play from now on, in the order of seats; null is everybody who has a chair. */
  chairs?: number[] | null;
  /** By seat; null leaves them to the rules. */
  characters?: string[] | null;
  /** The seat that keeps the chronicle. */
  chronicler?: number | null;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** The host begins the next game, after one that is over or abandoned: same chairs, same set-up. */
export interface Rematch {
  type: "rematch";
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** The host takes a bot away, before the start; in a campaign at any time. */
export interface RemoveBot {
  type: "remove_bot";
  seat: number;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** The host takes a spectator's name and pass away. Everybody is told; to keep them out, there is `lock`. */
export interface RemoveWatcher {
  type: "remove_watcher";
  /** As `watchers` has it. */
  name: string;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** Somebody has another name, coat of arms or language. */
export interface Rename {
  type: "rename";
  name: string;
  /** A number from 0 to 15 that picks a coat of arms. */
  shield: number;
  language: string;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** The host lets a game that rests go on. */
export interface Resume {
  type: "resume";
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** The room has changed. It is always whole. */
export interface RoomMessage {
  type: "room";
  room: PublicRoom;
}

/** Something that can be answered, or could be if a rule did not bar it. */
export interface SaidAnswer {
  /** As an answer gives it. */
  value: any;
  label: string;
  /** What it costs. */
  price?: string;
  /** What it would come to, sentence by sentence. */
  does?: string[];
  /** Why it cannot be chosen now. */
  why_not?: string;
}

/** The reader's own question. */
export interface SaidQuestion {
  id: number;
  prompt: string;
  /** First what can be chosen, then what cannot. Of a question for a number it is empty. */
  answers: SaidAnswer[];
  /** The number of the rule that governs it. */
  rule: string;
}

/** A save, and the first person of the room in which it goes on. */
export interface SaveRequest {
  /** The text of the file. */
  save: string;
  name: string;
  shield?: number;
  language?: string;
  /** The seat to take; the others are empty until people join, or the host lets bots play. */
  seat?: number;
  /** Chosen at random by the client: with the same key again, the answer is the same, and nothing happens twice. */
  key?: string | null;
}

/** Somebody with a name says something; text stays text. */
export interface Say {
  type: "say";
  /** At most 500 characters. */
  text: string;
  /** Chosen at random by the client: with the same key again, it is confirmed and not said twice. */
  key?: string | null;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** One thing that a reader has learnt, and what it changes in what that reader sees. */
export interface SceneEvent {
  /** Its place in this reader's stream, counted from 1. */
  number: number;
  kind: string;
  data: Record<string, any>;
  /** What changes in what everybody sees. */
  table: ([(string | number)[], any?])[];
  /** What changes in what this reader alone has. */
  mine: ([(string | number)[], any?])[];
  /** The event as a line, for a client that has asked for a language. */
  text?: string;
}

/** What this client sees, whole: after `welcome`, and when a game begins. */
export interface SceneMessage {
  type: "scene";
  game: number;
  /** The events that this client lacks. */
  events: NumberedEvent[];
  /** What everybody sees, after all of them. */
  table: AvalonTable | VoyageTable | GrailTable;
  /** What this reader alone has. */
  mine: AvalonOwn | VoyageOwn | GrailOwn;
  /** The open question of this seat, ready to be read, for a client that has asked for a language. */
  said?: SaidQuestion | null;
  /** Nothing: it hides how long the rest is that only this seat may know. */
  pad?: string;
}

/** Points, all together and by what they are for; noughts are left out. */
export interface Score {
  total: number;
  /** By reason: how many points. */
  reasons: Record<string, number>;
}

/** A card that was shown to the reader alone; whoever's card it is knows it already. */
export interface Secret {
  /** What let the reader see it: an `inspection`, or an entry by its name. */
  by: string;
  /** What sort of card it is; its words are `avalon-<kind>-<card>`. */
  kind: string;
  /** A place at the table, counted from 0. */
  seat: number;
  card: string;
  /** The quest that was prepared or played. */
  quest: number;
  /** What the reader knows to be this seat's card on that quest: the one that was seen, or another in its place. */
  played: string | null;
}

/** The host sets a clock that reminds and forces nobody. Alone with bots, the host may let them hurry. */
export interface SetPace {
  type: "set_pace";
  /** To talk and to propose; 0 is no clock. */
  propose?: number;
  /** To talk about a proposal and to vote; 0 is no clock. */
  vote?: number;
  /** Bots hardly think. */
  hurried?: boolean;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** The host changes what is played, before the start. People whose chairs are taken away move to others. */
export interface SetUp {
  type: "set_up";
  seats: number;
  options: Record<string, any>;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** Everything there is to say of a set-up. */
export interface SetupReply {
  problems: Problem[];
  /** The cards that are dealt from; null when it cannot be played. */
  deck: string[] | null;
  /** Of Avalon: how many go on each quest. */
  sizes: number[];
  /** Of Avalon: how many fails sink each quest. */
  fails_to_sink: number[];
  /** Of Voyage: the map as everybody sees it at the beginning. */
  rows: string[];
  /** The set-up as a short text; null when it cannot be played. */
  code: string | null;
  /** Of Avalon: what a narrator says in the night. */
  script: NarratorLine[];
}

/** A set-up: a game, how many seats, and its options. */
export interface SetupRequest {
  game: string;
  seats: number;
  options?: Record<string, any>;
}

/** One turn as everybody knows it: the captain's offer, who voted how, and where the ship sailed. */
export interface ShownTurn {
  /** A turn of the voyage, counted from 1. */
  turn: number;
  /** A place at the table, counted from 0. */
  captain: number;
  preferred: "north" | "east" | "south" | "west" | null;
  /** Only if it won: the captain alone knows another. */
  alternative: "north" | "east" | "south" | "west" | null;
  /** By seat; empty before the vote, and where there was nothing to vote on. */
  votes: ("white" | "black")[];
  direction: "north" | "east" | "south" | "west" | null;
  /** The card that won. */
  card: "preferred" | "alternative" | null;
  /** What decided. */
  by: "majority" | "captain" | "necessity" | null;
  /** Where the ship came to. */
  cell: number | null;
  /** What it found there. */
  tile: "open_sea" | "cross_island" | "plain_island" | "fog" | "coast" | "start" | "avalon" | "unknown" | null;
  /** Whether that lay in the fog. */
  fog: boolean;
  /** Whether the ship lost the route in this turn. */
  lost: boolean;
}

/** What the reader saw at a step of the night. */
export interface Sight {
  /** A step of the night, by the name of its sight. */
  step: string;
  /** Places at the table. */
  seats: number[];
  /** What they were seen to be; nothing, where a card was looked at. */
  learns: string | null;
  card?: string | null;
}

/** A seat lets the last answer stand that others would take back, or gives up the own wish for it. */
export interface Stand {
  type: "stand";
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** The host lets a bot play for somebody who is away, until they return. */
export interface StandIn {
  type: "stand_in";
  seat: number;
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** The host begins the first game; every chair is taken. */
export interface Start {
  type: "start";
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** What a campaign has read, in its order, and what it has been told besides. */
export interface Story {
  verses: ToldVerse[];
  /** Those that somebody has. */
  secrets: Record<string, PrintedItem>;
  /** Those on the secrets. */
  quests: Record<string, PrintedQuest>;
  /** Those in the notebook. */
  tasks: Record<string, string>;
  /** How it ended, once it has. */
  ending: string[];
}

/** Some different numbers out of a sorted list, `size` of them. The canonical form is a sorted tuple. */
export interface Subset {
  type: "subset";
  of: number[];
  size: number;
}

/** What everybody sees. A game adds what lies on its table. */
export interface TableScene {
  /** Whom the table waits for, and for what kind of answer. */
  asked: Record<string, string>;
  outcome: Outcome | null;
}

/** One thing that was said: words, or a quick claim; or a notice about whoever is named. */
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

/** What was said. */
export interface TalkMessage {
  type: "talk";
  talk: Talk[];
}

/** Whatever can be drawn and named: a character, a module, a card, a token. */
export interface Thing {
  /** Whose crest stands for it; none, if that would tell something, or if it has none. */
  name: string | null;
  /** The key of what it is called. */
  words: string;
}

/** What is switched on and off as one: a character, several that are called something together, or a module. */
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
  /** What the location is called. */
  place: string | null;
  paragraphs: string[];
  choices: Record<string, string>;
  /** By path in the pack: what each effect of a list does, in its order. */
  effects: Record<string, string[]>;
}

/** A seat would take back the last answer, or agrees to that. It happens when all agree who play and are here. */
export interface Undo {
  type: "undo";
  /** A number of the client's own, which the reply repeats. */
  id?: number | null;
  /** Nothing: it hides how long the rest is. */
  pad?: string;
}

/** What can be chosen for Voyage. `seats` are the fewest and the most; bots are best first. */
export interface VoyageChoices {
  seats: [number, number];
  options: VoyageOptions;
  presets: Preset[];
  bots: string[];
}

/** By option: the values to choose from, the default first. */
export interface VoyageOptions {
  layout: string[];
  /** `None` charts every map but the random one. */
  charted: (boolean | null)[];
  lasting_captain: boolean[];
  sailor_points: string[];
}

/** What one reader knows of a voyage beside what everybody sees. */
export interface VoyageOwn {
  reader: number | string | null;
  question: OpenQuestion | null;
  /** The reader's own. */
  role: "admiral" | "cabin_boy" | "merchant" | "traitor" | "explorer" | "sailor" | null;
  /** Every role that was dealt; only of a reader who sees everything. */
  dealt: Record<string, "admiral" | "cabin_boy" | "merchant" | "traitor" | "explorer" | "sailor">;
  /** By turn: the alternative that the reader hid as its captain, whether it won or not; of a reader who sees everything, each captain's. */
  hidden: Record<string, "north" | "east" | "south" | "west">;
  /** By cell: the tiles that lie face down; only of a reader who sees everything. */
  face_down: Record<string, "open_sea" | "cross_island" | "plain_island" | "fog" | "coast" | "start" | "avalon" | "unknown">;
}

/** What everybody sees of a voyage. */
export interface VoyageTable {
  /** Whom the table waits for, and for what kind of answer. */
  asked: Record<string, string>;
  outcome: Outcome | null;
  seats: number;
  /** Whether everybody knows the sea outside the fog. */
  charted: boolean;
  /** Whether a captain stays for as long as the vote goes the captain's way. */
  lasting_captain: boolean;
  /** What a tile of open sea is worth to the sailor: 2, or 1/2. */
  sailor_points: string;
  /** A turn of the voyage, counted from 1. */
  last_turn: number;
  /** The present one; 0 before the first. */
  turn: number;
  captain: number | null;
  /** By cell: what lies there, as far as all know; where the fog has lifted, what it hid. */
  tiles: ("open_sea" | "cross_island" | "plain_island" | "fog" | "coast" | "start" | "avalon" | "unknown")[];
  /** The cells in the order of their discovery, the start first. */
  explored: number[];
  /** Where the ship stands, or stood when it lost the route. */
  ship: number | null;
  /** Whether the ship has lost the route. */
  lost: boolean;
  /** Where each direction leads now; none when the ship sails no farther. */
  ways: Record<string, Way>;
  /** The direction that is put to the vote, or that has won it, until the ship has come there. */
  heading: "north" | "east" | "south" | "west" | null;
  /** Who has voted while others still may. */
  voted: number[];
  turns: ShownTurn[];
  /** By role: what it would have if the voyage ended now, and nobody shared it. */
  prospects: Record<string, Score>;
  /** By seat, when all are shown. */
  roles: ("admiral" | "cabin_boy" | "merchant" | "traitor" | "explorer" | "sailor")[];
  /** By seat, when the points are counted. */
  scores: Score[];
  /** The seats by their points, the most first, when they are counted. */
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
  /** Chosen at random by the client: with the same key again, the answer is the same, and nothing happens twice. */
  key?: string | null;
}

/** Where a direction leads from where the ship stands. */
export interface Way {
  /** What a direction leads to: cell, lost, barred. */
  leads: "cell" | "lost" | "barred";
  /** Where the ship would stop. */
  cell: number | null;
  /** What all know of that cell. */
  tile: "open_sea" | "cross_island" | "plain_island" | "fog" | "coast" | "start" | "avalon" | "unknown" | null;
}

/** Modules of which one is chosen at most. */
export interface WaysChoice {
  one_of: string;
  modules: string[];
}

/** The answer to `hello`; what the client lacks follows. */
export interface Welcome {
  type: "welcome";
  /** The chair of this pass; null for a spectator. */
  seat: number | null;
  room: PublicRoom;
  /** The game that is being played, or was played last; 0 before the first. */
  game: number;
  /** Forget the events you have: they come again from the first. */
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

/** What a reader sees in Avalon. */
export type AvalonScene = AvalonTable & AvalonOwn;

/** What a reader sees in Voyage. */
export type VoyageScene = VoyageTable & VoyageOwn;

/** What a reader sees in Grail. */
export type GrailScene = GrailTable & GrailOwn;
