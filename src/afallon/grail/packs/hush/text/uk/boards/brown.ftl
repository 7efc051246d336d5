board-brown = Брунатна
