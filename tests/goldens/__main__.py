"""Write the golden playthroughs anew: `python -m tests.goldens`. Read the diff before you keep it."""

from tests.goldens.games import write_all

for path in write_all():
    print(f"written: {path.name}")
