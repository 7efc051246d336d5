encounter-river-in-spate = River in Spate
encounter-pardon-boar = Pardon Boar
encounter-water-horse = Water-Horse
encounter-white-hind = White Hind
