"""The kernel: tables, questions, events and records, independent of any game."""

from afallon.kernel.chance import CHANCE, Rng, SeededChance
from afallon.kernel.deck import Deck
from afallon.kernel.errors import (
    AnswerError,
    BadAnswer,
    IllegalAnswer,
    Problem,
    RecordError,
    SetupError,
    StepError,
)
from afallon.kernel.events import ALL, Answered, Asked, GameEnded, Rewound, Withdrawn
from afallon.kernel.game import Game, accepted, find_game, register, register_later, set_up
from afallon.kernel.options import Barred, Number, Offer, OneOf, Options, Subset
from afallon.kernel.player import Player
from afallon.kernel.program import Module, Program
from afallon.kernel.record import Header, Record
from afallon.kernel.request import certain, read_request
from afallon.kernel.scene import OwnScene, Scene, TableScene
from afallon.kernel.scenes import Moment, Scenes
from afallon.kernel.snapshot import Snapshot
from afallon.kernel.steps import Answer, Ask, Decision, Outcome, Step, all_of, any_of
from afallon.kernel.table import Table
from afallon.kernel.turn import Position, Turn
from afallon.kernel.view import Fold, OpenQuestion, View
from afallon.kernel.vocabulary import (
    Choice,
    Event,
    Query,
    Question,
    Seat,
    Seats,
    Tag,
    Vocabulary,
    governed_by,
    private_part,
    secret,
    unsaid,
    worded,
)

__all__ = [
    "ALL",
    "CHANCE",
    "Answer",
    "AnswerError",
    "Answered",
    "Ask",
    "Asked",
    "BadAnswer",
    "Barred",
    "Choice",
    "Decision",
    "Deck",
    "Event",
    "Fold",
    "Game",
    "GameEnded",
    "Header",
    "IllegalAnswer",
    "Module",
    "Moment",
    "Number",
    "Offer",
    "OneOf",
    "OpenQuestion",
    "Options",
    "Outcome",
    "OwnScene",
    "Player",
    "Position",
    "Problem",
    "Program",
    "Query",
    "Question",
    "Record",
    "RecordError",
    "Rewound",
    "Rng",
    "Scene",
    "Scenes",
    "Seat",
    "Seats",
    "SeededChance",
    "SetupError",
    "Snapshot",
    "Step",
    "StepError",
    "Subset",
    "Table",
    "TableScene",
    "Tag",
    "Turn",
    "View",
    "Vocabulary",
    "Withdrawn",
    "accepted",
    "all_of",
    "any_of",
    "certain",
    "find_game",
    "governed_by",
    "private_part",
    "read_request",
    "register",
    "register_later",
    "secret",
    "set_up",
    "unsaid",
    "worded",
]
