"""The kernel, file by file; `tiny.py` is the game that its tables play here."""
