location-4 = The goose pen
