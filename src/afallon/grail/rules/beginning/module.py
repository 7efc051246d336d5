"""Setup before the first dawn: characters, map and decks."""

from afallon.grail.rules.beginning.changed_group import HandSecrets, JoinGroup, Resume, ResumeDay
from afallon.grail.rules.beginning.chapter import FirstChapter
from afallon.grail.rules.beginning.characters import TakeCharacter, TakeCharacters
from afallon.grail.rules.beginning.modes import ChooseMode, SecretOfDistrust, StartingItem, StartingItems
from afallon.grail.rules.beginning.world import Announce, BuildDecks, FirstDay, LayStart
from afallon.kernel import Module

MODULE = Module(
    name="beginning",
    moments={
        "announce": (Announce(), Resume()),
        "take_characters": (TakeCharacters(),),
        "lay_start": (LayStart(),),
        "build_decks": (BuildDecks(), StartingItems()),
        "first_chapter": (FirstChapter(), SecretOfDistrust()),
        "first_day": (FirstDay(),),
    },
    steps=(TakeCharacter(), JoinGroup(), HandSecrets(), ResumeDay(), StartingItem(), ChooseMode()),
)
