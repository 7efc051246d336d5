"""The map: locations, menhirs, tokens, and what happens on arrival."""
