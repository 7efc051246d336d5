"""What the fields of events and questions mean."""

from typing import Annotated

from msgspec import Meta

LocationNumber = Annotated[int, Meta(title="Location", description="The number of a location card.")]
Track = Annotated[str, Meta(title="Track", description="`energy`, `health` or `terror`.")]
Resource = Annotated[str, Meta(title="Resource", description="Something a character has so much of.")]
Attribute = Annotated[str, Meta(title="Attribute", description="One of a character's six attributes.")]
DeckName = Annotated[str, Meta(title="Deck", description="A deck of the table, or of one seat.")]
CardId = Annotated[str, Meta(title="Card", description="The id of a card in the pack.")]
ItemId = Annotated[str, Meta(title="Item", description="The id of an item in the pack.")]
SecretNumber = Annotated[int, Meta(title="Secret", description="The number of a secret card.")]
ContentPath = Annotated[str, Meta(title="ContentPath", description="Where an effect list stands in the pack.")]
VerseName = Annotated[str, Meta(title="Verse", description="The full name of a verse: its section and its own name.")]
QuestId = Annotated[str, Meta(title="Quest", description="The id of a quest.")]
EventId = Annotated[str, Meta(title="EventCard", description="The id of an event card.")]
TaskId = Annotated[str, Meta(title="Task", description="The id of a task in the notebook.")]
StatusName = Annotated[str, Meta(title="Status", description="The name of a status.")]
StageId = Annotated[str, Meta(title="Stage", description="The id of a stage of diplomacy.")]
EncounterId = Annotated[str, Meta(title="Encounter", description="The id of an encounter card.")]
ContentPaths = Annotated[tuple[str, ...], Meta(title="ContentPaths", description="Where several effect lists stand.")]
Timing = Annotated[str, Meta(title="Timing", description="When abilities speak, as in `content/cards.py`.")]
Amount = Annotated[int, Meta(title="Amount", description="How many of something that is counted in a sentence.")]
Price = Annotated[tuple[tuple[str, int], ...], Meta(title="Price", description="What is paid: of each so much.")]
Bonus = Annotated[tuple[tuple[str, int], ...], Meta(title="Bonus", description="What a key gives: of each so much.")]
ActionName = Annotated[str, Meta(title="Action", description="What a party does: an action, or what happens to it.")]
TileId = Annotated[str, Meta(title="Character", description="The id of a character in the pack.")]
Shares = Annotated[
    tuple[tuple[int | None, str, int], ...],
    Meta(title="Shares", description="Who would pay how much of what; with no seat, all pay it once between them."),
]
Debts = Annotated[tuple[tuple[int, str, int], ...], Meta(title="Debts", description="Who owes how much of what.")]
Portion = Annotated[tuple[str, int], Meta(title="Portion", description="So much of something.")]
Good = tuple[str, str | int]
"""What can change hands: its sort (`resource`, `item` or `secret`) and its name."""

Goods = Annotated[tuple[Good, ...], Meta(title="Goods", description="What changes hands, each unit apart.")]
Arrivals = Annotated[
    tuple[tuple[int, tuple[int, ...]], ...], Meta(title="Arrivals", description="By location, who arrives there.")
]
CardIds = Annotated[tuple[str, ...], Meta(title="Cards", description="The ids of cards in the pack.")]
Keyword = Annotated[str, Meta(title="Keyword", description="A keyword of items and secrets, each with a slot.")]
SequencePlace = Annotated[int, Meta(title="SequencePlace", description="A place in the sequence, counted from 0.")]
