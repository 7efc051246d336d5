"""Make the records that are not there yet: `python -m tests.records.make`. What is kept is never written again."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from tests.records.kept import FOLDER, KEPT, path_of

MANIFEST = FOLDER / "sha256sums"
"""The hash of every file that is kept, in the format of the command `sha256sum`."""


def kept_files() -> dict[str, Path]:
    """Records and packs by their names in the manifest."""
    files = [path for path in FOLDER.glob("*/**/*") if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(FOLDER).as_posix(): path for path in sorted(files)}


def hash_of(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def read_manifest() -> dict[str, str]:
    """Hashes by the names of files."""
    lines = [line.split("  ", 1) for line in MANIFEST.read_text("utf-8").splitlines()]
    return {name: digest for digest, name in lines}


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


def add_to_manifest() -> None:
    """Write the hashes of files that the manifest does not have; those that it has stay as they are."""
    hashes = {name: hash_of(path) for name, path in kept_files().items()} | read_manifest()
    MANIFEST.write_text("".join(f"{hashes[name]}  {name}\n" for name in sorted(hashes)), "utf-8")


if __name__ == "__main__":
    for made in make():
        print(f"kept: {made.parent.name}/{made.name} ({made.stat().st_size:,} bytes)")
    add_to_manifest()
