"""Tests of Grail."""
