"""Combat: a pool of markers against a price."""
