"""Questions of encounters, effects and the journal: their subjects, costs, reasons and texts."""

from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

import afallon
from afallon.grail.content.capabilities import VERBS
from afallon.grail.rules.diplomacy import questions as diplomacy
from afallon.grail.rules.effects import questions as effects
from afallon.grail.rules.encounter import questions as encounter
from afallon.grail.rules.journal import questions as journal
from afallon.grail.vocabulary import VOCABULARY
from afallon.kernel import Barred, IllegalAnswer, Offer, Question, StepError, Vocabulary
from afallon.players.grail import wander
from afallon.terminal.grail.words import GrailWords, at_table
from afallon.text import LANGUAGES
from tests.grail.arena import (
    ENEMY,
    FOLLOW,
    HIT,
    MARKER,
    ability,
    activate,
    arena,
    card,
    charges,
    edge,
    enter,
    fight,
    parley,
    pass_round,
    row,
)
from tests.grail.parleys import stages
from tests.grail.tables import begin

NAMES = ("Ann", "Olena", "Bob", "Zoe")
OWN = Vocabulary(diplomacy, effects, encounter, journal)
"""The questions and choices of the areas tested here."""

CHARGED = card(
    "charged",
    [],
    [],
    ability("on_play", {"do": "gain_charges", "amount": 2}),
    ability("charges", MARKER, charges=2, cost=[{"what": "food", "amount": 1}]),
)
OPENER = card("opener", [{"magic": True, "markers": 1}, None, None], ["magic", None, None])
EXTRA = card("extra", [{"magic": True, "extra_card": True, "markers": 2}, None, None], [])
MAGIC_ENEMY = {"right": edge("magic", None, "free")}
QUIET = {"attacks": [row(0, most=8)]}


def about(play, seat=0):
    return play.table.open[seat].about


def options(play, seat=0):
    return play.table.open[seat].options


def lending(folder):
    """Return a fight where seat 1 is active and could spend charges of seat 0."""
    heroes = [{}, {"resources": {"food": 1}}]
    play = fight(folder, cards=[CHARGED], decks=[["charged"]], seats=2, characters=heroes, until="choose_active")
    activate(play, 0)
    play.give("play", "charged")
    pass_round(play)
    activate(play, 1)
    return play


def begging(folder):
    """Return a fight where seat 0 has joined a magic key and only seat 1 has magic."""
    heroes = [{"resources": {"magic": 0}}]
    cards = [OPENER, EXTRA]
    play = fight(
        folder, MAGIC_ENEMY, cards, decks=[["opener", "extra"]], seats=2, characters=heroes, until="choose_active"
    )
    activate(play, 0)
    play.give("play", "opener")
    return play


def tossing(folder):
    """Return a campaign where chance is asked for the result of a toss."""
    toss = {"do": "toss", "skull": [], "grail": [{"do": "gain", "what": "food", "who": "each"}]}
    play = arena(folder, ENEMY, immediate=[toss])
    play._let_chance_answer = lambda: None
    play.give("act", "travel", seat=0)
    play.give("choose_target", 2, seat=0)
    return play


# Subjects


@pytest.mark.rule("GR-COMBAT-73")
def test_a_request_for_charges_names_their_card_and_ability(tmp_path):
    play = lending(tmp_path)
    right = charges(play)
    assert options(play, 1).offer(right) == Offer(
        cost={"food": 1, "charges": 2}, preview={"ability": "combat_cards/charged/abilities/1/effects"}
    )
    play.give("play", right)
    assert about(play) == encounter.LendCharges(
        seat=1, owner=0, card="charged", ability="combat_cards/charged/abilities/1/effects", spent=2
    )


@pytest.mark.rule("GR-PARTY-14", "GR-COMBAT-24")
def test_a_request_for_magic_names_payer_card_and_bonus(tmp_path):
    play = begging(tmp_path)
    assert about(play) == encounter.PayMagic(seat=0, card="opener", gives=(("markers", 1),))
    play.give("pay_magic", encounter.AskToPay(1))
    assert about(play, 1) == encounter.GiveMagic(seat=0, payer=1, card="opener", gives=(("markers", 1),))
    play.give("give_magic", "no")
    play.give("play", "extra")
    gives = (("markers", 2), ("extra_card", 1))
    assert about(play, 1) == encounter.GiveMagic(seat=0, payer=1, card="extra", gives=gives, first=True)


@pytest.mark.rule("GR-COMBAT-75", "GR-COMBAT-157")
def test_an_ability_is_named_by_its_path_in_the_pack(tmp_path):
    costly = ability("during_attack", MARKER, optional=True, cost=[{"what": "magic", "amount": 1}])
    play = fight(tmp_path, cards=[card("costly", [], [], costly)], decks=[["costly"]])
    play.give("play", "costly")
    play.give("play", "stop")
    path = "combat_cards/costly/abilities/0/effects"
    assert about(play) == effects.UseAbility(seat=0, ability=path, price=(("magic", 1),))


@pytest.mark.rule("GR-COMBAT-105", "GR-COMBAT-120")
def test_a_discard_names_its_number_and_reason(tmp_path):
    lose = {"do": "discard_cards", "amount": 2, "who": "active"}
    play = fight(tmp_path, {"attacks": [{"least": 0, "most": 8, "effects": [lose]}]})
    play.give("play", "filler")
    play.give("play", "stop")
    assert play.asked == {0: "play"}  # two of two cards are discarded without a question
    play = fight(tmp_path / "more", {**QUIET, "traits": ["sluggish"]})
    play.give("play", "stop")
    play.go_on("discard")
    assert about(play).because is None
    assert about(play).many == len(play.state.characters[0].combat.hand) - 3


@pytest.mark.rule("GR-COMBAT-120")
def test_a_discard_names_the_effect_that_causes_it(tmp_path):
    lose = {"do": "discard_cards", "amount": 1, "who": "active"}
    play = fight(tmp_path, {"attacks": [{"least": 0, "most": 8, "effects": [lose]}]})
    play.give("play", "filler")
    play.give("play", "stop")
    assert about(play) == encounter.Discard(seat=0, many=1, because="combat_encounters/enemy/attacks/0/effects/0")


# Costs and reasons


@pytest.mark.rule("GR-COMBAT-85", "GR-COMBAT-87")
def test_a_card_shows_its_preview_or_the_rule_that_bars_it(tmp_path):
    play = fight(tmp_path, cards=[HIT, FOLLOW], decks=[["hit", "hit", "follow"]])
    assert about(play) == encounter.Play(seat=0, encounter="enemy", score=0, goal=9, played=0)
    assert options(play).offer("hit") == Offer(preview={"markers": 2, "joined": (0, 2), "connected": (0, 2)})
    assert options(play).offer("retreat") == Offer(
        cost={"energy": 1}, preview={"effects": "combat_encounters/enemy/opportunity"}
    )
    play.give("play", "hit")
    assert (about(play).score, about(play).played) == (2, 1)
    assert options(play).barred == (Barred("hit", "GR-COMBAT-87"),)
    with pytest.raises(IllegalAnswer) as refused:
        play.give("play", "hit")
    assert refused.value.rule == "GR-COMBAT-87"


@pytest.mark.rule("GR-TRAIT-24")
def test_an_agile_enemy_bars_the_third_card(tmp_path):
    play = fight(tmp_path, {"traits": ["agile"]}, [FOLLOW], decks=[["follow", "follow", "follow"]])
    play.give("play", "follow")
    play.give("play", "follow")
    assert options(play).barred == (Barred("follow", "GR-TRAIT-24"),)


@pytest.mark.rule("GR-DAY-06", "GR-PARTY-18")
def test_choices_show_their_cost_and_barred_ones_the_missing_amount(tmp_path):
    choices = [
        {"id": "pay", "cost": [{"what": "magic", "amount": 1}]},
        {"id": "feast", "cost": [{"what": "food", "amount": 3}]},
        {"id": "fly", "requires": [{"has": "at_least", "what": "wealth", "amount": 9, "who": "party"}]},
        {"id": "wait"},
    ]
    play = arena(tmp_path, ENEMY, immediate=[{"do": "choose", "who": "party", "choices": choices}])
    play.set(0, food=1)
    play.give("act", "travel", seat=0)
    play.give("choose_target", 2, seat=0)
    play.go_on("choose_effect")
    assert about(play) == effects.ChooseEffect(seats=(0,), effect="locations/2/immediate/0")
    assert play.options(0) == ["pay", "wait"]
    assert options(play).offers == (Offer(cost={"magic": 1}), None)
    assert options(play).barred == (
        Barred("feast", "GR-DAY-06", {"missing": {"food": 2}}),
        Barred("fly", "GR-PARTY-18"),
    )


# When a rule fails


def test_a_failing_rule_changes_nothing_and_leaves_the_question_open(tmp_path, monkeypatch):
    failing = card("failing", [], [], ability("on_play", MARKER))
    play = fight(tmp_path, cards=[failing], decks=[["failing"]])
    before, asked, events = play.state.copy(), dict(play.table.open), len(play.table.all_events())
    (add_markers,) = [verb for verb in VERBS if verb.__name__ == "AddMarkers"]

    def fail(turn, effect, scene):
        raise IndexError("no such thing")

    with monkeypatch.context() as broken:
        broken.setitem(VERBS, add_markers, fail)
        with pytest.raises(StepError) as failed:
            play.give("play", "failing")
    assert isinstance(failed.value.__cause__, IndexError)
    assert (play.state, dict(play.table.open)) == (before, asked)
    assert len(play.table.all_events()) == events
    play.give("play", "failing")
    assert play.state.encounter.pool == 1


# Texts


@cache
def samples() -> dict[str, list[tuple[Question, afallon.Table]]]:
    """Return questions by kind, from random campaigns and from tables made for rare questions."""
    found: dict[str, list[tuple[Question, afallon.Table]]] = {}

    def keep(table):
        for decision in table.open.values():
            if type(decision.about) in OWN.questions.values():
                found.setdefault(decision.kind, []).append((decision.about, table))

    for seats, seed in ((1, 0), (2, 1), (3, 2), (4, 0), (4, 1)):
        table, rng = begin("fixture", seats=seats, seed=seed), Random(seed)
        for _ in range(600):
            keep(table)
            decision = rng.choice(list(table.open.values()))
            table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
    with TemporaryDirectory() as folder:
        for table in _rare_tables(Path(folder)):
            keep(table)
    return found


def _rare_tables(folder):
    play = lending(folder / "charges")
    play.give("play", charges(play))
    yield play.table
    play = begging(folder / "magic")
    yield play.table
    play.give("pay_magic", encounter.AskToPay(1))
    yield play.table
    play.give("give_magic", "no")
    play.give("play", "extra")
    yield play.table
    yield tossing(folder / "toss").table
    price = [{"what": "food", "amount": 2}, {"what": "magic", "amount": 1}]
    play = parley(folder / "talk", {"avoidance": {"price": price}}, seats=2, until="", characters=[RICH, RICH])
    play.go_on("avoid")
    yield play.table
    play.give("avoid", "no")
    play.go_on("play")
    play.give("play", "retreat")
    yield play.table
    yield parley(folder / "stages", stages(("one", 1), ("other", 1)), until="choose_stage").table
    vote = {"do": "choose", "who": "party", "vote": True, "choices": [{"id": "pay"}, {"id": "wait"}]}
    play = arena(folder / "vote", ENEMY, seats=2, immediate=[vote])
    enter(play)
    yield play.table
    first, second = ability("during_attack", MARKER), ability("during_attack", {"do": "remove_markers"})
    play = fight(folder / "order", cards=[card("both", [], [], first, second)], decks=[["both"]])
    play.give("play", "both")
    play.give("play", "stop")
    yield play.table
    play = fight(folder / "ambush", {"traits": ["ambush"]}, until="keep_cards")
    yield play.table
    back = [{"do": "discard_cards", "amount": 3, "who": "active"}, {"do": "take_discarded", "who": "active"}]
    play = fight(folder / "back", {"attacks": [row(0, *back, most=8)]}, [HIT], decks=[["hit"]])
    play.give("play", "stop")
    play.go_on("take_back")
    yield play.table


RICH = {"resources": {"food": 5, "magic": 5}}


@pytest.mark.slow
@pytest.mark.filterwarnings("error::afallon.text.MissingWords")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", OWN.questions)
def test_every_question_renders_as_one_sentence_from_its_fields(kind, language):
    told = {}
    for about, table in samples()[kind]:
        words = at_table(GrailWords(language, NAMES), table.setup)
        text = words.prompt(about)
        assert "\n" not in text
        assert text.endswith("?")
        assert "none" not in text.split()
        told.setdefault(text, about)
    assert told


@pytest.mark.filterwarnings("error::afallon.text.MissingWords")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_and_every_reason_has_a_text(language):
    table = begin("fixture")
    words = at_table(GrailWords(language, NAMES), table.setup)
    choices = [
        encounter.AskToPay(1),
        encounter.UseCharges(0, "net"),
        encounter.FlipItem("harpoon"),
        encounter.FlipSecret(1),
        effects.DueAbility("combat_cards/net/abilities/0/effects", 1, 0),
        effects.DueAbility("combat_encounters/grey_wolf/abilities/0/effects", None, None),
    ]
    assert {choice.kind for choice in choices} == set(OWN.choices)
    texts = [words.answer("play", choice) for choice in choices]
    assert len(set(texts)) == len(texts)
    for rule in ("GR-PARTY-18", "GR-COMBAT-87", "GR-DIPLO-60", "GR-TRAIT-24", "GR-OTHER-01"):
        assert words.why_barred(Barred("net", rule))
    assert "2" in words.why_barred(Barred("net", "GR-DAY-06", {"missing": {"food": 2}}))


def test_a_question_names_seat_charges_card_and_effect(tmp_path):
    play = lending(tmp_path)
    play.give("play", charges(play))
    words = at_table(GrailWords("en", NAMES), play.table.setup)
    assert words.question(play.table.open[0], play.table.view(0)) == (
        "Ann: may Olena spend 2 charges of your “charged” (add 1 marker)?"
    )


def test_the_vocabulary_contains_the_questions_of_these_areas():
    assert OWN.questions.items() <= VOCABULARY.questions.items()
    assert OWN.choices.items() <= VOCABULARY.choices.items()
