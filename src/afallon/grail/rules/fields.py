"""What the fields of events and questions mean."""

from typing import Annotated

from msgspec import Meta

from afallon.kernel.wording import Content, Named, Number, Particular

LocationNumber = Annotated[
    int, Meta(title="Location", description="The number of a location card.", extra={"said": Content("location")})
]
Track = Annotated[
    str, Meta(title="Track", description="`energy`, `health` or `terror`.", extra={"said": Named(("quantity",))})
]
Resource = Annotated[
    str,
    Meta(title="Resource", description="Something a character has so much of.", extra={"said": Named(("quantity",))}),
]
Attribute = Annotated[
    str,
    Meta(title="Attribute", description="One of a character's six attributes.", extra={"said": Named(("quantity",))}),
]
DeckName = Annotated[
    str, Meta(title="Deck", description="A deck of the table, or of one seat.", extra={"said": Particular("deck")})
]
CardId = Annotated[
    str, Meta(title="Card", description="The id of a card in the pack.", extra={"said": Particular("card")})
]
ItemId = Annotated[
    str, Meta(title="Item", description="The id of an item in the pack.", extra={"said": Content("item")})
]
SecretNumber = Annotated[
    int, Meta(title="Secret", description="The number of a secret card.", extra={"said": Content("secret")})
]
ContentPath = Annotated[
    str,
    Meta(
        title="ContentPath", description="Where an effect list stands in the pack.", extra={"said": Particular("path")}
    ),
]
VerseName = Annotated[
    str,
    Meta(
        title="Verse",
        description="The full name of a verse: its section and its own name.",
        extra={"said": Content("verse")},
    ),
]
QuestId = Annotated[str, Meta(title="Quest", description="The id of a quest.", extra={"said": Content("quest")})]
EventId = Annotated[
    str, Meta(title="EventCard", description="The id of an event card.", extra={"said": Content("event")})
]
TaskId = Annotated[
    str, Meta(title="Task", description="The id of a task in the notebook.", extra={"said": Content("task")})
]
StatusName = Annotated[
    str, Meta(title="Status", description="The name of a status.", extra={"said": Content("status")})
]
StageId = Annotated[
    str, Meta(title="Stage", description="The id of a stage of diplomacy.", extra={"said": Content("stage")})
]
EncounterId = Annotated[
    str, Meta(title="Encounter", description="The id of an encounter card.", extra={"said": Content("encounter")})
]
ContentPaths = Annotated[
    tuple[str, ...],
    Meta(title="ContentPaths", description="Where several effect lists stand.", extra={"said": Particular("paths")}),
]
Timing = Annotated[
    str,
    Meta(
        title="Timing",
        description="When abilities speak, as in `content/cards.py`.",
        extra={"said": Particular("timing")},
    ),
]
Amount = Annotated[
    int,
    Meta(
        title="Amount",
        description="How many of something that is counted in a sentence.",
        extra={"said": Particular("amount")},
    ),
]
Price = Annotated[
    tuple[tuple[str, int], ...],
    Meta(title="Price", description="What is paid: of each so much.", extra={"said": Particular("price")}),
]
Bonus = Annotated[
    tuple[tuple[str, int], ...],
    Meta(title="Bonus", description="What a key gives: of each so much.", extra={"said": Particular("bonus")}),
]
ActionName = Annotated[
    str,
    Meta(
        title="Action",
        description="What a party does: an action, or what happens to it.",
        extra={"said": Named(("action", "answer"))},
    ),
]
TileId = Annotated[
    str, Meta(title="Character", description="The id of a character in the pack.", extra={"said": Content("character")})
]
Shares = Annotated[
    tuple[tuple[int | None, str, int], ...],
    Meta(
        title="Shares",
        description="Who would pay how much of what; with no seat, all pay it once between them.",
        extra={"said": Particular("shares")},
    ),
]
Debts = Annotated[
    tuple[tuple[int, str, int], ...],
    Meta(title="Debts", description="Who owes how much of what.", extra={"said": Particular("debts")}),
]
Portion = Annotated[
    tuple[str, int], Meta(title="Portion", description="So much of something.", extra={"said": Particular("portion")})
]
Good = tuple[str, str | int]
"""What can change hands: its sort (`resource`, `item` or `secret`) and its name."""

Goods = Annotated[
    tuple[Good, ...],
    Meta(title="Goods", description="What changes hands, each unit apart.", extra={"said": Particular("goods")}),
]
Arrivals = Annotated[
    tuple[tuple[int, tuple[int, ...]], ...],
    Meta(title="Arrivals", description="By location, who arrives there.", extra={"said": Particular("arrivals")}),
]
CardIds = Annotated[
    tuple[str, ...],
    Meta(title="Cards", description="The ids of cards in the pack.", extra={"said": Particular("cards")}),
]
Keyword = Annotated[
    str,
    Meta(
        title="Keyword",
        description="A keyword of items and secrets, each with a slot.",
        extra={"said": Named(("keyword",))},
    ),
]
SequencePlace = Annotated[
    int,
    Meta(
        title="SequencePlace",
        description="A place in the sequence, counted from 0.",
        extra={"said": Number(counted_from=0)},
    ),
]
AfflictionName = Annotated[
    str, Meta(title="Affliction", description="What befalls a character.", extra={"said": Named(("state",))})
]
TraitName = Annotated[str, Meta(title="Trait", description="What an enemy can do.", extra={"said": Named(("trait",))})]
TokenName = Annotated[
    str, Meta(title="Token", description="A sort of token on the map.", extra={"said": Named(("token",))})
]
DialName = Annotated[
    str, Meta(title="Dial", description="A dial that the story has set.", extra={"said": Content("dial")})
]
Face = Annotated[
    str, Meta(title="Face", description="How a dial or a die has fallen.", extra={"said": Named(("face",))})
]
Ending = Annotated[
    str, Meta(title="Ending", description="How an encounter has ended.", extra={"said": Named(("ended",))})
]
ChoiceId = Annotated[
    str, Meta(title="Choice", description="What was chosen in a story.", extra={"said": Content("choice")})
]
Votes = Annotated[
    tuple[tuple[int, str | int], ...],
    Meta(title="Votes", description="Who has voted for what.", extra={"said": Particular("votes")}),
]
