"""Combat: fill a pool of markers up to the enemy's price."""
