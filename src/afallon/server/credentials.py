"""What nobody can guess: room codes, passes (of which the server keeps only a hash), invitations and seeds."""

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import Annotated, Final

import msgspec

from afallon.kernel.letters import LETTERS, tidy

_CODE_LENGTH: Final = 10
_BYTES: Final = 16


class SecretSource:
    """Where secrets come from. Tests put something predictable in its place."""

    def new_room_code(self) -> str:
        """Ten letters of five bits each."""
        return "".join(secrets.choice(LETTERS) for _ in range(_CODE_LENGTH))

    def new_pass(self) -> str:
        """What a person shows to be let in again: 128 random bits."""
        return secrets.token_urlsafe(_BYTES)

    def new_invite(self) -> str:
        """What lets somebody take over a chair, once: 128 random bits."""
        return secrets.token_urlsafe(_BYTES)

    def new_seed(self) -> str:
        """What the chance of a game is drawn from: 128 random bits, in hexadecimal."""
        return secrets.token_hex(_BYTES)


Key = Annotated[str, msgspec.Meta(min_length=20, max_length=60)]
"""What a client has chosen at random for something that it may have to ask for twice: whoever sends the same key again
gets the same answer, and nothing happens twice."""


def pass_of(key: str) -> str:
    """The pass that belongs to a client's key, and is as secret."""
    return urlsafe_b64encode(_derived("pass", key)).decode().rstrip("=")


def room_code_of(key: str, turn: int) -> str:
    """The code for the room that is opened with this key; with another turn another one, should the first be taken."""
    drawn = int.from_bytes(_derived(f"room {turn}", key), "big")
    return "".join(LETTERS[(drawn >> 5 * place) & 31] for place in range(_CODE_LENGTH))


def _derived(purpose: str, key: str) -> bytes:
    return blake2b(key.encode(), digest_size=_BYTES, person=purpose.encode()).digest()


def read_room_code(text: str) -> str | None:
    """The code that somebody typed or opened, whatever its case, spaces, dashes and look-alikes; else `None`."""
    code = tidy(text)
    return code if len(code) == _CODE_LENGTH and set(code) <= set(LETTERS) else None


def show_room_code(code: str) -> str:
    """The code as people read it out."""
    return f"{code[:5]}-{code[5:]}"


def hash_secret(secret: str) -> str:
    """What the server keeps of a pass or an invitation. For 128 random bits a hash without salt is enough."""
    return blake2b(secret.encode(), digest_size=20).hexdigest()
