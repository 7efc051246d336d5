board-grey = Szara
