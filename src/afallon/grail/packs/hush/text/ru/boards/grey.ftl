board-grey = Серый
