board-green = Green
