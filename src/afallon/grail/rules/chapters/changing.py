"""From one chapter to the next: the day goes on, and nothing is restored (GR-EVENT-10, 14 to 16)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.effects import ChangeChapter
from afallon.grail.content.glossary import MERCY_VERSE
from afallon.grail.rules.chapters.events import ChapterStartKept
from afallon.grail.rules.chapters.setup_card import carry_out
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.event_cards.deck import discard_event_deck
from afallon.grail.rules.state import GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Step


@verb(ChangeChapter)
def change_chapter(turn: GrailTurn, effect: ChangeChapter, scene: Scene) -> None:
    """To a later chapter; one that has begun does not begin again (GR-EVENT-20). Before it the mode may be changed."""
    if effect.chapter > turn.state.chapter:
        turn.push(BeginChapter.name, effect.chapter)
        turn.push("choose_mode")


class BeginChapter(Step[State]):
    """Its setup card is carried out, in the middle of whatever is being done."""

    name = "begin_chapter"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], chapter: int) -> None:
        turn.push(KeepChapterStart.name)
        discard_event_deck(turn)
        carry_out(turn, setup_of(turn).pack.chapters[chapter])


class KeepChapterStart(Step[State]):
    """Everything is kept as it stands when a chapter begins, if the campaign knows Mercy (GR-DEATH-17).

    A campaign begins with its first dawn; so does what comes after Mercy.
    """

    name = "keep_chapter_start"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        if MERCY_VERSE in setup_of(turn).pack.verses and state.chapter != state.kept_chapter:
            tell(turn, ChapterStartKept(chapter=state.chapter))
