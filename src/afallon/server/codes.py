"""Room codes that cannot be found by trying, and passes of which the server keeps only a hash."""

import secrets
from hashlib import blake2b
from typing import Final

from afallon.kernel.letters import LETTERS, tidy

_LENGTH: Final = 10
_PASS_BYTES: Final = 16


class Fresh:
    """Where unguessable things come from. Tests put something predictable in its place."""

    def room_code(self) -> str:
        """Ten letters of five bits each."""
        return "".join(secrets.choice(LETTERS) for _ in range(_LENGTH))

    def token(self) -> str:
        """A pass or an invitation: 128 random bits."""
        return secrets.token_urlsafe(_PASS_BYTES)

    def seed(self) -> str:
        """The seed of a game: 128 random bits."""
        return secrets.token_hex(16)


def read_room_code(text: str) -> str | None:
    """The code that somebody typed or opened, without regard to case, spaces, dashes and look-alikes."""
    code = tidy(text)
    return code if len(code) == _LENGTH and set(code) <= set(LETTERS) else None


def show_room_code(code: str) -> str:
    """The code as people read it out."""
    return f"{code[:5]}-{code[5:]}"


def hash_of(token: str) -> str:
    """What the server keeps of a pass. A hash without salt is enough for 128 random bits."""
    return blake2b(token.encode(), digest_size=20).hexdigest()
