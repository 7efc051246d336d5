"""Tests that try to find deep faults: what must hold in every game, whoever plays it and however."""
