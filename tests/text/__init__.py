"""Tests of the words: every key in every language, and every fact of the code in words."""
