"""Field types of events and questions: their meaning, and how their values are rendered."""

from typing import Annotated

from afallon.kernel.wording import Content, Listed, Named, Number, Particular, meaning

LocationNumber = Annotated[int, meaning("Location", "The number of a location card.", Content("location"))]
Track = Annotated[str, meaning("Track", "`energy`, `health` or `terror`.", Named(("quantity",)))]
Resource = Annotated[str, meaning("Resource", "A resource of a character.", Named(("quantity",)))]
Attribute = Annotated[str, meaning("Attribute", "One of a character's six attributes.", Named(("quantity",)))]
DeckName = Annotated[str, meaning("Deck", "A deck of the table, or of one seat.", Particular("deck"))]
CardId = Annotated[str, meaning("Card", "The id of a combat or diplomacy card in the pack.", Content("card"))]
CardIds = Annotated[tuple[str, ...], meaning("Cards", "The ids of combat or diplomacy cards.", Particular("cards"))]
DeckCard = Annotated[str, meaning("DeckCard", "The id of a card of the accompanying deck.", Particular("deck_card"))]
DeckCards = Annotated[
    tuple[str, ...], meaning("DeckCards", "The ids of cards of the accompanying deck.", Particular("deck_cards"))
]
ItemId = Annotated[str, meaning("Item", "The id of an item in the pack.", Content("item"))]
ItemIds = Annotated[tuple[str, ...], meaning("Items", "The ids of items in the pack.", Particular("items"))]
GoodName = Annotated[str, meaning("GoodName", "An item id, or a secret as `secret:<number>`.", Particular("good"))]
SecretNumber = Annotated[int, meaning("Secret", "The number of a secret card.", Content("secret"))]
ContentPath = Annotated[str, meaning("ContentPath", "The path of an effect list in the pack.", Particular("path"))]
VerseName = Annotated[
    str, meaning("Verse", "The full name of a verse: its section and its short name.", Content("verse"))
]
ParagraphName = Annotated[
    str, meaning("Paragraph", "The full name of a paragraph: its verse's full name and its id.", Content("verse"))
]
QuestId = Annotated[str, meaning("Quest", "The id of a quest.", Content("quest"))]
EventId = Annotated[str, meaning("EventCard", "The id of an event card.", Content("event"))]
TaskId = Annotated[str, meaning("Task", "The id of a task in the notebook.", Content("task"))]
StatusName = Annotated[str, meaning("Status", "The name of a status.", Content("status"))]
StageId = Annotated[str, meaning("Stage", "The id of a diplomacy stage.", Content("stage"))]
ChapterNumber = Annotated[int, meaning("Chapter", "The number of a chapter.", Content("chapter"))]
EndingId = Annotated[str, meaning("StoryEnding", "The id of an ending of the campaign.", Content("ending"))]
EpilogueName = Annotated[str, meaning("Epilogue", "The ending whose epilogue is read.", Content("epilogue"))]
EncounterId = Annotated[str, meaning("Encounter", "The id of an encounter card.", Content("encounter"))]
ContentPaths = Annotated[
    tuple[str, ...], meaning("ContentPaths", "The paths of effect lists in the pack.", Particular("paths"))
]
Timing = Annotated[str, meaning("Timing", "When abilities trigger, as in `content/cards.py`.", Particular("timing"))]
Amount = Annotated[int, meaning("Amount", "A count that selects the plural form of a sentence.", Particular("amount"))]
Price = Annotated[tuple[tuple[str, int], ...], meaning("Price", "A price: amounts by kind.", Particular("price"))]
Bonus = Annotated[
    tuple[tuple[str, int], ...], meaning("Bonus", "The bonuses of a key: amounts by kind.", Particular("bonus"))
]
ActionName = Annotated[
    str,
    meaning("Action", "An action of a party, or the occasion that formed it.", Named(("action", "answer", "timing"))),
]
BoardColour = Annotated[str, meaning("Board", "The colour of a character board.", Content("board"))]
TileId = Annotated[str, meaning("Character", "The id of a character in the pack.", Content("character"))]
Shares = Annotated[
    tuple[tuple[int | None, str, int], ...],
    meaning("Shares", "Prices by seat and kind. With no seat, all pay it once together.", Particular("shares")),
]
Debts = Annotated[
    tuple[tuple[int, str, int], ...], meaning("Debts", "How much each seat owes of each kind.", Particular("debts"))
]
Parts = Annotated[
    tuple[tuple[int, str, int], ...],
    meaning("Parts", "How much each seat gets or pays of each kind, without zeros.", Particular("parts")),
]
CostKind = Annotated[str, meaning("CostKind", "A track, a resource, or a card as `<sort>:<name>`.", Particular("cost"))]
Portion = Annotated[tuple[str, int], meaning("Portion", "A kind and an amount.", Particular("portion"))]
Good = tuple[str, str | int]
"""Something that can change hands: its sort (`resource`, `item` or `secret`) and its name."""

Goods = Annotated[tuple[Good, ...], meaning("Goods", "Goods that change hands, unit by unit.", Particular("goods"))]
Arrivals = Annotated[
    tuple[tuple[int, tuple[int, ...]], ...],
    meaning("Arrivals", "The seats that arrive at each location.", Particular("arrivals")),
]
Keyword = Annotated[str, meaning("Keyword", "A keyword of items and secrets, each with a slot.", Named(("keyword",)))]
SequencePlace = Annotated[
    int, meaning("SequencePlace", "A place in the sequence, counted from 0.", Number(counted_from=0))
]
SkillSide = Annotated[str, meaning("Skill", "The id of one side of a skill card.", Content("skill"))]
DeckKind = Annotated[str, meaning("DeckKind", "The kind of a deck: `combat` or `diplomacy`.", Named(("kind",)))]
AfflictionName = Annotated[str, meaning("Affliction", "An affliction of a character.", Named(("state",)))]
TraitName = Annotated[str, meaning("Trait", "A trait of an enemy.", Named(("trait",)))]
Once = Annotated[str, meaning("Once", "A usage limit, such as once per day.", Named(("once",)))]
TokenName = Annotated[str, meaning("Token", "A type of token on the map.", Named(("token",)))]
DialName = Annotated[str, meaning("Dial", "A dial that the story has set.", Content("dial"))]
Face = Annotated[str, meaning("Face", "The face that a tossed dial or die shows.", Named(("face",)))]
Ending = Annotated[str, meaning("Ending", "How an encounter has ended.", Named(("ended",)))]
ChoiceId = Annotated[str, meaning("Choice", "The id of a choice in a verse or effect.", Content("choice"))]
ModeName = Annotated[str, meaning("Mode", "`story`, `normal` or `challenge`.", Named(("mode",)))]
ModeRuleName = Annotated[str, meaning("ModeRule", "A rule of one of the modes.", Named(("mode-rule",)))]
ModeRules = Annotated[
    tuple[str, ...], meaning("ModeRules", "Rules of the modes, each of them on.", Listed(("mode-rule",)))
]
DawnStep = Annotated[str, meaning("DawnStep", "A step of dawn.", Named(("dawn-step",)))]
Votes = Annotated[tuple[tuple[int, str | int], ...], meaning("Votes", "The vote of each seat.", Particular("votes"))]
