board-blue = Blu
