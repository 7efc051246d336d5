board-grey = Grigia
