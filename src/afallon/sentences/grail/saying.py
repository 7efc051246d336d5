"""What a campaign tells and asks, ready to be read."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from afallon.grail.setup import Setup
from afallon.kernel import Barred, Decision, Event, OneOf
from afallon.sentences.grail.pack_words import PackWords
from afallon.sentences.grail.words import GrailSentences
from afallon.sentences.said import SaidAnswer, SaidLine, SaidQuestion


def sentences_of(setup: Setup, language: str, names: Sequence[str]) -> GrailSentences:
    """Sentences in the words of the pack of this campaign."""
    return GrailSentences(language, tuple(names), setup.pack, PackWords(setup.folder, language))


def lines(words: GrailSentences, events: Iterable[Event], *, after: int = 0) -> Iterator[SaidLine]:
    """A line for each event that is worth one; so many events came before them."""
    for number, event in enumerate(events, start=after + 1):
        if words.is_told(event):
            yield SaidLine(number, event.kind, words.event(event))


def question(words: GrailSentences, decision: Decision) -> SaidQuestion:
    """The question, with all that can be answered and all that is barred."""
    options = decision.options
    return SaidQuestion(
        decision.id,
        words.prompt(decision.about, decision.own),
        tuple(_answers(words, decision, options)) if isinstance(options, OneOf) else (),
    )


def _answers(words: GrailSentences, decision: Decision, options: OneOf) -> Iterator[SaidAnswer]:
    for value in options.values:
        yield SaidAnswer(
            _plain(value),
            words.answer(decision.kind, value),
            words.price(decision, value),
            tuple(words.consequences(decision, value)),
        )
    for barred in options.barred:
        yield _barred(words, decision.kind, barred)


def _barred(words: GrailSentences, kind: str, barred: Barred) -> SaidAnswer:
    return SaidAnswer(_plain(barred.value), words.answer(kind, barred.value), why_not=words.why_barred(barred))


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value)
