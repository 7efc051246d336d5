board-brown = Коричневый
