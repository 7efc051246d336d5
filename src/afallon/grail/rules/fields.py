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
