"""The night of random games: knowledge from the engine equals the books and the result of obeying the narrator.

The books' rules of who sees whom are repeated here, independently of the engine.
"""

from random import Random

import pytest

from afallon.avalon.night import script
from afallon.text import LANGUAGES, has
from tests.avalon.driver import EVIL, Play
from tests.avalon.setups import LANCELOT_VARIANTS, any_game

KEYS = {
    *("night-all-close", "night-all-closed", "night-all-open"),
    *("night-leader-thumb", "night-thumb-up", "night-thumbs-down", "night-opens", "night-closes"),
    *("night-evil-open", "night-evil-close", "night-eyes-stay-closed", "night-eyes-closed-thumb-up"),
    *("night-evil-thumbs-up", "night-fist-stays-closed", "night-lancelots-open", "night-lancelots-close"),
}
"""Message keys of all the narrator's sentences."""

SPEAKS_OF_A_CHARACTER = {
    *("night-thumb-up", "night-opens", "night-closes"),
    *("night-eyes-stay-closed", "night-eyes-closed-thumb-up", "night-fist-stays-closed"),
}

GAMES = [any_game(Random(number)) for number in range(300)]


def label(game):
    deal, options = game
    special = sorted(set(deal) - {"servant", "minion"})
    unusual = sorted(name for name, value in options.items() if value is True)
    return "-".join([str(len(deal)), *special, *options["modules"], *unusual])


def begin(game):
    """Return the game after its night; an asked leader shows his side's card, or lies if he must."""
    deal, options = game
    play = Play(deal, **options)
    if "cleric" in deal:
        leader = options["first_leader"]
        assert play.open == {leader: "show_loyalty"}
        play.answer("show_loyalty", leader, leaders_card(deal, leader))
    assert play.events("night_ended") == [{}]
    return play


def leaders_card(deal, leader):
    return "evil" if deal[leader] in EVIL | {"troublemaker"} else "good"


def night_of(deal, options, seat):
    """Yield the knowledge of a seat by the books: step, seats, and the lesson about them."""
    lancelots_vary = bool(set(options["modules"]) & set(LANCELOT_VARIANTS))
    hidden = {"evil_sorcerer"} if options.get("hidden_sorcerer") else set()
    eyes_closed = {"oberon", "evil_rogue"} | hidden | ({"evil_lancelot"} if lancelots_vary else set())
    meet = (EVIL & set(deal)) - eyes_closed
    thumbs = (EVIL & set(deal)) - {"mordred", "evil_rogue"} - hidden | {"untrustworthy_servant"}
    name = deal[seat]

    def of(shown):
        return tuple(other for other, held in enumerate(deal) if held in shown and other != seat)

    if name == "cleric" and seat != options["first_leader"]:
        yield "cleric", (options["first_leader"],), leaders_card(deal, options["first_leader"])
    if name in meet:
        yield "evil", of(meet), "evil"
        if lancelots_vary:
            yield "lancelot_among_evil", of({"evil_lancelot"}), "evil_lancelot"
    if name == "merlin":
        yield "merlin", of(thumbs), "seems_evil" if "untrustworthy_servant" in deal else "evil"
    if name == "percival":
        yield "percival", of({"merlin", "morgana"}), "seems_merlin"
    if name in ("good_lancelot", "evil_lancelot") and not lancelots_vary:
        yield "lancelots", of({"good_lancelot", "evil_lancelot"}), "lancelot"
    if name == "senior_messenger" and options.get("senior_messenger"):
        yield "senior_messenger", of({"junior_messenger"}), "junior_messenger"
    if name == "untrustworthy_servant":
        yield "untrustworthy_servant", of({"assassin"}), "assassin"


def learnt(play, seat):
    """Yield the knowledge of a seat from the engine, in the same form."""
    for kind, data in play.private(seat):
        if kind == "leader_seen":
            yield "cleric", (data["leader"],), data["card"]
        elif kind == "seen":
            yield data["step"], tuple(data["seats"]), data["learns"]
        else:
            assert kind == "dealt"


@pytest.mark.rule("AV-REVEAL-02", "AV-REVEAL-04", "AV-REVEAL-05", "AV-REVEAL-07", "AV-REVEAL-08", "AV-REVEAL-09")
@pytest.mark.rule("AV-REVEAL-11", "AV-REVEAL-12", "AV-REVEAL-13", "AV-REVEAL-14", "AV-REVEAL-17", "AV-REVEAL-18")
@pytest.mark.parametrize("game", GAMES, ids=label)
def test_every_seat_learns_exactly_the_knowledge_of_the_books(game):
    play = begin(game)
    for seat in play.seats:
        assert list(learnt(play, seat)) == list(night_of(*game, seat))


class Room:
    """Simulated players who obey the narrator and record the thumbs and eyes they see while their eyes are open."""

    def __init__(self, deal, options):
        self.deal, self.leader = deal, options["first_leader"]
        self.eyes_open, self.thumbs = set(range(len(deal))), set()
        self.told_before = set()
        self.seen = {seat: [] for seat in self.eyes_open}

    def hold(self, lines):
        for line in lines:
            who = {seat for seat, name in enumerate(self.deal) if name == line.character}
            assert bool(who) == (line.key in SPEAKS_OF_A_CHARACTER), f"{line} speaks to nobody at this table"
            getattr(self, line.key.removeprefix("night-").replace("-", "_"))(who)

    def all_close(self, who):
        self.eyes_open = set()

    def all_closed(self, who):
        assert not self.eyes_open
        assert not self.thumbs

    def all_open(self, who):
        self.eyes_open = set(range(len(self.deal)))

    def leader_thumb(self, who):
        self.thumbs = {self.leader} if leaders_card(self.deal, self.leader) == "evil" else set()

    def thumb_up(self, who):
        assert not self.eyes_open
        self.thumbs |= who

    def thumbs_down(self, who):
        self._look(self.thumbs)
        self.thumbs = set()

    def opens(self, who):
        assert not self.eyes_open
        self.eyes_open = who

    def closes(self, who):
        assert self.eyes_open == who
        self._look(self.thumbs)
        self.eyes_open = set()

    def evil_open(self, who):
        self.eyes_open = self._evil() - self._those_told_before()

    def eyes_stay_closed(self, who):
        assert not self.eyes_open, "excepted players are told before the others open their eyes"
        assert not who & self.told_before, "a player is told twice"
        self.told_before |= who

    def eyes_closed_thumb_up(self, who):
        self.eyes_stay_closed(who)
        self.thumbs |= who

    def evil_close(self, who):
        assert not self.thumbs
        self._look(self.eyes_open)
        self.eyes_open = set()

    def evil_thumbs_up(self, who):
        self.thumbs = self._evil() - self._those_told_before()

    def fist_stays_closed(self, who):
        assert not self.thumbs
        assert not who & self.told_before, "a player is told twice"
        self.told_before |= who

    def lancelots_open(self, who):
        self.eyes_open = {seat for seat, name in enumerate(self.deal) if name.endswith("_lancelot")}

    def lancelots_close(self, who):
        self.evil_close(who)

    def _those_told_before(self):
        told, self.told_before = self.told_before, set()
        return told

    def _evil(self):
        return {seat for seat, name in enumerate(self.deal) if name in EVIL}

    def _look(self, shown):
        for seat in self.eyes_open:
            self.seen[seat].append(tuple(sorted(shown - {seat})))


@pytest.mark.rule("AV-REVEAL-01", "AV-REVEAL-15", "AV-REVEAL-16")
@pytest.mark.parametrize("game", GAMES, ids=label)
def test_obeying_the_narrator_gives_the_knowledge_of_the_engine(game):
    play = begin(game)
    lines = script(play.table.setup)
    assert lines[0].key == "night-all-close"
    assert [line.key for line in lines[-2:]] == ["night-all-closed", "night-all-open"]
    assert {line.key for line in lines} <= KEYS
    room = Room(*game)
    room.hold(lines)
    assert room.eyes_open == set(play.seats)
    for seat in play.seats:
        expected = {seats for step, seats, learns in night_of(*game, seat) if (step, learns) != ("cleric", "good")}
        assert {seats for seats in room.seen[seat] if seats} == {seats for seats in expected if seats}


def test_every_sentence_is_used_in_some_script():
    said = {line.key for game in GAMES for line in script(Play(game[0], **game[1]).table.setup)}
    assert said == KEYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_narrator_is_translated(language):
    assert [key for key in sorted(KEYS) if not has(language, key)] == []
