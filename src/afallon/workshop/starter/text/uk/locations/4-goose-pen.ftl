location-4 = Гусятник
