"""Messages that both the socket and HTTP understand: commands, and the replies to them."""

from typing import Any, Literal

import msgspec

from afallon.server.errors import ErrorShown, Refusal, shown
from afallon.server.house import House, LiveRoom
from afallon.server.rooms.commands import WireCommand

MOST_BYTES = 4096


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a command. `invite` comes with a chair that is handed over."""

    type: Literal["accepted", "refused"]
    reply_to: int | None
    error: ErrorShown | None = None
    invite: str | None = None


class _OnlyId(msgspec.Struct):
    id: int | None = None


_commands = msgspec.json.Decoder(WireCommand)
_ids = msgspec.json.Decoder(_OnlyId)


async def carry_out(house: House, live: LiveRoom, message: bytes, token: str | None) -> Reply:
    """Carry out a command as it came over the wire; the one way in for everything a person does in a room."""
    try:
        command = decode(message, _commands)
    except Refusal as refusal:
        return Reply("refused", _read_id(message), shown(refusal))
    try:
        verdict = await house.carry_out(live, command, token)
    except Refusal as refusal:
        return Reply("refused", command.id, shown(refusal))
    except RecursionError:  # brackets within brackets within brackets
        return Reply("refused", command.id, shown(Refusal("bad_message")))
    return Reply("accepted", command.id, invite=verdict.reply.get("invite"))


def decode(message: bytes, decoder: "msgspec.json.Decoder[Any]") -> Any:
    """Read a message; whatever is wrong with it, it is refused and never quoted."""
    try:
        return decoder.decode(message)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        raise Refusal("bad_message") from None


def _read_id(message: bytes) -> int | None:
    try:
        found: int | None = decode(message, _ids).id
    except Refusal:
        return None
    return found
