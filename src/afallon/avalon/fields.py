"""What the fields of Avalon's events and questions hold: each a plain value with a meaning of its own."""

from typing import Annotated

from msgspec import Meta

from afallon.kernel.wording import Amounts, Held, Listed, Named, Tally

CharacterName = Annotated[
    str,
    Meta(
        title="CharacterName",
        description="A character, by the name of its file.",
        extra={"said": Named(("character",))},
    ),
]
Deck = Annotated[
    tuple[str, ...],
    Meta(
        title="Deck",
        description="The characters in play, with every copy.",
        extra={"said": Listed(("character",), copies=True)},
    ),
]
Characters = Annotated[
    tuple[str, ...],
    Meta(title="Characters", description="By seat: the character it holds.", extra={"said": Held("character")}),
]
Side = Annotated[str, Meta(title="Side", description="A side: `good` or `evil`.", extra={"said": Named(("side",))})]
Sides = Annotated[tuple[str, ...], Meta(title="Sides", description="By seat: the side it is on.")]
ModuleName = Annotated[
    str,
    Meta(
        title="ModuleName",
        description="An optional module, by the name of its file.",
        extra={"said": Named(("module",))},
    ),
]
ModuleNames = Annotated[tuple[str, ...], Meta(title="ModuleNames", description="The optional modules in play.")]
EditionName = Annotated[
    str,
    Meta(
        title="EditionName", description="A rulebook, or the mixture of them all.", extra={"said": Named(("edition",))}
    ),
]
SettledOptions = Annotated[
    dict[str, str | bool],
    Meta(title="SettledOptions", description="By option that matters to what is in play: how it is settled."),
]
NightStep = Annotated[str, Meta(title="NightStep", description="A step of the night, by the name of its sight.")]
Lesson = Annotated[
    str,
    Meta(title="Lesson", description="What somebody is seen to be in the night.", extra={"said": Named(("learns",))}),
]

RoundNumber = Annotated[int, Meta(title="RoundNumber", description="A quest with all its proposals, from 1 to 5.")]
QuestNumber = Annotated[int, Meta(title="QuestNumber", description="A quest, from 1 to 5.")]
Attempt = Annotated[int, Meta(title="Attempt", description="A proposal of a round, from 1 to 5.")]
Count = Annotated[int, Meta(title="Count", description="How many there are of something.")]
Counts = Annotated[tuple[int, ...], Meta(title="Counts", description="By quest: how many there are of something.")]

Ballot = Annotated[
    str, Meta(title="Ballot", description="A vote: `approve` or `reject`.", extra={"said": Named(("vote",))})
]
Ballots = Annotated[
    tuple[str, ...],
    Meta(title="Ballots", description="By seat: its vote.", extra={"said": Tally(("approve", "reject"))}),
]
QuestCard = Annotated[
    str,
    Meta(title="QuestCard", description="A card that is played on a quest.", extra={"said": Named(("quest-card",))}),
]
Hand = Annotated[tuple[str, ...], Meta(title="Hand", description="The quest cards in everybody's hand.")]
QuestCards = Annotated[
    dict[str, int],
    Meta(title="QuestCards", description="By quest card: how many were shown.", extra={"said": Amounts("quest-card")}),
]
LoyaltyCard = Annotated[
    str,
    Meta(
        title="LoyaltyCard",
        description="The card that an inspected player hands over.",
        extra={"said": Named(("loyalty",))},
    ),
]
AllegianceCard = Annotated[
    str,
    Meta(
        title="AllegianceCard",
        description="Lancelot's card: `switch` or `no_change`.",
        extra={"said": Named(("allegiance",))},
    ),
]
PlotCard = Annotated[str, Meta(title="PlotCard", description="A plot card.", extra={"said": Named(("plot-card",))})]
PlotCards = Annotated[
    tuple[str, ...],
    Meta(title="PlotCards", description="Plot cards, with every copy.", extra={"said": Listed(("plot-card",))}),
]
Means = Annotated[
    str,
    Meta(
        title="Means",
        description="What lets somebody inspect: a character, a module, a plot card.",
        extra={"said": Named(("module", "character", "plot-card"))},
    ),
]
Aim = Annotated[
    str,
    Meta(
        title="Aim",
        description="Whom evil hunts in the end: `merlin` or `messengers`.",
        extra={"said": Named(("aim",))},
    ),
]
