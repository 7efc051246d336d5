choice-leave = Пока не трогать
choice-pull-with-the-gannets-rope = Привязать верёвку олуш и тянуть
choice-pull-with-bare-hands = Тянуть за ту верёвку, какая есть
choice-take-what-nobody-will-mind = Взять, чего никто не хватится
choice-go-through-quickly = Пройти, не задерживаясь
