"""Make the records that are not there yet: `python -m tests.records.make`. What is kept is never written again."""

from collections.abc import Iterator
from pathlib import Path

from tests.records.kept import KEPT, path_of


def make() -> Iterator[Path]:
    """Play what has no record yet and keep it; yields the new files."""
    for name, kept in KEPT.items():
        path = path_of(name)
        if not path.exists():
            text = str(kept.play())
            path.parent.mkdir(exist_ok=True)
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
            yield path


if __name__ == "__main__":
    for made in make():
        print(f"kept: {made.parent.name}/{made.name} ({made.stat().st_size:,} bytes)")
