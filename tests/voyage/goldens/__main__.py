"""Write the golden playthroughs anew: `python -m tests.voyage.goldens`. Read the diff before you keep it."""

from tests.voyage.goldens.games import GOLDENS, path_of

for name, golden in GOLDENS.items():
    text, path = golden.play(), path_of(name)
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")
        print(f"written: {path.name}")
