board-blue = Голубой
