"""Commands for campaigns alone: continue with another group, and take an answer back."""

from typing import Any

import msgspec

from afallon.kernel import SetupError, Table, find_game, set_up
from afallon.server.credentials import SecretSource
from afallon.server.errors import Refusal
from afallon.server.rooms.commands.command import Caller, Command, Verdict, need_campaign, need_chair, need_table
from afallon.server.rooms.commands.playing import check, need_another_match
from afallon.server.rooms.journal import Regrouped, Started, TakenBack, UndoDeclined, UndoWished
from afallon.server.rooms.room import Room


class Regroup(Command, frozen=True):
    """The host continues a campaign with another group, where its rules allow it. This is the next game of the room.

    Players keep their characters, unless `characters` names others.
    """

    chairs: tuple[int, ...] | None = None
    """The chairs of the new group, in the order of seats; null is every chair that is taken."""

    characters: tuple[str, ...] | None = None
    """The characters by seat; null leaves them to the rules."""

    chronicler: int | None = None
    """The seat that keeps the chronicle."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        campaign, table = need_campaign(room), need_table(room)
        need_another_match(room)
        taken = tuple(seat for seat, chair in enumerate(room.chairs) if chair.who != "empty")
        chairs = taken if self.chairs is None else tuple(dict.fromkeys(self.chairs))
        if any(need_chair(room, seat).who == "empty" for seat in chairs):
            raise Refusal("empty_chairs")
        before = [seat if room.plays(seat) else None for seat in chairs]
        rules = find_game(room.game)
        try:
            asked, chosen = campaign.go_on(table, before, self.characters, self.chronicler)
            options = rules.options(set_up(rules, len(chairs), asked))
        except SetupError as error:
            raise Refusal("setup_refused", problems=msgspec.to_builtins(error.problems)) from None
        started = Started(secrets.new_seed(), options, rules.version)
        return Verdict([*check(room).lines, Regrouped(chairs, chosen), started])


class Undo(Command, frozen=True):
    """A seat wishes to take back the last answer, or agrees to it. It happens when all players who are here agree."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        seat, table = _need_player(room, caller)
        if room.paused:
            raise Refusal("paused")
        keep = _answers_kept(room, table)
        concerned = {one for one in room.people() if room.plays(one) and room.is_here(one)}
        if concerned <= room.undo_wishes | {seat}:
            return Verdict([*check(room).lines, TakenBack(keep)])
        return Verdict([] if seat in room.undo_wishes else [UndoWished(seat)])


class Stand(Command, frozen=True):
    """A seat declines to take back the last answer, or withdraws its own wish. All wishes are cancelled."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        seat, _ = _need_player(room, caller)
        return Verdict([UndoDeclined(seat)] if room.undo_wishes else [])


def _need_player(room: Room, caller: Caller) -> tuple[int, Table[Any]]:
    """Return the seat of a caller who plays in the campaign, and its table; raises `Refusal`."""
    seat = caller.need_seat()
    need_campaign(room)
    table = need_table(room)
    if not room.plays(seat):
        raise Refusal("not_seated")
    return seat, table


def _answers_kept(room: Room, table: Table[Any]) -> int:
    """Return how many answers remain after the last one of a person, and any later ones of bots, are taken back.

    Raises `Refusal` if any of them has revealed something.
    """
    may_undo, trial = need_campaign(room).may_undo, table
    while may_undo(trial):
        seat, keep = trial.last_answer()
        if room.chairs[seat].played_by_bot is None:
            return keep
        trial = table.copy() if trial is table else trial
        trial.undo()
    raise Refusal("cannot_take_back")
