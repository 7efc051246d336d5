"""Set-up: turn a request into a checked set-up, or report every reason against it."""

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
"""Allowed numbers of players (GR-COMP-01)."""


class Outfit(msgspec.Struct, frozen=True):
    """Colours of the board and of the two decks that a character uses in free mode (GR-MODE-35, 36)."""

    board: str
    combat: str
    diplomacy: str


READING: Final = 6
"""Version of our interpretation of the rules where the book is open. A campaign keeps the version that it began with.

How each earlier version differs from the next:

- 1 lacks GR-PARTY-28 (a character that dropped out had used its turn), GR-PARTY-29 (the action of a card could not be
  joined) and GR-ENC-14 (introductory encounters were not offered).
- 2 lacks GR-COMP-29 (an event or a global secret applied once for each character) and GR-STORY-08 (effects of an event
  after separate encounters did not see how those had ended). It broke GR-TRACK-09 where the active character and
  another one fell at once.
- 3 lacks GR-PARTY-31 (all members were asked for whom they pay even if each could pay alone) and GR-PARTY-32 (the
  leader was asked about each companion separately).
- 4 lacks GR-PARTY-33 (shared gains, losses and payments were divided unit by unit).
- 5 lacks GR-PARTY-34 (members who could pay themselves could not be helped). Joint choices did not name the overruled
  seats, and an evacuation was reported twice.
"""

MOMENTS: Final = {
    "turns": "day",
    "planning": "dawn",
    "equipment": "dawn",
    "rest": "dusk",
    "advancement": "dusk",
    "rebuild_decks": "dusk",
}
"""Moments for a change of the group, each with its stage of the day (GR-SAVE-26)."""


class Setup(msgspec.Struct, frozen=True):
    """The checked set-up of a campaign."""

    seats: int
    folder: str
    """The requested pack: its name on the shelf, or its path."""

    pack: Pack
    mode: Mode
    characters: tuple[str, ...]
    """Character tiles by seat."""

    chronicler: int | None
    saved: str | None = None
    """The state of a continued campaign as JSON; the group may have changed (GR-SAVE-18)."""

    rules: tuple[ModeRule, ...] = ()
    """The mode rules that are on (GR-MODE-03)."""

    free_choice: bool = False
    """Whether story rules and challenge rules may be on together (GR-MODE-05)."""

    outfits: tuple[Outfit, ...] | None = None
    """By seat, in free mode only; otherwise every character has the colour of its tile."""

    reading: int = READING
    moment: str = "turns"
    """The moment where a saved campaign continues."""

    began_with: str | None = None
    """The hash of the pack when a continued campaign began."""

    marks_before: bytes | None = None
    """Fingerprints of the pack as last played (`content/marks.py`), if the pack has changed since."""

    @property
    def pack_hash(self) -> str:
        """The hash that identifies the pack in this campaign; it stays the same if the pack changes later."""
        return self.began_with or self.pack.hash


class _Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pack: str = USUAL_PACK
    mode: Mode | None = None
    rules: tuple[ModeRule, ...] | None = None
    """Default: all rules of the mode."""

    free_choice: bool = False
    outfits: tuple[Outfit, ...] | None = None
    """Turns free mode on (GR-MODE-35)."""

    characters: tuple[str, ...] | None = None
    chronicler: int | None = None
    pack_hash: str | None = None
    """Hash of the pack when a record began."""

    pack_marks: bytes | None = None
    """Fingerprints of the pack when the record was last played; old records have none."""

    saved: dict[str, Any] | None = None
    reading: Literal[1, 2, 3, 4, 5, 6] | None = None
    """Default: the newest; for a record the first, because records of that version did not name it."""

    moment: Literal["turns", "planning", "equipment", "rest", "advancement", "rebuild_decks"] = "turns"


def check(seats: int, options: dict[str, Any]) -> tuple[Setup | None, tuple[Problem, ...]]:
    """Return the set-up, or `None` if it cannot be played, and all its problems."""
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
    """Return the request, the names of unreadable options, and all problems that do not depend on the pack."""
    request, unread, problems = read_request(options, _Request, "GR-CHAR-02")
    if not _is_size(seats):
        problems = (Problem("wrong_number_of_seats", "GR-COMP-01", details={"players": seats}), *problems)
    return request, unread, problems


def _is_size(seats: Any) -> bool:
    return type(seats) is int and seats in SEATS


def _possible_sizes(seats: Any) -> Sequence[int]:
    """Return the number of players; if it is wrong, all allowed numbers too.

    A list of characters that fits one of them is then not reported as a second problem.
    """
    asked = (seats,) if type(seats) is int else ()
    return asked if _is_size(seats) else (*SEATS, *asked)


def _possible_requests(request: _Request, unread: frozenset[str]) -> Iterator[_Request]:
    """Yield every possible reading of the request if its mode or its free choice of rules cannot be read."""
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
    """Return the rules of a mode, or of all modes if the choice is free (GR-MODE-03, 05)."""
    modes = tuple(MODE_RULES) if free_choice else (mode,)
    return tuple(rule for one in modes for rule in MODE_RULES[one])


def full_rules(mode: Mode, pack: Pack) -> tuple[ModeRule, ...]:
    """Return the rules of a mode that this pack supports: `challenge_secret_42` needs its card (GR-MODE-04, 18)."""
    return tuple(rule for rule in MODE_RULES[mode] if rule != "challenge_secret_42" or DISTRUST in pack.secrets)


def _settled(request: _Request) -> tuple[Mode, tuple[ModeRule, ...]] | None:
    """Return the mode and the rules of a continued campaign, `None` for a new one."""
    saved = request.saved
    return None if saved is None else (saved.get("mode", "normal"), tuple(saved.get("rules", ())))


def _mode_and_rules(request: _Request, pack: Pack) -> tuple[Mode, tuple[ModeRule, ...]]:
    settled = _settled(request)
    mode: Mode = request.mode or ("normal" if settled is None else settled[0])
    if request.rules is not None:
        return mode, tuple(dict.fromkeys(request.rules))
    if settled is not None and settled[0] == mode:
        return settled
    is_old_record = request.pack_hash is not None  # from before modes had separate rules
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
        elif request.pack_hash is None:  # a campaign that has begun goes on
            yield from _check_cards(pack, tile)


def _check_cards(pack: Pack, tile: str) -> Iterator[Problem]:
    """Yield a problem for each kind of deck that lacks cards for this character (GR-COMP-27)."""
    for kind in KINDS:
        starting, upgrades = split_cards(pack.cards[kind].values(), pack.characters[tile], kind)
        if (len(starting), len(upgrades)) != (STARTING_CARDS, UPGRADE_CARDS):
            details = {"character": tile, "starting": len(starting), "upgrades": len(upgrades)}
            yield Problem(f"wrong_number_of_{kind}_cards", "GR-COMP-27", details=details)


def _may_change_hands(saved: dict[str, Any], moment: str) -> bool:
    """Return whether another group can take over: no action or encounter, and the right stage (GR-SAVE-26)."""
    return saved.get("stage") == MOMENTS[moment] and not saved.get("parties") and saved.get("encounter") is None
