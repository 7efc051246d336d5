"""Five people, one of them on a phone, play a whole game from the home page to the story of it."""

import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.server.serving import Server


def play_to_the_end(people: list[Person], evil: set[str]) -> list[str]:
    """Everybody does what their page offers: the first team is rejected, and evil sinks the first quest it is on."""
    moves: list[str] = []
    sunk = False
    end = time.monotonic() + 90
    while not all(person.is_at_the_end for person in people):
        assert time.monotonic() < end, [person.offers() for person in people]
        for person in people:
            sinks = person.name in evil and not sunk
            move = person.move("reject" if moves.count("team") == 1 else "approve", "fail" if sinks else "success")
            if move is not None:
                moves.append(move)
                sunk = sunk or (move == "card" and sinks)
        people[0].page.wait_for_timeout(30)
    return moves


def test_five_people_play_a_whole_game(sit: Callable[..., Person], server: Server) -> None:
    host = sit("Ann").open()
    link = host.host(shield=1)
    assert link.startswith(f"http://localhost:{server.port}/r/") or link.startswith(f"{server.address}/r/")
    others = [sit(name, phone=name == "Bea").open(link) for name in ("Bea", "Cid", "Dot", "Eli")]
    for shield, person in enumerate(others, 2):
        person.sit_down(shield)
    people = [host, *others]
    host.press(host.find("button", "page-start"))

    characters = {person.name: person.see_the_night_through() for person in people}
    evil = {name for name, character in characters.items() if character in ("Assassin", "Minion of Mordred")}
    assert len(evil) == 2

    moves = play_to_the_end(people, evil)
    assert moves.count("team") >= 4
    assert moves[-1] == "guess"

    for person in people:
        person.to_the_story()
        story = person.page.get_by_role("main")
        expect(story.get_by_role("heading", level=1)).to_have_text(host.page.get_by_role("heading", level=1).inner_text())
        for name, character in characters.items():
            expect(story.get_by_role("listitem").filter(has_text=name).filter(has_text=character).first).to_be_visible()
