location-156 = Gawronice: stoją
verse-156-the-ladders = Są na drabinach. Wzięło ich między jednym szczeblem a drugim i odtąd każdy czeka z wyciągniętą ręką, aż pierwszy ruszy ten wyżej. W połowie są dzieci. Gawrony zaczęły z nich korzystać. Kiedy przechodzicie dołem, sześćdziesiąt stóp ludzi przygarnia spódnice, od dołu do góry.
    .choice-hand-them-up-one-by-one = Wnieść ich na górę, po kolei
verse-156-the-ladders-your-word = Słowo padło na trzeciej drabinie. Tylko z niej nikt nie patrzy w dół.
verse-156-all-at-home = Wnosicie ich do środka. Ważą tyle co pranie. Sadzacie każdego przy palenisku, ale nie sposób poznać, co czyje, a im niezręcznie mówić; siedzą więc, gdzie ich posadzono, jak goście, po wszystkich wierzchołkach, i mówią, jak tu ładnie.
verse-156-nobody-minds = Wisi na gwoździu przy drzwiach, drzwi są otwarte, a właściciel stoi obok z twarzą jak czysty talerz. Zdejmujecie. Odsuwa się trochę, żeby gwóźdź nie zahaczył wam rękawa.
