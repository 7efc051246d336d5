"""What nobody can guess: room codes, passes (of which the server keeps only a hash), invitations and seeds."""

import secrets
from hashlib import blake2b
from typing import Final

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
