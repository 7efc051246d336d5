board-green = Зелёный
