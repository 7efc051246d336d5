"""The kernel: tables, questions, events and records. It knows no game."""

from afallon.kernel.chance import CHANCE, Rng, SeededChance
from afallon.kernel.deck import Deck
from afallon.kernel.errors import (
    AnswerError,
    BadAnswer,
    IllegalAnswer,
    Problem,
    RecordError,
    SetupError,
)
from afallon.kernel.events import ALL, Event
from afallon.kernel.game import Game, accepted, find_game, register, register_later, set_up
from afallon.kernel.options import Number, OneOf, Options, Subset
from afallon.kernel.player import Player
from afallon.kernel.program import Module, Program
from afallon.kernel.record import Header, Record
from afallon.kernel.steps import Answer, Ask, Decision, Outcome, Step, all_of, any_of
from afallon.kernel.table import Snapshot, Table
from afallon.kernel.view import Fold, View

__all__ = [
    "ALL",
    "CHANCE",
    "Answer",
    "AnswerError",
    "Ask",
    "BadAnswer",
    "Decision",
    "Deck",
    "Event",
    "Fold",
    "Game",
    "Header",
    "IllegalAnswer",
    "Module",
    "Number",
    "OneOf",
    "Options",
    "Outcome",
    "Player",
    "Problem",
    "Program",
    "Record",
    "RecordError",
    "Rng",
    "SeededChance",
    "SetupError",
    "Snapshot",
    "Step",
    "Subset",
    "Table",
    "View",
    "accepted",
    "all_of",
    "any_of",
    "find_game",
    "register",
    "register_later",
    "set_up",
]
