location-3 = The orchard wall
