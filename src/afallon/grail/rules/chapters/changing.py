"""Change of chapter: the day continues, and nothing is restored (GR-EVENT-10, 14 to 16)."""

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
    """Change to a later chapter; a chapter never begins twice (GR-EVENT-20). The mode may be changed first."""
    if effect.chapter > turn.state.chapter:
        turn.push(BeginChapter.name, effect.chapter)
        turn.push("choose_mode")


class BeginChapter(Step[State]):
    """Carry out the chapter's setup card, in the middle of the current activity."""

    name = "begin_chapter"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], chapter: int) -> None:
        turn.push(KeepChapterStart.name)
        discard_event_deck(turn)
        carry_out(turn, setup_of(turn).pack.chapters[chapter])


class KeepChapterStart(Step[State]):
    """Save the state at the start of a chapter, if the pack has Mercy (GR-DEATH-17).

    The first chapter starts with the first dawn; so does a chapter after Mercy.
    """

    name = "keep_chapter_start"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        if MERCY_VERSE in setup_of(turn).pack.verses and state.chapter != state.kept_chapter:
            tell(turn, ChapterStartKept(chapter=state.chapter))
