"""Reports: Markdown tables, and JSON data rounded to `DIGITS` decimals."""

from pathlib import Path
from typing import Any, Final

import msgspec

DIGITS: Final = 4


def header(*cells: str) -> tuple[str, str]:
    """Return the first two lines of a table."""
    return row(*cells), "|" + "---|" * len(cells)


def row(*cells: str) -> str:
    """Return a line of a table."""
    return f"| {' | '.join(cells)} |"


def write_json(path: Path, data: Any) -> None:
    """Write data as JSON that people can read and git can compare."""
    plain = _rounded(msgspec.to_builtins(data, str_keys=True))
    path.write_bytes(msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n")


def _rounded(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _rounded(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [_rounded(value) for value in data]
    return round(data, DIGITS) if isinstance(data, float) else data
