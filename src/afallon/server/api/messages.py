"""Messages that both the socket and HTTP understand: commands and their replies."""

from typing import Any

import msgspec

from afallon.server.errors import Refusal, error_body
from afallon.server.live.live_room import LiveRoom
from afallon.server.live.messages import Accepted, Refused
from afallon.server.live.room_service import RoomService
from afallon.server.rooms.commands import WireCommand

MOST_BYTES = 4096


class _OnlyId(msgspec.Struct):
    id: int | None = None


_commands = msgspec.json.Decoder(WireCommand)
_ids = msgspec.json.Decoder(_OnlyId)


async def carry_out(rooms: RoomService, live: LiveRoom, message: bytes, pass_hash: str | None) -> Accepted | Refused:
    """Carry out a command as it was received. Every command of a person goes through here."""
    try:
        command = decode(message, _commands)
    except Refusal as refusal:
        return Refused(read_id(message), error_body(refusal))
    try:
        verdict = await rooms.carry_out(live, command, pass_hash)
    except Refusal as refusal:
        return Refused(command.id, error_body(refusal))
    except RecursionError:  # nested too deeply
        return Refused(command.id, error_body(Refusal("bad_message")))
    return Accepted(command.id, invite=verdict.reply.get("invite"))


def decode(message: bytes, decoder: "msgspec.json.Decoder[Any]") -> Any:
    """Decode a message; raises `Refusal` if anything is wrong with it, without quoting it."""
    try:
        return decoder.decode(message)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        raise Refusal("bad_message") from None


def read_id(message: bytes) -> int | None:
    """Return the number of a message for the reply; `None` if it has no readable one."""
    try:
        found: int | None = decode(message, _ids).id
    except Refusal:
        return None
    return found
