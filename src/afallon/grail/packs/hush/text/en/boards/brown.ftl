board-brown = Brown
