board-blue = Синя
