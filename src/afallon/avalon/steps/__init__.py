"""The steps of the basic game, and what modules need of them."""
