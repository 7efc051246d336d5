"""The tests of Afallon; the folders mirror src/afallon."""
