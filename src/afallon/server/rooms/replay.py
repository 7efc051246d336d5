"""Replay: apply journal lines to a room. Applied in order, the lines of a journal yield the room."""

from collections.abc import Iterable
from functools import singledispatch
from typing import cast

import msgspec

from afallon.kernel.record import Header
from afallon.players import BEST
from afallon.server.errors import Refusal
from afallon.server.rooms.bookmarks import Bookmark
from afallon.server.rooms.journal import (
    Abandoned,
    Announced,
    Answered,
    Bookmarked,
    BotRemoved,
    BotSeated,
    CardSeen,
    ChairAdded,
    Checked,
    Claimed,
    Created,
    DawnBroke,
    HandedOver,
    HostNamed,
    Joined,
    JournalLine,
    Line,
    LockSet,
    MatchClosed,
    MatchLine,
    Moved,
    MuteSet,
    PaceSet,
    PauseSet,
    PersonLeft,
    Regrouped,
    Renamed,
    RulesChanged,
    Said,
    SetUpChanged,
    StandInBegan,
    StandInEnded,
    Started,
    TakenBack,
    UndoDeclined,
    UndoWished,
    Watched,
    WatcherLeft,
    WatcherMuted,
)
from afallon.server.rooms.match import Match
from afallon.server.rooms.room import Chair, Holder, Pace, Room, Talk


def replay(lines: Iterable[Line], bookmark: Bookmark | None = None) -> Room:
    """Return the room of a whole journal. `settle` then handles the matches that these rules cannot play as stored.

    With a bookmark, the match is resumed from it; a bookmark that does not fit the journal raises `UnfitBookmark`.

    A campaign is refused if its pack is missing, or has changed where the campaign has been. Nothing is written about
    it, so that it can continue when the pack is back.
    """
    journal = [*lines]
    created = journal[0] if journal else None
    if not isinstance(created, Created):
        raise ValueError("a journal begins with the creation of its room")
    room = create(created)
    room.is_read, room.is_skimmed = False, bookmark is not None
    room.matches_to_read = sum(isinstance(line, Started) for line in journal)
    for line in journal[1:]:
        apply(line, room)
        if bookmark is not None and room.journal_length == bookmark.line:
            room.is_skimmed, room.story = False, list(bookmark.story)
            room.matches[-1].go_on_from(bookmark.table)
    room.is_read = True
    match, campaign = room.match, room.kit.campaign
    if campaign is not None and match is not None and match.phase == "playing":
        table = match.table
        conflicts = match.content_conflicts if table is None else table.game.content_conflicts(table)
        if conflicts:
            raise Refusal.of_content(conflicts)
        missing = campaign.missing_pack(match.header.options) if table is None else None
        if missing is not None:
            raise Refusal("pack_missing", pack=missing)
        if table is None and match.migrated() is None:
            raise Refusal("room_unreadable")  # months of play: keep it until rules and pack can play it
    return room


def create(created: Created) -> Room:
    """Return the room that the first line of a journal creates."""
    return Room(created.code, created.game, created.seats, created.options, is_lesson=created.is_lesson)


def apply(line: Line, room: Room) -> Line:
    """Apply one further line and return it as it is to be stored. The last look at a card also ends the night."""
    _happen(line, room)
    if isinstance(line, MatchLine):
        line = _pinned(line, room)
    room.journal_length += 1
    if room.is_night and not room.yet_to_look():
        room.matches[-1].dawn = True
    return line


def _pinned(line: MatchLine, room: Room) -> Line:
    """Return the line with the digest of its match. A line that was stored with a digest is compared with it."""
    match = room.matches[-1]
    if line.digest:
        match.compare(line.digest, over=line.over)
    elif room.is_read and match.table is not None:
        line = msgspec.structs.replace(line, digest=match.table.digest(), over=match.table.outcome is not None)
    if match.phase == "over":
        _stop_standing_in(room)
    return cast(Line, line)


def settle(room: Room) -> list[Line]:
    """Handle the matches that these rules cannot play as they were stored, and return the lines to write.

    A running match continues by its migration, or with changed content, or is closed. A match that was over is read by
    its migration, or only its record remains. Call this before anything else happens in the room.
    """
    for played in room.matches:
        if played.table is None and not played.compressed_record and played.phase == "over":
            played.table = played.migrated()
            played.closed = played.table is None
    match = room.match
    if match is None or match.phase != "playing":
        return []
    if match.table is None:
        table = match.migrated()
        if table is None:
            return [MatchClosed()]
        record = table.record()
        return [RulesChanged(record.header.version, record.header.options, record.lines)]
    game, setup = match.table.game, match.table.setup
    now = game.version, game.options(setup)
    return [] if (match.header.version, match.header.options) == now else [RulesChanged(*now)]


@singledispatch
def _happen(line: JournalLine, room: Room) -> None:
    raise TypeError(f"{type(line).__name__} is no line that changes a room")


# Chairs and people


@_happen.register
def _joined(line: Joined, room: Room) -> None:
    muted = room.chairs[line.seat].muted and line.invite_hash is not None
    room.chairs[line.seat] = Chair("person", line.name, line.shield, pass_hash=line.pass_hash, muted=muted)
    room.holders[line.pass_hash] = Holder(line.seat, line.name, line.language)
    if line.invite_hash is not None:
        room.invites.pop(line.invite_hash, None)
    if room.phase == "playing" and room.plays(line.seat):
        room.matches[-1].readers[line.pass_hash] = line.seat
    if room.host is None:
        room.host = line.seat


@_happen.register
def _watched(line: Watched, room: Room) -> None:
    room.holders[line.pass_hash] = Holder(None, line.name, line.language)


@_happen.register
def _watcher_left(line: WatcherLeft, room: Room) -> None:
    _make_void(room, line.pass_hash, line.reason)


@_happen.register
def _watcher_muted(line: WatcherMuted, room: Room) -> None:
    room.holders[line.pass_hash].muted = line.muted


@_happen.register
def _lock_set(line: LockSet, room: Room) -> None:
    room.locked = line.locked


@_happen.register
def _bot_seated(line: BotSeated, room: Room) -> None:
    room.chairs[line.seat] = Chair("bot", line.name, line.shield, line.bot)


@_happen.register
def _chair_added(_: ChairAdded, room: Room) -> None:
    room.chairs.append(Chair())


@_happen.register
def _bot_removed(line: BotRemoved, room: Room) -> None:
    room.chairs[line.seat] = Chair()


@_happen.register
def _person_left(line: PersonLeft, room: Room) -> None:
    chair = room.chairs[line.seat]
    if chair.pass_hash is not None:
        _make_void(room, chair.pass_hash, line.reason)
    bot_takes_over = room.phase == "playing" and room.kit.campaign is None
    room.chairs[line.seat] = Chair("bot", chair.name, chair.shield, BEST) if bot_takes_over else Chair()
    room.undo_wishes.discard(line.seat)
    _forget_invites(room, line.seat)


@_happen.register
def _handed_over(line: HandedOver, room: Room) -> None:
    chair = room.chairs[line.seat]
    if chair.pass_hash is not None:
        _make_void(room, chair.pass_hash, "handed_over")
        chair.pass_hash = None
    room.undo_wishes.discard(line.seat)
    _forget_invites(room, line.seat)
    room.invites[line.invite_hash] = line.seat


@_happen.register
def _moved(line: Moved, room: Room) -> None:
    _move(room, line.seat, line.to)


@_happen.register
def _renamed(line: Renamed, room: Room) -> None:
    holder = room.holders[line.pass_hash]
    holder.name, holder.language, seat = line.name, line.language, holder.seat
    if seat is not None:
        room.chairs[seat].name, room.chairs[seat].shield = line.name, line.shield


@_happen.register
def _host_named(line: HostNamed, room: Room) -> None:
    room.host = line.seat


@_happen.register
def _mute_set(line: MuteSet, room: Room) -> None:
    room.chairs[line.seat].muted = line.muted


@_happen.register
def _stand_in_began(line: StandInBegan, room: Room) -> None:
    room.chairs[line.seat].stand_in, room.chairs[line.seat].bot = True, BEST


@_happen.register
def _stand_in_ended(line: StandInEnded, room: Room) -> None:
    room.chairs[line.seat].stand_in, room.chairs[line.seat].bot = False, None


# Matches


@_happen.register
def _set_up_changed(line: SetUpChanged, room: Room) -> None:
    for seat, to in line.moves:
        _move(room, seat, to)
    room.seats, room.options = line.seats, line.options
    room.chairs = [*room.chairs, *(Chair() for _ in range(line.seats))][: line.seats]


@_happen.register
def _started(line: Started, room: Room) -> None:
    if room.phase == "playing":
        room.matches[-1].was_over = True  # these rules cannot finish it, or another group continues it
    else:
        room.story.clear()
    for played in room.matches:
        played.unload()
    taken = enumerate(room.chairs[: room.seats])
    readers = {chair.pass_hash: seat for seat, chair in taken if chair.pass_hash is not None}
    header = Header(room.game, line.version, room.seats, line.options)
    match = Match(room.match_number + 1, header, line.seed, readers)
    # Play earlier matches only in campaigns, whose story continues from match to match, and in journals from before
    # digests, where only the rules know the outcome.
    is_told = room.kit.campaign is not None or not line.digest
    match.is_past = room.is_skimmed or (match.number < room.matches_to_read and not is_told)
    match.begin(header, line.lines)
    for seat, chair in enumerate(room.chairs[: room.seats]):
        match.note("seated", seat=seat, name=chair.name, who=chair.who, bot=chair.bot)
    room.matches.append(match)
    room.paused = False
    room.undo_wishes.clear()


@_happen.register
def _regrouped(line: Regrouped, room: Room) -> None:
    campaign, table = room.kit.campaign, room.matches[-1].table
    if campaign is not None and table is not None:
        room.story += campaign.story(table)
    waiting = [seat for seat in room.people() if seat not in line.chairs]
    new_places = {seat: place for place, seat in enumerate((*line.chairs, *waiting))}
    room.chairs = [room.chairs[seat] for seat in new_places]
    for holder in room.holders.values():
        holder.seat = None if holder.seat is None else new_places[holder.seat]
    room.invites = {invite_hash: new_places[chair] for invite_hash, chair in room.invites.items()}
    room.host = None if room.host is None else new_places[room.host]
    room.seats, room.options = len(line.chairs), line.options


@_happen.register
def _card_seen(line: CardSeen, room: Room) -> None:
    room.matches[-1].seen.add(line.seat)


@_happen.register
def _dawn_broke(_: DawnBroke, room: Room) -> None:
    room.matches[-1].dawn = True


@_happen.register
def _answered(line: Answered, room: Room) -> None:
    match = room.matches[-1]
    if line.by != "person":
        match.note("answered_by", seat=line.seat, decision=line.decision, by=line.by)
    elif match.table is None or not room.kit.asks_in_the_night(match.table):
        # A person who answers has seen their card. A question of the night does not count: it comes before the night
        # has told everything.
        match.seen.add(line.seat)
    match.answer(line.seat, line.decision, line.value, may_fail=room.kit.campaign is None or not room.is_read)
    room.undo_wishes.clear()


@_happen.register
def _checked(line: Checked, room: Room) -> None:
    room.matches[-1].check(line.lines, line.digest, over=line.over)
    if line.over:
        _stop_standing_in(room)


@_happen.register
def _bookmarked(_: Bookmarked, room: Room) -> None:
    room.bookmarked = room.journal_length + 1


@_happen.register
def _rules_changed(line: RulesChanged, room: Room) -> None:
    match = room.matches[-1]
    if line.lines is None:
        match.go_on_as(line.version, line.options)
    else:
        header = msgspec.structs.replace(match.header, version=line.version, options=line.options)
        match.begin(header, line.lines)


@_happen.register
def _match_closed(_: MatchClosed, room: Room) -> None:
    room.matches[-1].close()
    room.undo_wishes.clear()
    room.paused = False
    _stop_standing_in(room)


@_happen.register
def _undo_wished(line: UndoWished, room: Room) -> None:
    room.undo_wishes.add(line.seat)


@_happen.register
def _undo_declined(_: UndoDeclined, room: Room) -> None:
    room.undo_wishes.clear()


@_happen.register
def _taken_back(line: TakenBack, room: Room) -> None:
    room.matches[-1].take_back(line.keep)
    room.undo_wishes.clear()


@_happen.register
def _pause_set(line: PauseSet, room: Room) -> None:
    room.paused = line.paused


@_happen.register
def _pace_set(line: PaceSet, room: Room) -> None:
    room.pace = Pace(line.propose, line.vote, line.hurried)


@_happen.register
def _abandoned(_: Abandoned, room: Room) -> None:
    room.matches[-1].abandoned = True
    room.undo_wishes.clear()
    room.paused = False
    _stop_standing_in(room)


# Talk


@_happen.register
def _said(line: Said, room: Room) -> None:
    _add_talk(room, Talk(len(room.talk) + 1, line.seat, line.name, text=line.text))
    if line.key is not None:
        room.talk_keys.append(line.key)


@_happen.register
def _announced(line: Announced, room: Room) -> None:
    _add_talk(room, Talk(len(room.talk) + 1, None, line.name, notice=line.what))


@_happen.register
def _claimed(line: Claimed, room: Room) -> None:
    number = len(room.talk) + 1
    talk = Talk(number, line.seat, line.name, claim=line.claim, about=line.about, character=line.character)
    _add_talk(room, talk)


# Used by several of them


def _make_void(room: Room, pass_hash: str, reason: str) -> None:
    room.holders.pop(pass_hash, None)
    room.void_passes[pass_hash] = reason
    if room.phase == "playing":
        room.matches[-1].readers.pop(pass_hash, None)


def _forget_invites(room: Room, seat: int) -> None:
    room.invites = {invite_hash: chair for invite_hash, chair in room.invites.items() if chair != seat}


def _move(room: Room, seat: int, to: int) -> None:
    room.chairs[to], room.chairs[seat] = room.chairs[seat], Chair()
    pass_hash = room.chairs[to].pass_hash
    if pass_hash is not None:
        room.holders[pass_hash].seat = to
    room.invites = {invite_hash: to if chair == seat else chair for invite_hash, chair in room.invites.items()}
    if room.host == seat:
        room.host = to
    if room.phase == "playing" and pass_hash is not None:  # only in a campaign
        room.matches[-1].readers.pop(pass_hash, None)
        if room.plays(to):
            room.matches[-1].readers[pass_hash] = to


def _stop_standing_in(room: Room) -> None:
    """End all stand-ins: after a match nobody needs one."""
    for chair in room.chairs:
        if chair.stand_in:
            chair.stand_in, chair.bot = False, None


def _add_talk(room: Room, talk: Talk) -> None:
    room.talk.append(talk)
    for holder in room.holders.values():
        if talk.notice is None and (holder.seat, holder.name) == (talk.seat, talk.name):
            holder.talked += 1
    if room.match is not None:
        said = msgspec.to_builtins(talk)
        room.match.note("talk", **{name: value for name, value in said.items() if value is not None})
