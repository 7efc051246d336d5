"""Scenes: the public scene is the same for every reader, and scenes agree with view and state."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import afallon
from afallon.avalon.basic_view import BasicView
from afallon.avalon.box import PARTS
from afallon.avalon.events import LadyPassed
from afallon.avalon.game import GAME
from afallon.avalon.modules.lady_of_the_lake import MODULE as LADY
from afallon.avalon.part import Known
from afallon.avalon.presets import PRESETS
from afallon.avalon.scene import AvalonOwn, AvalonTable, Thing
from afallon.avalon.staging import own_scene, table_scene
from afallon.kernel.scene import plain
from afallon.kernel.scenes import Scenes
from afallon.kernel.stream import Stream
from afallon.text import say
from tests.avalon.driver import BASIC, Play
from tests.avalon.setups import any_game
from tests.properties.play import play

MANY = 40


def seen(game: Play) -> AvalonTable:
    return table_scene(game.table.view(None))


def own(game: Play, seat: int | None) -> AvalonOwn:
    return own_scene(game.table.view(seat))


def play_any(seed: int, look: Callable[[Any], None]) -> Any:
    """Play a random game with a random set-up to the end, and call `look` before every answer and at the end."""
    rng = Random(seed)
    deal, options = any_game(rng)
    table = afallon.new("avalon", seats=len(deal), seed=seed, deal=list(deal), **options)
    while table.outcome is None:
        look(table)
        play(table, rng, answers=1)
    look(table)
    return table


# In every game


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(MANY))
def test_the_table_scene_is_the_same_for_every_reader(seed):
    def look(table):
        public = plain(table_scene(table.view(None)))
        for reader in (*table.seats, Stream.TRUTH):
            view = table.all_seeing_view() if reader == Stream.TRUTH else table.view(reader)
            assert plain(table_scene(view)) == public

    play_any(seed, look)


@pytest.mark.parametrize("seed", range(MANY))
def test_the_table_scene_agrees_with_the_state(seed):
    def look(table):
        state, scene = table.state, table_scene(table.view(None))
        assert [quest.succeeded for quest in scene.quests] == state.results
        assert scene.asked == {seat: decision.kind for seat, decision in table.open.items()}
        if state.round and table.outcome is None:
            assert scene.leader == state.leader
            assert [person.is_leader for person in scene.people] == [seat == state.leader for seat in table.seats]
            assert scene.rejections == state.attempt - 1
        if "play_card" in scene.asked.values():
            assert scene.on_the_way
            assert [seat for seat in table.seats if scene.people[seat].on_team] == sorted(state.team)
            assert scene.current_quest == state.quest
            ready = {seat for seat in table.seats if scene.people[seat].is_ready}
            assert ready | set(scene.asked) == set(state.team) and not ready & set(scene.asked)
        shown = {seat: p.character for seat, p in enumerate(scene.people) if p.character is not None}
        assert all(state.characters[seat] == name for seat, name in shown.items())
        assert all(p.side in (None, side) for p, side in zip(scene.people, state.sides, strict=True))
        if table.outcome is not None:
            assert len(shown) == len(table.seats)
            assert sorted(scene.reveal_order) == list(table.seats)

    play_any(seed, look)


@pytest.mark.parametrize("seed", range(MANY))
def test_the_own_scene_agrees_with_the_readers_stream(seed):
    def look(table):
        for seat in table.seats:
            mine, decision = own_scene(table.view(seat)), table.open.get(seat)
            assert mine.character in (None, table.state.characters[seat])
            told = [event for event in table.events_for(seat) if event.kind == "seen"]
            assert [(s.step, s.seats) for s in mine.night if s.card is None] == [(e.step, e.seats) for e in told]
            assert (mine.question is None) == (mine.answering is None) == (decision is None)
            if decision is not None and mine.answering.way == "people":
                options = decision.options.enumerate()
                people = {seat for one in options for seat in (one if isinstance(one, tuple) else (one,))}
                assert people - {None} == set(mine.answering.seats)
                assert mine.answering.nobody == (None in people)
        nobody = own_scene(table.view(None))
        assert (nobody.character, nobody.question, nobody.night, nobody.secrets, nobody.answering) == (
            None,
            None,
            [],
            [],
            None,
        )

    play_any(seed, look)


@pytest.mark.parametrize("seed", range(10))
def test_an_imagined_game_has_the_same_scenes(seed):
    rng = Random(seed)

    def look(table):
        if rng.random() < 0.05:
            seat = rng.choice(table.seats)
            other = GAME.imagine(table.events_for(seat), seat, rng)
            for scene in (GAME.table_scene, GAME.own_scene):
                assert plain(scene(other.view(seat))) == plain(scene(table.view(seat)))

    play_any(seed, look)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_applying_the_changes_gives_the_current_scene(preset):
    table, rng = afallon.new("avalon", seats=preset.seats, seed=3, **preset.options), Random(3)
    scenes = Scenes(table)
    held = {seat: (scenes.whole(seat), len(table.events_for(seat))) for seat in (None, *table.seats)}
    while table.outcome is None:
        play(table, rng, answers=9)
    for seat, (before, after) in held.items():
        parts = {"table": before.table, "mine": before.mine}
        for moment in scenes.moments(seat, after=after):
            parts = {"table": changed(parts["table"], moment.table), "mine": changed(parts["mine"], moment.mine)}
        now = scenes.whole(seat)
        assert (parts["table"], parts["mine"]) == (now.table, now.mine)
        assert now.table == plain(GAME.table_scene(table.view(None)))
        assert now.mine == plain(GAME.own_scene(table.view(seat)))


def changed(part: Any, changes: Any) -> Any:
    """Return the part with these changes applied, by an implementation independent of the kernel's."""
    whole = {"": plain_copy(part)}
    for path, *value in changes:
        *way, last = ["", *path]
        place = whole
        for step in way:
            place = place[step]
        if value:
            if isinstance(place, list) and last == len(place):
                place.append(value[0])
            else:
                place[last] = value[0]
        elif isinstance(place, list):
            del place[last:]
        else:
            del place[last]
    return whole[""]


def plain_copy(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: plain_copy(value) for key, value in part.items()}
    return [plain_copy(value) for value in part] if isinstance(part, list) else part


# The proposal and the votes


def test_votes_lie_on_the_table_until_another_team_is_proposed():
    game = Play(first_leader=0)
    game.propose(0, 1)
    assert [person.on_team for person in seen(game).people] == [True, True, False, False, False]
    game.answer("vote", 3, "approve")
    assert [person.is_ready for person in seen(game).people] == [False, False, False, True, False]
    assert {person.vote for person in seen(game).people} == {None}
    for seat in (0, 1, 2, 4):
        game.answer("vote", seat, "reject")
    scene = seen(game)
    assert [person.vote for person in scene.people] == ["reject", "reject", "reject", "approve", "reject"]
    assert not any(person.on_team or person.is_ready for person in scene.people)
    assert (scene.leader, scene.attempt, scene.rejections) == (1, 2, 1)
    game.propose(1, 2)
    assert {person.vote for person in seen(game).people} == {None}


@pytest.mark.rule("AV-VOTE-02")
@pytest.mark.parametrize(
    ("votes", "close"),
    [("+++++", False), ("++++-", False), ("+++--", True), ("++---", True), ("+----", False), ("-----", False)],
)
def test_a_vote_is_close_if_a_single_vote_would_have_changed_the_result(votes, close):
    game = Play()
    game.propose(0, 1)
    game.vote(votes)
    assert seen(game).proposals[-1].is_close is close


@pytest.mark.parametrize(("votes", "close"), [("++++--", True), ("+++---", True), ("++----", False), ("+++++-", False)])
def test_a_tie_is_close_as_well(votes, close):
    game = Play(BASIC[6])
    game.propose(0, 1)
    game.vote(votes)
    assert seen(game).proposals[-1].is_close is close


def test_a_team_and_its_votes_leave_the_table_when_the_quest_is_over():
    game = Play(BASIC[7], modules=["lady_of_the_lake"], first_leader=0)
    game.quests("+")
    game.propose(0, 1, 2)
    game.approve()
    assert seen(game).on_the_way
    game.cards(fails=[1])
    scene = seen(game)
    assert scene.asked == {6: "inspect"}
    assert not any(person.on_team or person.vote for person in scene.people)
    assert [(quest.succeeded, quest.fails, quest.cards) for quest in scene.quests[:3]] == [
        (True, 0, {"success": 2}),
        (False, 1, {"success": 2, "fail": 1}),
        (None, 0, {}),
    ]


# Set-up and help


def test_the_scene_lists_only_options_that_differ_from_the_usual():
    usual = table_scene(afallon.new("avalon", seats=7, seed=1, modules=["lady_of_the_lake"]).view(None))
    assert usual.deck == {"merlin": 1, "assassin": 1, "servant": 3, "minion": 2}
    assert usual.modules == ("lady_of_the_lake",)
    assert usual.options == ()
    assert [(quest.size, quest.fails_to_sink) for quest in usual.quests] == [(2, 1), (3, 1), (3, 1), (4, 2), (4, 1)]
    options = {"modules": ["quest_selection"], "hidden_guess": True, "fifth_team": "goes"}
    odd = table_scene(afallon.new("avalon", seats=7, seed=1, **options).view(None))
    assert sorted(odd.options) == [
        "avalon-option-fifth_quest-two_successes",
        "avalon-option-fifth_team-goes",
        "avalon-option-hidden_guess",
    ]


def test_help_names_the_entries_in_play_that_add_a_rule():
    game = Play(("merlin", "assassin", "brute", "servant", "servant", "servant", "minion"), modules=["excalibur"])
    assert seen(game).ask_key == "avalon-ask-choose_team"
    assert seen(game).helpful == [PARTS["excalibur"].thing]
    game.propose(0, 2)
    game.answer("give_excalibur", 0, 2)
    assert seen(game).ask_key == "avalon-ask-vote" and seen(game).helpful == []
    game.approve()
    assert seen(game).helpful == [PARTS["brute"].thing, PARTS["excalibur"].thing]


@pytest.mark.rule("AV-PLOT-07")
def test_an_open_vote_has_its_own_words_before_all_others_vote():
    game = Play(BASIC[5], modules=["plot_cards"], draws=["have_at_you"])
    game.answer("give_plot_card", 0, 2)
    game.propose(0, 1)
    scene = seen(game)
    assert (scene.asked, scene.ask_key) == ({2: "vote"}, "avalon-ask-vote_openly")
    assert not any(person.is_ready for person in scene.people)
    assert scene.helpful == [Thing("have_at_you", "avalon-plot-card-have_at_you")]
    game.answer("vote", 2, "reject")
    scene = seen(game)
    assert [person.vote for person in scene.people] == [None, None, "reject", None, None]
    assert scene.proposals[-1].open_votes == {2: "reject"}
    assert scene.ask_key == "avalon-ask-vote"


# Things of parts on the table


def things(scene: AvalonTable, seat: int) -> list[str | None]:
    return [thing.name for thing in scene.people[seat].tokens]


@pytest.mark.rule("AV-EXC-03")
def test_excalibur_lies_before_its_holder_until_the_quest_is_over():
    game = Play(BASIC[7], modules=["excalibur", "lady_of_the_lake"], first_leader=0)
    assert things(seen(game), 6) == ["lady_of_the_lake"]
    game.propose(0, 1)
    assert seen(game).under_way == Thing("excalibur", "avalon-module-excalibur")
    game.answer("give_excalibur", 0, 1)
    assert things(seen(game), 1) == ["excalibur"] and seen(game).proposals[-1].given == {"excalibur": 1}
    assert seen(game).under_way is None
    game.approve()
    game.cards()
    game.answer("use_excalibur", 1, 0)
    assert seen(game).people[0].card_touched == Thing("excalibur", "avalon-module-excalibur")
    assert own(game, 0).answering.way == "changed_card"
    game.answer("change_card", 0, "fail")
    (secret,) = own(game, 1).secrets
    assert (secret.by, secret.seat, secret.card, secret.played) == ("excalibur", 0, "success", "fail")
    assert own(game, 0).secrets == own(game, 2).secrets == []
    assert things(seen(game), 1) == [] and seen(game).people[0].card_touched is None


@pytest.mark.rule("AV-EXC-06")
def test_a_member_who_may_choose_the_new_card_sees_all_cards():
    game = Play(BASIC[5], modules=["excalibur"], excalibur_choice=True)
    game.propose(0, 1)
    game.answer("give_excalibur", 0, 1)
    game.approve()
    game.cards()
    game.answer("use_excalibur", 1, 0)
    assert own(game, 0).answering.way == "quest_card"


@pytest.mark.rule("AV-TARGET-06")
def test_an_allegiance_card_lies_at_the_quest_of_its_round():
    deal = ("merlin", "assassin", "good_lancelot", "evil_lancelot", "servant", "servant", "minion")
    modules = ["quest_selection", "lancelot_variant_1"]
    game = Play(deal, modules=modules, draws=["switch", "no_change"])
    marks = [[mark.name for mark in quest.marks] for quest in seen(game).quests]
    assert (seen(game).current_quest, marks) == (None, [[]] * 5)
    game.answer("choose_quest", 0, 3)
    marks = [[mark.name for mark in quest.marks] for quest in seen(game).quests]
    assert (seen(game).current_quest, marks) == (3, [[], [], ["switch"], [], []])
    game.quest(0, 2, 4)
    game.answer("choose_quest", 1, 1)
    marks = [[mark.name for mark in quest.marks] for quest in seen(game).quests]
    assert marks == [["no_change"], [], ["switch"], [], []]
    assert [own(game, seat).side_changes for seat in (2, 3, 4)] == [1, 1, 0]
    assert own(game, 2).side == "evil"


@pytest.mark.rule("AV-PLOT-10")
def test_plot_cards_lie_in_the_middle_and_then_before_their_holders():
    game = Play(BASIC[5], modules=["plot_cards"], draws=["the_king_returns"])
    king = Thing("the_king_returns", "avalon-plot-card-the_king_returns")
    assert seen(game).cards == [king]
    assert own(game, 0).answering.card == king and own(game, 0).answering.way == "people"
    game.answer("give_plot_card", 0, 3)
    assert seen(game).cards == [] and seen(game).people[3].cards == [king]
    game.propose(0, 1)
    game.approve()
    assert seen(game).cards == [king] and own(game, 3).answering.card == king and own(game, 3).answering.way == "words"
    game.answer("the_king_returns", 3, "use")
    scene = seen(game)
    assert (scene.proposals[-1].stopped_by, scene.proposals[-1].approved) == (3, False)
    assert scene.people[3].cards == []


# Secrets


@pytest.mark.rule("AV-INSPECT-06")
def test_an_inspection_is_a_secret_of_the_inspector():
    game = Play(BASIC[7], modules=["lady_of_the_lake"], first_leader=0)
    game.quests("++")
    assert seen(game).under_way == LADY.thing
    game.inspect(3)
    (secret,) = own(game, 6).secrets
    assert (secret.by, secret.kind, secret.seat, secret.card, secret.quest) == ("inspection", "loyalty", 3, "evil", 2)
    (handed,) = own(game, 3).handed_over
    assert (handed.to, handed.card) == (6, "evil")
    assert all(own(game, seat).secrets == [] for seat in range(6))


@pytest.mark.rule("AV-REVEAL-02")
def test_the_clerics_inspection_belongs_to_the_night():
    deal = ("merlin", "assassin", "cleric", "minion", "servant", "servant", "minion")
    game = Play(deal, first_leader=1)
    assert (seen(game).night_is_over, seen(game).ask_key) == (False, "avalon-ask-show_loyalty_at_night")
    assert (seen(game).under_way.name, own(game, 1).answering.way) == (None, "loyalty_card")
    game.answer("show_loyalty", 1, "evil")
    (look,) = own(game, 2).night
    assert (look.step, look.seats, look.learns, look.card) == ("cleric", (1,), None, "evil")
    assert seen(game).night_is_over and own(game, 2).secrets == own(game, 1).handed_over == []


@pytest.mark.rule("AV-ROLE-14")
def test_a_character_that_shows_itself_is_known_to_all():
    deal = ("merlin", "assassin", "revealer", "servant", "servant", "servant", "minion")
    game = Play(deal)
    game.quests("-")
    assert seen(game).people[2].character is None
    game.quests("-")
    assert [p.character for p in seen(game).people] == [None, None, "revealer", None, None, None, None]
    assert seen(game).people[2].side == "evil"


# The end


@pytest.mark.rule("AV-END-04")
def test_the_guess_must_be_held_and_the_named_seat_is_marked():
    game = Play(BASIC[5])
    game.quests("+++")
    scene, answering = seen(game), own(game, 1).answering
    assert [person.side for person in scene.people] == [None, "evil", None, "evil", None]
    assert (answering.way, answering.seats, answering.number, answering.is_held) == ("people", (0, 2, 4), 1, True)
    assert scene.under_way == Thing("assassin", "avalon-assassination")
    game.name(2)
    scene = seen(game)
    assert [person.is_named for person in scene.people] == [False, False, True, False, False]
    assert [person.character for person in scene.people] == list(BASIC[5])
    assert scene.reveal_order == (2, 3, 4, 1, 0)  # servants and minions first, the hunted Merlin last
    assert not any(person.is_leader for person in scene.people)


@pytest.mark.rule("AV-END-07")
def test_while_evil_is_hidden_only_the_assassin_is_shown_as_evil():
    game = Play(BASIC[5], hidden_guess=True)
    game.quests("+++")
    assert [person.side for person in seen(game).people] == [None, "evil", None, None, None]
    (question,) = game.table.open.values()
    assert 4 in question.options, "a hidden evil player may be named too"
    assert say("en", "avalon-ask-assassinate") == "Whom do you name as Merlin?"


@pytest.mark.rule("AV-MSG-08", "AV-SERV-02")
def test_aim_and_recruitment_are_public():
    deal = ("merlin", "assassin", "untrustworthy_servant", "senior_messenger", "junior_messenger", "evil_messenger")
    game = Play((*deal, "minion"))
    game.quests("+++")
    assert own(game, 1).answering.is_held and own(game, 1).answering.nobody
    game.answer("recruit", 1, None)
    tried = seen(game).recruitment
    assert (tried.assassin, tried.named, tried.recruited) == (1, None, None)
    assert own(game, 1).answering.aims == {
        "merlin": ["merlin"],
        "messengers": ["junior_messenger", "senior_messenger"],
    }
    game.answer("declare_aim", 1, "messengers")
    assert (seen(game).aim, seen(game).ask_key) == ("messengers", "avalon-ask-assassinate_messengers")
    assert own(game, 1).answering.number == 2


# Added parts


class KnownBell(Known):
    """A test part: a bell that moves with the Lady of the Lake."""

    part = "bell"
    holder: int = -1

    def on_lady_passed(self, event: LadyPassed, view: BasicView) -> None:
        self.holder = event.seat

    def lay(self, view: BasicView, table: AvalonTable) -> None:
        table.people[self.holder].tokens.append(Thing("bell", "avalon-module-bell"))
        table.quests[0].marks.append(Thing("bell", "avalon-module-bell"))


def test_an_added_part_lays_its_own_things():
    view = afallon.new("avalon", seats=7, seed=1, first_leader=0, modules=["lady_of_the_lake"]).view(None)
    view.parts["bell"] = KnownBell()
    view.apply(LadyPassed(seat=4))
    scene = table_scene(view)
    assert things(scene, 4) == ["lady_of_the_lake", "bell"]
    assert scene.quests[0].marks == [Thing("bell", "avalon-module-bell")]
