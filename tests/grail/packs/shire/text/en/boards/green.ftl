board-green = the green board
