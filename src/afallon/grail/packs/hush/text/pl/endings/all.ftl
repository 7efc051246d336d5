ending-silence = Milczenie
epilogue-silence =
    Nie jest ciemno. Drzwi nie są zamknięte; są tylko niczyje. Przystań stoi po uliczkach, uprzejma, z rękami wzdłuż ciała, i każdy robi miejsce następnemu.

    Na stole stygnie pięć misek. Patrzycie na nie dłuższą chwilę i zastanawiacie się, czyje.
ending-recut = Pocięty
epilogue-recut =
    Przyjeżdżają z piłą owiniętą w filc, robią prędko i zostawiają pokrzywy w porządku. Dziewięćset karbów z brązu, każdy z dziurką do powieszenia. Podzwaniają trochę, kiedy wóz wjedzie na kamień.

    Niczego więcej trzy parafie nie usłyszą. Przed mrozem stoją w drzwiach, z rękami wzdłuż ciała. Robią wam miejsce. Nikt się już nie rozgniewa, nigdy, o nic.
ending-one-great-bell = Jeden wielki dzwon
epilogue-one-great-bell =
    W cichą noc niesie na dziewięć mil. W tych dziewięciu milach drzwi są czyjeś, a umarli się kładą. Gdzie ma być środek, to wasz wybór, i wszyscy, którzy żyją, są w tej sprawie bardzo mili.

    Dalej stoją dwie parafie i przygarniają spódnice przed wiatrem. Za jedną zapłacono pozostałymi i powiedziano, czyje były. W górze drogi jest dom, w którym świecą wszystkie okna i od jedenastu lat nikt nie wstał od stołu. Podobno mają klucz. Droga idzie dalej.
ending-three-small-bells = Trzy małe dzwony
epilogue-three-small-bells =
    Nie stroją. Ledwie trzymają takt. Wdowa po kowalu ma godziny od drugiej do czwartej, nie cierpi was i ciągnie. Każdy niesie do ostatniego domu i o jedno pole dalej.

    Nikogo nie stracono. W trzech parafiach nie będzie już nigdy święta i każde dziecko nauczy się od tego liczyć. W górze drogi jest dom, w którym świecą wszystkie okna i od jedenastu lat nikt nie wstał od stołu. Podobno mają klucz. Droga idzie dalej.
