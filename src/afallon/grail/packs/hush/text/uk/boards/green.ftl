board-green = Зелена
