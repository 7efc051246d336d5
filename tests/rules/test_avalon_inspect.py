"""Avalon, INSPECT: a player hands another his loyalty card. Tested with the Lady of the Lake."""

import pytest

from tests.avalon.driver import BASIC, Play

# Seats:   0          1           2         3          4         5         6
SEVEN = ("servant", "assassin", "merlin", "mordred", "percival", "oberon", "servant")
LADY = {"modules": ["lady_of_the_lake"]}


def inspecting(deal, inspected, *, hand_over=True):
    """Return a game in which the last seat, the Lady's holder, inspects this seat after the second quest."""
    play = Play(deal, **LADY)
    play.quests("+-")
    holder = len(deal) - 1
    play.answer("inspect", holder, inspected)
    if hand_over:
        play.answer("show_loyalty", inspected, "evil" if play.is_evil(inspected) else "good")
    return play


@pytest.mark.rule("AV-INSPECT-01")
@pytest.mark.parametrize("inspected", range(6))
def test_the_inspector_alone_sees_the_card_of_the_other(inspected):
    play = inspecting(SEVEN, inspected)
    side = "evil" if play.is_evil(inspected) else "good"
    card = {"inspector": 6, "inspected": inspected, "card": side}
    for reader in (None, *play.seats):
        assert play.events("loyalty_shown", reader) == ([card] if reader in (6, inspected) else [])
    assert play.table.view(6).inspections[-1].card == side
    assert play.table.view((inspected + 1) % 6).inspections[-1].card is None


@pytest.mark.rule("AV-INSPECT-03")
@pytest.mark.parametrize("inspected", range(6))
def test_a_wrong_card_cannot_be_handed_over(inspected):
    play = inspecting(SEVEN, inspected, hand_over=False)
    wrong = "good" if play.is_evil(inspected) else "evil"
    assert play.refusal("show_loyalty", inspected, wrong) == "AV-INSPECT-03"
    assert play.outcome is None


@pytest.mark.rule("AV-INSPECT-05")
@pytest.mark.parametrize(
    ("character", "other"),
    [("merlin", "servant"), ("percival", "servant"), ("mordred", "assassin"), ("oberon", "mordred")],
)
def test_an_inspection_shows_the_side_and_not_the_character(character, other):
    exchanged = list(SEVEN)
    one, two = SEVEN.index(character), SEVEN.index(other)
    exchanged[one], exchanged[two] = other, character
    play, twin = inspecting(SEVEN, one), inspecting(exchanged, one)
    assert play.last("loyalty_shown", 6) == twin.last("loyalty_shown", 6)
    assert play.table.events_for(6) == twin.table.events_for(6)
    assert play.table.view(6).characters == {6: "servant"}


@pytest.mark.rule("AV-INSPECT-06")
def test_who_inspects_whom_is_public():
    play = inspecting(SEVEN, 3)
    for reader in (None, *play.seats):
        assert play.events("inspected", reader) == [{"inspector": 6, "inspected": 3}]


@pytest.mark.rule("AV-INSPECT-06")
@pytest.mark.parametrize("inspected", range(6))
def test_the_inspected_player_is_always_asked_for_the_card(inspected):
    play = inspecting(SEVEN, inspected, hand_over=False)
    assert play.open == {inspected: "show_loyalty"}
    assert play.options(inspected) == ["evil" if play.is_evil(inspected) else "good"]


@pytest.mark.rule("AV-INSPECT-06")
def test_the_handed_over_card_is_secret_from_all_others():
    deal = list(BASIC[7])
    deal[2], deal[3] = deal[3], deal[2]
    play, twin = Play(BASIC[7], **LADY), Play(deal, **LADY)
    for game in (play, twin):
        game.quest(0, 4)
        game.quest(0, 4, 6)
        game.inspect(2)
    assert play.last("loyalty_shown", 6)["card"] != twin.last("loyalty_shown", 6)["card"]
    for reader in (None, 4):
        assert play.table.events_for(reader) == twin.table.events_for(reader)


# Seats:   0         1           2          3               4             5         6
LIARS = ("servant", "assassin", "merlin", "troublemaker", "trickster", "minion", "servant")


@pytest.mark.rule("AV-INSPECT-03")
@pytest.mark.parametrize(("liar", "card"), [(3, "evil"), (4, "good")])
def test_a_liar_is_not_punished_for_the_wrong_card(liar, card):
    play = Play(LIARS, **LADY)
    play.quests("+-")
    play.answer("inspect", 6, liar)
    play.answer("show_loyalty", liar, card)
    assert play.outcome is None
    assert play.last("loyalty_shown", 6) == {"inspector": 6, "inspected": liar, "card": card}
    assert play.open == {2: "choose_team"}


@pytest.mark.rule("AV-INSPECT-03")
def test_an_inspector_cannot_tell_a_liar_from_the_card():
    honest = ("servant", "assassin", "merlin", "minion", "trickster", "troublemaker", "servant")
    play, twin = Play(LIARS, **LADY), Play(honest, **LADY)
    for game in (play, twin):
        game.quest(0, 2)
        game.quest(0, 2, 6)
        game.answer("inspect", 6, 3)
        game.answer("show_loyalty", 3, "evil")
    for reader in (None, 0, 6):
        assert play.table.events_for(reader) == twin.table.events_for(reader)


# Seats:                   0             1             2                3                4
GOOD_OF_THE_MODULES = ("good_rogue", "good_sorcerer", "senior_messenger", "junior_messenger", "untrustworthy_servant")
EVIL_OF_THE_MODULES = ("evil_rogue", "evil_sorcerer", "evil_messenger", "assassin")


@pytest.mark.rule("AV-INSPECT-04")
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("inspected", range(9))
def test_the_characters_of_the_modules_show_their_side(inspected, hidden):
    play = Play((*GOOD_OF_THE_MODULES, *EVIL_OF_THE_MODULES, "merlin"), hidden_sorcerer=hidden, **LADY)
    for team in ((0, 1, 2), (0, 1, 2, 3)):
        play.propose(*team)
        play.approve()
        play.answer("give_watch", play.leader, 0)
        play.cards()
    play.answer("inspect", 9, inspected)
    assert play.options(inspected) == ["good" if inspected < 5 else "evil"]


@pytest.mark.rule("AV-INSPECT-04")
@pytest.mark.parametrize(
    ("draws", "sides"),
    [
        (["no_change", "no_change"], ("good", "evil")),
        (["no_change", "switch"], ("evil", "good")),
        (["switch", "no_change"], ("evil", "good")),
        (["switch", "switch"], ("good", "evil")),
    ],
)
def test_a_lancelot_shows_his_present_allegiance(draws, sides):
    deal = ("merlin", "assassin", "good_lancelot", "evil_lancelot", "minion", "servant", "servant")
    for lancelot, side in zip((2, 3), sides, strict=True):
        play = Play(deal, draws=draws, modules=["lady_of_the_lake", "lancelot_variant_1"])
        play.quest(0, 5)
        play.quest(0, 5, 6)
        play.answer("inspect", 6, lancelot)
        assert play.options(lancelot) == [side]
        play.answer("show_loyalty", lancelot, side)
        assert play.last("loyalty_shown", 6)["card"] == side


@pytest.mark.rule("AV-INSPECT-04")
@pytest.mark.parametrize("edition", ["ua", "ru"])
def test_a_lancelot_without_a_variant_shows_the_side_of_his_card(edition):
    deal = ("merlin", "assassin", "good_lancelot", "evil_lancelot", "minion", "servant", "servant")
    for lancelot, side in ((2, "good"), (3, "evil")):
        play = Play(deal, edition=edition, **LADY)
        play.quests("+-")
        play.answer("inspect", 6, lancelot)
        assert play.options(lancelot) == [side]
