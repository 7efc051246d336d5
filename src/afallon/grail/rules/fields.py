"""What the fields of events and questions mean."""

from typing import Annotated

from afallon.kernel.wording import Content, Listed, Named, Number, Particular, meaning

LocationNumber = Annotated[int, meaning("Location", "The number of a location card.", Content("location"))]
Track = Annotated[str, meaning("Track", "`energy`, `health` or `terror`.", Named(("quantity",)))]
Resource = Annotated[str, meaning("Resource", "Something a character has so much of.", Named(("quantity",)))]
Attribute = Annotated[str, meaning("Attribute", "One of a character's six attributes.", Named(("quantity",)))]
DeckName = Annotated[str, meaning("Deck", "A deck of the table, or of one seat.", Particular("deck"))]
CardId = Annotated[str, meaning("Card", "The id of a combat or diplomacy card in the pack.", Content("card"))]
CardIds = Annotated[tuple[str, ...], meaning("Cards", "The ids of combat or diplomacy cards.", Particular("cards"))]
DeckCard = Annotated[str, meaning("DeckCard", "The id of a card of the deck beside it.", Particular("deck_card"))]
DeckCards = Annotated[
    tuple[str, ...], meaning("DeckCards", "The ids of cards of the deck beside it.", Particular("deck_cards"))
]
ItemId = Annotated[str, meaning("Item", "The id of an item in the pack.", Content("item"))]
ItemIds = Annotated[tuple[str, ...], meaning("Items", "The ids of items in the pack.", Particular("items"))]
GoodName = Annotated[str, meaning("GoodName", "An item, or a secret as `secret:<number>`.", Particular("good"))]
SecretNumber = Annotated[int, meaning("Secret", "The number of a secret card.", Content("secret"))]
ContentPath = Annotated[str, meaning("ContentPath", "Where an effect list stands in the pack.", Particular("path"))]
VerseName = Annotated[
    str, meaning("Verse", "The full name of a verse: its section and its own name.", Content("verse"))
]
ParagraphName = Annotated[
    str, meaning("Paragraph", "The full name of a paragraph: that of its verse, and its own.", Content("verse"))
]
QuestId = Annotated[str, meaning("Quest", "The id of a quest.", Content("quest"))]
EventId = Annotated[str, meaning("EventCard", "The id of an event card.", Content("event"))]
TaskId = Annotated[str, meaning("Task", "The id of a task in the notebook.", Content("task"))]
StatusName = Annotated[str, meaning("Status", "The name of a status.", Content("status"))]
StageId = Annotated[str, meaning("Stage", "The id of a stage of diplomacy.", Content("stage"))]
ChapterNumber = Annotated[int, meaning("Chapter", "The number of a chapter.", Content("chapter"))]
EndingId = Annotated[str, meaning("StoryEnding", "The id of an ending of the campaign.", Content("ending"))]
EpilogueName = Annotated[str, meaning("Epilogue", "The ending whose epilogue is read.", Content("epilogue"))]
EncounterId = Annotated[str, meaning("Encounter", "The id of an encounter card.", Content("encounter"))]
ContentPaths = Annotated[
    tuple[str, ...], meaning("ContentPaths", "Where several effect lists stand.", Particular("paths"))
]
Timing = Annotated[str, meaning("Timing", "When abilities speak, as in `content/cards.py`.", Particular("timing"))]
Amount = Annotated[int, meaning("Amount", "How many of something that is counted in a sentence.", Particular("amount"))]
Price = Annotated[tuple[tuple[str, int], ...], meaning("Price", "What is paid: of each so much.", Particular("price"))]
Bonus = Annotated[
    tuple[tuple[str, int], ...], meaning("Bonus", "What a key gives: of each so much.", Particular("bonus"))
]
ActionName = Annotated[
    str,
    meaning("Action", "What a party does: an action, or what happens to it.", Named(("action", "answer", "timing"))),
]
BoardColour = Annotated[str, meaning("Board", "The colour of a character board.", Content("board"))]
TileId = Annotated[str, meaning("Character", "The id of a character in the pack.", Content("character"))]
Shares = Annotated[
    tuple[tuple[int | None, str, int], ...],
    meaning(
        "Shares", "Who would pay how much of what; with no seat, all pay it once between them.", Particular("shares")
    ),
]
Debts = Annotated[tuple[tuple[int, str, int], ...], meaning("Debts", "Who owes how much of what.", Particular("debts"))]
Parts = Annotated[
    tuple[tuple[int, str, int], ...],
    meaning("Parts", "Who gets or pays how much of what; whoever is not named, nothing.", Particular("parts")),
]
CostKind = Annotated[
    str, meaning("CostKind", "What is paid: a track or resource, or a card by its sort and name.", Particular("cost"))
]
Portion = Annotated[tuple[str, int], meaning("Portion", "So much of something.", Particular("portion"))]
Good = tuple[str, str | int]
"""What can change hands: its sort (`resource`, `item` or `secret`) and its name."""

Goods = Annotated[tuple[Good, ...], meaning("Goods", "What changes hands, each unit apart.", Particular("goods"))]
Arrivals = Annotated[
    tuple[tuple[int, tuple[int, ...]], ...],
    meaning("Arrivals", "By location, who arrives there.", Particular("arrivals")),
]
Keyword = Annotated[str, meaning("Keyword", "A keyword of items and secrets, each with a slot.", Named(("keyword",)))]
SequencePlace = Annotated[
    int, meaning("SequencePlace", "A place in the sequence, counted from 0.", Number(counted_from=0))
]
SkillSide = Annotated[str, meaning("Skill", "The id of one side of a skill card.", Content("skill"))]
DeckKind = Annotated[str, meaning("DeckKind", "Of which cards a deck is: `combat` or `diplomacy`.", Named(("kind",)))]
AfflictionName = Annotated[str, meaning("Affliction", "What befalls a character.", Named(("state",)))]
TraitName = Annotated[str, meaning("Trait", "What an enemy can do.", Named(("trait",)))]
Once = Annotated[str, meaning("Once", "How often something can be done.", Named(("once",)))]
TokenName = Annotated[str, meaning("Token", "A sort of token on the map.", Named(("token",)))]
DialName = Annotated[str, meaning("Dial", "A dial that the story has set.", Content("dial"))]
Face = Annotated[str, meaning("Face", "How a dial or a die has fallen.", Named(("face",)))]
Ending = Annotated[str, meaning("Ending", "How an encounter has ended.", Named(("ended",)))]
ChoiceId = Annotated[str, meaning("Choice", "What was chosen in a story.", Content("choice"))]
ModeName = Annotated[str, meaning("Mode", "`story`, `normal` or `challenge`.", Named(("mode",)))]
ModeRuleName = Annotated[str, meaning("ModeRule", "A rule of one of the modes.", Named(("mode-rule",)))]
ModeRules = Annotated[
    tuple[str, ...], meaning("ModeRules", "Rules of the modes, each of them on.", Listed(("mode-rule",)))
]
DawnStep = Annotated[str, meaning("DawnStep", "A step of dawn.", Named(("dawn-step",)))]
Votes = Annotated[tuple[tuple[int, str | int], ...], meaning("Votes", "Who has voted for what.", Particular("votes"))]
