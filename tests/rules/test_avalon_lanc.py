"""Avalon, LANC: the two variants in which the Lancelots change sides."""

import pytest

import afallon
from afallon.avalon.families.lancelots import KnownLancelots
from tests.avalon.driver import Play
from tests.avalon.setups import refusals, warnings

# Seats:   0         1           2                3         4                5          6
SEVEN = ("merlin", "assassin", "good_lancelot", "minion", "evil_lancelot", "servant", "servant")
GOOD, EVIL = 2, 4
OTHERS = (0, 1, 3, 5, 6)
"""The seats that never change sides; 1 and 3 are evil."""

VARIANT_1 = {"modules": ["lancelot_variant_1"]}
VARIANT_2 = {"modules": ["lancelot_variant_2"]}
NO, SWITCH = "no_change", "switch"


def side(play, seat):
    """Return the side of this seat from its own view."""
    return play.table.view(seat).sides[seat]


def sides(play):
    """Return the sides of the Lancelots, the originally good one first."""
    return side(play, GOOD), side(play, EVIL)


def play_quest(play, result):
    """Play a quest without the Lancelots; it succeeds, or the two other evil players fail it."""
    size = play.table.open[play.leader].options.size
    team = (0, 5, 6, 1)[:size] if result == "+" else (1, 3, 0, 5)[:size]
    play.quest(*sorted(team), fails=() if result == "+" else (1, 3))


def hands(play):
    """Send both Lancelots on the next quest and return their options before cards are played."""
    size = play.table.open[play.leader].options.size
    play.propose(*sorted((GOOD, EVIL, 5, 6)[:size]))
    play.approve()
    return play.options(GOOD), play.options(EVIL)


def chances(play):
    """Return the possible draws of chance with the number of copies."""
    decision = play.table.open[afallon.CHANCE]
    return decision.kind, dict(zip(decision.options.values, decision.options.weights, strict=True))


# Variant 1


@pytest.mark.rule("AV-LANC-01")
@pytest.mark.parametrize("options", [{"edition": "ua"}, {"edition": "pl"}, {"allegiance_deck": "five"}])
def test_five_cards_are_drawn_from_the_third_quest_on(options):
    play = Play(SEVEN, draws=[], **VARIANT_1, **options)
    play_quest(play, "+")
    play_quest(play, "-")
    assert play.events("allegiance_drawn") == []
    expected = [({NO: 3, SWITCH: 2}, NO), ({NO: 2, SWITCH: 2}, SWITCH), ({NO: 2, SWITCH: 1}, SWITCH)]
    for quest, (left, drawn) in enumerate(expected, start=3):
        assert play.open == {afallon.CHANCE: "draw_allegiance"}
        assert chances(play) == ("draw_allegiance", left)
        play.draw(drawn)
        for reader in (None, *play.seats):
            assert play.last("allegiance_drawn", reader) == {"quest": quest, "card": drawn}
        if quest < 5:
            play_quest(play, "+-"[quest % 2 == 0])


@pytest.mark.rule("AV-LANC-02")
@pytest.mark.parametrize("options", [{"edition": "ru"}, {}, {"edition": "ua", "allegiance_deck": "six"}])
def test_six_cards_are_drawn_from_the_first_quest_on(options):
    play = Play(SEVEN, draws=[], **VARIANT_1, **options)
    left = {NO: 4, SWITCH: 2}
    for quest, drawn in enumerate((NO, SWITCH, NO, SWITCH, NO), start=1):
        assert chances(play) == ("draw_allegiance", left)
        play.draw(drawn)
        assert play.last("allegiance_drawn") == {"quest": quest, "card": drawn}
        left = {card: number - (card == drawn) for card, number in left.items() if number > (card == drawn)}
        if quest < 5:
            play_quest(play, "+-"[quest % 2 == 0])


@pytest.mark.rule("AV-LANC-03")
@pytest.mark.parametrize(
    ("draws", "switched"),
    [((NO, NO), False), ((SWITCH, NO), True), ((NO, SWITCH), True), ((SWITCH, SWITCH), False)],
)
def test_a_switch_changes_both_for_the_cards_they_may_play(draws, switched):
    play = Play(SEVEN, draws=draws, **VARIANT_1)
    play_quest(play, "+")
    assert sides(play) == (("evil", "good") if switched else ("good", "evil"))
    both, success = ["success", "fail"], ["success"]
    play.propose(GOOD, EVIL, 5)
    play.approve()
    assert (play.options(GOOD), play.options(EVIL)) == ((both, success) if switched else (success, both))


@pytest.mark.rule("AV-LANC-03")
def test_a_switch_changes_what_inspections_show():
    play = Play(SEVEN, draws=[SWITCH, NO], modules=["lancelot_variant_1", "lady_of_the_lake"])
    play_quest(play, "+")
    play_quest(play, "-")
    play.answer("inspect", 6, GOOD)
    assert play.options(GOOD) == ["evil"]
    play.answer("show_loyalty", GOOD, "evil")
    assert play.last("loyalty_shown", 6) == {"inspector": 6, "inspected": GOOD, "card": "evil"}


@pytest.mark.rule("AV-LANC-03", "AV-LANC-11")
@pytest.mark.parametrize(
    ("draws", "winners"),
    [([NO, NO, NO], (1, 3, EVIL)), ([NO, NO, SWITCH], (1, GOOD, 3)), ([SWITCH, SWITCH, NO], (1, 3, EVIL))],
)
def test_a_lancelot_wins_with_his_side_at_the_end(draws, winners):
    play = Play(SEVEN, draws=draws, **VARIANT_1)
    for _ in range(3):
        play_quest(play, "-")
    assert play.outcome.side == "evil"
    assert play.outcome.winners == winners
    shown = play.last("characters_shown")
    assert shown["characters"] == SEVEN  # the cards stay with their players
    assert {seat for seat in play.seats if shown["sides"][seat] == "evil"} == set(play.outcome.winners)


@pytest.mark.rule("AV-LANC-11")
def test_a_switch_counts_even_if_its_round_ends_by_five_rejections():
    play = Play(SEVEN, draws=[NO, SWITCH], **VARIANT_1)
    play_quest(play, "+")
    play.reject_teams(5)
    assert play.outcome.reason == "five_rejections"
    assert play.outcome.winners == (1, GOOD, 3)


@pytest.mark.rule("AV-LANC-03", "AV-LANC-11")
def test_a_switched_lancelot_may_be_named_if_good_or_confers_if_evil():
    play = Play(SEVEN, draws=[SWITCH, NO, NO], **VARIANT_1)
    for _ in range(3):
        play_quest(play, "+")
    assert play.last("evil_shown") == {"seats": (1, GOOD, 3)}
    assert play.options(1) == [0, EVIL, 5, 6]
    play.name(EVIL)
    assert play.outcome.winners == (0, EVIL, 5, 6)


@pytest.mark.rule("AV-LANC-03")
def test_a_switch_is_secret_and_shows_no_character():
    play = Play(SEVEN, draws=[SWITCH], **VARIANT_1)
    exchanged = list(SEVEN)
    exchanged[GOOD], exchanged[5] = exchanged[5], exchanged[GOOD]
    twin = Play(exchanged, draws=[SWITCH], **VARIANT_1)
    for reader in (None, 0, 1, 3, EVIL, 6):
        assert play.table.events_for(reader) == twin.table.events_for(reader)
        assert GOOD not in play.table.view(reader).characters
    assert KnownLancelots.of(play.table.view(None)).switches == 1
    assert play.table.view(GOOD).characters[GOOD] == "good_lancelot"


# Variant 2


@pytest.mark.rule("AV-LANC-04")
@pytest.mark.parametrize("edition", ["ua", "ru", "custom"])
def test_five_of_seven_cards_lie_open_at_the_quests(edition):
    play = Play(SEVEN, draws=[], edition=edition, **VARIANT_2)
    row = [NO, SWITCH, NO, SWITCH, NO]
    left = {NO: 5, SWITCH: 2}
    for quest, card in enumerate(row, start=1):
        assert chances(play) == ("lay_allegiance", left)
        play.draw(card)
        left = {kind: number - (kind == card) for kind, number in left.items() if number > (kind == card)}
        for reader in (None, *play.seats):
            assert play.last("allegiance_laid", reader) == {"quest": quest, "card": card}
    assert afallon.CHANCE not in play.open
    assert KnownLancelots.of(play.table.view(None)).cards == dict(enumerate(row, start=1))
    assert play.open == {0: "choose_team"}


@pytest.mark.rule("AV-LANC-04")
def test_the_two_cards_that_are_left_stay_unseen():
    laid = [Play(SEVEN, seed=seed, **VARIANT_2).events("allegiance_laid") for seed in range(60)]
    assert {len(cards) for cards in laid} == {5}
    assert {sum(card["card"] == SWITCH for card in cards) for cards in laid} == {0, 1, 2}


@pytest.mark.rule("AV-LANC-05")
@pytest.mark.parametrize("quest", range(1, 6))
def test_the_evil_lancelot_must_play_fail_and_the_good_one_success(quest):
    play = Play(SEVEN, draws=[NO] * 5, **VARIANT_2)
    for result in "+-+-"[: quest - 1]:
        play_quest(play, result)
    assert hands(play) == (["success"], ["fail"])
    assert play.refusal("play_card", EVIL, "success") == "AV-LANC-05"
    assert play.refusal("play_card", GOOD, "fail") == "AV-LANC-05"


@pytest.mark.rule("AV-LANC-06", "AV-LANC-03")
@pytest.mark.parametrize("row", [(SWITCH, NO, NO, NO, NO), (NO, SWITCH, NO, SWITCH, NO), (NO, NO, NO, NO, SWITCH)])
def test_a_switch_at_a_quest_acts_before_its_cards_are_played(row):
    play = Play(SEVEN, draws=row, **VARIANT_2)
    for number, result in enumerate("+-+-+", start=1):
        switched = row[:number].count(SWITCH) % 2 == 1
        assert len(play.events("lancelots_switched")) == row[:number].count(SWITCH)
        assert sides(play) == (("evil", "good") if switched else ("good", "evil"))
        play_quest(play, result)


# Both variants


@pytest.mark.rule("AV-LANC-07")
@pytest.mark.parametrize("options", [VARIANT_1, VARIANT_2], ids=["variant 1", "variant 2"])
def test_a_switch_acts_once_per_round_before_the_first_proposal(options):
    play = Play(SEVEN, draws=[NO, SWITCH, NO, NO, NO], **options)
    play_quest(play, "+")
    play.reject_teams(3)
    play_quest(play, "-")
    kinds = [event.kind for event in play.table.events_for(None)]
    at = kinds.index("lancelots_switched")
    assert kinds.count("lancelots_switched") == 1
    assert [kind for kind in kinds[:at] if kind in ("round_started", "quest_succeeded")] == [
        *("round_started", "quest_succeeded", "round_started")
    ]
    assert kinds[at + 1] == "asked"
    assert play.events("team_proposed")[1]["attempt"] == 1


@pytest.mark.rule("AV-LANC-08")
def test_the_polish_edition_has_only_the_first_variant():
    asked = {"edition": "pl", "characters": ["merlin", "assassin", "good_lancelot", "evil_lancelot"]}
    assert refusals(7, **asked) == ["edition_needs_module"]
    assert refusals(7, **asked, modules=["lancelot_variant_2"]) == ["edition_needs_module", "module_not_in_edition"]
    assert refusals(7, **asked, modules=["lancelot_variant_1"]) == []


@pytest.mark.rule("AV-LANC-08")
@pytest.mark.parametrize("edition", ["ua", "ru", "custom"])
@pytest.mark.parametrize("modules", [[], ["lancelot_variant_1"], ["lancelot_variant_2"]])
def test_the_other_editions_have_all_three_forms_of_lancelot(edition, modules):
    asked = {"edition": edition, "characters": ["merlin", "assassin", "good_lancelot", "evil_lancelot"]}
    assert warnings(7, **asked, modules=modules) == []


@pytest.mark.rule("AV-LANC-08")
def test_without_a_variant_nobody_ever_changes_sides():
    play = Play(SEVEN)
    for result in "+-+-":
        play_quest(play, result)
    assert play.events("lancelots_switched") == play.events("allegiance_drawn") == []
    assert sides(play) == ("good", "evil")
    assert hands(play) == (["success"], ["success", "fail"])  # not forced, like in the first variant


@pytest.mark.rule("AV-LANC-09")
@pytest.mark.parametrize(
    ("edition", "options", "draws", "results", "switches"),
    [
        ("ua", VARIANT_1, [NO, NO, NO], "+-+-+", 0),
        ("ua", VARIANT_1, [NO, SWITCH, NO], "+-+-+", 1),
        ("pl", VARIANT_1, [SWITCH, NO, SWITCH], "+-+-+", 2),
        ("ru", VARIANT_1, [NO] * 4, "+-++", 0),  # a fifth draw would be a switch
        ("ru", VARIANT_1, [NO, NO, SWITCH, NO, NO], "+-+-+", 1),
        ("ru", VARIANT_1, [SWITCH, SWITCH, NO], "+++", 2),
        ("ua", VARIANT_2, [NO] * 5, "+-+-+", 0),
        ("ru", VARIANT_2, [NO, NO, NO, NO, SWITCH], "+-+-+", 1),
        ("ru", VARIANT_2, [NO, NO, NO, NO, SWITCH], "+-++", 0),
        ("ru", VARIANT_2, [SWITCH, NO, SWITCH, NO, NO], "+-+-+", 2),
    ],
)
def test_allegiance_may_change_never_once_or_twice(edition, options, draws, results, switches):
    play = Play(SEVEN, draws=draws, edition=edition, **options)
    for result in results:
        play_quest(play, result)
    assert play.open == {1: "assassinate"}
    assert len(play.events("lancelots_switched")) == switches
    assert sides(play) == (("evil", "good") if switches == 1 else ("good", "evil"))


EXAMPLES = {
    # The book's names for the players of the good and the evil Lancelot.
    "ua": ("Катерина", "Дмитро"),
    "ru": ("Кристина", "Евгения"),
}


@pytest.mark.rule("AV-LANC-09", "AV-LANC-05", "AV-LANC-06")
@pytest.mark.parametrize("edition", EXAMPLES)
@pytest.mark.parametrize("quest", range(1, 6))
def test_the_books_example_quest_by_quest(edition, quest):
    good, evil = EXAMPLES[edition]
    names = {good: GOOD, evil: EVIL}
    # The only switch lies at the third quest.
    play = Play(SEVEN, draws=[NO, NO, SWITCH, NO, NO], edition=edition, **VARIANT_2)
    for result in "+-+-"[: quest - 1]:
        play_quest(play, result)
    owes_fail, owes_success = (evil, good) if quest < 3 else (good, evil)
    assert side(play, names[owes_fail]) == "evil"
    assert side(play, names[owes_success]) == "good"
    hands(play)
    assert play.options(names[owes_fail]) == ["fail"]
    assert play.options(names[owes_success]) == ["success"]
    for seat in tuple(play.open):
        play.answer("play_card", seat, "fail" if seat == names[owes_fail] else "success")
    assert play.last("cards_shown")["cards"]["fail"] == 1


@pytest.mark.rule("AV-LANC-09", "AV-LANC-11")
@pytest.mark.parametrize("edition", EXAMPLES)
def test_the_books_example_to_the_end(edition):
    good, evil = EXAMPLES[edition]
    names = {good: GOOD, evil: EVIL}
    play = Play(SEVEN, draws=[NO, NO, SWITCH, NO, NO], edition=edition, **VARIANT_2)
    play.quest(0, names[evil], fails=[names[evil]])  # he knows that he will be good at the end
    play.quest(0, 5, names[good])
    play.quest(0, 5, names[evil])  # he is good now
    play.quest(0, 5, 6, names[good], fails=[names[good]])  # one fail does not sink the fourth quest
    play.name(5)
    assert play.outcome.side == "good"
    assert names[evil] in play.outcome.winners
    assert names[good] not in play.outcome.winners


# With quest selection


def choose(play, quest, *team):
    play.answer("choose_quest", play.leader, quest)
    play.propose(*team)


@pytest.mark.rule("AV-LANC-10")
def test_with_quest_selection_a_card_acts_when_its_quests_team_is_settled():
    modules = ["lancelot_variant_2", "quest_selection"]
    play = Play(SEVEN, draws=[SWITCH, NO, NO, SWITCH, NO], modules=modules)
    choose(play, 4, 0, GOOD, EVIL, 5)
    play.reject()
    assert play.events("lancelots_switched") == []  # the team did not go
    choose(play, 2, 0, GOOD, EVIL)
    play.approve()
    assert play.events("lancelots_switched") == []
    assert (play.options(GOOD), play.options(EVIL)) == (["success"], ["fail"])
    play.cards(fails=[EVIL])
    choose(play, 4, 0, GOOD, EVIL, 5)
    assert sides(play) == ("good", "evil")
    play.approve()
    assert play.events("lancelots_switched") == [{}]
    assert sides(play) == ("evil", "good")
    assert (play.options(GOOD), play.options(EVIL)) == (["fail"], ["success"])
    play.cards(fails=[GOOD])
    assert sides(play) == ("evil", "good")
    choose(play, 1, GOOD, EVIL)
    play.approve()
    assert sides(play) == ("good", "evil")
    assert (play.options(GOOD), play.options(EVIL)) == (["success"], ["fail"])


@pytest.mark.rule("AV-LANC-10")
def test_with_quest_selection_the_first_variant_counts_quests_as_they_are_played():
    play = Play(SEVEN, draws=[SWITCH], modules=["lancelot_variant_1", "quest_selection"], allegiance_deck="five")
    choose(play, 3, 0, 5, 6)
    play.approve()
    play.cards()
    choose(play, 4, 0, 1, 5, 6)
    play.approve()
    play.cards()
    assert play.last("allegiance_drawn") == {"quest": 3, "card": SWITCH}  # at the start of the third round
    assert play.open == {2: "choose_quest"}
