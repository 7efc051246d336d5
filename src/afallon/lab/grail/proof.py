"""The proof of a pack: every verse read, every chapter won by every number of players in every mode, no dead end."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from afallon.grail.content import Pack, load_pack
from afallon.grail.content.glossary import MODE_RULES, RESOURCES
from afallon.grail.rules.state import State
from afallon.kernel import Answer, Record, SeededChance, StepError, Table, find_game, set_up
from afallon.lab.grail.campaigns import Campaign, Endless, Played, party_sizes, play, table_of, told
from afallon.lab.runs import Runner
from afallon.players.grail import planner

FOLDER: Final = "proof"
"""Beside the pack: a record of every chapter won."""

PLANS: Final = ((0.0, False), (0.0, True), (0.15, True), (0.4, True))
"""How campaigns look for verses: how often they wander, and whether they seek what nobody has read."""


class Won(msgspec.Struct, frozen=True):
    """A chapter that was to be won."""

    chapter: int
    seats: int
    mode: str
    seed: int | None
    """Of the first campaign that did; none did, if there is none."""

    day: int | None
    tried: int
    record: str | None = None


class Attempt(msgspec.Struct, frozen=True):
    """What is tried: campaigns with one seed after another, until one wins the chapter."""

    folder: str
    pack_hash: str
    chapter: int
    seats: int
    mode: str
    seeds: int
    days: int
    before: str = ""
    """The record of the chapter before, won by as many in the same mode: campaigns go on from there."""


class Ordeal(msgspec.Struct, frozen=True):
    """A campaign that goes on from a bad state."""

    folder: str
    pack_hash: str
    state: str
    """One of `BAD_STATES`."""

    seats: int
    seed: int
    days: int


class Endured(msgspec.Struct, frozen=True):
    """How it went on."""

    state: str
    seats: int
    ended: str
    """`won`: the chapter, or the campaign; `defeat`; `endured`: days pass, and it goes on; `stuck`: it does not."""

    day: int
    error: str | None = None


# Verses


def read_verses(runner: Runner, folder: str, *, campaigns: int, days: int) -> tuple[dict[str, int], dict[str, str]]:
    """By verse: how many campaigns read it; and of those that none did, why that may be."""
    pack, sizes = load_pack(folder), party_sizes(folder)
    read = dict.fromkeys(pack.verses, 0)
    for wanders, seeks in PLANS:
        sought = tuple(name for name, times in read.items() if not times) if seeks else ()
        items = [
            Campaign(
                folder,
                pack.hash,
                sizes[seed % len(sizes)],
                seed,
                days=days,
                knows_pack=True,
                sought=sought,
                wanders=wanders,
            )
            for seed in range(campaigns)
        ]
        for played in runner.run("verses", play, items, Played):
            for name in played.verses:
                read[name] += 1
    return read, {name: why_unread(pack, name, read) for name, times in read.items() if not times}


def why_unread(pack: Pack, name: str, read: dict[str, int]) -> str:
    """A word for what may keep campaigns from a verse."""
    section, _, short = name.partition(":")
    location = None if section == "book" else pack.locations[int(section)]
    if location is not None and location.nightmare == short:
        return "nightmare"
    if location is not None and location.dream == short:
        return "dream"
    leading = [one for one, verse in pack.verses.items() if name in _targets(one, verse)]
    if not leading and not (location is not None and location.explore == short):
        return "nothing_leads_there"
    if leading and not any(read[one] for one in leading):
        return "what_leads_there_is_unread"
    if location is not None and not any(times for one, times in read.items() if one.startswith(f"{section}:")):
        return "place_never_explored"
    return "requirements"


def _targets(name: str, verse: Any) -> set[str]:
    targets = [verse.go, verse.otherwise, *(choice.go for choice in verse.choices)]
    section = name.partition(":")[0]
    return {target if ":" in target else f"{section}:{target}" for target in targets if target is not None}


# Chapters


def win_chapters(runner: Runner, folder: str, *, seeds: int, days: int) -> list[Won]:
    """Every chapter, for every number of players in every mode. Who has not won a chapter does not try the next."""
    pack, won = load_pack(folder), list[Won]()
    records: dict[tuple[str, int], str] = {(mode, seats): "" for mode in MODE_RULES for seats in party_sizes(folder)}
    for chapter in pack.chapters:
        attempts = [
            Attempt(folder, pack.hash, chapter, seats, mode, seeds, days, before)
            for (mode, seats), before in records.items()
        ]
        tried = runner.run("chapters", win, attempts, Won)
        records = {(one.mode, one.seats): one.record for one in tried if one.record is not None}
        won += tried
    return won


def win(attempt: Attempt) -> Won:
    """The first campaign that wins the chapter, with its record."""
    following = attempt.chapter + 1
    before = _of_pack(Record.parse(attempt.before), attempt.folder) if attempt.before else None
    for seed in range(attempt.seeds):
        campaign = Campaign(
            attempt.folder,
            attempt.pack_hash,
            attempt.seats,
            seed,
            mode=attempt.mode,
            days=attempt.days,
            chapter=following,
            knows_pack=True,
        )
        start = None if before is None else Table.replay(before, chance=SeededChance(seed))
        try:
            table = table_of(campaign, start).table
        except Endless:
            continue
        won_all = table.outcome is not None and table.outcome.side == "victory"
        if table.state.chapter >= following or (won_all and table.state.chapter == attempt.chapter):
            record = str(_of_pack(table.record(), "."))
            return Won(attempt.chapter, attempt.seats, attempt.mode, seed, table.state.day, seed + 1, record)
    return Won(attempt.chapter, attempt.seats, attempt.mode, None, None, attempt.seeds)


def keep_records(folder: Path, won: Sequence[Won]) -> Path:
    """Write the record of the last chapter that was won by each number in each mode, in place of those that were there:
    the chapters before it are in it."""
    kept = folder / FOLDER
    kept.mkdir(exist_ok=True)
    for old in kept.glob("*.jsonl"):
        old.unlink()
    last = {(one.mode, one.seats): one for one in sorted(won, key=lambda one: one.chapter) if one.record is not None}
    for one in last.values():
        assert one.record is not None
        (kept / f"chapter-{one.chapter}-{one.mode}-{one.seats}.jsonl").write_text(one.record, "utf-8")
    return kept


def check_records(folder: Path) -> Iterator[tuple[str, State]]:
    """Every record that is kept beside the pack, replayed: its name, and the state that it comes to.

    `RecordError` if one does not fit the pack or the rules any more.
    """
    for file in sorted((folder / FOLDER).glob("*.jsonl")):
        table = Table.replay(_of_pack(Record.parse(file.read_text("utf-8")), str(folder)))
        yield file.stem, table.state


def _of_pack(record: Record, folder: str) -> Record:
    """The record with another folder for its pack: wherever the pack lies, its proof lies beside it."""
    header = replace(record.header, options={**record.header.options, "pack": folder})
    return replace(record, header=header)


# Bad states


def endure(runner: Runner, folder: str, *, seeds: int, days: int) -> list[Endured]:
    """From every bad state, with every number of players."""
    pack = load_pack(folder)
    ordeals = [
        Ordeal(folder, pack.hash, state, seats, seed, days)
        for state in BAD_STATES
        for seats in party_sizes(folder)
        for seed in range(seeds)
    ]
    return runner.run("bad-states", go_through, ordeals, Endured)


def go_through(ordeal: Ordeal) -> Endured:
    """Go on from a bad state; somebody must always have an answer, and days must pass."""
    campaign = Campaign(
        ordeal.folder,
        ordeal.pack_hash,
        ordeal.seats,
        ordeal.seed,
        days=ordeal.days,
        chapter=2,
        knows_pack=True,
        wanders=0.25,
    )
    try:
        played = told(campaign, table_of(campaign, _worsened(ordeal)))
    except (Endless, StepError) as error:
        return Endured(ordeal.state, ordeal.seats, "stuck", 0, f"{type(error).__name__}: {error}")
    ended = "won" if played.side == "victory" or played.chapter > 1 else played.side or "endured"
    return Endured(ordeal.state, ordeal.seats, ended, played.day)


def _worsened(ordeal: Ordeal) -> Table[Any]:
    """The first morning of a campaign, with something very wrong."""
    game, rng = find_game("grail"), Random(ordeal.seed)
    options: dict[str, Any] = {"pack": ordeal.folder}
    setup, chance = set_up(game, ordeal.seats, options), SeededChance(ordeal.seed)
    table: Table[Any] = Table(game, setup, seats=ordeal.seats, chance=chance)
    while all(decision.kind != "act" for decision in table.open.values()):
        decision = next(iter(table.open.values()))
        value = planner.answer(decision, table.view(decision.seat), rng)
        table.submit(Answer(decision.id, decision.seat, value))
    state: State = table.state.copy()
    BAD_STATES[ordeal.state](state)
    options |= {"saved": msgspec.to_builtins(state, str_keys=True), "mode": state.mode}
    return Table(game, set_up(game, ordeal.seats, options), seats=ordeal.seats, chance=chance)


def _dying(state: State) -> None:
    affliction = "dying" if len(state.characters) > 1 else "dying_solo"
    for character in state.characters:
        character.health = character.energy = 0
        character.afflictions = [affliction]


def _mad(state: State) -> None:
    for character in state.characters:
        character.terror = character.terror_max


def _starving(state: State) -> None:
    for character in state.characters:
        character.resources = dict.fromkeys(RESOURCES, 0)
        character.energy = 0


def _dark(state: State) -> None:
    for place in state.places.values():
        place.menhir, place.dial = False, None


def _forsaken(state: State) -> None:
    for worsen in (_dying, _mad, _starving, _dark):
        worsen(state)


BAD_STATES: Final[dict[str, Callable[[State], None]]] = {
    "dying": _dying,
    "mad": _mad,
    "starving": _starving,
    "dark": _dark,
    "forsaken": _forsaken,
}
