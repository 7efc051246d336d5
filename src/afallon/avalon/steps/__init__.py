"""The steps of the basic game, and functions that modules share with them."""
