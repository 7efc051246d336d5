"""Tests of messages: every key in every language, and a message for every fact of the code."""
