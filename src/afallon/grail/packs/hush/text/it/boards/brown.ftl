board-brown = Marrone
