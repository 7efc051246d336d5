"""Effect lists: chance, votes, costs, hooks, conditions and counters."""

import msgspec
import pytest

import afallon
from afallon.grail.content import conditions, effects
from afallon.grail.content.capabilities import HOOKS
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.hooks import hook
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.state import Dial, Held, Learnt
from tests.grail.arena import ENEMY, HIT, ability, arena, edge, enter, fight
from tests.grail.driver import Play

FOOD = {"do": "gain", "what": "food", "who": "active"}
FEAR = {"do": "gain", "what": "terror", "who": "each"}


def happen(folder, *happening, seats=1, draws=(), more=None, characters=()):
    """Run these effects as an event for all characters."""
    play = arena(folder, ENEMY, seats=seats, immediate=list(happening), more=more, characters=characters)
    play.draws = [*draws, *play.draws]
    enter(play)
    return play


def holds(play, **condition):
    requirement = msgspec.convert(condition, conditions.Requirement)
    return hold(play.table, (requirement,), Scene("", owner=0))


@pytest.mark.rule("GR-COMP-24")
@pytest.mark.parametrize(("face", "food", "terror"), [("grail", 1, 0), ("skull", 0, 1)])
def test_a_dial_is_tossed_like_a_coin(tmp_path, face, food, terror):
    play = happen(tmp_path, {"do": "toss", "grail": [FOOD], "skull": [FEAR]}, draws=[face])
    hero = play.state.characters[0]
    assert (hero.resources["food"], hero.terror) == (food, terror)
    assert play.happened("tossed") == [{"face": face}]


@pytest.mark.rule("GR-COMP-24")
def test_both_faces_are_equally_likely(tmp_path):
    play = arena(tmp_path, ENEMY, immediate=[{"do": "toss", "grail": [FOOD]}])
    folder = play.table.setup.folder
    faces = []
    for seed in range(60):
        table = afallon.new("grail", seats=1, seed=seed, pack=folder, characters=["hero0"])
        table.submit(afallon.Answer(table.open[0].id, 0, "travel"))
        table.submit(afallon.Answer(table.open[0].id, 0, 2))
        faces += [event.data["face"] for event in table.all_events() if event.kind == "tossed"]
        assert not table.view(0).undoable  # undo does not go back past chance
    assert 15 < faces.count("skull") < 45


VOTE = {
    "do": "choose",
    "who": "party",
    "vote": True,
    "choices": [{"id": "left", "effects": [FEAR]}, {"id": "right"}, {"id": "back"}],
}


@pytest.mark.rule("GR-CHAR-45")
@pytest.mark.parametrize(
    ("votes", "chosen"),
    [
        (("left", "right", "right"), "right"),  # most votes win, although the lowest number wanted another
        (("back", "left", "right"), "back"),  # a tie: the lowest number breaks it
        (("right", "right", "left"), "right"),
    ],
)
def test_most_votes_win_a_vote(tmp_path, votes, chosen):
    play = happen(tmp_path, VOTE, seats=3)
    assert set(play.asked.values()) == {"vote"}
    for seat, vote in enumerate(votes):
        play.give("vote", vote, seat=seat)
    assert play.happened("chosen")[-1]["choice"] == chosen


COSTLY = {
    "do": "choose",
    "who": "party",
    "choices": [
        {"id": "buy", "cost": [{"what": "wealth", "amount": 3}], "effects": [{**FOOD, "amount": 2}]},
        {"id": "tremble", "cost": [{"what": "terror", "amount": 2}]},
        {"id": "leave"},
    ],
}


@pytest.mark.rule("GR-CHAR-40", "GR-DAY-60", "GR-PARTY-26")
def test_a_joint_choice_is_paid_once_by_all_together(tmp_path):
    heroes = [{"resources": {"wealth": 1}}, {"resources": {"wealth": 2}}]
    play = happen(tmp_path, COSTLY, seats=2, characters=heroes)
    assert play.options(0) == ["buy", "tremble", "leave"]
    play.give("choose_effect", "buy")
    play.go_on("act")
    assert [hero.resources["wealth"] for hero in play.state.characters] == [0, 0]
    assert [hero.resources["food"] for hero in play.state.characters] == [2, 0]


@pytest.mark.rule("GR-CHAR-40")
def test_unaffordable_choices_are_not_offered_but_terror_always_is(tmp_path):
    play = happen(tmp_path, COSTLY)
    assert play.options(0) == ["tremble", "leave"]
    play.give("choose_effect", "tremble")
    assert play.state.characters[0].terror == 2


@pytest.mark.rule("GR-PARTY-20")
def test_a_choice_of_each_is_made_and_paid_by_each_alone(tmp_path):
    heroes = [{"resources": {"wealth": 3}}, {}]
    play = happen(tmp_path, {**COSTLY, "who": "each"}, seats=2, characters=heroes)
    assert play.asked == {0: "choose_effect"}
    play.give("choose_effect", "buy")
    assert play.asked == {1: "choose_effect"}
    assert play.options(1) == ["tremble", "leave"]
    play.give("choose_effect", "tremble")
    assert [hero.terror for hero in play.state.characters] == [0, 2]
    assert [hero.resources["wealth"] for hero in play.state.characters] == [0, 0]


def test_a_hook_is_called_by_its_name(tmp_path, monkeypatch):
    called = []
    monkeypatch.setitem(HOOKS, "ring_the_bell", lambda table, scene: called.append(scene.path))
    many = {"items": [{"id": f"pebble_{number}"} for number in range(20)]}  # hooks are for large packs
    happen(tmp_path, {"do": "hook", "name": "ring_the_bell"}, more=many)
    assert called == ["locations/2/immediate"]


def test_two_hooks_never_share_a_name(monkeypatch):
    monkeypatch.setitem(HOOKS, "ring", lambda table, scene: None)

    def ring(table, scene):
        """Another hook."""

    with pytest.raises(ValueError, match="ring"):
        hook(ring)


@pytest.mark.rule("GR-COMP-28")
def test_a_card_in_play_modifies_a_number_of_the_rules(tmp_path):
    more = ability("always", {"do": "modify", "what": "hand_limit", "amount": 2, "who": "owner"})
    play = fight(tmp_path, characters=[{"flaw": [more]}])
    assert modified(play.table, "hand_limit", 3, 0) == 5
    assert modified(play.table, "price", 3, 0) == 3


def test_a_modify_effect_in_a_list_does_nothing(tmp_path):
    play = happen(tmp_path, {"do": "modify", "what": "hand_limit", "amount": 2, "who": "each"}, FOOD)
    assert modified(play.table, "hand_limit", 3, 0) == 3
    assert play.state.characters[0].resources["food"] == 1


PAUSE = {"do": "choose", "who": "party", "choices": [{"id": "wait"}]}


@pytest.fixture
def play(tmp_path) -> Play:
    """Two characters in the middle of an effect at location 2."""
    more = {
        "items": [{"id": "axe", "keyword": "weapon"}, {"id": "dice"}],
        "secrets": [{"number": 7, "keyword": "shield"}],
        "skills": [{"number": 1, "attribute": "courage", "sides": [_side("a"), _side("b")]}],
        "chapters": [{"number": 1}],
    }
    return happen(tmp_path, PAUSE, seats=2, more=more)


def _side(name):
    return {"id": name, "abilities": []}


@pytest.mark.rule("GR-PARTY-18", "GR-CHAR-32", "GR-EX-36")
def test_conditions_on_numbers_and_states(play):
    first, second = play.state.characters
    second.attributes["courage"] = 2
    second.skills = [Learnt(1, "courage", "a"), Learnt(2, "courage", "b")]
    assert holds(play, has="at_least", what="courage", amount=4)  # one member is enough
    assert not holds(play, has="at_least", what="courage", amount=5)
    assert not holds(play, has="at_least", what="courage", amount=4, who="each")
    assert not holds(play, has="at_least", what="courage", amount=4, who="active")
    assert holds(play, has="at_most", what="courage", amount=0, who="active")
    first.energy = 1
    assert holds(play, has="state", state="exhausted")
    assert not holds(play, has="state", state="exhausted", who="each")
    assert holds(play, has="character", character="hero1")
    assert not holds(play, has="character", character="hero1", who="owner")


def test_conditions_on_cards(play):
    first, second = play.state.characters
    second.items = [Held("axe"), Held("dice", face_up=False)]
    second.secrets = [Held(7)]
    assert holds(play, has="item", item="dice")
    assert not holds(play, has="item", item="dice", in_use=True)
    assert holds(play, has="item", keyword="weapon", in_use=True)
    assert not holds(play, has="item", keyword="weapon", who="active")
    assert holds(play, has="item", keyword="shield", in_use=True)  # a secret may have a keyword (GR-ITEM-01)
    second.items[0].aside = True
    assert not holds(play, has="item", keyword="weapon", in_use=True)
    assert holds(play, has="secret", secret=7)
    assert not holds(play, has="secret", secret=8)
    assert first.items == []


def test_conditions_on_the_world(play):
    state = play.state
    state.statuses["bridge"] = 2
    state.dials["storm"] = Dial("time", 3)
    state.places[2].quest_tokens = 1
    state.quests.append("grail")
    for true in (
        {"has": "status", "status": "bridge", "at_least": 2},
        {"has": "dial", "dial": "storm", "at_least": 3},
        {"has": "tokens", "token": "quest"},
        {"has": "quest", "quest": "grail"},
        {"has": "chapter", "chapter": 1},
        {"has": "day", "at_least": 1},
        {"has": "players", "at_least": 2},
        {"has": "players", "at_least": 2, "among": "party"},
        {"has": "location", "number": 2},
        {"has": "revealed", "number": 1},
        {"has": "not", "of": [{"has": "location", "seal": "menhir"}]},
        {"has": "any", "of": [{"has": "day", "at_least": 9}, {"has": "location", "number": 2}]},
    ):
        assert holds(play, **true), true
    for false in (
        {"has": "status", "status": "bridge", "at_least": 3},
        {"has": "dial", "dial": "calm", "at_least": 1},
        {"has": "tokens", "token": "time"},
        {"has": "quest", "quest": "crown"},
        {"has": "chapter", "chapter": 2},
        {"has": "day", "at_least": 2},
        {"has": "players", "at_least": 3},
        {"has": "location", "number": 1},
        {"has": "revealed", "number": 5},
        {"has": "pool", "at_least": 0},
        {"has": "affinity", "cell": "grey"},
        {"has": "encounter", "ended": "won"},
        {"has": "any", "of": []},
    ):
        assert not holds(play, **false), false


@pytest.mark.parametrize(
    ("counter", "number"),
    [
        ({"per": "members"}, 2),
        ({"per": "players", "times": 3}, 6),
        ({"per": "players", "times": 3, "at_most": 4}, 4),
        ({"per": "players", "times": -1, "at_most": 1}, -1),
        ({"per": "quantity", "of": "magic"}, 2),
        ({"per": "status", "of": "bridge"}, 2),
        ({"per": "dial", "of": "storm"}, 3),
        ({"per": "dial", "of": "calm"}, 0),
    ],
)
def test_counters(play, counter, number):
    play.state.statuses["bridge"] = 2
    play.state.dials["storm"] = Dial("time", 3)
    assert amount_of(play.table, msgspec.convert(counter, effects.SignedPer), Scene("")) == number


@pytest.mark.rule("GR-COMP-28", "GR-COMBAT-22")
@pytest.mark.parametrize(("by", "pool"), [(0, 1), (-1, 2)])
def test_a_card_may_lower_the_threshold_of_keys(tmp_path, by, pool):
    enemy = ENEMY | {"right": edge(("aggression", 3), None, "free")}
    easier = ability("always", {"do": "modify", "what": "threshold", "amount": by, "who": "owner"})
    play = fight(tmp_path, enemy, [HIT], decks=[["hit"]], characters=[{"flaw": [easier]}])
    play.give("play", "hit")
    assert play.state.encounter.pool == pool


def test_more_conditions_on_the_world(play):
    state = play.state
    state.tasks.append("find_it")
    state.read["1:gate"] = 1
    state.rules.append("challenge_old_rest")
    state.places[1].menhir, state.places[2].menhir = True, False
    state.ever_achieved.append("crown")
    for true in (
        {"has": "task", "task": "find_it"},
        {"has": "read", "verse": "1:gate"},
        {"has": "mode", "mode": "normal"},
        {"has": "mode", "rule": "challenge_old_rest"},
        {"has": "menhir", "number": 1},
        {"has": "quest", "quest": "crown", "achieved": True},
        {"has": "chapter", "at_least": 1, "at_most": 2},
        {"has": "chapter", "at_most": 1},
        {"has": "players", "exactly": 2},
        {"has": "players", "at_most": 2, "among": "party"},
    ):
        assert holds(play, **true), true
    for false in (
        {"has": "task", "task": "lose_it"},
        {"has": "read", "verse": "1:hall"},
        {"has": "mode", "mode": "story"},
        {"has": "mode", "mode": "free"},
        {"has": "mode", "mode": "normal", "rule": "story_no_limiter"},
        {"has": "menhir"},
        {"has": "quest", "quest": "crown"},
        {"has": "quest", "quest": "grail", "achieved": True},
        {"has": "chapter", "at_least": 2},
        {"has": "chapter", "chapter": 1, "at_most": 0},
        {"has": "players", "exactly": 1},
        {"has": "players", "at_most": 1},
        {"has": "under_way"},
    ):
        assert not holds(play, **false), false
    state.party.verse = "1:gate"
    assert not holds(play, has="read", verse="1:gate")  # it is still being read


def test_the_menhir_condition_recognises_a_locations_new_version(tmp_path):
    changed = [{"number": 11, "original": 1, "keys": {"north": 2}, "seals": ["menhir"], "menhir": {"dial": [8] * 4}}]
    play = happen(tmp_path, {"do": "replace_location", "number": 1, "by": 11}, PAUSE, more={"locations": changed})
    assert holds(play, has="menhir", number=1) == play.state.places[11].menhir


def test_free_mode_is_a_mode(tmp_path):
    outfits = [{"board": "green", "combat": "green", "diplomacy": "green"}]
    play = arena(tmp_path, ENEMY, immediate=[PAUSE], outfits=outfits)
    enter(play)
    assert holds(play, has="mode", mode="free")


@pytest.mark.parametrize(
    ("condition", "is_so"),
    [
        ({}, True),
        ({"kind": "combat"}, True),
        ({"kind": "diplomacy"}, False),
        ({"colour": "grey", "level": 1}, True),
        ({"colour": "green"}, False),
        ({"level": 2}, False),
        ({"trait": "fury"}, True),
        ({"trait": "horde"}, False),
    ],
)
def test_conditions_on_the_encounter_under_way(tmp_path, condition, is_so):
    play = fight(tmp_path, {"traits": ["fury"]})
    assert holds(play, has="under_way", **condition) == is_so


def test_a_quest_achieved_earlier_is_remembered(tmp_path):
    quest = {"id": "hunt", "requires": [], "success": [{"do": "end_quest", "quest": "hunt"}]}
    secret = {"do": "gain_secret", "secret": 7, "who": "active"}
    play = happen(tmp_path, secret, FOOD, PAUSE, more={"secrets": [{"number": 7, "quest": quest}]})
    assert play.state.achieved == []
    assert holds(play, has="quest", quest="hunt", achieved=True)
