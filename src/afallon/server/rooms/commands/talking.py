"""Saying something, and quick claims."""

from typing import Literal

from afallon.server.credentials import Key, SecretSource
from afallon.server.errors import Refusal
from afallon.server.rooms.commands.command import Caller, Command, Verdict, need_chair
from afallon.server.rooms.journal import Claimed, Said
from afallon.server.rooms.naming import read_text
from afallon.server.rooms.room import Holder, Room

MOST_TALK_OF_ONE = 1000
MOST_TALK_OF_A_WATCHER = 200
MOST_TALK_OF_ALL_WATCHERS = 1000
"""How often one person may speak in a room: nobody can end the talk of the others."""


class Say(Command, frozen=True):
    """Somebody with a name says something; text stays text."""

    text: str
    """At most 500 characters."""

    key: Key | None = None
    """Chosen at random by the client: with the same key again, it is confirmed and not said twice."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        holder = caller.need_holder()
        if self.key is not None and self.key in room.talk_keys:
            return Verdict()
        _may_speak(room, holder)
        return Verdict([Said(holder.seat, holder.name, read_text(self.text), self.key)])


class Claim(Command, frozen=True):
    """A seat claims: `good` and `evil` of any seat, `trust` and `doubt` of another, `character` with a name; and to be
    `ready` to vote. In Voyage there are `trust`, `doubt` and `ready` alone."""

    claim: Literal["good", "evil", "character", "trust", "doubt", "ready"]
    about: int | None = None
    """A seat; null is oneself."""

    character: str | None = None

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        seat = caller.need_seat()
        _may_speak(room, caller.need_holder())
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


def _may_speak(room: Room, speaker: Holder) -> None:
    if speaker.muted if speaker.seat is None else room.chairs[speaker.seat].muted:
        raise Refusal("muted")
    if speaker.talked >= (MOST_TALK_OF_A_WATCHER if speaker.seat is None else MOST_TALK_OF_ONE):
        raise Refusal("too_much_talk")
    if speaker.seat is None:
        by_watchers = sum(talk.seat is None and talk.notice is None for talk in room.talk)
        if by_watchers >= MOST_TALK_OF_ALL_WATCHERS:  # whoever goes and comes again has not earned more of it
            raise Refusal("too_much_talk")
