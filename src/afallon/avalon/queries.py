"""The values on which every active character and module has its say."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.avalon.cards import Hand
from afallon.kernel import Options, Outcome, Query

TEAM_SIZE: Final = Query[int]("team_size", "How many members the team of a quest has.")
BALLOTS: Final = Query[Mapping[int, Options]]("ballots", "By seat: what it may vote in secret.")
VOTES: Final = Query[Mapping[int, Any]]("votes", "By seat: its vote, however it was given.")
HAND: Final = Query[Hand]("hand", "The cards that a member of the team may play, and what forbids the others.")
QUEST_CARDS: Final = Query[tuple[str, ...]]("quest_cards", "The cards in every hand, allowed or not (AV-INTER-19).")
HIDDEN_CARDS: Final = Query[tuple[int, ...]]("hidden_cards", "The members whose cards do not lie face up.")
FAILS: Final = Query[int]("fails", "How many fails count on a quest.")
FAILS_TO_SINK: Final = Query[int]("fails_to_sink", "How many fails sink the quest whose cards lie on the table.")
SUCCEEDS: Final = Query[bool]("succeeds", "Whether a quest succeeds.")
WINS_ALONE: Final = Query[bool]("wins_alone", "Whether somebody wins alone if the quest succeeds, or if it fails.")
LOYALTY_CARDS: Final = Query[Hand]("loyalty_cards", "The loyalty cards that a seat may hand over.")
ASSASSIN: Final = Query[int]("assassin", "The seat that makes the guess at the end.")
TARGET: Final = Query[int | None]("target", "The seat that must not be named, if there is one.")
HAS_TARGET: Final = Query[bool]("has_target", "Whether there is anybody to hunt.")
AIM: Final = Query[str]("aim", "At whom the guess is aimed.")
OUTCOME: Final = Query[Outcome]("outcome", "How the game ended.")
