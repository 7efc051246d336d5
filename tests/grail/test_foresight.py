"""Forecasts of cards, compared with playing each card of random fights and talks on a copy of the table."""

from itertools import count
from random import Random
from typing import Any

import pytest

from afallon import Answer, Table
from afallon.grail.foresight import GrailForesight, foresee
from afallon.grail.game import GAME
from afallon.grail.rules.combat.attacks import attack_paths
from afallon.kernel import CHANCE, Player
from afallon.players import PLAYERS
from afallon.testing.play import next_answer
from tests.grail.arena import HIT, card, edge, fight, parley, row
from tests.grail.parleys import HURT, SMILE
from tests.grail.tables import begin

PAYING = ("pay_magic", "give_magic")
ENDS = ("ability_fired", "last_card_discarded", "encounter_ended", "stage_won")
"""Events that come after the keys of a card."""


def play_out(table: Table[Any], seat: int, name: str, *, pays: bool) -> list[Any]:
    """Play a card on a copy of the table and return the events up to the card's own text.

    Magic that the card needs is paid; further magic only if `pays`.
    """
    twin = table.copy()
    before = len(list(twin.all_events()))
    twin.submit(Answer(twin.open[seat].id, seat, name))
    while decision := next((one for one in twin.open.values() if one.kind in PAYING or one.seat == CHANCE), None):
        is_played = any(event.kind == "card_played" for event in list(twin.all_events())[before:])
        declines = decision.kind in PAYING and is_played and not pays
        answer = "no" if declines else next(decision.options.enumerate())
        twin.submit(Answer(decision.id, decision.seat, answer))
    events = list(twin.all_events())[before:]
    end = next((at for at, event in enumerate(events) if event.kind in ENDS), len(events))
    return events[:end]


def check(table: Table[Any], seat: int, name: str, foreseen: GrailForesight, *, pays: bool) -> None:
    encounter = table.state.encounter
    assert encounter is not None
    events = play_out(table, seat, name, pays=pays)
    is_fight = encounter.kind == "combat"
    scores = [event.data["pool" if is_fight else "affinity"] for event in events
              if event.kind == ("pool_changed" if is_fight else "affinity_moved")]  # fmt: skip
    connected = [event.data["row"] for event in events if event.kind == "key_connected"]
    assert connected == foreseen.rows, name
    assert sum(event.kind == "magic_paid" for event in events) == foreseen.magic
    assert (scores or [encounter.pool if is_fight else encounter.affinity])[-1] == foreseen.score, name
    if not foreseen.bonuses:
        assert sum(event.kind == "card_taken" for event in events) == (0 if foreseen.retreats else foreseen.draws)
        assert any(event.kind == "must_retreat" for event in events) == foreseen.retreats


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("pack", "seats"), [("fixture", 1), ("fixture", 3)])
def test_a_played_card_does_what_the_forecast_says(pack: str, seats: int, seed: int) -> None:
    rng, player = Random(seed), PLAYERS["random"]()
    looked_at = {"combat": 0, "diplomacy": 0}
    for campaign in count(seed):
        if sum(looked_at.values()) > 10:
            return
        play_and_look(begin(pack, seats=seats, seed=campaign), player, rng, looked_at)


def play_and_look(table: Table[Any], player: Player, rng: Random, looked_at: dict[str, int]) -> None:
    for _ in range(250):
        if table.outcome is not None:
            break
        for seat, decision in table.open.items():
            if decision.kind == "play":
                for name in decision.options.values:
                    if name in _hand(table, seat):
                        plain, with_magic = foresee(table, seat, name)
                        check(table, seat, name, plain, pays=False)
                        if with_magic is not None:
                            check(table, seat, name, with_magic, pays=True)
                        looked_at[table.state.encounter.kind] += 1
        table.submit(next_answer(table, player, rng))


def _hand(table: Table[Any], seat: int) -> list[str]:
    return list(getattr(table.state.characters[seat], table.state.encounter.kind).hand)


def _of(play: Any, name: str) -> Any:
    scene = GAME.table_scene(play.table.view(None)).encounter
    return next(card for card in scene.hands[0] if card.card == name)


@pytest.mark.rule("GR-COMBAT-32", "GR-COMBAT-99")
def test_the_foreseen_attack_depends_on_the_foreseen_score(tmp_path: Any) -> None:
    attacks = [row(0, HURT, most=1), row(2, HURT, HURT, most=8)]
    play = fight(tmp_path, {"attacks": attacks}, [HIT], decks=[["hit"]])
    hit = _of(play, "hit")
    assert (hit.would.rows, hit.would.score, hit.with_magic) == ([0, 2], 2, None)
    assert hit.would.threat == "combat_encounters/enemy/attacks/1/effects"
    play.give("play", "hit")
    assert attack_paths(play.table) == (hit.would.threat,)


@pytest.mark.rule("GR-COMBAT-95", "GR-COMBAT-98")
def test_no_attack_is_foreseen_after_a_winning_card(tmp_path: Any) -> None:
    play = fight(tmp_path, {"price": 2}, [HIT], decks=[["hit"]])
    would = _of(play, "hit").would
    assert (would.wins, would.threat) == (True, None)


@pytest.mark.rule("GR-TRAIT-15", "GR-TRAIT-16")
def test_the_forecast_includes_the_trait_defence(tmp_path: Any) -> None:
    play = fight(tmp_path, {"traits": ["defence"]}, [HIT], decks=[["hit", "hit"]])
    assert _of(play, "hit").would.score == 1


@pytest.mark.rule("GR-COMBAT-24")
def test_there_are_forecasts_with_and_without_paid_magic(tmp_path: Any) -> None:
    spell = card("spell", [None, {"magic": True, "markers": 3}, {"markers": 1}], [None, None, "free"])
    play = fight(tmp_path, {"right": edge(None, "magic", "free")}, [spell], decks=[["spell"]])
    shown = _of(play, "spell")
    assert (shown.would.score, shown.would.magic) == (1, 0)
    assert (shown.with_magic.score, shown.with_magic.magic) == (4, 1)
    play.set(0, magic=0)
    assert _of(play, "spell").with_magic is None


@pytest.mark.rule("GR-DIPLO-25", "GR-DIPLO-37", "GR-DIPLO-70")
def test_the_forecast_of_a_talk_includes_stage_bonuses(tmp_path: Any) -> None:
    bonus = {"attribute": "empathy", "effects": [{"do": "move_affinity", "amount": 9}]}
    opponent = {"stages": [{"id": "first", "number": 1, "bonuses": [bonus], "reaction": [HURT]}]}
    plea = card("plea", [{"stage": 1}, None, None], [None, None, "free"])
    play = parley(tmp_path, opponent, [SMILE, plea], decks=[["smile", "plea"]])
    smile, moving = _of(play, "smile").would, _of(play, "plea").would
    assert (smile.score, smile.wins) == (2, False)
    assert smile.threat == "diplomacy_encounters/opponent/stages/first/reaction"
    assert (moving.score, moving.wins, moving.threat) == (4, True, None)
    assert moving.bonuses == ["diplomacy_encounters/opponent/stages/first/bonuses/0/effects"]


@pytest.mark.rule("GR-COMBAT-116")
def test_a_draw_from_too_small_a_deck_is_foreseen_as_a_retreat(tmp_path: Any) -> None:
    gasp = card("gasp", [None, None, {"draw": 20}], [None, None, "free"])
    play = fight(tmp_path, {}, [gasp], decks=[["gasp"]])
    assert (_of(play, "gasp").would.draws, _of(play, "gasp").would.retreats) == (20, True)


def test_only_the_active_character_has_forecasts(tmp_path: Any) -> None:
    play = fight(tmp_path, {}, [HIT], seats=2, decks=[["hit"], ["hit"]])
    encounter = GAME.table_scene(play.table.view(None)).encounter
    assert encounter is not None and encounter.active is not None
    assert all((shown.would is not None) == (seat == encounter.active)
               for seat, cards in encounter.hands.items() for shown in cards)  # fmt: skip
