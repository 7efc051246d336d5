location-3 = Садовий мур
