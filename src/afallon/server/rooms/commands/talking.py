"""Chat messages and quick claims."""

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
"""Limits on the messages of a person, of a spectator and of all spectators, so that nobody can exhaust the talk."""


class Say(Command, frozen=True):
    """A person or a spectator with a name sends a chat message, as plain text."""

    text: str
    """At most 500 characters."""

    key: Key | None = None
    """Idempotency key, chosen at random by the client: a repeated message is confirmed and not sent twice."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        holder = caller.need_holder()
        if self.key is not None and self.key in room.talk_keys:
            return Verdict()
        _may_speak(room, holder)
        return Verdict([Said(holder.seat, holder.name, read_text(self.text), self.key)])


class Claim(Command, frozen=True):
    """A seat makes a quick claim: `good` or `evil` about any seat, `trust` or `doubt` about another, `character` with a
    name, or `ready` to vote. Voyage has `trust`, `doubt` and `ready` alone."""

    claim: Literal["good", "evil", "character", "trust", "doubt", "ready"]
    about: int | None = None
    """The seat that the claim is about; null is one's own."""

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
        if by_watchers >= MOST_TALK_OF_ALL_WATCHERS:  # leaving and coming back earns no new quota
            raise Refusal("too_much_talk")
