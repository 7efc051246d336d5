"""An oracle for questions: the seats that the rules let be asked, and their options."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from afallon import CHANCE, Table
from afallon.avalon.characters.untrustworthy_servant import KnownRecruitment
from afallon.avalon.families.lancelots import KnownLancelots
from afallon.avalon.families.messengers import KnownMessages
from afallon.avalon.modules.excalibur import KnownExcalibur
from afallon.avalon.modules.lady_of_the_lake import KnownLady
from afallon.avalon.modules.plot_cards.known import KnownPlotCards
from afallon.testing.compare import have_answered
from tests.properties.setups import side_of

WINDOWS = ("leading_to_victory", "the_king_returns", "we_found_you", "ambush")
"""Plot cards with a moment of their own, offered to one holder at a time."""

CHANCES = ("deal", "first_leader", "lay_allegiance", "draw_allegiance", "draw_plot_card")


def sides_now(truth: Any) -> dict[int, str]:
    """Return the side of every seat, from the characters and all later changes of side."""
    sides = {seat: side_of(name) for seat, name in truth.characters.items()}
    for seat, name in truth.characters.items():
        if "lancelot" in name and KnownLancelots.of(truth).switches % 2:  # AV-LANC-03
            sides[seat] = "good" if sides[seat] == "evil" else "evil"
    if (recruited := KnownRecruitment.of(truth).recruited) is not None:  # AV-SERV-03
        sides[recruited] = "evil"
    return sides


def check_who_is_asked(table: Table[Any]) -> None:
    """Check that each kind of question goes to exactly the seats of the rules; some of a group may have answered."""
    kinds = {decision.kind for decision in table.open.values()}
    assert len(kinds) <= 1, kinds
    for kind in kinds:
        if kind in CHANCES:
            assert set(table.open) == {CHANCE}
        elif kind in ("vote", "play_card"):
            _check_group(table, kind)
        else:
            ((seat, decision),) = table.open.items()
            allowed = _seats_and_options(table.all_seeing_view(), kind)
            assert seat in allowed, (kind, seat, allowed)
            wanted = allowed[seat]
            if wanted is not None:
                assert list(decision.options.enumerate()) == wanted, (kind, decision, wanted)


def _check_group(table: Table[Any], kind: str) -> None:
    """Check that all vote, apart from those who voted openly, and that the whole team plays cards."""
    truth = table.all_seeing_view()
    proposal = truth.proposals[-1]
    asked = set(table.open) | have_answered(table)
    if kind == "play_card":
        assert asked == set(proposal.team)
        return
    plot = KnownPlotCards.of(truth)
    holders = {seat for seat, cards in plot.hands.items() if "have_at_you" in cards}
    everybody, open_votes = set(table.seats), proposal.open_votes
    assert asked == (everybody - holders if set(open_votes) == holders else holders)  # AV-PLOT-07


def _seats_and_options(truth: Any, kind: str) -> dict[int, list[Any] | None]:
    """Return the seats that may be asked this with all their options; `None` if another check covers the options."""
    for ask in (_by_the_leader, _on_a_quest, _at_the_end, _by_plot_cards):
        found = ask(truth, kind)
        if found is not None:
            return found
    raise AssertionError(f"nobody may be asked {kind}")


MayBeAsked = dict[int, list[Any] | None] | None


def _by_the_leader(truth: Any, kind: str) -> MayBeAsked:
    leader, team = truth.leader, _team(truth)
    match kind:
        case "choose_quest":  # AV-TARGET-02 to 04
            played = [result for result in truth.results if result is not None]
            enough = played.count(True) if truth.announced.options["fifth_quest"] == "two_successes" else len(played)
            open_quests = [quest for quest, result in enumerate(truth.results, start=1) if result is None]
            return {leader: [quest for quest in open_quests if quest < 5 or enough >= 2]}
        case "choose_team":
            return {leader: None}
        case "give_excalibur":  # AV-EXC-01
            return {leader: _but(team, leader)}
        case "give_watch":  # AV-ROGUE-04, 05
            assert truth.round > 2 or truth.seats > 6
            return {leader: team}
        case "trap_card":  # AV-TRAP-02
            return {leader: team}
        case "choose_plot_card":  # AV-PLOT-03
            return {leader: list(dict.fromkeys(KnownPlotCards.of(truth).drawn))}
        case "give_plot_card" | "show_your_strength":
            return {leader: _but(range(truth.seats), leader)}
        case _:
            return None


def _on_a_quest(truth: Any, kind: str) -> MayBeAsked:
    match kind:
        case "use_excalibur":  # AV-EXC-02, AV-PLOT-15
            holder = KnownExcalibur.of(truth).holder(truth)
            return {holder: [None, *_but(_hidden(truth), holder)]}
        case "change_card":
            return {KnownExcalibur.of(truth).changed[truth.round]: None}
        case "inspect":  # AV-LADY-02, 04
            assert truth.round in (2, 3, 4)
            holders = KnownLady.of(truth).holders
            return {holders[-1]: _but(range(truth.seats), *holders)}
        case "show_loyalty":  # AV-INSPECT-06, AV-REVEAL-02
            return {truth.inspections[-1].inspected if truth.round else truth.first_leader: None}
        case _:
            return None


def _at_the_end(truth: Any, kind: str) -> MayBeAsked:
    if kind not in ("recruit", "declare_aim", "assassinate"):
        return None
    guesser = next(seat for seat, name in truth.characters.items() if name == truth.announced.assassin)
    if (recruited := KnownRecruitment.of(truth).recruited) is not None:  # AV-SERV-03
        guesser = recruited
    if kind == "recruit":  # AV-SERV-05, 06
        return {guesser: [None, *_but(range(truth.seats), guesser)]}
    if kind == "declare_aim":  # AV-MSG-08
        return {guesser: ["merlin", "messengers"]}
    at_messengers = "junior_messenger" in truth.deck and KnownMessages.of(truth).aim != "merlin"
    if at_messengers:
        return {guesser: None}
    if truth.announced.options["hidden_guess"]:  # AV-END-07
        return {guesser: _but(range(truth.seats), guesser)}
    return {guesser: [seat for seat, side in sides_now(truth).items() if side == "good"]}


def _by_plot_cards(truth: Any, kind: str) -> MayBeAsked:
    seats, plot = range(truth.seats), KnownPlotCards.of(truth)
    match kind:
        case "are_you_the_one":  # AV-PLOT-06
            return {seat: [None, *sorted({(seat - 1) % truth.seats, (seat + 1) % truth.seats})] for seat in seats}
        case "show_your_nature":
            return {seat: _but(seats, seat) for seat in seats}
        case "restore_your_honour":  # AV-PLOT-14
            return {seat: [other for other in _but(seats, seat) if plot.hands.get(other)] for seat in seats}
        case "take_plot_card":
            return dict.fromkeys(seats)
        case _ if kind in WINDOWS:
            return {
                seat: _window(truth, kind, _but(_hidden(truth), seat))
                for seat, cards in plot.hands.items()
                if kind in cards and not (kind == "leading_to_victory" and seat == truth.leader)  # AV-PLOT-20
            }
        case _:
            return None


def _team(truth: Any) -> list[int]:
    return list(truth.proposals[-1].team) if truth.proposals else []


def _hidden(truth: Any) -> list[int]:
    """Return the members whose cards are not, or will not be, face up."""
    return _but(_team(truth), *KnownPlotCards.of(truth).found.get(truth.round, []))


def _window(truth: Any, kind: str, others: list[int]) -> list[Any]:
    if kind == "the_king_returns":  # AV-PLOT-10, AV-VOTE-07
        votes = Counter(truth.proposals[-1].votes)
        assert votes["approve"] > votes["reject"]
    if kind in ("leading_to_victory", "the_king_returns"):
        return ["use", "pass"]
    looked_at = KnownPlotCards.of(truth).ambushed.get(truth.round, {}) if kind == "ambush" else ()  # AV-PLOT-11
    return [None, *(other for other in others if other not in looked_at)]


def _but(seats: Iterable[int], *some: int) -> list[int]:
    return [seat for seat in seats if seat not in some]
