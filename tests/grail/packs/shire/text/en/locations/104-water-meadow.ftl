location-104 = Water Meadow
