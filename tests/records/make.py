"""Write the missing records: `python -m tests.records.make`. Existing records are never written again."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from tests.records.kept import FOLDER, KEPT, path_of

MANIFEST = FOLDER / "sha256sums"
"""The hash of every kept file, in the format of the command `sha256sum`."""


def kept_files() -> dict[str, Path]:
    """Return records and packs by their names in the manifest."""
    files = [path for path in FOLDER.glob("*/**/*") if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(FOLDER).as_posix(): path for path in sorted(files)}


def hash_of(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def read_manifest() -> dict[str, str]:
    """Return hashes by file name."""
    lines = [line.split("  ", 1) for line in MANIFEST.read_text("utf-8").splitlines()]
    return {name: digest for digest, name in lines}


def make() -> Iterator[Path]:
    """Play and write the games without a record; yield the new files."""
    for name, kept in KEPT.items():
        path = path_of(name)
        if not path.exists():
            text = str(kept.play())
            path.parent.mkdir(exist_ok=True)
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
            yield path


def add_to_manifest() -> None:
    """Add the hashes of new files to the manifest; existing hashes stay unchanged."""
    hashes = {name: hash_of(path) for name, path in kept_files().items()} | read_manifest()
    MANIFEST.write_text("".join(f"{hashes[name]}  {name}\n" for name in sorted(hashes)), "utf-8")


if __name__ == "__main__":
    for made in make():
        print(f"kept: {made.parent.name}/{made.name} ({made.stat().st_size:,} bytes)")
    add_to_manifest()
