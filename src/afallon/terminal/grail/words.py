"""What the terminal says of Grail."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import msgspec

from afallon.grail.scene import table_scene
from afallon.grail.setup import Setup
from afallon.grail.view import GrailView
from afallon.kernel import Decision, Problem
from afallon.sentences.grail.pack_words import PackWords
from afallon.sentences.grail.words import PEOPLE, GrailSentences
from afallon.terminal.words import COMMANDS, Words

TRADING: Final = frozenset({"give_what", "give_to", "accept_gift", "plan", "hand_over"})
EVERYWHERE: Final = frozenset({"travel", "explore"})
"""What can be done in nearly every place."""

ADVANCING: Final = frozenset({"advance", "keep_upgrade", "learn_skill", "rebuild_decks"})
AGREEING: Final[Mapping[str, tuple[str, str]]] = {
    "join": ("join", "yes"),
    "join_arrival": ("join", "yes"),
    "accept": ("companions", "yes"),
    "accept_arrival": ("companions", "yes"),
    "take_along": ("companions", "all_of_them"),
}
"""By kind of question about what others do: what is agreed to, and the answer that does."""


class GrailWords(GrailSentences, Words, frozen=True):
    """Grail's sentences, and what else a terminal says of it."""

    commands: ClassVar[Mapping[str, str]] = {
        **{name: letter for name, letter in COMMANDS.items() if name not in ("history", "quit")},
        "journal": "j",
        "verses": "v",
        "always": "a",
        "ask_again": "a",
        "next": "n",
        "undo": "u",
        "quit": "q",
    }

    def commands_at(self, decision: Decision) -> Mapping[str, str]:
        """Whoever is asked to agree may do so for ever; whoever may act may let others go first, if there are any."""
        absent = set() if decision.kind in AGREEING else {"always"}
        absent |= set() if decision.kind == "act" and len(self.names) > 1 else {"ask_again", "next"}
        return {name: letter for name, letter in self.commands.items() if name not in absent}

    def problem(self, problem: Problem) -> str:
        key = self.problem_key(problem)
        is_own = key.startswith("terminal-")  # where numbers are counted; the game's words take text
        return self.say(key, **{name: one if is_own else str(one) for name, one in problem.details.items()})

    def rules(self, kind: str, view: GrailView) -> list[str]:
        encounter = view.state.encounter
        if kind in TRADING:
            moment = "trade"
        elif kind in ADVANCING:
            moment = "advancement"
        elif encounter is not None:
            moment = "encounter" if encounter.kind == "combat" else "diplomacy"
        else:
            moment = "story" if view.state.parties and view.state.party.verse else "day"
        return [self.say(f"grail-rules-{moment}")]

    def waiting(self, view: GrailView) -> list[str]:
        return [self.say("grail-waiting", name=self.people(view.asked))] if view.asked else []

    def asks_for_people(self, kind: str) -> bool:
        return kind in PEOPLE

    def typed(self, kind: str, value: Any) -> str:
        return f"terminal-grail-answer-{value}"

    def arranged(self, kind: str, values: Sequence[Any]) -> Sequence[Any]:
        """What can be done everywhere comes first, so that its number is the same everywhere; to pass ends the day and
        comes last."""
        if kind != "act":
            return values
        return sorted(values, key=lambda value: (value == "pass", value not in EVERYWHERE, value != "travel"))

    def hint(self, kind: str, value: Any, view: GrailView) -> str | None:
        """Which keys a card would join."""
        from afallon.terminal.grail.fight import keys_of  # late: it speaks in these words

        if kind != "play" or not isinstance(value, str) or (encounter := table_scene(view).encounter) is None:
            return None
        hand = encounter.hands.get(view.reader, ()) if isinstance(view.reader, int) else ()
        return next((keys_of(self, held) for held in hand if held.card == value), None)

    def remark(self, decision: Decision, value: Any, view: GrailView) -> str | None:
        """What an answer costs and does, as far as its offer says so."""
        from afallon.terminal.grail.printed import printed  # late: it speaks in these words

        hint = self.hint(decision.kind, value, view) or printed(self, decision, value, view)
        told = (self.price(decision, value), *self.consequences(decision, value), hint)
        return "; ".join(filter(None, told)) or None

    def knowledge(self, view: GrailView) -> list[str]:
        return []


def at_table(words: GrailWords, setup: Setup) -> GrailWords:
    """Words that know the names of this campaign."""
    return msgspec.structs.replace(
        words, pack=setup.pack, texts=PackWords(setup.folder, words.language, setup.pack.card.languages)
    )
