"""The rules shown one by one, and the matrix of rules and tests."""
