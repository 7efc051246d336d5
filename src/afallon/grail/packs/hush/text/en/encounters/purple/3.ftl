encounter-owl-wife = Owl-Wife
encounter-sleepers = Sleepers
encounter-horse-skull = Horse Skull
encounter-tide = The Tide
