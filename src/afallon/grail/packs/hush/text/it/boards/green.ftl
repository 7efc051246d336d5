board-green = Verde
