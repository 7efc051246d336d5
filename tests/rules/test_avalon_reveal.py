"""Avalon, REVEAL: the knowledge from the night, and the narrator's script."""

import pytest

from afallon.avalon.night import script
from afallon.avalon.questions import ShowLoyalty
from afallon.terminal.avalon.words import AvalonWords
from afallon.text import LANGUAGES
from tests.avalon.driver import BASIC, Play
from tests.avalon.setups import DECKS, EDITIONS, label, warnings

# By character: the sights of the books, as a table independent of the engine.
MEET_AS_EVIL = {"assassin", "minion", "morgana", "mordred"}
THUMBS_FOR_MERLIN = {"assassin", "minion", "morgana", "oberon"}
THUMBS_FOR_PERCIVAL = {"merlin", "morgana"}


def expected_sight(deal, seat):
    """Return the expected sight of a seat: step, seats and the lesson about them; or `None`."""
    steps = {
        "merlin": ("merlin", THUMBS_FOR_MERLIN, "evil"),
        "percival": ("percival", THUMBS_FOR_PERCIVAL, "seems_merlin"),
    }
    steps |= dict.fromkeys(MEET_AS_EVIL, ("evil", MEET_AS_EVIL, "evil"))
    if deal[seat] not in steps:
        return []
    step, shown, learns = steps[deal[seat]]
    seats = tuple(other for other, name in enumerate(deal) if name in shown and other != seat)
    return [("seen", {"seat": seat, "step": step, "seats": seats, "learns": learns})]


@pytest.mark.rule("AV-REVEAL-03", "AV-REVEAL-06", "AV-REVEAL-10")
@pytest.mark.parametrize("deal", DECKS, ids=label)
def test_every_seat_learns_exactly_its_characters_sights(deal):
    for leader in (0, len(deal) - 1):
        play = Play(deal, first_leader=leader)
        for seat in play.seats:
            dealt, *night = play.private(seat)
            assert dealt[0] == "dealt"
            assert night == expected_sight(deal, seat)


@pytest.mark.rule("AV-REVEAL-03", "AV-REVEAL-06", "AV-REVEAL-10")
@pytest.mark.parametrize("edition", ["ua", "pl", "ru"])
def test_the_night_is_the_same_in_every_book(edition):
    deal = (
        "oberon",
        "servant",
        "morgana",
        "percival",
        "assassin",
        "servant",
        "servant",
        "mordred",
        "merlin",
        "servant",
    )
    play = Play(deal, edition=edition)
    for seat in play.seats:
        assert play.private(seat)[1:] == expected_sight(deal, seat)


@pytest.mark.rule("AV-REVEAL-03", "AV-REVEAL-06")
@pytest.mark.parametrize("assassin", ["morgana", "mordred", "oberon", "minion"])
def test_a_named_assassin_keeps_his_own_night(assassin):
    deal = ("merlin", assassin, "percival", "servant", "servant", "minion" if assassin != "minion" else "oberon")
    play = Play(deal, assassin=assassin)
    for seat in play.seats:
        assert play.private(seat)[1:] == expected_sight(deal, seat)


@pytest.mark.rule("AV-REVEAL-03")
def test_evil_players_learn_each_other_without_their_characters():
    play = Play(("merlin", "assassin", "servant", "mordred", "servant", "minion", "servant"))
    exchanged = Play(("merlin", "minion", "servant", "assassin", "servant", "mordred", "servant"))
    for seat in (1, 3, 5):
        assert play.private(seat)[1] == exchanged.private(seat)[1]


@pytest.mark.rule("AV-REVEAL-03", "AV-REVEAL-16")
@pytest.mark.parametrize("deal", DECKS, ids=label)
def test_no_seat_is_asked_at_night(deal):
    play = Play(deal)
    kinds = [event.kind for event in play.table.all_events()]
    assert kinds.index("asked") > kinds.index("night_ended")
    assert play.open == {0: "choose_team"}


@pytest.mark.rule("AV-REVEAL-01", "AV-REVEAL-15")
@pytest.mark.parametrize("deal", [BASIC[5], BASIC[10], DECKS[-2]], ids=label)
def test_the_night_comes_after_the_deal_and_ends_for_all_before_the_first_round(deal):
    kinds = [event.kind for event in Play(deal).table.all_events()]
    deals = [place for place, kind in enumerate(kinds) if kind == "dealt"]
    sights = [place for place, kind in enumerate(kinds) if kind == "seen"]
    assert max(deals) < kinds.index("leader_chosen") < min(sights)
    assert max(sights) < kinds.index("night_ended") < kinds.index("round_started")
    for seat in (None, *range(len(deal))):
        assert len(Play(deal).events("night_ended", seat)) == 1


# The script: lines with a key, or a key and the addressed character.
CLOSE = ["night-all-close"]
CLOSED = ["night-all-closed"]
OPEN = ["night-all-closed", "night-all-open"]
EVIL_MEET = ["night-evil-open", "night-evil-close"]
EVIL_MEET_WITHOUT_OBERON = ["night-eyes-stay-closed oberon", "night-evil-open", "night-evil-close"]
MERLIN_LOOKS = ["night-opens merlin", "night-thumbs-down", "night-closes merlin"]
FOR_MERLIN = ["night-evil-thumbs-up", *MERLIN_LOOKS]
FOR_MERLIN_WITHOUT_MORDRED = ["night-fist-stays-closed mordred", "night-evil-thumbs-up", *MERLIN_LOOKS]
PERCIVAL_LOOKS = ["night-opens percival", "night-thumbs-down", "night-closes percival"]
FOR_PERCIVAL = ["night-thumb-up merlin", *PERCIVAL_LOOKS]
FOR_PERCIVAL_WITH_MORGANA = ["night-thumb-up merlin", "night-thumb-up morgana", *PERCIVAL_LOOKS]


def spoken(play):
    """Return the lines of this game's script."""
    return [f"{line.key} {line.character}" if line.character else line.key for line in script(play.table.setup)]


SCRIPTS = {
    "basic": (BASIC[5], [*CLOSE, *EVIL_MEET, *CLOSED, *FOR_MERLIN, *OPEN]),
    "without Merlin": (("servant", "servant", "servant", "minion", "minion"), [*CLOSE, *EVIL_MEET, *OPEN]),
    "without Merlin, with Oberon and Mordred": (
        ("servant", "servant", "servant", "servant", "oberon", "mordred"),
        [*CLOSE, *EVIL_MEET_WITHOUT_OBERON, *OPEN],
    ),
    "Oberon": (
        ("merlin", "assassin", "oberon", "servant", "servant"),
        [*CLOSE, *EVIL_MEET_WITHOUT_OBERON, *CLOSED, *FOR_MERLIN, *OPEN],
    ),
    "Mordred": (
        ("merlin", "assassin", "mordred", "servant", "servant"),
        [*CLOSE, *EVIL_MEET, *CLOSED, *FOR_MERLIN_WITHOUT_MORDRED, *OPEN],
    ),
    "Percival": (
        ("merlin", "assassin", "minion", "percival", "servant", "servant"),
        [*CLOSE, *EVIL_MEET, *CLOSED, *FOR_MERLIN, *CLOSED, *FOR_PERCIVAL, *OPEN],
    ),
    "Percival and Morgana": (
        ("merlin", "assassin", "morgana", "percival", "servant"),
        [*CLOSE, *EVIL_MEET, *CLOSED, *FOR_MERLIN, *CLOSED, *FOR_PERCIVAL_WITH_MORGANA, *OPEN],
    ),
    "Morgana without Percival": (
        ("merlin", "assassin", "morgana", "servant", "servant"),
        [*CLOSE, *EVIL_MEET, *CLOSED, *FOR_MERLIN, *OPEN],
    ),
    "all of them": (
        ("merlin", "percival", *["servant"] * 4, "assassin", "morgana", "mordred", "oberon"),
        [
            *CLOSE,
            *EVIL_MEET_WITHOUT_OBERON,
            *CLOSED,
            *FOR_MERLIN_WITHOUT_MORDRED,
            *CLOSED,
            *FOR_PERCIVAL_WITH_MORGANA,
            *OPEN,
        ],
    ),
}


@pytest.mark.rule("AV-REVEAL-01", "AV-REVEAL-03", "AV-REVEAL-06", "AV-REVEAL-10", "AV-REVEAL-15")
@pytest.mark.parametrize(("deal", "lines"), SCRIPTS.values(), ids=SCRIPTS)
def test_the_script_has_the_steps_of_its_characters(deal, lines):
    assert spoken(Play(deal)) == lines


@pytest.mark.rule("AV-REVEAL-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_script_contains_only_public_information(edition):
    deal = ("merlin", "assassin", "morgana", "percival", "servant", "oberon", "servant")
    told = {
        tuple(spoken(Play(seated, edition=edition, first_leader=leader)))
        for seated in (deal, deal[::-1], deal[3:] + deal[:3])
        for leader in range(7)
    }
    assert len(told) == 1


@pytest.mark.rule("AV-REVEAL-16")
@pytest.mark.parametrize("leader", range(10))
def test_the_leader_plays_his_own_part_in_the_night(leader):
    deal = ("merlin", "percival", *["servant"] * 4, "assassin", "morgana", "mordred", "oberon")
    assert Play(deal, first_leader=leader).private(leader)[1:] == expected_sight(deal, leader)


# Characters beyond the classic ones, one by one. `tests/avalon/test_night.py` tests them in random games.


def night(deal, *, first_leader=0, shows=None, **options):
    """Return a game after its night; with a Cleric the leader shows this card."""
    play = Play(deal, first_leader=first_leader, **options)
    if shows is not None:
        play.answer("show_loyalty", first_leader, shows)
    return play


def sees(play, seat):
    """Return, by step of the night, the seats that this seat has seen and the lesson about them."""
    return {event["step"]: (list(event["seats"]), event["learns"]) for event in play.events("seen", seat)}


CLERIC = (
    *("merlin", "assassin", "cleric", "mordred", "oberon"),
    *("servant", "servant", "trickster", "troublemaker", "servant"),
)
CLERIC_AND_OTHERS = (
    *("merlin", "evil_rogue", "cleric", "evil_sorcerer", "evil_lancelot"),
    *("good_lancelot", "good_sorcerer", "assassin", "servant", "servant"),
)


@pytest.mark.rule("AV-REVEAL-02")
@pytest.mark.parametrize("deal", [CLERIC, CLERIC_AND_OTHERS], ids=["classic", "others"])
@pytest.mark.parametrize("leader", range(10))
def test_the_leader_is_always_asked_and_only_the_cleric_sees_the_card(deal, leader):
    play = Play(deal, first_leader=leader)
    assert play.open == {leader: "show_loyalty"}
    about = ShowLoyalty(through="cleric")  # the Cleric's seat stays secret
    assert play.events("asked") == [{"id": 1, "seat": leader, "kind": "show_loyalty", "about": about}]
    lies = {"troublemaker": ["evil"], "trickster": ["good", "evil"]}
    allowed = lies.get(deal[leader], ["evil" if play.is_evil(leader) else "good"])
    assert play.options(leader) == allowed
    play.answer("show_loyalty", leader, allowed[0])
    seen = [] if leader == 2 else [{"seat": 2, "leader": leader, "card": allowed[0]}]
    for reader in (None, *play.seats):
        assert play.events("leader_seen", reader) == (seen if reader == 2 else [])
    assert play.open == {leader: "choose_team"}


@pytest.mark.rule("AV-REVEAL-02")
def test_the_leaders_answer_is_known_only_to_the_cleric():
    play = night(CLERIC, shows="good")
    exchanged = night((*CLERIC[1::-1], *CLERIC[2:]), shows="evil")  # Merlin and the Assassin
    for reader in (None, 4, 5, 8):
        assert play.table.events_for(reader) == exchanged.table.events_for(reader)
    assert play.table.events_for(2) != exchanged.table.events_for(2)


@pytest.mark.rule("AV-REVEAL-18")
def test_a_cleric_who_leads_is_asked_and_learns_nothing():
    play = night(CLERIC, first_leader=2, shows="good")
    assert play.private(2) == [("dealt", {"seat": 2, "character": "cleric", "side": "good"})]
    assert play.table.view(2).inspections == []
    assert "night-opens cleric" in spoken(play)


# Seats:              0         1           2                3         4                5
LANCELOTS_AT_TEN = ("merlin", "assassin", "good_lancelot", "minion", "evil_lancelot", "oberon", *["servant"] * 4)
VARIANTS = ["lancelot_variant_1", "lancelot_variant_2"]


@pytest.mark.rule("AV-REVEAL-04", "AV-REVEAL-12", "AV-REVEAL-17")
@pytest.mark.parametrize("variant", VARIANTS)
def test_in_the_variants_the_evil_lancelot_is_seen_but_sees_nobody(variant):
    play = night(LANCELOTS_AT_TEN, modules=[variant])
    assert sees(play, 1) == {"evil": ([3], "evil"), "lancelot_among_evil": ([4], "evil_lancelot")}
    assert sees(play, 3) == {"evil": ([1], "evil"), "lancelot_among_evil": ([4], "evil_lancelot")}
    assert sees(play, 2) == sees(play, 4) == sees(play, 5) == {}
    assert sees(play, 0) == {"merlin": ([1, 3, 4, 5], "evil")}


@pytest.mark.rule("AV-REVEAL-17")
@pytest.mark.parametrize("edition", ["ua", "ru"])
def test_a_switch_does_not_repeat_the_night(edition):
    play = Play(LANCELOTS_AT_TEN, edition=edition, modules=["lancelot_variant_2"], draws=["switch", *["no_change"] * 4])
    assert play.events("lancelots_switched") == [{}]
    assert sees(play, 0) == {"merlin": ([1, 3, 4, 5], "evil")}
    kinds = [event.kind for event in play.table.all_events()]
    assert "seen" not in kinds[kinds.index("lancelots_switched") :]


@pytest.mark.rule("AV-REVEAL-11")
@pytest.mark.parametrize("edition", ["ua", "ru", "custom"])
def test_without_a_variant_the_lancelots_learn_each_other(edition):
    play = night(LANCELOTS_AT_TEN, edition=edition)
    assert sees(play, 2) == {"lancelots": ([4], "lancelot")}
    assert sees(play, 4) == {"evil": ([1, 3], "evil"), "lancelots": ([2], "lancelot")}
    assert sees(play, 1) == {"evil": ([3, 4], "evil")}
    assert sees(play, 0) == {"merlin": ([1, 3, 4, 5], "evil")}


ROGUE = ("merlin", "assassin", "good_rogue", "evil_rogue", "minion", "servant", "servant")


@pytest.mark.rule("AV-REVEAL-05", "AV-REVEAL-07")
def test_the_evil_rogue_is_seen_by_nobody_and_sees_nobody():
    play = night(ROGUE)
    assert sees(play, 1) == {"evil": ([4], "evil")}
    assert sees(play, 4) == {"evil": ([1], "evil")}
    assert sees(play, 0) == {"merlin": ([1, 4], "evil")}
    assert sees(play, 2) == sees(play, 3) == {}


SORCERERS = ("merlin", "assassin", "good_sorcerer", "evil_sorcerer", "minion", "servant", "servant")


@pytest.mark.rule("AV-REVEAL-09")
def test_the_option_hides_the_evil_sorcerer():
    plain = night(SORCERERS)
    assert sees(plain, 3) == {"evil": ([1, 4], "evil")}
    assert sees(plain, 0) == {"merlin": ([1, 3, 4], "evil")}
    hidden = night(SORCERERS, hidden_sorcerer=True)
    assert sees(hidden, 3) == {}
    assert sees(hidden, 1) == {"evil": ([4], "evil")}
    assert sees(hidden, 0) == {"merlin": ([1, 4], "evil")}
    assert hidden.last("game_started")["options"]["hidden_sorcerer"] is True
    assert warnings(7, characters=["merlin", "assassin"], hidden_sorcerer=True) == ["option_has_no_effect"]


MESSENGERS = ("merlin", "assassin", "senior_messenger", "junior_messenger", "evil_messenger", "servant", "minion")


@pytest.mark.rule("AV-REVEAL-13")
def test_with_the_option_the_senior_messenger_learns_who_the_junior_is():
    plain = night(MESSENGERS)
    assert sees(plain, 2) == sees(plain, 3) == {}
    senior = night(MESSENGERS, senior_messenger=True)
    assert sees(senior, 2) == {"senior_messenger": ([3], "junior_messenger")}
    assert sees(senior, 3) == {}
    assert warnings(7, characters=["merlin", "assassin"], senior_messenger=True) == ["option_has_no_effect"]


SERVANT = ("merlin", "assassin", "untrustworthy_servant", "mordred", "minion", "servant", "servant")


@pytest.mark.rule("AV-REVEAL-08", "AV-REVEAL-14")
def test_the_untrustworthy_servant_seems_evil_to_merlin_and_knows_the_assassin():
    play = night(SERVANT)
    assert sees(play, 0) == {"merlin": ([1, 2, 4], "seems_evil")}
    assert sees(play, 2) == {"untrustworthy_servant": ([1], "assassin")}
    assert sees(play, 1) == {"evil": ([3, 4], "evil")}
    without = night(("merlin", "assassin", "servant", "mordred", "minion", "servant", "servant"))
    assert sees(without, 0) == {"merlin": ([1, 4], "evil")}  # no character in play only seems evil


@pytest.mark.rule("AV-REVEAL-08")
@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_servant_merlin_is_told_who_looks_evil(language):
    sure = night(("merlin", "assassin", "servant", "minion", "servant"))
    unsure = night(("merlin", "assassin", "untrustworthy_servant", "minion", "servant"))
    words = AvalonWords(language, tuple("ABCDE"))
    assert words.say("avalon-seen-evil", count=2, names=words.people((1, 3))) in " ".join(known(sure, words))
    looks = words.say("avalon-seen-seems-evil", count=3, names=words.people((1, 2, 3)))
    assert looks in " ".join(known(unsure, words))
    assert language != "en" or "look evil to you" in looks


def known(play, words):
    """Return the first seat's knowledge as shown on its screen."""
    return words.knowledge(play.table.view(0))


@pytest.mark.rule("AV-REVEAL-14")
@pytest.mark.parametrize("named", ["mordred", "oberon", "evil_rogue"])
def test_the_untrustworthy_servant_knows_a_named_assassin(named):
    play = night(("merlin", "minion", "untrustworthy_servant", named, "minion", "servant", "servant"), assassin=named)
    assert sees(play, 2) == {"untrustworthy_servant": ([3], "assassin")}
    assert f"night-thumb-up {named}" in spoken(play)


CLERIC_LOOKS = ["night-leader-thumb", "night-opens cleric", "night-closes cleric", "night-thumbs-down"]
EVIL_LANCELOT_AMONG_EVIL = ["night-eyes-closed-thumb-up evil_lancelot", "night-evil-open"]
LANCELOTS_MEET = ["night-lancelots-open", "night-lancelots-close"]

MORE_SCRIPTS = {
    "Cleric": (
        ("merlin", "assassin", "cleric", "minion", "servant"),
        {},
        [*CLOSE, *CLERIC_LOOKS, *CLOSED, *EVIL_MEET, *CLOSED, *FOR_MERLIN, *OPEN],
    ),
    "Lancelots": (
        ("merlin", "assassin", "good_lancelot", "evil_lancelot", "servant"),
        {},
        [*CLOSE, *EVIL_MEET, *CLOSED, *FOR_MERLIN, *CLOSED, *LANCELOTS_MEET, *OPEN],
    ),
    "Lancelots in a variant, with Oberon": (
        ("merlin", "assassin", "good_lancelot", "evil_lancelot", "servant", "oberon", "servant"),
        {"modules": ["lancelot_variant_1"]},
        [
            *CLOSE,
            "night-eyes-stay-closed oberon",
            *EVIL_LANCELOT_AMONG_EVIL,
            *("night-thumbs-down", "night-evil-close"),
            *CLOSED,
            *FOR_MERLIN,
            *OPEN,
        ],
    ),
    "evil Rogue": (
        ("merlin", "assassin", "evil_rogue", "servant", "servant"),
        {},
        [
            *CLOSE,
            *("night-eyes-stay-closed evil_rogue", "night-evil-open", "night-evil-close"),
            *CLOSED,
            *("night-fist-stays-closed evil_rogue", "night-evil-thumbs-up", *MERLIN_LOOKS),
            *OPEN,
        ],
    ),
    "hidden Sorcerer": (
        ("merlin", "assassin", "good_sorcerer", "evil_sorcerer", "servant"),
        {"hidden_sorcerer": True},
        [
            *CLOSE,
            *("night-eyes-stay-closed evil_sorcerer", "night-evil-open", "night-evil-close"),
            *CLOSED,
            *("night-fist-stays-closed evil_sorcerer", "night-evil-thumbs-up", *MERLIN_LOOKS),
            *OPEN,
        ],
    ),
    "Messengers": (MESSENGERS, {}, [*CLOSE, *EVIL_MEET, *CLOSED, *FOR_MERLIN, *OPEN]),
    "senior Messenger": (
        MESSENGERS,
        {"senior_messenger": True},
        [
            *[*CLOSE, *EVIL_MEET, *CLOSED, *FOR_MERLIN, *CLOSED],
            *("night-thumb-up junior_messenger", "night-opens senior_messenger"),
            *("night-thumbs-down", "night-closes senior_messenger"),
            *OPEN,
        ],
    ),
    "Untrustworthy Servant": (
        ("merlin", "assassin", "untrustworthy_servant", "minion", "servant"),
        {},
        [
            *[*CLOSE, *EVIL_MEET, *CLOSED],
            *("night-evil-thumbs-up", "night-thumb-up untrustworthy_servant", *MERLIN_LOOKS),
            *CLOSED,
            *("night-thumb-up assassin", "night-opens untrustworthy_servant"),
            *("night-thumbs-down", "night-closes untrustworthy_servant"),
            *OPEN,
        ],
    ),
    "nobody to meet": (("servant", "servant", "servant", "oberon", "evil_rogue"), {}, [*CLOSE, *OPEN]),
}


@pytest.mark.rule("AV-REVEAL-02", "AV-REVEAL-04", "AV-REVEAL-05", "AV-REVEAL-07", "AV-REVEAL-08", "AV-REVEAL-09")
@pytest.mark.rule("AV-REVEAL-11", "AV-REVEAL-12", "AV-REVEAL-13", "AV-REVEAL-14", "AV-REVEAL-15")
@pytest.mark.parametrize(("deal", "options", "lines"), MORE_SCRIPTS.values(), ids=MORE_SCRIPTS)
def test_the_script_of_more_characters(deal, options, lines):
    assert spoken(Play(deal, **options)) == lines


@pytest.mark.rule("AV-REVEAL-16")
def test_the_steps_of_the_night_are_in_order():
    deal = (
        *("merlin", "percival", "cleric", "good_lancelot", "senior_messenger", "junior_messenger"),
        *("assassin", "evil_messenger", "evil_lancelot", "morgana"),
    )
    watchers = [line for line in spoken(Play(deal, senior_messenger=True)) if "open" in line]
    assert watchers == [
        *("night-opens cleric", "night-evil-open", "night-opens merlin", "night-opens percival"),
        *("night-lancelots-open", "night-opens senior_messenger", "night-all-open"),
    ]
    watchers = [line for line in spoken(Play(SERVANT)) if "open" in line]
    assert watchers[-2:] == ["night-opens untrustworthy_servant", "night-all-open"]
