"""Grail's terminal texts."""

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
"""Actions that are possible in nearly every location."""

ADVANCING: Final = frozenset({"advance", "keep_upgrade", "learn_skill", "rebuild_decks"})
AGREEING: Final[Mapping[str, tuple[str, str]]] = {
    "join": ("join", "yes"),
    "join_arrival": ("join", "yes"),
    "accept": ("companions", "yes"),
    "accept_arrival": ("companions", "yes"),
    "take_along": ("companions", "all_of_them"),
}
"""By kind of consent question: the name of the consent, and the answer that gives it."""


class GrailWords(GrailSentences, Words, frozen=True):
    """Grail's sentences and terminal texts."""

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
        """Return the commands: standing consent for consent questions, and passing the turn on where others can act."""
        absent = set() if decision.kind in AGREEING else {"always"}
        absent |= set() if decision.kind == "act" and len(self.names) > 1 else {"ask_again", "next"}
        return {name: letter for name, letter in self.commands.items() if name not in absent}

    def problem(self, problem: Problem) -> str:
        key = self.problem_key(problem)
        is_own = key.startswith("terminal-")  # these messages select by number; the game's take text
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
        """Return the answers in order: actions possible everywhere first, so that their numbers stay the same.

        Passing ends the day and comes last.
        """
        if kind != "act":
            return values
        return sorted(values, key=lambda value: (value == "pass", value not in EVERYWHERE, value != "travel"))

    def hint(self, kind: str, value: Any, view: GrailView) -> str | None:
        """Return the keys that a card would connect."""
        from afallon.terminal.grail.fight import keys_of  # imported late: it imports this module

        if kind != "play" or not isinstance(value, str) or (encounter := table_scene(view).encounter) is None:
            return None
        hand = encounter.hands.get(view.reader, ()) if isinstance(view.reader, int) else ()
        return next((keys_of(self, held) for held in hand if held.card == value), None)

    def remark(self, decision: Decision, value: Any, view: GrailView) -> str | None:
        """Return the cost and consequences of an answer, as far as its offer has them."""
        from afallon.terminal.grail.printed import printed  # imported late: it imports this module

        hint = self.hint(decision.kind, value, view) or printed(self, decision, value, view)
        told = (self.price(decision, value), *self.consequences(decision, value), hint)
        return "; ".join(filter(None, told)) or None

    def knowledge(self, view: GrailView) -> list[str]:
        return []


def at_table(words: GrailWords, setup: Setup) -> GrailWords:
    """Return texts that know the names of this campaign's pack."""
    return msgspec.structs.replace(
        words, pack=setup.pack, texts=PackWords(setup.folder, words.language, setup.pack.card.languages)
    )
