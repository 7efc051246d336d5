"""Scene types of Avalon: the public table, and the private scene of one reader.

Everything on the table is a `Thing`, so an added part needs no field of its own here: its `Known.lay` adds things to
the table, and its `Known.tell` adds private knowledge to the reader's scene.
"""

import msgspec

from afallon.avalon.basic_view import Guess, Proposal, Secret
from afallon.avalon.fields import (
    Aim,
    Ballot,
    CharacterName,
    Count,
    EditionName,
    Hand,
    Lesson,
    LoyaltyCard,
    ModuleNames,
    NightStep,
    QuestCard,
    QuestCards,
    Side,
)
from afallon.kernel import OwnScene, Seat, Seats, TableScene


class Thing(msgspec.Struct, frozen=True):
    """Something that can be drawn and named: a character, a module, a card, a token."""

    name: str | None
    """The entry whose crest is drawn for it; `None` if it has none or if the crest would leak a secret."""

    words: str
    """The message key of its name."""


class Person(msgspec.Struct, omit_defaults=True):
    """The public state of one seat; default values are left out on the wire."""

    is_leader: bool = False
    on_team: bool = False
    """Whether it is a member of the team that is voted on or out on its quest."""

    is_ready: bool = False
    """Whether it has already answered a question that other seats still have open."""

    vote: Ballot | None = None
    """Its vote on the latest team, as long as votes lie on the table."""

    tokens: list[Thing] = []
    """The tokens that it holds openly."""

    cards: list[Thing] = []
    """The cards that it holds face up."""

    card_up: QuestCard | None = None
    """The quest card that it has played face up."""

    card_touched: Thing | None = None
    """The source of an effect on its quest card: looked at, changed, taken, or to be shown."""

    character: CharacterName | None = None
    """The character, once it is public."""

    side: Side | None = None
    """The side, once it is public."""

    is_named: bool = False
    """Whether the final guess has named it."""


class QuestSpace(msgspec.Struct, omit_defaults=True):
    """The place of one quest on the board."""

    size: Count
    fails_to_sink: Count
    succeeded: bool | None = None
    """The result, `None` before the quest is played."""

    fails: Count = 0
    """The number of fails that counted."""

    cards: QuestCards = {}
    """The cards as they were shown."""

    marks: list[Thing] = []
    """Tokens and cards at this quest."""


class RecruitmentTry(msgspec.Struct):
    """The Assassin's attempt to recruit the Untrustworthy Servant."""

    assassin: Seat
    named: Seat | None
    recruited: Seat | None


class AvalonTable(TableScene, kw_only=True):
    """The public scene of a game of Avalon."""

    seats: Count
    edition: EditionName
    deck: dict[CharacterName, Count]
    """The characters in play with the number of copies of each."""

    modules: ModuleNames
    assassin: CharacterName | None
    """The character that makes the final guess."""

    options: tuple[str, ...]
    """Message keys of the options that players should know about."""

    quest_cards: Hand
    """The cards in every hand: the same for all seats, so that a hand leaks nothing (AV-INTER-19)."""

    night_is_over: bool
    leader: Seat | None
    round: int
    attempt: int
    rejections: Count
    """The number of rejected teams in this round."""

    current_quest: int | None
    """The quest that is prepared or played; `None` until a leader who may choose it has done so."""

    on_the_way: bool
    """Whether an approved team is out on its quest."""

    quests: list[QuestSpace]
    people: list[Person]
    proposals: list[Proposal]
    """All proposed teams, the latest last."""

    cards: list[Thing]
    """The plot cards in the middle: those still to be given, or the one in use."""

    under_way: Thing | None
    """The thing to show while a question interrupts teams and quests (`Part.asks`)."""

    ask_key: str
    """The message key of the current question; while no question is open, that of choosing a team."""

    helpful: list[Thing]
    """The entries in play that add a rule to that question."""

    aim: Aim | None
    """The declared target of the final guess, if there was a choice."""

    recruitment: RecruitmentTry | None
    guess: Guess | None
    """The final guess."""

    reveal_order: Seats
    """Once all characters are shown: the seats in the order in which their cards turn, the decisive ones last."""


class Sight(msgspec.Struct, omit_defaults=True):
    """The reader's knowledge from a step of the night."""

    step: NightStep
    seats: Seats
    learns: Lesson | None
    """The lesson about these seats; `None` if the reader looked at a card instead."""

    card: LoyaltyCard | None = None


class HandedOver(msgspec.Struct):
    """A loyalty card that the reader has handed over to another seat."""

    to: Seat
    card: LoyaltyCard


class Answering(msgspec.Struct, omit_defaults=True):
    """The kind of input for the reader's question."""

    way: str
    """The type of input: `people`, a `vote`, a `quest_card`, a `changed_card` that is looked at in secret, a
    `loyalty_card`, a `quest`, an `aim`, a `plot_card`; or one of several `words`."""

    seats: Seats = ()
    """The seats that may be picked."""

    number: Count = 0
    """The number of seats to pick."""

    nobody: bool = False
    """Whether picking no seat is allowed."""

    is_held: bool = False
    """Whether the answer decides the game, so that the button must be held instead of pressed."""

    card: Thing | None = None
    """The card that the question is about."""

    aims: dict[Aim, list[CharacterName]] = {}
    """By aim that may be declared: the characters that it targets."""


class AvalonOwn(OwnScene, kw_only=True):
    """The private scene of one reader of a game of Avalon."""

    character: CharacterName | None
    side: Side | None
    side_changes: Count
    """The number of times that the character has changed sides."""

    characters: dict[Seat, CharacterName]
    """By seat: the characters that the reader knows for certain: the reader's own, and those shown to all."""

    sides: dict[Seat, Side]
    """By seat: the sides of these characters."""

    night: list[Sight]
    secrets: list[Secret]
    """The cards that only the reader was shown, the latest last."""

    handed_over: list[HandedOver]
    answering: Answering | None
