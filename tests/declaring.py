"""Words that a planted fault says: declared, since the kernel refuses all others."""

from typing import Any

from pytest import MonkeyPatch

from afallon.kernel import Game, Vocabulary


def declare(patch: MonkeyPatch, game: Game, *declared: Any) -> None:
    """Let a game say these events and questions, or those of whole Python modules, beside its own."""
    known, planted = game.vocabulary, Vocabulary(*declared)
    patch.setattr(known, "event_classes", known.event_classes | planted.event_classes)
    patch.setattr(known, "question_classes", known.question_classes | planted.question_classes)
