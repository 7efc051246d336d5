location-152 = Glinianka: dzwoni
verse-152-the-kiln-yard = Zawiesili go w gardle wielkiego pieca, bo innego łuku w Gliniance nie ma. Na podwórzu kręcą się wszystkie koła. Dzieci stoją z przodu, skąd widać; ręce trzymają trochę od boków, bo im powiedziano, że to wchodzi przez stopy.
    .choice-take-a-watch-for-somebody = Wziąć za kogoś wartę
verse-152-the-kiln-yard-tired = Garncarka śpi przy kole, na siedząco, ze sznurem od dzwonu na nadgarstku. Miska pod jej rękami robi się dalej. Niezła miska.
verse-152-the-kiln-yard-proud = Całe podwórze zamietli z mokrymi fusami. Ktoś polewą pociągnął serce dzwonu. Mają dla was garnki, więcej, niż się uniesie, a o Warzelni i o drzewach nie chcą mówić.
verse-152-the-first-stroke = Idzie w górę pieca i ponad dachy. Dzieci nie słyszą; widać, jak nie słyszą. Aż najmniejsza klapie na siedzenie i przykłada obie dłonie do ziemi. „On mówi, że jest *nasz*” – mówi, dużo za głośno, bo nikt nigdy nie mógł jej powiedzieć, jak głośno mówi.
