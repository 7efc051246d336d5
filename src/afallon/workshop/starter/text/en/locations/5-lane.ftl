location-5 = The sunken lane
