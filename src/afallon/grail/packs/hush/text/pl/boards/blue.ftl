board-blue = Niebieska
