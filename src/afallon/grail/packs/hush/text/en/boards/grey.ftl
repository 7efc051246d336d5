board-grey = Grey
