board-blue = Blue
