board-brown = Brązowa
