"""The careful player in Avalon, in situations with one sensible answer."""

import pytest

import afallon
from afallon.players.avalon.belief import known_evil, outward_belief, own_belief, public_belief
from afallon.players.avalon.hunt import chances_of_merlin
from tests.players.tables import ask, fold_alone, go, propose, submit

FIVE = ["merlin", "assassin", "servant", "minion", "servant"]
SEVEN = ["servant", "assassin", "merlin", "servant", "minion", "mordred", "servant"]
SEEDS = range(30)


def deal(*characters, first_leader=0, **options):
    return afallon.new("avalon", seats=len(characters), deal=list(characters), first_leader=first_leader, **options)


def answers(table, seat):
    return {ask(table, seat, seed) for seed in SEEDS}


def test_a_fail_on_a_team_of_two_tells_the_other_member_who_failed():
    table = deal(*FIVE)
    go(table, 2, 3, fails=(3,))
    assert own_belief(fold_alone(table, 2)).evil(3) > 0.999
    assert 0.3 < public_belief(fold_alone(table, 0)).evil(3) < 0.9


def test_a_trusted_team_is_proposed():
    table = deal(*FIVE)
    go(table, 2, 3, fails=(3,))
    propose(table, 1, 2, 4, approve=())
    assert all(2 in team and 3 not in team for team in answers(table, 2))


def test_merlin_knows_and_percival_does_not():
    table = deal("merlin", "morgana", "percival", "mordred", "servant", assassin="mordred")
    merlin, percival = fold_alone(table, 0), fold_alone(table, 2)
    assert known_evil(merlin) == {1}
    assert known_evil(percival) == set()
    belief = own_belief(percival)
    assert belief.evil(0) + belief.evil(1) == pytest.approx(1)
    assert belief.evil(2) == 0


def test_evil_knows_its_partners_but_not_oberon():
    table = deal("merlin", "assassin", "oberon", "mordred", "servant", "servant", "servant")
    assert known_evil(fold_alone(table, 1)) == {1, 3}
    assert known_evil(fold_alone(table, 2)) == {2}


def test_a_seen_loyalty_card_is_believed():
    table = deal(
        "servant", "assassin", "merlin", "servant", "minion", "mordred", "servant", modules=["lady_of_the_lake"]
    )
    for team in ((0, 3), (0, 3, 6)):
        go(table, *team)
    assert set(table.open) == {6}
    before = own_belief(fold_alone(table, 6)).evil(4)
    submit(table, 6, 4)
    submit(table, 4, "evil")
    assert before < 1
    assert own_belief(fold_alone(table, 6)).evil(4) == pytest.approx(1)


def test_the_lady_inspects_an_uncertain_seat():
    table = deal(
        "servant", "assassin", "merlin", "servant", "minion", "mordred", "servant", modules=["lady_of_the_lake"]
    )
    go(table, 6, 5, fails=(5,))
    go(table, 0, 3, 6)
    assert not answers(table, 6) & {5}  # known to have failed


def test_merlin_rejects_two_evil_players_on_a_late_quest():
    table = deal(*FIVE)
    go(table, 0, 2)
    go(table, 0, 2, 4)
    propose(table, 0, 2, approve=())
    propose(table, 1, 3)
    assert table.view(0).attempt == 2
    assert answers(table, 0) == {"reject"}


def test_merlin_hides_on_the_first_quest():
    table = deal(*FIVE, first_leader=4)
    propose(table, 3, 4)
    assert answers(table, 0) == {"approve", "reject"}


def test_good_approves_any_fifth_team():
    table = deal(*FIVE)
    go(table, 2, 3, fails=(3,))
    for _ in range(4):
        propose(table, 0, 2, 4, approve=())
    propose(table, 0, 1, 3)
    for seat in (0, 2, 4):
        assert answers(table, seat) == {"approve"}


def test_evil_rejects_a_fifth_team_that_it_cannot_sink():
    table = deal(*FIVE)
    for _ in range(4):
        propose(table, 0, 2, approve=())
    propose(table, 0, 2)
    assert answers(table, 1) == answers(table, 3) == {"reject"}


def test_evil_fails_when_the_game_is_at_stake():
    table = deal(*FIVE)
    go(table, 0, 2)
    go(table, 0, 2, 4)
    propose(table, 0, 3, approve=tuple(range(5)))
    assert answers(table, 3) == {"fail"}
    assert answers(table, 0) == {"success"}


def test_one_of_two_evil_members_fails_for_both():
    table = deal(*FIVE)
    go(table, 0, 2)
    propose(table, 1, 3, 4, approve=tuple(range(5)))
    assert answers(table, 1) == {"success", "fail"}
    assert answers(table, 3) == {"success"}  # the leader's side of the table comes first


def test_two_fails_are_played_where_two_are_needed():
    table = deal("merlin", "assassin", "servant", "minion", "servant", "minion", "servant")
    go(table, 0, 2)
    go(table, 1, 2, 4, fails=(1,))
    go(table, 0, 2, 4)
    propose(table, 0, 1, 2, 3, approve=tuple(range(7)))
    assert answers(table, 1) == answers(table, 3) == {"fail"}


def test_a_single_evil_member_does_not_fail_where_two_fails_are_needed():
    table = deal("merlin", "assassin", "servant", "minion", "servant", "minion", "servant")
    go(table, 0, 2)
    go(table, 1, 2, 4, fails=(1,))
    go(table, 0, 2, 4)
    propose(table, 0, 1, 2, 4, approve=tuple(range(7)))
    assert answers(table, 1) == {"success"}


def test_evil_proposes_a_team_it_can_sink():
    table = deal(*FIVE, first_leader=1)
    assert all(len({1, 3} & set(team)) == 1 for team in answers(table, 1))


def obvious_merlin():
    """Return a game where seat 0 approves exactly the clean teams, and seats 2 and 4 vote as the plan needs."""
    table = deal(*FIVE)
    for _ in range(2):
        propose(table, 0, 2, approve=(0, 2))
        propose(table, 1, 4, approve=(1, 4))
    go(table, 2, 4)
    propose(table, 0, 2, 4, approve=(0, 2))
    propose(table, 1, 2, 4, approve=(1, 4))
    propose(table, 2, 3, 4, approve=(2, 4))
    go(table, 0, 2, 4)
    go(table, 0, 2)
    return table


def test_the_assassin_finds_an_obvious_merlin():
    table = obvious_merlin()
    assert table.open[1].kind == "assassinate"
    assert answers(table, 1) == {0}
    assert chances_of_merlin(fold_alone(table, 1), (1, 3))[0] > 0.5


def test_a_character_named_as_assassin_guesses():
    table = deal("merlin", "mordred", "percival", "morgana", "servant", assassin="mordred")
    for team in ((0, 2), (0, 2, 4), (0, 2)):
        go(table, *team)
    assert answers(table, 1) <= {0, 2, 4}


def test_a_servant_has_only_public_evidence():
    table = deal(*FIVE)
    propose(table, 1, 3, approve=(1, 3))
    view = fold_alone(table, 2)
    assert own_belief(view).worlds == outward_belief(view).worlds


def test_the_own_acts_do_not_change_a_belief():
    first, second = deal(*FIVE), deal(*FIVE)
    propose(first, 1, 3, approve=(1, 2, 3))
    propose(second, 1, 3, approve=(1, 3))
    beliefs = [own_belief(fold_alone(table, 2)) for table in (first, second)]
    for seat in range(5):
        assert beliefs[0].evil(seat) == pytest.approx(beliefs[1].evil(seat))
    assert own_belief(fold_alone(first, 4)).evil(2) != pytest.approx(own_belief(fold_alone(second, 4)).evil(2))
