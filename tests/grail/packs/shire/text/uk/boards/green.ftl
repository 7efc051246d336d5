board-green = зелений планшет
