"""Tests of the kernel, file by file. They play the game in `tiny.py`."""
