"""Log lines and questions of a campaign, rendered for clients without the game's Fluent messages."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from afallon.grail.setup import Setup
from afallon.kernel import Barred, Decision, Event, OneOf
from afallon.sentences.grail.pack_words import PackWords
from afallon.sentences.grail.words import GrailSentences
from afallon.sentences.said import SaidAnswer, SaidQuestion


class GrailSpeaker:
    """A `Speaker` with the texts of the campaign's pack."""

    def __init__(self, setup: Setup, language: str, names: Sequence[str]) -> None:
        texts = PackWords(setup.folder, language, setup.pack.card.languages)
        self.words = GrailSentences(language, tuple(names), setup.pack, texts)

    def line(self, event: Event) -> str:
        return self.words.event(event) if self.words.is_told(event) else ""

    def question(self, decision: Decision) -> SaidQuestion:
        options = decision.options
        answers = self._answers(decision, options) if isinstance(options, OneOf) else ()
        prompt = self.words.prompt(decision.about, decision.own, optional=decision.optional)
        return SaidQuestion(decision.id, prompt, tuple(answers), decision.rule)

    def _answers(self, decision: Decision, options: OneOf) -> Iterator[SaidAnswer]:
        words = self.words.within(decision)
        for value in options.values:
            label, price = words.answer(decision.kind, value), words.price(decision, value)
            yield SaidAnswer(_plain(value), label, price, tuple(words.consequences(decision, value)))
        for barred in filter(partial(words.tells_of, decision), options.barred):
            yield _barred(words, decision.kind, barred)


def _barred(words: GrailSentences, kind: str, barred: Barred) -> SaidAnswer:
    return SaidAnswer(_plain(barred.value), words.answer(kind, barred.value), why_not=words.why_barred(barred))


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value)
