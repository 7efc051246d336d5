"""A whole game with every family of modules; the first question of each kind is answered on the page."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from tests.browser.person import Person, capital
from tests.browser.play import Play, Question
from tests.browser.scenes import tool
from tests.browser.stage import NAMES
from tests.browser.test_accessibility import faults
from tests.server.serving import Server

MERLIN = ("merlin", "assassin")
CLASSIC = (*MERLIN, "percival", "morgana")


@pytest.fixture
def play(new_context: Callable[..., BrowserContext], server: Server) -> Callable[..., Play]:
    def begin(seats: int, *characters: str, phone: bool = False, **settings: Any) -> Play:
        return Play(server, new_context(phone=phone), seats, characters=list(characters), **settings)

    return begin


def held_card(person: Person) -> str:
    """Return the text of this person's held card."""
    tool("card")(person)
    with person.holding(person.card):
        expect(person.page.get_by_role("heading", level=2)).to_be_visible()
        text = person.page.get_by_role("main").inner_text()
    return text


def secret_of(person: Person, seat: int) -> Locator:
    """Return the button with the card of that seat, which was shown only to this person."""
    return person.find("button", "page-hold-to-see-shown", name=NAMES[seat])


def look_at_secret(person: Person, seat: int, key: str, *, is_followed: bool = False, **arguments: Any) -> None:
    """Hold a secret about that seat and check its text; after it, it is gone or `is_followed` by the next one."""
    expect(secret_of(person, seat)).to_be_visible()
    with person.holding(secret_of(person, seat)):
        expect(person.next_step).to_contain_text(person.say(key, name=NAMES[seat], **arguments))
    expect(secret_of(person, seat)).to_have_count(int(is_followed))


def seat_with(person: Person, seat: int, key: str) -> Locator:
    """Return the seat at the table whose label contains this text."""
    return person.seats.get_by_label(re.compile(f"^{NAMES[seat]},.*{re.escape(person.say(key))}"))


def is_sound(person: Person, look: str) -> None:
    assert faults(person, look) == []


def without_lancelots(game: Play, seat: int, question: Question) -> Any:
    """Choose teams without Lancelots, so that other players decide the quests."""
    if question["kind"] != "choose_team":
        return NotImplemented
    lancelots = (game.seat("good_lancelot"), game.seat("evil_lancelot"))
    others = [member for member in range(8) if member not in lancelots]
    others.sort(key=lambda member: (member in game.evil()) != (game.round in game.sinks))
    return sorted(others[: question["options"]["size"]])


def test_lancelots_change_sides_as_foretold(play: Callable[..., Play]) -> None:
    lancelots = ("good_lancelot", "evil_lancelot")
    game = play(8, *CLASSIC, *lancelots, choose=without_lancelots, sinks=(3, 4), modules=["lancelot_variant_2"]).dawn()
    assert game.until("assassinate") is not None
    laid = [card["card"] for card in game.events("allegiance_laid")]
    switches = len(game.events("lancelots_switched"))
    assert switches == laid.count("switch")
    good = game.sit_at(game.seat("good_lancelot"))
    quests = good.page.get_by_role("list", name=good.say("page-quests"))
    for quest, card in enumerate(laid):
        expect(quests.get_by_role("listitem").nth(quest)).to_contain_text(good.say(f"avalon-allegiance-{card}"))
    side = good.say(f"avalon-side-{'evil' if switches % 2 else 'good'}")
    text = held_card(good)
    assert capital(side) in text
    assert (good.say("page-lancelot-now", side=side) in text) == (switches > 0)
    is_sound(good, "lancelots")
    main = game.to_the_story().page.get_by_role("main")
    expect(main).to_contain_text(capital(good.say("avalon-character-good_lancelot")))


def test_the_cleric_looks_in_the_night_and_the_revealer_shows_herself(play: Callable[..., Play]) -> None:
    misfits = ("cleric", "lunatic", "brute", "revealer")
    game = play(10, *MERLIN, *misfits, sinks=(1, 2), phone=True)
    asked = game.until("show_loyalty")
    assert asked is not None
    leader, question = asked
    other = game.sit_at((leader + 1) % 10)
    other.look()
    expect(other.find("button", "page-have-seen")).to_have_count(0)
    expect(other.next_step).to_contain_text(other.say("avalon-ask-show_loyalty_at_night.waiting", name=NAMES[leader]))
    person = game.sit_at(leader)
    expect(person.next_step).to_contain_text(person.say("avalon-ask-show_loyalty_at_night"))
    is_sound(person, "night")
    game.answer(leader, question)
    expect(person.find("button", "page-have-seen")).to_be_disabled()
    person.have_seen()

    cleric = game.sit_at(game.seat("cleric"))
    side = game.stage.sitters[leader].side
    with cleric.holding(cleric.card):
        shown = cleric.say("page-leader-seen", name=NAMES[leader], side=cleric.say(f"avalon-loyalty-{side}"))
        known = cleric.say("avalon-seen-nothing") if leader == game.seat("cleric") else shown
        expect(cleric.page.get_by_text(known)).to_be_visible()
    game.dawn()

    game.until("assassinate")
    cleric = game.sit_at(game.seat("cleric"), reload=True)
    expect(seat_with(cleric, game.seat("revealer"), "avalon-character-revealer")).to_be_visible()
    game.to_the_story()


def rogue_plays(game: Play, seat: int, question: Question) -> Any:
    """Put the good Rogue on every team, give the watch to others, and let him play his own card."""
    rogue, values = game.seat("good_rogue"), question["options"].get("values", ())
    if question["kind"] == "choose_team":
        good = [rogue, *(member for member in range(8) if member not in game.evil() and member != rogue)]
        return sorted(good[: question["options"]["size"]])
    if question["kind"] == "give_watch":
        return next(target for target in values if target != rogue)
    return "rogue_success" if "rogue_success" in values else NotImplemented


def test_a_rogue_wins_alone(play: Callable[..., Play]) -> None:
    game = play(8, *MERLIN, "good_rogue", "evil_rogue", choose=rogue_plays).dawn()
    rogue = game.seat("good_rogue")
    game.until_seat("play_card", rogue)
    person = game.sit_at(rogue)
    expect(person.next_step.get_by_role("radio")).to_have_count(4)
    is_sound(person, "rogue")
    watched = game.events("watch_given")[-1]["seat"]
    expect(seat_with(person, watched, "avalon-watch")).to_be_visible()
    game.answer(rogue, game.until_seat("play_card", rogue))
    game.until("give_watch")
    quests = game.sit_at(rogue, reload=True).page.get_by_role("list", name=person.say("page-quests"))
    expect(quests).to_contain_text(person.say("avalon-quest-card-rogue_success"))
    person = game.to_the_story()
    assert "give_watch" in game.by_page
    main = person.page.get_by_role("main")
    expect(main).to_contain_text(person.say("avalon-victory-rogue"))
    expect(main).to_contain_text(person.say("page-winners", names=NAMES[rogue]))


def magic_once(game: Play, seat: int, question: Question) -> Any:
    """Play the good Sorcerer's magic card in the first round only."""
    sorcerer = game.seat("good_sorcerer")
    if question["kind"] == "choose_team" and game.round == 1:
        good = [member for member in range(8) if member not in game.evil() and member != sorcerer]
        return sorted([sorcerer, *good][:3])
    turns = question["kind"] == "play_card" and game.round == 1 and seat == sorcerer
    return "magic" if turns else NotImplemented


def test_magic_reverses_a_quest(play: Callable[..., Play]) -> None:
    sorcerers = ("good_sorcerer", "evil_sorcerer")
    game = play(8, *MERLIN, *sorcerers, choose=magic_once, hidden_sorcerer=True, phone=True).dawn()
    sorcerer = game.seat("good_sorcerer")
    game.answer(sorcerer, game.until_seat("play_card", sorcerer))
    person = game.person
    failed = person.say("avalon-event-quest_failed", quest=1, fails=0)
    game.until("vote")
    person = game.sit_at(sorcerer, reload=True)
    tool("history")(person)
    expect(person.page.get_by_role("table")).to_contain_text(failed)
    expect(person.page.get_by_role("table")).to_contain_text(person.say("avalon-quest-card-magic.count", count=1))
    game.to_the_story()


def recruited_servant(game: Play, seat: int, question: Question) -> Any:
    """Play good messages, recruit the servant, and name both Messengers."""
    kind, values = question["kind"], question["options"].get("values", ())
    senior, junior = game.seat("senior_messenger"), game.seat("junior_messenger")
    if kind == "choose_team":
        good = [senior, junior, *(member for member in range(8) if member not in (*game.evil(), senior, junior))]
        return sorted(good[: question["options"]["size"]])
    if kind == "assassinate":
        return sorted([senior, junior])
    answers = {"recruit": game.seat("untrustworthy_servant"), "declare_aim": "messengers"}
    return answers.get(kind, "good_message" if "good_message" in values else NotImplemented)


def test_messages_are_sent_and_the_servant_is_recruited(play: Callable[..., Play]) -> None:
    messengers = ("senior_messenger", "junior_messenger", "evil_messenger")
    game = play(
        8, *MERLIN, *messengers, "untrustworthy_servant", choose=recruited_servant, senior_messenger=True
    ).dawn()
    senior = game.sit_at(game.seat("senior_messenger"))
    junior = NAMES[game.seat("junior_messenger")]
    assert senior.say("avalon-seen-junior_messenger", count=1, names=junior) in held_card(senior)
    game.until("declare_aim")
    is_sound(game.person, "after recruitment")
    message = senior.say("avalon-quest-card-good_message")
    expect(game.person.page.get_by_role("list", name=senior.say("page-quests"))).to_contain_text(message)
    person = game.to_the_story()
    assert {"recruit", "declare_aim", "assassinate_two"} <= set(game.by_page)
    main = person.page.get_by_role("main")
    expect(main).to_contain_text(person.say("avalon-outcome-messengers_named"))
    expect(main).to_contain_text(person.say("page-you-won"))


def sword_is_drawn(game: Play, seat: int, question: Question) -> Any:
    """Choose the last quest first, use Excalibur in the first round, and trap another member's card."""
    values = question["options"].get("values", ())
    if question["kind"] == "choose_quest":
        return values[-1]
    if question["kind"] == "use_excalibur":
        return values[-1] if game.round == 1 else None
    if question["kind"] == "trap_card":
        return next(member for member in values if member != seat)
    return NotImplemented


def test_excalibur_the_trapper_and_chosen_quests(play: Callable[..., Play]) -> None:
    modules = ["excalibur", "trapper", "quest_selection"]
    game = play(8, *CLASSIC, choose=sword_is_drawn, modules=modules).dawn()
    assert game.until("choose_quest") is not None
    game.until("trap_card")
    holder, changed = (game.events("excalibur_used")[0][field] for field in ("holder", "seat"))
    taken = next(e for e in game.stage.sitters[changed].events if e["kind"] == "card_taken_back")["data"]["card"]
    person = game.sit_at(holder)
    card = person.say(f"avalon-quest-card-{taken}")
    look_at_secret(person, changed, "page-card-was-shown", quest=4, card=card)
    assert person.say("page-why-excalibur") in held_card(person)

    game.until("choose_quest")
    trapped = game.events("card_trapped")[0]
    leader = game.sit_at(trapped["leader"])
    seen = next(e for e in game.stage.sitters[trapped["leader"]].events if e["kind"] == "trapped_card_seen")
    card = leader.say(f"avalon-quest-card-{seen['data']['card']}")
    look_at_secret(leader, trapped["seat"], "page-card-was-shown", quest=4, card=card)
    tool("history")(leader)
    expect(leader.page.get_by_role("table")).to_contain_text(leader.say("avalon-module-excalibur"))
    is_sound(leader, "history")
    game.to_the_story()
    assert {"choose_quest", "give_excalibur", "use_excalibur", "change_card", "trap_card"} <= set(game.by_page)


KEPT = ("ambush", "we_found_you", "the_king_returns", "have_at_you", "leading_to_victory")


def plots_thicken(game: Play, seat: int, question: Question) -> Any:
    """Give kept cards to one person, who uses each kind once; reject the first team of the last round."""
    kind, values = question["kind"], question["options"].get("values", ())
    if kind == "choose_plot_card":
        return next((card for card in KEPT if card in values), values[0])
    if kind == "give_plot_card":
        return (seat + 5) % game.stage.seats
    if kind in ("leading_to_victory", "the_king_returns"):
        return "use" if kind not in game.by_page else "pass"
    if kind in ("ambush", "we_found_you", "are_you_the_one"):
        return values[-1] if kind not in game.by_page else None
    attempts = sum(proposal["attempt"] == 1 for proposal in game.events("team_proposed"))
    rejected = kind == "vote" and attempts == 5 and game.events("team_proposed")[-1]["attempt"] == 1
    return "reject" if rejected else NotImplemented


def test_all_plot_cards(play: Callable[..., Play]) -> None:
    """With ten players, five rounds draw the whole deck."""
    game = play(10, *CLASSIC, choose=plots_thicken, sinks=(2, 4), modules=["plot_cards"]).dawn()
    assert game.until("give_plot_card") is not None
    is_sound(game.person, "plot cards")
    asked = game.until("ambush")
    assert asked is not None
    game.answer(*asked)
    look = game.wait_for_event("ambushed")
    spy = game.sit_at(look["seat"], reload=True)
    inspections = game.inspections_by(look["seat"])
    following = [*(shown["inspected"] for shown in inspections[1:]), look["member"]]
    for shown, then in zip(inspections, following, strict=False):  # in the order in which they were shown
        side = spy.say(f"avalon-loyalty-{shown['card']}")
        look_at_secret(spy, shown["inspected"], "page-was-shown", is_followed=then == shown["inspected"], side=side)
    expect(secret_of(spy, look["member"])).to_be_visible()
    game.to_the_story()
    wanted = {"choose_plot_card", "give_plot_card", "show_loyalty", "vote_openly", "are_you_the_one"}
    assert wanted | {"show_your_strength", "show_your_nature"} | set(KEPT) - {"have_at_you"} <= set(game.by_page)
