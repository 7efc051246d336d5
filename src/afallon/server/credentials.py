"""Unguessable values: room codes, passes (stored only as a hash), invitations and seeds."""

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import Annotated, Final

import msgspec

from afallon.kernel.letters import LETTERS, tidy

_CODE_LENGTH: Final = 10
_BYTES: Final = 16


class SecretSource:
    """A source of random secrets. Tests replace it by a predictable one."""

    def new_room_code(self) -> str:
        """Return ten letters with five random bits each."""
        return "".join(secrets.choice(LETTERS) for _ in range(_CODE_LENGTH))

    def new_pass(self) -> str:
        """Return the token that lets a person in again: 128 random bits."""
        return secrets.token_urlsafe(_BYTES)

    def new_invite(self) -> str:
        """Return the token that lets a person take over a chair, once: 128 random bits."""
        return secrets.token_urlsafe(_BYTES)

    def new_seed(self) -> str:
        """Return the seed of a game's chance: 128 random bits in hexadecimal."""
        return secrets.token_hex(_BYTES)


Key = Annotated[str, msgspec.Meta(min_length=20, max_length=60)]
"""Random idempotency key of a client: a repeated request gets the same answer and has no second effect."""


def pass_of(key: str) -> str:
    """Return the pass derived from a client's idempotency key. It is as secret as the key."""
    return urlsafe_b64encode(_derived("pass", key)).decode().rstrip("=")


def room_code_of(key: str, turn: int) -> str:
    """Return the room code derived from an idempotency key. Each `turn` gives another code, in case one is taken."""
    drawn = int.from_bytes(_derived(f"room {turn}", key), "big")
    return "".join(LETTERS[(drawn >> 5 * place) & 31] for place in range(_CODE_LENGTH))


def _derived(purpose: str, key: str) -> bytes:
    return blake2b(key.encode(), digest_size=_BYTES, person=purpose.encode()).digest()


def read_room_code(text: str) -> str | None:
    """Return the room code in this text, or `None`. Case, spaces, dashes and look-alike letters make no difference."""
    code = tidy(text)
    return code if len(code) == _CODE_LENGTH and set(code) <= set(LETTERS) else None


def show_room_code(code: str) -> str:
    """Return the code as people read it out, in two groups of five letters."""
    return f"{code[:5]}-{code[5:]}"


def hash_secret(secret: str) -> str:
    """Return the hash that the server stores for a pass or an invitation. 128 random bits need no salt."""
    return blake2b(secret.encode(), digest_size=20).hexdigest()
