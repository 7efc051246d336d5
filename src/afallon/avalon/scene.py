"""What there is to see of a game of Avalon: the table as everybody sees it, and what one reader has beside it.

Whatever lies on the table is a `Thing`, so that a part which is added needs no place of its own here: what is known of
it lays its things (`Known.lay`), and tells its reader what nobody else knows (`Known.tell`).
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
    """Whatever can be drawn and named: a character, a module, a card, a token."""

    name: str | None
    """Whose crest stands for it; none, if that would tell something, or if it has none."""

    words: str
    """The key of what it is called."""


class Person(msgspec.Struct, omit_defaults=True):
    """One seat as everybody sees it; on its way to a page it leaves out what is not so."""

    is_leader: bool = False
    on_team: bool = False
    """Whether it belongs to the team that is voted on or out on its quest."""

    is_ready: bool = False
    """Whether it has answered what others are still asked."""

    vote: Ballot | None = None
    """Its vote on the latest team, as long as that lies on the table."""

    tokens: list[Thing] = []
    """What it holds for all to see, beside cards."""

    cards: list[Thing] = []
    """The cards that it keeps, face up."""

    card_up: QuestCard | None = None
    """The quest card that it has played for all to see."""

    card_touched: Thing | None = None
    """By what its quest card was looked at, changed or taken, or will be shown."""

    character: CharacterName | None = None
    """The character, once all have seen it."""

    side: Side | None = None
    """The side, once all know it."""

    is_named: bool = False
    """Whether the guess at the end has named it."""


class QuestSpace(msgspec.Struct, omit_defaults=True):
    """The place of one quest on the board."""

    size: Count
    fails_to_sink: Count
    succeeded: bool | None = None
    """Nothing before it is played."""

    fails: Count = 0
    """How many fails counted."""

    cards: QuestCards = {}
    """The cards as they were shown."""

    marks: list[Thing] = []
    """What was laid at it."""


class RecruitmentTry(msgspec.Struct):
    """An attempt to recruit somebody at the end."""

    assassin: Seat
    named: Seat | None
    recruited: Seat | None


class AvalonTable(TableScene, kw_only=True):
    """A game of Avalon as everybody sees it."""

    seats: Count
    edition: EditionName
    deck: dict[CharacterName, Count]
    """The characters in play, and how many there are of each."""

    modules: ModuleNames
    assassin: CharacterName | None
    """Which character makes the guess at the end."""

    options: tuple[str, ...]
    """The options that people should know of: the keys of their words."""

    quest_cards: Hand
    """The cards in everybody's hand: alike for all, so that a glance tells nothing (AV-INTER-19)."""

    night_is_over: bool
    leader: Seat | None
    round: int
    attempt: int
    rejections: Count
    """How many teams of this round have been rejected."""

    current_quest: int | None
    """The quest that is prepared or played; none before a leader who may choose it has done so."""

    on_the_way: bool
    """Whether an approved team is out on its quest."""

    quests: list[QuestSpace]
    people: list[Person]
    proposals: list[Proposal]
    """Every team that was proposed, the latest last."""

    cards: list[Thing]
    """The cards in the middle: those that are still to be given, or the one that is being used."""

    under_way: Thing | None
    """What happens beside teams and quests."""

    ask_key: str
    """The words of what is asked now; where nobody is asked, of how a team is chosen."""

    helpful: list[Thing]
    """What is in play and has something to add to that question."""

    aim: Aim | None
    """At whom the guess is aimed, if there was a choice."""

    recruitment: RecruitmentTry | None
    guess: Guess | None
    """The guess at the end."""

    reveal_order: Seats
    """Once all characters are shown: the seats in the order in which their cards turn, what decides the game last."""


class Sight(msgspec.Struct, omit_defaults=True):
    """What the reader saw at a step of the night."""

    step: NightStep
    seats: Seats
    learns: Lesson | None
    """What they were seen to be; nothing, where a card was looked at."""

    card: LoyaltyCard | None = None


class HandedOver(msgspec.Struct):
    """A loyalty card of the reader's that somebody else has seen."""

    to: Seat
    card: LoyaltyCard


class Answering(msgspec.Struct, omit_defaults=True):
    """How the reader's question is answered."""

    way: str
    """What is chosen: `people`, a `vote`, a `quest_card`, a `changed_card` that is looked at in secret, a
    `loyalty_card`, a `quest`, an `aim`, a `plot_card`; or one of some `words`."""

    seats: Seats = ()
    """The people that may be picked."""

    number: Count = 0
    """How many of them are."""

    nobody: bool = False
    """Whether nobody may be picked as well."""

    is_held: bool = False
    """Whether the answer decides the game, and is held rather than pressed."""

    card: Thing | None = None
    """The card that it is about."""

    aims: dict[Aim, list[CharacterName]] = {}
    """By aim that may be declared: the characters that are hunted."""


class AvalonOwn(OwnScene, kw_only=True):
    """What one reader of a game of Avalon has beside what everybody sees."""

    character: CharacterName | None
    side: Side | None
    side_changes: Count
    """How often the character has changed sides."""

    characters: dict[Seat, CharacterName]
    """By seat: the characters that the reader knows for certain by card; the own one, and what all have seen."""

    sides: dict[Seat, Side]
    """By seat: the sides of those."""

    night: list[Sight]
    secrets: list[Secret]
    """The cards that were shown to the reader alone, the latest last."""

    handed_over: list[HandedOver]
    answering: Answering | None
