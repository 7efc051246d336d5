choice-leave = Пока не трогать
