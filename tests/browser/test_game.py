"""Five people, one on a phone, play a whole game from the home page to the story, with one spectator."""

import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.frames import check_frames, finished_stream
from tests.browser.person import Person
from tests.server.serving import Server


def play_to_the_end(people: list[Person], evil: set[str]) -> list[str]:
    """Make the moves that the pages offer: reject the first team, and let evil fail its first quest."""
    moves: list[str] = []
    sunk = False
    end = time.monotonic() + 300
    while not all(person.is_at_the_end for person in people):
        assert time.monotonic() < end, [person.offers() for person in people]
        for person in people:
            sinks = person.name in evil and not sunk
            move = person.move("reject" if moves.count("team") == 1 else "approve", "fail" if sinks else "success")
            if move is not None:
                moves.append(move)
                sunk = sunk or (move == "card" and sinks)
        people[0].page.wait_for_timeout(100)
    return moves


def test_five_people_play_a_whole_game(sit: Callable[..., Person], server: Server) -> None:
    host = sit("Ann").open()
    link = host.host(shield=1)
    others = [sit(name, phone=name == "Bea").open(link) for name in ("Bea", "Cid", "Dot", "Eli")]
    for shield, person in enumerate(others, 2):
        person.sit_down(shield)
    people = [host, *others]
    watcher = sit("Wim").open(link)
    watcher.press(watcher.find("button", "page-only-watch"))
    host.press(host.find("button", "page-start"))

    characters = {person.name: person.have_seen() for person in people}
    evil = {name for name, character in characters.items() if character in ("Assassin", "Minion of Mordred")}
    assert len(evil) == 2

    moves = play_to_the_end(people, evil)
    assert moves.count("team") >= 4
    assert moves[-1] == "guess"

    room = link.rpartition("/")[2]
    for seat, person in enumerate([*people, watcher]):
        person.to_the_story()
        people_shown = person.page.get_by_role("main").get_by_role("listitem")
        for name, character in characters.items():
            expect(people_shown.filter(has_text=name).filter(has_text=character)).to_be_visible()
        seat_or_none = None if person is watcher else seat
        check_frames(person.recording, seat_or_none)
        assert person.recording.events() == finished_stream(server, room, seat_or_none)
        assert person.recording.complaints == []
        assert len(person.recording.hosts) == 1
