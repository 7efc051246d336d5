"""Voyage, SETUP: the map, the deal, the first captain."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

import afallon
from afallon import CHANCE, Answer
from afallon.voyage.islands import next_island
from tests.voyage.driver import MAP, ROLES, Play, random_layout, refusals

FOG = {(row, column) for row in (6, 7, 8) for column in (0, 1, 2)}
COAST = {(0, 4), (0, 5), (0, 6), (1, 5), (1, 6), (2, 6)}


def cells_of(rows, sign):
    return {(row, column) for row, line in enumerate(rows) for column, found in enumerate(line) if found == sign}


@pytest.mark.rule("VO-SETUP-01")
def test_only_the_start_is_explored():
    for charted in (True, False):
        view = Play(charted=charted).view
        assert view.explored == [3]
        assert view.tile(3) == "start"
    assert {view.tile(cell) for cell in range(63)} == {"start", "unknown", "fog", "coast"}


@pytest.mark.rule("VO-SETUP-02")
def test_the_fog_fills_a_corner_and_each_of_its_tiles_may_be_anything():
    assert cells_of(Play(layout="balanced").last("map_laid")["rows"], "?") == FOG
    for hidden in ("avalon", "cross_island", "plain_island", "open_sea"):
        for way in ("wwwssssss", "ssssssw"):
            play = Play(fog=[hidden])
            play.sail(way)
            assert play.last("tile_turned")["tile"] == hidden
            assert play.last("tile_turned")["fog"] is True


@pytest.mark.rule("VO-SETUP-02")
@pytest.mark.parametrize(("line", "changed"), [(7, "~???~~~"), (7, "??~~~~?"), (6, "??~o~~+"), (5, "?+~~~~~")], ids=str)
def test_fog_elsewhere_is_refused(line, changed):
    rows = MAP.split("\n")
    rows[line - 1] = changed
    if line < 7:
        rows[8] = "~??~~~~" if changed.count("?") == 1 else "~~?~~~~"
    problems = afallon.check("voyage", seats=4, layout="\n".join(rows))
    assert {problem.code: problem.rule for problem in problems} == {"layout_fog_is_no_corner_block": "VO-SETUP-02"}


def flipped(text, *, rows=False, columns=False):
    lines = text.split("\n")[:: -1 if rows else 1]
    return "\n".join(line[:: -1 if columns else 1] for line in lines)


@pytest.mark.rule("VO-SETUP-02", "VO-SETUP-03")
def test_any_corner_may_have_the_fog_and_the_opposite_one_has_the_coast():
    for rows in (False, True):
        for columns in (False, True):
            turned = flipped(MAP, rows=rows, columns=columns)
            assert refusals(layout=turned) == []
            assert "\n".join(Play(layout=turned).last("map_laid")["rows"]) == turned
    assert cells_of(MAP.split("\n"), "^") == COAST


@pytest.mark.rule("VO-SETUP-03")
def test_a_coast_that_is_not_in_the_opposite_corner_or_not_in_one_piece_is_refused():
    away = MAP.replace("~o~S^^^", "~~^S^^~").replace("~+~~~~~", "~+~~o~~")
    assert refusals(layout=away) == ["layout_coast_is_not_opposite"]
    scattered = MAP.replace("+~o~~~^", "+~o~~~~").replace("~+~~~~~", "~+~~~~^")
    (problem,) = afallon.check("voyage", seats=4, layout=scattered)
    assert (problem.code, problem.details) == ("layout_coast_is_scattered", {"line": 5, "column": 7})


@pytest.mark.rule("VO-SETUP-04")
def test_the_start_is_at_the_border_and_by_default_in_the_usual_place():
    for layout in ("balanced", "random"):
        rows = Play(layout="\n".join(random_layout(1).split("\n")) if layout == "random" else layout).last("map_laid")
        assert cells_of(rows["rows"], "S") == {(0, 3)}
        assert cells_of(rows["rows"], "^") == COAST
        assert cells_of(rows["rows"], "?") == FOG
    inland = MAP.replace("~o~S^^^", "~o~~^^^").replace("~~~~+^^", "~~~~S^^").replace("~~~~~o~", "~~~+~o~")
    (problem,) = afallon.check("voyage", seats=4, layout=inland)
    assert (problem.code, problem.details) == ("layout_start_is_not_at_the_border", {"line": 2, "column": 5})


@pytest.mark.rule("VO-SETUP-05")
def test_the_layout_is_fixed_by_default_and_may_be_random():
    fixed = {tuple(afallon.new("voyage", seats=3, seed=seed).state.tiles) for seed in range(10)}
    assert len(fixed) == 1
    assert len({random_layout(seed) for seed in range(50)}) == 50
    assert random_layout(7) == random_layout(7)
    assert refusals(layout="atlantis") == ["unknown_layout"]


@pytest.mark.rule("VO-SETUP-06")
def test_no_two_islands_of_a_random_layout_touch():
    seen = Counter()
    for seed in range(300):
        islands = cells_of(random_layout(seed).split("\n"), "+") | cells_of(random_layout(seed).split("\n"), "o")
        assert len(islands) == 10
        assert not any(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in combinations(islands, 2))
        seen.update(islands)
    assert len(seen) == 47, "an island may lie on every tile of water outside the fog"
    assert set(seen) == {(row, column) for row in range(9) for column in range(7)} - FOG - COAST - {(0, 3)}


@pytest.mark.rule("VO-SETUP-06")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_all_random_layouts_are_equally_likely(number):
    room = (0, 1, 2, 3, 7, 8, 10, 14, 15, 16, 22)
    touching = {(a, b) for a, b in combinations(room, 2) if b - a in (1, 7)}
    allowed = [c for c in combinations(room, number) if not touching & set(combinations(c, 2))]
    chances = {}

    def lay(laid, chance):
        if len(laid) == number:
            chances[laid] = chance
            return
        options = next_island(room, laid, number)
        for cell, weight in zip(options.values, options.weights, strict=True):
            lay((*laid, cell), chance * Fraction(weight, sum(options.weights)))

    lay((), Fraction(1))
    assert set(chances) == set(allowed)
    assert set(chances.values()) == {Fraction(1, len(allowed))}


@pytest.mark.rule("VO-SETUP-06")
def test_a_custom_layout_keeps_islands_apart_too():
    touching = MAP.replace("~+~~~~~", "~+o~~~~").replace("~o~S^^^", "~~~S^^^")
    (problem,) = afallon.check("voyage", seats=4, layout=touching)
    assert (problem.code, problem.rule) == ("layout_islands_touch", "VO-SETUP-06")
    assert problem.details == {"line": 5, "column": 2, "other_line": 5, "other_column": 3}


@pytest.mark.rule("VO-SETUP-07")
def test_only_the_places_of_fog_coast_and_start_are_public():
    table = afallon.new("voyage", seats=5, seed=4, layout="random")
    for reader in (None, *range(5)):
        (laid,) = (event.data["rows"] for event in table.events_for(reader) if event.kind == "map_laid")
        assert cells_of(laid, "?") == FOG
        assert cells_of(laid, "^") == COAST
        assert cells_of(laid, "S") == {(0, 3)}
        assert len(cells_of(laid, ".")) == 47
        assert all(event.kind != "tiles_hidden" for event in table.events_for(reader))


@pytest.mark.rule("VO-SETUP-07", "VO-SETUP-13")
@pytest.mark.parametrize("charted", [True, False])
def test_the_captain_sees_only_public_tiles_ahead(charted):
    play = Play(charted=charted, fog=["open_sea"])
    for way in "wssss":
        told = {way: lead.get("tile") for way, lead in play.leads(play.captain).items()}
        known = {way: play.view.course(way) for way in told}
        assert told == {way: play.view.tile(at) if isinstance(at, int) else None for way, at in known.items()}
        play.sail(way)
    assert play.leads(play.captain)["south"]["tile"] == ("open_sea" if charted else "unknown")
    assert play.leads(play.captain)["west"]["tile"] == ("cross_island" if charted else "unknown")
    play.sail("s")
    assert play.leads(play.captain)["south"]["tile"] == "fog"


@pytest.mark.rule("VO-SETUP-08")
def test_the_first_captain_is_named_or_random():
    for seat in range(4):
        play = Play(first_captain=seat)
        assert play.last("captain_chosen") == {"seat": seat}
        assert play.open == {seat: "choose_preferred"}
    captains = {next(iter(afallon.new("voyage", seats=4, seed=seed).open)) for seed in range(40)}
    assert captains == {0, 1, 2, 3}
    assert refusals(4, first_captain=4) == refusals(4, first_captain=-1) == ["no_such_captain"]


@pytest.mark.rule("VO-SETUP-09")
def test_all_players_have_both_votes_in_every_turn():
    play = Play()
    for directions in ("sw", "ws", "se"):
        play.offer(*directions)
        for seat in play.seats:
            assert play.options(seat) == ["white", "black"]
        play.vote("wbwb" if directions == "ws" else "wwww")


@pytest.mark.rule("VO-SETUP-10")
def test_roles_are_dealt_in_secret_and_the_rest_is_unknown():
    play = Play(ROLES)
    for seat in play.seats:
        assert play.events("dealt", seat) == [{"seat": seat, "role": ROLES[seat]}]
        assert play.table.view(seat).roles == {seat: ROLES[seat]}
    assert play.events("dealt") == []
    assert play.view.roles == {}
    assert refusals(4, roles=["sailor"] * 2) == ["roles_have_wrong_length"]


@pytest.mark.rule("VO-SETUP-10")
def test_every_card_can_be_dealt_to_every_seat():
    table = afallon.new("voyage", seats=3, chance="open", first_captain=0)
    for place, role in enumerate(("sailor", "sailor", "admiral")):
        decision = table.open[CHANCE]
        assert decision.kind == "deal"
        assert sum(decision.options.weights) == 12 - place
        table.submit(Answer(decision.id, CHANCE, role))
    assert [table.view(seat).roles[seat] for seat in range(3)] == ["sailor", "sailor", "admiral"]


@pytest.mark.rule("VO-SETUP-11")
def test_the_grid_has_nine_rows_of_seven_from_the_north_west():
    play = Play()
    rows = play.last("map_laid")["rows"]
    assert [len(row) for row in rows] == [7] * 9
    play.sail("w")
    assert play.ship == (0, 2)
    play.sail("s")
    assert play.ship == (1, 2)
    assert refusals(layout=MAP + "\n~~~~~~~") == ["layout_has_wrong_lines"]
    assert refusals(layout=MAP.replace("+~o~~~^", "+~o~~^")) == ["layout_line_has_wrong_length"]


@pytest.mark.rule("VO-SETUP-12")
def test_the_ship_starts_on_the_start_tile_in_turn_one():
    play = Play()
    assert play.ship == (0, 3)
    assert play.view.turn == 1
    assert play.last("turn_started")["turn"] == 1


@pytest.mark.rule("VO-SETUP-13")
@pytest.mark.parametrize(
    ("options", "charted"),
    [
        ({}, True),
        ({"layout": MAP}, True),
        ({"layout": "random"}, False),
        ({"charted": False}, False),
        ({"layout": MAP, "charted": False}, False),
        ({"layout": "random", "charted": True}, True),
    ],
    ids=str,
)
def test_a_fixed_map_is_charted_by_default_and_a_random_one_is_not(options, charted):
    table = afallon.new("voyage", seats=4, seed=2, **options)
    assert table.view(None).charted is charted
    assert ("unknown" in table.view(None).tiles) is not charted
    if charted:
        assert table.view(None).tiles == table.state.tiles
    assert table.view(None).tiles.count("fog") == 9


@pytest.mark.rule("VO-SETUP-14")
def test_every_reason_for_a_refusal_is_given_at_once():
    wrong = {"layout": "atlantis", "sailor_points": "many", "first_captain": 9, "roles": ["pirate"] * 3}
    assert refusals(4, **wrong) == [
        "no_such_captain",
        "roles_have_wrong_length",
        "unknown_layout",
        "unknown_role",
        "unreadable_points",
    ]
    assert refusals(9, wine=1) == ["unknown_option", "wrong_number_of_seats"]
    wrong |= {"charted": "maybe", "wine": 1, "roles": ["pirate"] * 8}
    assert refusals(9, **wrong) == [
        "no_such_captain",
        "roles_have_wrong_length",
        "unknown_layout",
        "unknown_option",
        "unknown_role",
        "unreadable_option",
        "unreadable_points",
        "wrong_number_of_seats",
    ]
    assert refusals(2, first_captain=6, roles=["sailor", "admiral", "traitor"]) == [
        "wrong_number_of_seats"
    ]  # seven is a legal number of players
