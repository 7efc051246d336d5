"""Declarations of planted faults, since the kernel refuses undeclared events and questions."""

from typing import Any

from pytest import MonkeyPatch

from afallon.kernel import Game, Vocabulary


def declare(patch: MonkeyPatch, game: Game, *declared: Any) -> None:
    """Add declarations, or those of whole Python modules, to the vocabulary of a game."""
    known, planted = game.vocabulary, Vocabulary(*declared)
    patch.setattr(known, "event_classes", known.event_classes | planted.event_classes)
    patch.setattr(known, "question_classes", known.question_classes | planted.question_classes)
