board-grey = the grey board
