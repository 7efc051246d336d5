board-green = Zielona
