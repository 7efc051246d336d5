"""Field types of Avalon's events and questions: plain values annotated with a meaning and a rendering."""

from typing import Annotated

from msgspec import Meta

from afallon.kernel.wording import Amounts, Held, Listed, Named, Tally, meaning

CharacterName = Annotated[str, meaning("CharacterName", "A character, by the name of its file.", Named(("character",)))]
Deck = Annotated[
    tuple[str, ...], meaning("Deck", "The characters in play, with every copy.", Listed(("character",), copies=True))
]
Characters = Annotated[tuple[str, ...], meaning("Characters", "By seat: the character it holds.", Held("character"))]
Side = Annotated[str, meaning("Side", "A side: `good` or `evil`.", Named(("side",)))]
Sides = Annotated[tuple[str, ...], Meta(title="Sides", description="By seat: its side.")]
ModuleName = Annotated[str, meaning("ModuleName", "An optional module, by the name of its file.", Named(("module",)))]
ModuleNames = Annotated[tuple[str, ...], Meta(title="ModuleNames", description="The optional modules in play.")]
EditionName = Annotated[str, meaning("EditionName", "A rulebook, or the mixture of them all.", Named(("edition",)))]
SettledOptions = Annotated[
    dict[str, str | bool],
    Meta(title="SettledOptions", description="By option that affects the parts in play: its value."),
]
NightStep = Annotated[str, Meta(title="NightStep", description="A step of the night, by the name of its sight.")]
Lesson = Annotated[str, meaning("Lesson", "The trait that a watcher learns about shown seats.", Named(("learns",)))]

RoundNumber = Annotated[int, Meta(title="RoundNumber", description="A quest with all its proposals, from 1 to 5.")]
QuestNumber = Annotated[int, Meta(title="QuestNumber", description="A quest, from 1 to 5.")]
Attempt = Annotated[int, Meta(title="Attempt", description="The number of a proposal within its round, from 1 to 5.")]
Count = Annotated[int, Meta(title="Count", description="A number of things.")]
Counts = Annotated[tuple[int, ...], Meta(title="Counts", description="By quest: a number of things.")]

Ballot = Annotated[str, meaning("Ballot", "A vote: `approve` or `reject`.", Named(("vote",)))]
Ballots = Annotated[tuple[str, ...], meaning("Ballots", "By seat: its vote.", Tally(("approve", "reject")))]
QuestCard = Annotated[str, meaning("QuestCard", "A card that is played on a quest.", Named(("quest-card",)))]
Hand = Annotated[tuple[str, ...], Meta(title="Hand", description="The quest cards in every player's hand.")]
QuestCards = Annotated[
    dict[str, int], meaning("QuestCards", "By quest card: how many were shown.", Amounts("quest-card"))
]
LoyaltyCard = Annotated[
    str, meaning("LoyaltyCard", "The card that an inspected player hands over.", Named(("loyalty",)))
]
AllegianceCard = Annotated[
    str, meaning("AllegianceCard", "Lancelot's card: `switch` or `no_change`.", Named(("allegiance",)))
]
PlotCard = Annotated[str, meaning("PlotCard", "A plot card.", Named(("plot-card",)))]
PlotCards = Annotated[tuple[str, ...], meaning("PlotCards", "Plot cards, with every copy.", Listed(("plot-card",)))]
Means = Annotated[
    str,
    meaning(
        "Means",
        "The source of an inspection: a character, a module, a plot card.",
        Named(("module", "character", "plot-card")),
    ),
]
Aim = Annotated[str, meaning("Aim", "The aim of the final guess: `merlin` or `messengers`.", Named(("aim",)))]
