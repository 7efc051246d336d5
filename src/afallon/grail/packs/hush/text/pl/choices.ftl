choice-leave = Na razie to zostawić
choice-pull-with-the-gannets-rope = Założyć linę od głuptaków i pociągnąć
choice-pull-with-bare-hands = Pociągnąć za to, co jest
choice-take-what-nobody-will-mind = Wziąć, czego nikt nie będzie żałował
choice-go-through-quickly = Przejść, szybko
