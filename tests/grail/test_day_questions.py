"""Questions of day, dawn, dusk, map, beginning, decks, characters and items: their subjects, prices and texts."""

from functools import cache
from random import Random

import msgspec
import pytest

import afallon
from afallon.grail.rules.beginning import questions as beginning
from afallon.grail.rules.characters import questions as characters
from afallon.grail.rules.combat import questions as combat
from afallon.grail.rules.dawn import questions as dawn
from afallon.grail.rules.day import questions as day
from afallon.grail.rules.death import questions as death
from afallon.grail.rules.decks import questions as decks
from afallon.grail.rules.dusk import questions as dusk
from afallon.grail.rules.items import questions as items
from afallon.grail.rules.map import questions as places
from afallon.kernel import Barred, Choice, IllegalAnswer, Offer, Question, Vocabulary
from afallon.kernel.wording import title_of
from afallon.players.grail import wander
from afallon.sentences.grail import holdings
from afallon.terminal.grail.words import GrailWords, at_table
from afallon.text import LANGUAGES
from tests.grail.arena import ability, carry
from tests.grail.belongings import rest
from tests.grail.belongings import world as belongings
from tests.grail.driver import PACKS
from tests.grail.world import act, cost, pass_all, travel, world

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

ASKED = Vocabulary(beginning, characters, combat, dawn, day, death, decks, dusk, items, places)
NAMES = ("Ann", "Bob", "Cleo", "Dan")
SAMPLES = {
    "": 3,
    "Seat": 1,
    "Seats": (0, 2),
    "Location": 2,
    "Item": "harpoon",
    "Encounter": "marsh_hound",
    "Cards": ("gaff_hook", "net"),
    "DeckCards": ("gaff_hook", "net"),
    "Items": ("harpoon", "marsh_boots"),
    "Resource": "food",
    "CostKind": "item:harpoon",
    "Portion": ("wealth", 4),
    "Keyword": "weapon",
    "Action": "travel",
    "Amount": 2,
    "Price": (("energy", 1), ("food", 5)),
    "Shares": ((1, "energy", 2), (None, "magic", 1)),
    "Debts": ((0, "energy", 1), (1, "magic", 3)),
    "Parts": ((0, "food", 2), (1, "food", 1)),
    "Goods": (("resource", "food"), ("resource", "food"), ("item", "harpoon")),
    "Arrivals": ((2, (0, 1)), (3, (2,))),
    "Deck": "combat/1",
    "Mode": "story",
    "ModeRule": "story_no_limiter",
    "ModeRules": ("story_no_limiter", "story_cheap_menhirs"),
    "Reason": "nobody_left",
    "Board": "brown",
}
"""Maps the title of a field type to a sample value from the fixture pack."""


@cache
def words(language):
    setup = afallon.new("grail", seats=4, seed=1, pack=str(PACKS / "fixture")).setup
    return at_table(GrailWords(language, NAMES), setup)


def sample(declared):
    """Return an instance of a declaration with a sample value in every field."""
    pack = words("en").pack
    there = SAMPLES | {
        "Secret": next(iter(pack.secrets)),
        "Encounter": next(iter(pack.encounters)),
        "Character": next(iter(pack.characters)),
        "ContentPath": "items/harpoon/abilities/0/effects",
    }
    given = {field.name: there[title_of(field.type)] for field in msgspec.structs.fields(declared)}
    return declared(**{**given, "gained": True} if "gained" in given else given)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ASKED.questions)
def test_every_question_renders_all_of_its_fields(kind, language):
    about = sample(ASKED.questions[kind])
    told = words(language).facts(about)
    text = words(language).prompt(about)
    assert text.endswith("?")
    assert about.rule.startswith("GR-")
    for field, given in told.items():
        assert str(given) in text or field.endswith(("_is", "count")), field


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ASKED.choices)
def test_every_tagged_answer_renders_all_of_its_fields(kind, language):
    answer = sample(ASKED.choices[kind])
    named = words(language).answer("any", answer)
    for field, told in words(language).facts(answer).items():
        assert told in named or field == "path" or field.endswith("_is")  # the effects of a card are its hint


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_answer_in_play_has_a_text(language):
    met = set()
    for seats, seed in ((2, 3), (4, 11)):
        rng, table = Random(seed), afallon.new("grail", seats=seats, seed=seed, pack=str(PACKS / "fixture"))
        while table.state.day <= 5:
            decision = rng.choice(list(table.open.values()))
            if decision.kind in ASKED.questions:
                met.add(decision.kind)
                assert isinstance(decision.about, Question)
                assert "?" in words(language).question(decision, None)
                for value in decision.options.enumerate():
                    assert words(language).answer(decision.kind, value)
            table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
    assert met >= {"act", "choose_target", "join", "accept", "give_what", "accept_gift", "eat", "equip"}
    assert met >= {"take_along", "pay_for"}


def test_a_price_names_its_payers():
    one, two, both = (0, "energy", 1), (1, "energy", 1), (None, "energy", 2)
    assert holdings.shares(words("en"), (one,)) == "1 energy"
    assert holdings.shares(words("en"), (one, two)) == "1 energy each"
    assert holdings.shares(words("en"), (one, (1, "energy", 2))) == "Ann: 1 energy; Bob: 2 energy"
    assert holdings.shares(words("en"), (both,)) == "2 energy together"
    assert holdings.shares(words("en"), ()) == "nothing"
    assert holdings.portion(words("en"), ("courage", 2)) == "2 points of courage"


@pytest.mark.rule("GR-PARTY-01", "GR-PARTY-02")
def test_joining_names_leader_action_location_and_price(tmp_path):
    play = world(tmp_path, seats=2)
    play.give("act", "travel", 0)
    play.give("choose_target", 3, 0)
    join = play.table.open[1]
    assert join.about == day.Join(leader=0, action="travel", location=3, price=((1, "energy", 1),))
    assert join.options.offer("yes") == Offer(cost={"energy": 1})
    play.give("join", "yes", 1)
    assert play.table.open[0].about == day.Accept(1, 0, "travel", 3, ((1, "energy", 1),))


@pytest.mark.rule("GR-DAY-05", "GR-DAY-06")
def test_actions_show_their_cost_and_barred_ones_the_missing_amount(tmp_path):
    heroes = [{"action": {"cost": cost(energy=1, magic=2), "effects": []}, "resources": {"magic": 2}}]
    play = world(tmp_path, seats=2, heroes=heroes)
    options = play.table.open[0].options
    assert options.offer("travel") == Offer(cost={"energy": 1})
    assert options.offer("character") == Offer(cost={"energy": 1, "magic": 2})
    assert options.offer("pass") is None
    play.set(0, energy=0)
    travel(play, 2, 1)  # otherwise seat 1 could pay for seat 0
    options = play.table.open[0].options
    missing = {"missing": {"energy": 1}}
    assert options.barred == (Barred("travel", "GR-DAY-06", missing), Barred("character", "GR-DAY-06", missing))
    with pytest.raises(IllegalAnswer, match="GR-DAY-06"):
        play.give("act", "travel", 0)


@pytest.mark.rule("GR-DAY-13")
def test_the_action_of_a_card_shows_its_cost_and_effects(tmp_path):
    camp = ability("action", {"do": "gain", "what": "food", "who": "owner"}, cost=cost(energy=1))
    play = world(tmp_path, heroes=[{"flaw": [camp]}])
    play.give("act", "card", 0)
    path = "characters/hero0/flaw/0/effects"
    options = play.table.open[0].options
    assert options.offer(day.CardAction(path)) == Offer(cost={"energy": 1}, preview={"ability": path})


@pytest.mark.rule("GR-DUSK-04")
def test_eating_is_barred_with_the_missing_food(tmp_path):
    play = world(tmp_path, seats=2, heroes=[{"resources": {"food": 1}}])
    pass_all(play)
    assert play.table.open[0].about == dusk.Eat(1, ((0, "food", 1), (1, "food", 1)))
    assert play.table.open[0].options.offer("yes").cost == {"food": 1}
    assert play.table.open[1].options.barred == (Barred("yes", "GR-DUSK-04", {"missing": {"food": 1}}),)


@pytest.mark.rule("GR-CHAR-43")
def test_an_exchange_shows_what_each_side_gives(tmp_path):
    heroes = [{"resources": {"food": 5}}, {"resources": {"food": 20, "wealth": 1}}]
    play = world(tmp_path, seats=2, heroes=heroes)
    play.give("act", "give", 0)
    play.give("give_what", characters.GiveResource("food"), 0)
    assert play.table.open[0].about == characters.GiveWhat(0, 1, (("resource", "food"),), ())
    assert [one.value for one in play.table.open[0].options.barred] == ["done"]
    play.give("give_what", characters.WantResource("food"), 0)
    play.give("give_what", "done", 0)
    assert play.table.open[1].about == characters.AcceptGift(0, (("resource", "food"),), (("resource", "food"),))


@pytest.mark.rule("GR-DAY-50", "GR-MENHIR-16", "GR-MENHIR-18")
def test_a_menhir_shows_its_price_for_all_players_and_its_dial(tmp_path):
    play = world(tmp_path, seats=2, heroes=[{"resources": {"magic": 2}}, {"resources": {"magic": 1}}])
    play.give("act", "inspect_menhir", 0)
    assert play.table.open[0].about == places.Activate(1, (("magic", 2),), 7)
    play.give("activate", "yes", 0)
    assert play.table.open[0].about == places.Contribute(0, 1, ("magic", 2))
    play.give("contribute", 1, 0)
    assert play.table.open[1].about == places.Contribute(1, 1, ("magic", 1))


@pytest.mark.rule("GR-DAY-41")
def test_a_divided_cost_names_its_action_and_each_share(tmp_path):
    places_ = {1: {"action": {"cost": cost(energy=2, food=1), "effects": []}}}
    play = world(tmp_path, seats=2, places=places_, heroes=[{"resources": {"food": 1}}])
    act(play, "location", 0, 1)
    assert play.table.open[0].about == day.SplitCost((0, 1), "location", (("energy", 2), ("food", 1)))
    assert words("en").answer("split_cost", play.options(0)[0]) == "Ann: 1 energy, 1 food; Bob: 1 energy"


@pytest.mark.rule("GR-DAWN-26")
def test_turning_a_card_shows_its_new_side(tmp_path):
    play = belongings(tmp_path)
    carry(play, 0, "axe")
    rest(play)
    assert play.table.open[0].options.offer(items.TurnItem("axe")) == Offer(preview={"face_up": False})


@pytest.mark.rule("GR-DAY-33", "GR-DAY-56")
def test_joining_an_arrival_names_the_party_and_the_location(tmp_path):
    play = world(tmp_path, seats=2, places={2: {"immediate": [{"do": "gain", "what": "food", "who": "each"}]}})
    travel(play, 2, 1)
    travel(play, 2, 0)
    assert play.table.open[1].about == places.JoinArrival((0,), 2)
    play.give("join_arrival", "yes", 1)
    assert play.table.open[0].about == places.AcceptArrival(1, (0,), 2)


def test_answers_of_these_areas_are_numbers_choices_or_plain_words():
    rng, table = Random(5), afallon.new("grail", seats=3, seed=5, pack=str(PACKS / "fixture"))
    while table.state.day <= 4:
        decision = rng.choice(list(table.open.values()))
        if decision.kind in ASKED.questions:
            for value in decision.options.enumerate():
                assert isinstance(value, int | Choice) or value.replace("_", "").isalpha()
        table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
