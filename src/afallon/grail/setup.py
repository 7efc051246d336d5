"""Setting up: from what somebody asks for to a checked set-up, or to every reason against it."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final, Literal

import msgspec

from afallon.grail.content import Pack, PackError, load_pack
from afallon.grail.content.decks import STARTING_CARDS, UPGRADE_CARDS, split_cards
from afallon.grail.content.glossary import DISTRUST, KINDS, MODE_RULES, Mode, ModeRule
from afallon.grail.content.library import keep_for
from afallon.grail.content.marks import marks_of
from afallon.grail.content.shelf import USUAL_PACK, folder_of
from afallon.kernel import Problem, certain, read_request

SEATS: Final = range(1, 5)
"""How many may play (GR-COMP-01)."""


class Outfit(msgspec.Struct, frozen=True):
    """What a character plays with beside its tile: the colours of a board and of two decks (GR-MODE-35, 36)."""

    board: str
    combat: str
    diplomacy: str


READING: Final = 6
"""How the rules are read where the book leaves something open; a campaign keeps the reading that it began with.

1 had no GR-PARTY-28 (whoever dropped out had used its turn), no GR-PARTY-29 (nobody joined the action of a card) and no
GR-ENC-14 (nobody was offered an introduction). 2 had no GR-COMP-29 (an event or a global secret spoke once for each
character) and no GR-STORY-08 (what an event says after an encounter of groups apart did not see how it had ended), and
broke GR-TRACK-09 where the active character and another fell at once. 3 had no GR-PARTY-31 and 32 (everybody
was asked for whom they pay even if nobody lacked anything, and whoever acted about each companion apart). 4 had no
GR-PARTY-33 (what is shared or paid together was divided unit by unit). 5 had no GR-PARTY-34 (nobody
could pay for members who could pay themselves), did not say who was overruled in a joint choice, and told an evacuation
twice.
"""

MOMENTS: Final = {
    "turns": "day",
    "planning": "dawn",
    "equipment": "dawn",
    "rest": "dusk",
    "advancement": "dusk",
    "rebuild_decks": "dusk",
}
"""Where another group may take over, each with its stage of the day (GR-SAVE-26)."""


class Setup(msgspec.Struct, frozen=True):
    """A campaign that can begin."""

    seats: int
    folder: str
    """The pack as it was asked for: its name on the shelf, or where it lies."""

    pack: Pack
    mode: Mode
    characters: tuple[str, ...]
    """The tiles by seat."""

    chronicler: int | None
    saved: str | None = None
    """The state of a campaign that goes on, perhaps with another group (GR-SAVE-18), as JSON."""

    rules: tuple[ModeRule, ...] = ()
    """Of the modes: those that are on (GR-MODE-03)."""

    free_choice: bool = False
    """Whether rules of story and challenge may be on together (GR-MODE-05)."""

    outfits: tuple[Outfit, ...] | None = None
    """By seat, in free mode alone; else everybody has the colour of the tile."""

    reading: int = READING
    moment: str = "turns"
    """Where a saved campaign goes on."""

    began_with: str | None = None
    """The hash of the pack when the campaign began, if that was before."""

    marks_before: bytes | None = None
    """What the pack said when the campaign was last played (`content/marks.py`), if it says something else now."""

    @property
    def pack_hash(self) -> str:
        """By which the campaign names its pack, from its beginning on."""
        return self.began_with or self.pack.hash


class _Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pack: str = USUAL_PACK
    mode: Mode | None = None
    rules: tuple[ModeRule, ...] | None = None
    """If nothing is said, all of the mode."""

    free_choice: bool = False
    outfits: tuple[Outfit, ...] | None = None
    """Free mode (GR-MODE-35)."""

    characters: tuple[str, ...] | None = None
    chronicler: int | None = None
    pack_hash: str | None = None
    """Of the pack that a record was begun with."""

    pack_marks: bytes | None = None
    """Of the pack that it was last played with; old records have none."""

    saved: dict[str, Any] | None = None
    reading: Literal[1, 2, 3, 4, 5, 6] | None = None
    """If nothing is said: of a record the first, which did not name it yet, else the newest."""

    moment: Literal["turns", "planning", "equipment", "rest", "advancement", "rebuild_decks"] = "turns"


def check(seats: int, options: dict[str, Any]) -> tuple[Setup | None, tuple[Problem, ...]]:
    """The set-up (if it can be played) and everything to be said of it."""
    request, unread, problems = read(seats, options)
    if "pack" in unread:
        return None, problems
    try:
        pack = _pack_of(request)
    except PackError as error:
        wrong = (Problem("bad_pack", "GR-COMP-27", details={"problem": str(problem)}) for problem in error.problems)
        return None, (*problems, *wrong)
    if not problems:
        return _check(seats, request, pack)
    possible = product(_possible_sizes(seats), _possible_requests(request, unread))
    return None, (*problems, *certain(_check(size, one, pack)[1] for size, one in possible))


def read(seats: int, options: dict[str, Any]) -> tuple[_Request, frozenset[str], tuple[Problem, ...]]:
    """The request, the options that cannot be read, and everything that is wrong whatever the pack is."""
    request, unread, problems = read_request(options, _Request, "GR-CHAR-02")
    if not _is_size(seats):
        problems = (Problem("wrong_number_of_seats", "GR-COMP-01", details={"players": seats}), *problems)
    return request, unread, problems


def _is_size(seats: Any) -> bool:
    return type(seats) is int and seats in SEATS


def _possible_sizes(seats: Any) -> Sequence[int]:
    """The number of players; where it is wrong, all others as well: characters enough for it are no second problem."""
    asked = (seats,) if type(seats) is int else ()
    return asked if _is_size(seats) else (*SEATS, *asked)


def _possible_requests(request: _Request, unread: frozenset[str]) -> Iterator[_Request]:
    """The requests that may be meant, where the mode or the choice of its rules cannot be read."""
    free_choice = request.free_choice or "free_choice" in unread
    for mode in tuple(MODE_RULES) if "mode" in unread else (request.mode,):
        yield msgspec.structs.replace(request, mode=mode, free_choice=free_choice)


def _check(seats: int, request: _Request, pack: Pack) -> tuple[Setup | None, tuple[Problem, ...]]:
    characters = request.characters
    if characters is None:
        characters = tuple(sorted(pack.characters, key=lambda tile: pack.characters[tile].number))[:seats]
    mode, rules = _mode_and_rules(request, pack)
    problems = (
        *_check_seating(seats, request, pack, characters),
        *_check_mode(request, pack, mode, rules),
        *_check_outfits(seats, request.outfits, pack),
    )
    if problems:
        return None, problems
    saved = None if request.saved is None else msgspec.json.encode(request.saved).decode()
    setup = Setup(
        seats,
        request.pack,
        pack,
        mode,
        characters,
        request.chronicler,
        saved,
        rules,
        request.free_choice,
        request.outfits,
        reading=request.reading or (READING if request.pack_hash is None else 1),
        moment=request.moment,
        began_with=request.pack_hash,
        marks_before=None if request.pack_marks in (None, marks_of(pack)) else request.pack_marks,
    )
    return setup, ()


def _pack_of(request: _Request) -> Pack:
    pack = load_pack(folder_of(request.pack))
    return pack if request.pack_hash is None else keep_for(request.pack_hash, pack)


def allowed_rules(mode: Mode, *, free_choice: bool) -> tuple[ModeRule, ...]:
    """The rules of a mode; if the choice is free, those of all modes (GR-MODE-03, 05)."""
    modes = tuple(MODE_RULES) if free_choice else (mode,)
    return tuple(rule for one in modes for rule in MODE_RULES[one])


def full_rules(mode: Mode, pack: Pack) -> tuple[ModeRule, ...]:
    """All rules of a mode that a pack can be played by: one of them needs a card (GR-MODE-04, 18)."""
    return tuple(rule for rule in MODE_RULES[mode] if rule != "challenge_secret_42" or DISTRUST in pack.secrets)


def _settled(request: _Request) -> tuple[Mode, tuple[ModeRule, ...]] | None:
    """The mode and the rules of a campaign that goes on."""
    saved = request.saved
    return None if saved is None else (saved.get("mode", "normal"), tuple(saved.get("rules", ())))


def _mode_and_rules(request: _Request, pack: Pack) -> tuple[Mode, tuple[ModeRule, ...]]:
    settled = _settled(request)
    mode: Mode = request.mode or ("normal" if settled is None else settled[0])
    if request.rules is not None:
        return mode, tuple(dict.fromkeys(request.rules))
    if settled is not None and settled[0] == mode:
        return settled
    is_old_record = request.pack_hash is not None  # of a time when modes had no rules
    return mode, () if is_old_record else full_rules(mode, pack)


def _check_mode(request: _Request, pack: Pack, mode: Mode, rules: tuple[ModeRule, ...]) -> Iterator[Problem]:
    settled = _settled(request)
    if settled is not None:
        if (mode, set(rules)) != (settled[0], set(settled[1])):
            yield Problem("mode_is_settled", "GR-MODE-06", details={"mode": settled[0]})
        return
    for rule in rules:
        if rule not in allowed_rules(mode, free_choice=request.free_choice):
            yield Problem("rule_of_another_mode", "GR-MODE-05", details={"rule": rule, "mode": mode})
    if "challenge_secret_42" in rules and DISTRUST not in pack.secrets:
        yield Problem("no_secret_of_distrust", "GR-MODE-18", details={"secret": DISTRUST})


def _check_outfits(seats: int, outfits: tuple[Outfit, ...] | None, pack: Pack) -> Iterator[Problem]:
    if outfits is None:
        return
    if len(outfits) != seats:
        yield Problem("not_one_outfit_each", "GR-MODE-35", details={"outfits": len(outfits)})
    decks = {tile.colour for tile in pack.characters.values()}
    for part, known in (("board", set(pack.boards)), ("combat", decks), ("diplomacy", decks)):
        colours = [getattr(outfit, part) for outfit in outfits]
        for colour in sorted(set(colours)):
            if colour not in known:
                yield Problem("unknown_colour", "GR-MODE-35", details={"colour": colour})
            elif colours.count(colour) > 1:
                yield Problem("colour_taken_twice", "GR-MODE-41", details={"colour": colour})


def _check_seating(seats: int, request: _Request, pack: Pack, characters: tuple[str, ...]) -> Iterator[Problem]:
    if request.pack_marks is None and request.pack_hash not in (None, pack.hash):
        yield Problem("pack_has_changed", "GR-SAVE-17", details={"pack": request.pack})
    if request.chronicler is not None and (seats == 1 or request.chronicler not in range(seats)):
        yield Problem("no_such_chronicler", "GR-CHRON-01", details={"seat": request.chronicler})
    if request.saved is not None and not _may_change_hands(request.saved, request.moment):
        yield Problem("not_between_actions", "GR-SAVE-18")
    if len(characters) != seats or len(set(characters)) != seats:
        yield Problem("not_one_character_each", "GR-CHAR-03", details={"characters": ", ".join(characters)})
    for tile in dict.fromkeys(characters):
        if tile not in pack.characters:
            yield Problem("unknown_character", "GR-CHAR-03", details={"character": tile})
        elif request.saved is not None and tile in request.saved.get("dead", ()):
            yield Problem("character_is_dead", "GR-DEATH-05", details={"character": tile})
        elif request.pack_hash is None:  # whoever has begun goes on
            yield from _check_cards(pack, tile)


def _check_cards(pack: Pack, tile: str) -> Iterator[Problem]:
    """A character without its full supply of cards cannot be played (GR-COMP-27)."""
    for kind in KINDS:
        starting, upgrades = split_cards(pack.cards[kind].values(), pack.characters[tile], kind)
        if (len(starting), len(upgrades)) != (STARTING_CARDS, UPGRADE_CARDS):
            details = {"character": tile, "starting": len(starting), "upgrades": len(upgrades)}
            yield Problem(f"wrong_number_of_{kind}_cards", "GR-COMP-27", details=details)


def _may_change_hands(saved: dict[str, Any], moment: str) -> bool:
    """Can another group take over here? Nobody acts or fights, and it is the stage of that moment (GR-SAVE-26)."""
    return saved.get("stage") == MOMENTS[moment] and not saved.get("parties") and saved.get("encounter") is None
