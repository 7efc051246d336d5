"""Screens of a campaign of The Hush, each with the steps that lead to it."""

from collections.abc import Callable
from random import Random
from typing import Final

from tests.browser.person import Person
from tests.browser.scenes import Scene
from tests.browser.test_grail import answers_to, asked, begin, in_encounter, play
from tests.server.serving import Server

PACK: Final = "The Hush"


def setup(server: Server) -> Scene:
    return Scene(act=lambda person: person.press(person.find("button", "page-play-now-grail")))


def day(server: Server) -> Scene:
    return Scene(act=_begin)


def journal(server: Server) -> Scene:
    def act(person: Person) -> None:
        _begin(person)
        person.press(person.next_step.get_by_role("button", name=person.say("grail-answer-explore")))
        person.page.locator(".verse").wait_for()

    return Scene(act=act)


def fight(server: Server) -> Scene:
    def act(person: Person) -> None:
        _begin(person)
        play([person], Random(5), lambda: in_encounter(person) and person.page.locator(".hand button").count() > 0)
        for _ in range(2):
            question = asked(person)
            hand = answers_to(person, question or "").and_(person.page.locator(".hand button"))
            if hand.count():
                person.press(hand.first)
                person.page.wait_for_timeout(600)

    return Scene(act=act)


def _begin(person: Person) -> None:
    begin(person, pack=PACK)
    person.press(person.find("button", "grail-page-hints-off"))


GRAIL_SCENES: dict[str, Callable[[Server], Scene]] = {
    "grail-setup": setup,
    "grail-day": day,
    "grail-journal": journal,
    "grail-fight": fight,
}
