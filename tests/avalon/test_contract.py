"""The contract suite of all games for Avalon, with random set-ups that its books allow."""

from random import Random
from typing import Any

from afallon import Event, Table
from afallon.avalon import events as told
from afallon.kernel import Asked
from afallon.testing import GameContract, Golden
from tests.goldens.games import FOLDER, GOLDENS
from tests.properties.folding import check_fold_agrees_with_state
from tests.properties.invariants import check_moment
from tests.properties.knowledge import SHOWING_THE_ASSASSIN
from tests.properties.play import Mood
from tests.properties.setups import LANCELOTS, MESSENGERS, RULES, SORCERERS, VARIANTS, legal_setup


class TestAvalon(GameContract):
    game = "avalon"
    setups = (
        {"seats": 5},
        {"seats": 7, "characters": ["merlin", "assassin", "percival", "morgana"], "modules": ["lady_of_the_lake"]},
        {
            "seats": 10,
            "characters": ["merlin", "assassin", "cleric", "trickster", "good_rogue", *SORCERERS, *LANCELOTS],
            "modules": ["excalibur", "quest_selection", "plot_cards", "trapper", VARIANTS[0]],
        },
        {"seats": 7, "characters": ["merlin", "assassin", "untrustworthy_servant", *MESSENGERS]},
        {"seats": 7, "characters": ["merlin", "assassin", *LANCELOTS], "modules": [VARIANTS[1]]},
    )
    machines = 200
    imagines_undone = True
    reveals = (
        *(told.Seen, told.VotesShown, told.CardTurned, told.CardTakenBack, told.AmbushedCardSeen, told.TrappedCardSeen),
        *(told.CardsShown, told.QuestSucceeded, told.QuestFailed, told.LoyaltyShown, told.PlotCardGiven),
        *(told.EvilShown, told.ServantRecruited, told.CharacterShown, told.CharactersShown),
    )
    goldens = FOLDER

    def golden_games(self) -> dict[str, Golden]:
        return GOLDENS

    def any_setup(self, rng: Random) -> dict[str, Any]:
        return legal_setup(rng)

    def player(self, rng: Random) -> Mood:
        return Mood(rng)

    def check(self, table: Table[Any]) -> None:
        check_moment(table)

    def check_fold(self, table: Table[Any]) -> None:
        check_fold_agrees_with_state(table)

    def may_reveal(self, event: Event, other: Event) -> bool:
        """Also allow the question for the final guess, which reveals the Assassin (AV-END-03)."""
        is_guess = isinstance(event, Asked) and event.about.kind in SHOWING_THE_ASSASSIN
        return is_guess or super().may_reveal(event, other)

    def is_rule(self, rule: str) -> bool:
        return f"**{rule}**" in RULES

    def test_every_question_comes_up(self) -> None:
        """The contract's checks of questions see every kind of question at least once."""
        asked = {kind for setup in self.setups for played in self.played(setup) for kind in played.kinds}
        assert asked == set(self.rules.vocabulary.questions)
