"""Queries: values that every active character and module may change."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.avalon.cards import Hand
from afallon.kernel import Options, Outcome, Query

TEAM_SIZE: Final = Query[int]("team_size", "The number of members of a quest's team.")
BALLOTS: Final = Query[Mapping[int, Options]]("ballots", "By seat: its options in the secret vote.")
VOTES: Final = Query[Mapping[int, Any]]("votes", "By seat: its vote, secret or open.")
HAND: Final = Query[Hand]("hand", "The cards that a member may play, and the rules that forbid the others.")
QUEST_CARDS: Final = Query[tuple[str, ...]]("quest_cards", "The cards in every hand, allowed or not (AV-INTER-19).")
HIDDEN_CARDS: Final = Query[tuple[int, ...]]("hidden_cards", "The members whose cards are face down.")
FAILS: Final = Query[int]("fails", "The number of fails that count on a quest.")
FAILS_TO_SINK: Final = Query[int]("fails_to_sink", "The number of fails that sink the current quest.")
SUCCEEDS: Final = Query[bool]("succeeds", "Whether a quest succeeds.")
WINS_ALONE: Final = Query[bool]("wins_alone", "Whether a player wins alone if the quest has this result.")
LOYALTY_CARDS: Final = Query[Hand]("loyalty_cards", "The loyalty cards that a seat may hand over.")
ASSASSIN: Final = Query[int]("assassin", "The seat that makes the guess at the end.")
TARGET: Final = Query[int | None]("target", "The seat that must not be named, if there is one.")
HAS_TARGET: Final = Query[bool]("has_target", "Whether the final guess has a target.")
AIM: Final = Query[str]("aim", "The aim of the final guess: `merlin` or `messengers`.")
OUTCOME: Final = Query[Outcome]("outcome", "The outcome of the game.")
