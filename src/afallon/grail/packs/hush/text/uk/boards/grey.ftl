board-grey = Сіра
