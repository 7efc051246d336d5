location-5 = Глибока дорога
