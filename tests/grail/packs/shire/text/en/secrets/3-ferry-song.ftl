secret-3 = The Ferry Song
