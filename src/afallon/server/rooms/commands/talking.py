"""Saying something, and quick claims."""

from typing import Literal

from afallon.server.credentials import SecretSource
from afallon.server.errors import Refusal
from afallon.server.rooms.commands.command import Caller, Command, Verdict, need_chair
from afallon.server.rooms.journal import Claimed, Said
from afallon.server.rooms.naming import read_text
from afallon.server.rooms.room import Room

MOST_TALK = 5000


class Say(Command, frozen=True):
    """Somebody with a name says something; text stays text."""

    text: str
    """At most 500 characters."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        holder = caller.need_holder()
        _may_speak(room, holder.seat)
        return Verdict([Said(holder.seat, holder.name, read_text(self.text))])


class Claim(Command, frozen=True):
    """A seat claims: `good` and `evil` of any seat, `trust` and `doubt` of another, `character` with a name; and to be
    `ready` to vote. In Voyage there are `trust`, `doubt` and `ready` alone."""

    claim: Literal["good", "evil", "character", "trust", "doubt", "ready"]
    about: int | None = None
    """A seat; null is oneself."""

    character: str | None = None

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        seat = caller.need_seat()
        _may_speak(room, seat)
        if self.about is not None:
            need_chair(room, self.about)
        if self.claim not in room.kit.claims:
            raise Refusal("bad_claim")
        if self.claim in ("trust", "doubt") and self.about in (None, seat):
            raise Refusal("bad_claim")
        if self.claim == "ready" and self.about not in (None, seat):
            raise Refusal("bad_claim")
        if (self.claim == "character") != (self.character is not None):
            raise Refusal("bad_claim")
        if self.character is not None and self.character not in room.kit.characters:
            raise Refusal("bad_claim")
        name = caller.need_holder().name
        return Verdict([Claimed(seat, name, self.claim, self.about, self.character)])


def _may_speak(room: Room, seat: int | None) -> None:
    if seat is not None and room.chairs[seat].muted:
        raise Refusal("muted")
    if len(room.talk) >= MOST_TALK:
        raise Refusal("too_much_talk")
