board-grey = сірий планшет
