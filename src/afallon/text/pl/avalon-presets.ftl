### Avalon: zestawy z nazwą. `.short` mówi, co każdy dodaje i komu według instrukcji pomaga.

avalon-preset-first-game = Pierwsza gra
    .short = Merlin wie, Skrytobójca poluje, a reszta dochodzi prawdy. Zacznij tutaj.
avalon-preset-without-merlin = Bez Merlina
    .short = Nikt z Dobrych nic nie wie i na nikogo się nie poluje: prawdę zdradzają tylko słowa, głosy i karty.
avalon-preset-percival-and-morgana = Parsifal i Morgana
    .short = Parsifal widzi dwóch Merlinów, a jednym z nich jest Morgana. Według instrukcji Parsifal pomaga Dobrym, Morgana Złym.
avalon-preset-mordred-in-the-dark = Mordred w mroku
    .short = Merlin nie widzi już wszystkiego: Mordred jest przed nim ukryty. { avalon-odds-evil }
avalon-preset-oberon-alone = Samotny Oberon
    .short = Jeden ze Złych nie zna wspólników, a oni nie znają jego. { avalon-odds-good }
avalon-preset-lady-of-the-lake = Spojrzenie Pani
    .short = Pani Jeziora po kolei odsłania graczom prawdę. { avalon-odds-good }
avalon-preset-classic-box = Klasyczne pudełko
    .short = Dziesięć miejsc, wszystkie klasyczne postacie i Pani Jeziora. Według instrukcji Parsifal, Oberon i Pani pomagają Dobrym, Morgana i Mordred Złym.
avalon-preset-excalibur = Miecz
    .short = Z każdą Drużyną idzie Excalibur, a jego posiadacz może zmienić jedną kartę w przeciwną. { avalon-odds-unknown }
avalon-preset-quest-selection = Wybierz Misję
    .short = Przywódca wybiera, która Misja będzie następna. { avalon-odds-unknown }
avalon-preset-lancelots = Dwaj Lanceloci
    .short = Dobry i zły Lancelot, którzy znają się od pierwszej nocy. { avalon-odds-unknown }
avalon-preset-lancelots-drawn = Lanceloci i los
    .short = Karta na początku każdej Misji może kazać obu Lancelotom zmienić stronę, a oni się nie znają. { avalon-odds-unknown }
avalon-preset-lancelots-foretold = Lanceloci i przepowiednia
    .short = Wszyscy od początku widzą, na których Misjach Lanceloci zmieniają stronę, a oni muszą grać tak, jak każe ich strona. { avalon-odds-unknown }
avalon-preset-plot-cards = Intrygi
    .short = Przed każdą Misją Przywódca rozdaje karty Intryg, które sprawdzają, podglądają, zatrzymują Drużyny i zmieniają Przywódcę. { avalon-odds-unknown }
avalon-preset-trapper = Pułapka
    .short = Drużyny są większe, a Przywódca usuwa z każdej Misji jedną kartę. { avalon-odds-unknown }
avalon-preset-cleric-and-misfits = Kapłan i dziwacy
    .short = Kapłan sprawdza pierwszego Przywódcę, a Źli mają szaleńca, dzikusa i zdemaskowaną, każde ze swoją słabością. { avalon-odds-good }
avalon-preset-liars-and-the-lady = Kłamcy i Pani
    .short = Pani Jeziora pyta, oszust może jej skłamać, a wichrzyciel musi. Według instrukcji Pani pomaga Dobrym, obaj kłamcy Złym.
avalon-preset-rogues = Łotrzykowie
    .short = Dwaj łotrzykowie grają każdy dla siebie i każdy może wygrać w pojedynkę. { avalon-odds-unknown }
avalon-preset-sorcerers = Czarownicy
    .short = Dwaj czarownicy zagrywają Czary, które odwracają wynik Misji. { avalon-odds-unknown }
avalon-preset-messengers = Posłańcy
    .short = Wieści przynoszą posiłki na piątej Misji, a Skrytobójca ma dwa cele do wyboru. { avalon-odds-unknown }
avalon-preset-recruitment = Werbunek
    .short = Sługa, który Merlinowi wydaje się zły, zna Skrytobójcę i na końcu może zmienić stronę. { avalon-odds-unknown }
avalon-preset-full-hands = Pełne ręce
    .short = Łotrzykowie, czarownicy i posłańcy naraz, z siedmioma rodzajami kart Misji. { avalon-odds-unknown }
avalon-preset-big-box = Wielkie pudło
    .short = Dziesięć miejsc, dziesięć różnych postaci i sześć modułów: więcej na jednym stole się nie zmieści. Według instrukcji część z tego pomaga Dobrym, część Złym.

## Grupy zestawów

avalon-presets-classic = Po jednej nowości
avalon-presets-lancelots = Lanceloci
avalon-presets-faces = Nowe postacie i nowe karty
avalon-presets-all = Wszystko naraz
