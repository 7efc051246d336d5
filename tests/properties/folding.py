"""The fold of all events must agree with the state, modules included, since steps change the one and emit the other."""

from collections import Counter
from typing import Any

from afallon import CHANCE, Table
from afallon.avalon.characters.untrustworthy_servant import KnownRecruitment
from afallon.avalon.families.lancelots import KnownLancelots
from afallon.avalon.families.messengers import KnownMessages
from afallon.avalon.families.rogues import KnownRogues
from afallon.avalon.modules.excalibur import KnownExcalibur
from afallon.avalon.modules.lady_of_the_lake import KnownLady
from afallon.avalon.modules.plot_cards.known import KnownPlotCards
from afallon.avalon.modules.trapper import KnownTrapper
from tests.properties.asking import sides_now
from tests.properties.setups import FILLERS, deck_of

AFTER_EXCALIBUR = ("ambush", "trap_card")
"""Questions at a quest whose cards can no longer change."""

FAILS = ("fail", "rogue_fail", "bad_message")

PLOT_DECK = {
    **{"leading_to_victory": (2, 2), "ambush": (2, 2), "the_king_returns": (1, 3), "restore_your_honour": (1, 1)},
    **{"have_at_you": (1, 2), "show_your_nature": (0, 1), "are_you_the_one": (0, 2), "we_found_you": (0, 1)},
    "show_your_strength": (0, 1),
}
"""Copies of each plot card with five or six players, and with more (AV-PLOT-01, 02)."""


def check_fold_agrees_with_state(table: Table[Any]) -> None:
    """Check that the view of all events and the state agree, field by field."""
    state, truth = table.state, table.all_seeing_view()
    assert truth.characters == dict(enumerate(state.characters))
    assert truth.sides == dict(enumerate(state.sides)) == sides_now(truth)
    setup = {"seats": len(table.seats), "characters": [n for n in truth.deck if n not in FILLERS]}
    assert Counter(truth.deck) == Counter(deck_of(setup))
    assert state.undealt.pool == Counter(truth.deck) - Counter(state.characters)
    assert truth.leader == state.leader
    assert truth.round == state.round
    assert truth.results == state.results
    assert truth.asked == {seat: decision.kind for seat, decision in table.open.items() if seat != CHANCE}
    for name in state.modules:
        _CHECKS[name](state.modules[name], truth)
    if table.outcome is None:
        assert truth.outcome is None
        assert truth.attempt == state.attempt
        assert truth.rejections == max(0, state.attempt - 1) or _is_past_the_vote(truth)
    else:
        _check_outcome(table, truth)
    if truth.proposals:
        _check_proposal(state, truth)
    if truth.quests:
        _check_quests(state, truth)


def _is_past_the_vote(truth: Any) -> bool:
    return truth.proposal is not None and truth.rejections == truth.attempt - 1


def _check_outcome(table: Table[Any], truth: Any) -> None:
    outcome = table.outcome
    assert outcome is not None
    assert truth.outcome == outcome
    rogues = [seat for seat, name in truth.characters.items() if name in ("good_rogue", "evil_rogue")]
    if outcome.reason == "rogue":  # AV-ROGUE-08
        assert outcome.side is None and outcome.partial == () and set(outcome.winners) <= set(rogues)
        return
    winning = [seat for seat, side in sides_now(truth).items() if side == outcome.side]
    assert outcome.winners == tuple(seat for seat in winning if seat not in rogues)
    partial = tuple(seat for seat in winning if seat in rogues)  # AV-ROGUE-09, 12
    shares = None not in truth.results or truth.announced.options.get("rogue_shares_early")  # AV-ROGUE-13
    assert outcome.partial == (partial if shares else ())


def _check_proposal(state: Any, truth: Any) -> None:
    proposal = truth.proposals[-1]
    if truth.proposal is not None or truth.asked:
        assert state.team == proposal.team
    if proposal.approved is not None:
        assert state.votes == proposal.votes
        assert state.approved == proposal.approved
    if truth.proposal is not None:
        assert (proposal.round, proposal.quest, proposal.leader) == (state.round, state.quest, state.leader)


def _check_quests(state: Any, truth: Any) -> None:
    latest = truth.quests[-1]
    assert state.fails == latest.fails
    assert {quest.quest: quest.succeeded for quest in truth.quests} == {
        number: result for number, result in enumerate(state.results, start=1) if result is not None
    }
    assert [quest.round for quest in truth.quests] == list(range(1, len(truth.quests) + 1))
    for quest in truth.quests:
        lying = dict(truth.cards_given[quest.quest])
        lying.pop(KnownTrapper.of(truth).trapped.get(quest.round), None)  # AV-TRAP-02
        assert Counter(lying.values()) == Counter(quest.cards)
        fails = sum(quest.cards.get(card, 0) for card in FAILS)
        helped = KnownMessages.of(truth).reinforced if quest.round == 5 else None
        assert quest.fails == fails + {None: 0, "evil": 1, "good": -1}[helped]  # AV-MSG-06
        turned = quest.cards.get("magic", 0) % 2 == 1  # AV-SORC-04
        is_enough = truth.announced.options.get("magic_after_one_fail") and "magic" in quest.cards  # AV-SORC-08
        needed = 1 if is_enough else truth.fails_to_sink[quest.quest - 1]
        assert quest.succeeded == ((quest.fails < needed) != turned)
    if latest.round == state.round:
        trapped = KnownTrapper.of(truth).trapped.get(latest.round)
        given = truth.cards_given[latest.quest]
        assert state.cards == {seat: card for seat, card in given.items() if seat != trapped}
    elif truth.proposal is None or truth.proposal.quest not in truth.cards_given:
        assert state.cards == {}


def _is_on_quest(truth: Any, *not_asked: str) -> bool:
    """Return whether a team has gone, and the steps before these questions are done."""
    on_its_way = truth.proposal is not None and truth.proposal.approved
    return bool(on_its_way) and not set(not_asked) & set(truth.asked.values()) and not _is_to_draw(truth)


def _is_to_draw(truth: Any) -> bool:
    """Return whether chance must draw one of Lancelot's cards for the team that has just gone (AV-LANC-12)."""
    quest, options = truth.proposal.quest, truth.announced.options
    goes_by_number = options.get("allegiance_by_number") and options["allegiance_deck"] == "five"
    is_drawn = quest < 3 or quest in KnownLancelots.of(truth).cards
    return goes_by_number and "quest_selection" in truth.modules and not is_drawn


def _check_lady(lady: Any, truth: Any) -> None:
    assert lady.holders == KnownLady.of(truth).holders


def _check_excalibur(excalibur: Any, truth: Any) -> None:
    if (holder := KnownExcalibur.of(truth).holder(truth)) is not None:
        assert excalibur.holder == holder
        assert excalibur.holder in truth.proposal.team and excalibur.holder != truth.proposal.leader


def _check_variant_1(allegiance: Any, truth: Any) -> None:
    known = KnownLancelots.of(truth)
    drawn = Counter(known.cards.values())
    assert drawn["switch"] == known.switches
    blanks, first = (3, 3) if truth.announced.options["allegiance_deck"] == "five" else (4, 1)
    assert all(number >= first for number in known.cards)
    if allegiance.deck is not None:
        assert Counter(allegiance.deck.pool) == Counter(no_change=blanks, switch=2) - drawn


def _check_variant_2(allegiances: Any, truth: Any) -> None:
    known = KnownLancelots.of(truth)
    assert allegiances.row == [card for _, card in sorted(known.cards.items())]
    assert Counter(allegiances.deck.pool) == Counter(no_change=5, switch=2) - Counter(allegiances.row)
    if "quest_selection" not in truth.modules:
        assert known.switches == allegiances.row[: truth.round].count("switch")


def _check_rogues(rogues: Any, truth: Any) -> None:
    round_of = {quest.quest: quest.round for quest in truth.quests}
    marked = {card: [round_of[quest] for quest in quests] for card, quests in KnownRogues.of(truth).marks.items()}
    assert rogues.marks == marked
    for card in ("rogue_success", "rogue_fail"):
        assert marked.get(card, []) == [quest.round for quest in truth.quests if card in quest.cards]
    if _is_on_quest(truth, "give_watch"):
        assert rogues.watched == KnownRogues.of(truth).watched.get(truth.round)


def _check_messages(messages: Any, truth: Any) -> None:
    assert messages.tokens == {kind: len(quests) for kind, quests in KnownMessages.of(truth).tokens.items()}
    for kind, supply in (("good_message", 4), ("bad_message", 2)):  # AV-MSG-05, 11
        assert messages.tokens.get(kind, 0) == min(supply, sum(quest.cards.get(kind, 0) for quest in truth.quests))
    stands = [quest.quest for quest in truth.quests]
    if set(truth.asked.values()) & set(AFTER_EXCALIBUR):
        stands.append(truth.proposal.quest)
    cards = [(seat, card) for quest in stands for seat, card in truth.cards_given[quest].items()]
    assert messages.sent == Counter(seat for seat, card in cards if card == "good_message")
    assert all(number <= 2 for number in messages.sent.values())  # AV-MSG-04
    if (aim := KnownMessages.of(truth).aim) is not None:
        assert messages.aim == aim


def _check_recruitment(recruitment: Any, truth: Any) -> None:
    known = KnownRecruitment.of(truth)
    assert recruitment.recruited == known.recruited
    if known.recruited is not None:
        assert known.tried and known.named == known.recruited


def _check_plot_cards(plot: Any, truth: Any) -> None:
    known = KnownPlotCards.of(truth)
    assert {seat: cards for seat, cards in plot.hands.items() if cards} == {
        seat: cards for seat, cards in known.hands.items() if cards
    }
    in_hand = Counter(known.drawn) - Counter(plot.drawn)  # chosen, but not given yet
    assert in_hand.total() == ("give_plot_card" in truth.asked.values())
    if plot.deck is not None:
        everything = Counter({card: copies[truth.seats > 6] for card, copies in PLOT_DECK.items()})
        seen = Counter(plot.drawn) + in_hand + Counter(card for cards in plot.hands.values() for card in cards)
        assert Counter(plot.deck.pool) + seen <= everything
    if truth.proposal is not None:
        assert plot.open_votes == truth.proposals[-1].open_votes or not truth.proposal.votes
    if _is_on_quest(truth, "give_watch"):
        assert plot.face_up == known.found.get(truth.round, [])
        assert sorted(plot.looked_at) == sorted(known.ambushed.get(truth.round, {}))


_CHECKS = {
    "lady_of_the_lake": _check_lady,
    "excalibur": _check_excalibur,
    "lancelot_variant_1": _check_variant_1,
    "lancelot_variant_2": _check_variant_2,
    "rogues": _check_rogues,
    "messengers": _check_messages,
    "untrustworthy_servant": _check_recruitment,
    "plot_cards": _check_plot_cards,
}
"""By the name of a module's state, the check that it agrees with the view. A new module adds a line."""
