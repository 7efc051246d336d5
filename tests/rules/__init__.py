"""Tests of the rules one by one, and the matrix of rules and tests."""
