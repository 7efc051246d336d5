### Terminal: wiersz poleceń i stół narysowany tekstem. Wzorem jest plik angielski.

## Pomoc

terminal-help-usage = użycie
terminal-help-commands = polecenia
terminal-help-options = opcje
terminal-help-afallon = Jeden stół dla gier Avalonu. Spróbuj: afallon serve
terminal-help-play = gra w tym terminalu, z botami na wolnych miejscach
terminal-help-script = wypisuje, co mówi narrator w nocy, dla stołu z prawdziwymi kartami
terminal-help-replay = pokazuje rozegraną grę krok po kroku
terminal-help-serve = otwiera stół w przeglądarce, dla tego komputera albo jego sieci
terminal-help-backup = kopiuje wszystkie pokoje do jednego pliku
terminal-help-restore = przywraca kopię wszystkich pokoi
terminal-help-lab = mierzy boty i ludzi: badania
terminal-help-voyage = gra morska: pokazuje jej mapy
terminal-help-map = rysuje mapę
terminal-help-layout = mapa po nazwie, z pliku albo losowa (random)
terminal-help-check = mówi tylko, czy mapa w tym pliku jest poprawna
terminal-help-pack = gra kampanijna: zajmuje się jej pakietami
terminal-help-pack-check = mówi, czy pakiet jest poprawny, a jeśli nie, to co i gdzie trzeba poprawić
terminal-help-pack-balance = mierzy, jak trudne są spotkania i co przynoszą dni
terminal-help-pack-prove = szuka dowodu, że cały pakiet da się przeczytać i wygrać
terminal-help-balance-part = bada tylko to; można podać kilka razy
terminal-help-balance-player = kto walczy
terminal-help-balance-fights = liczba walk na każde spotkanie
terminal-help-balance-campaigns = liczba kampanii na każdą liczbę graczy
terminal-help-prove-campaigns = liczba kampanii na każdy rozdział i na każdą rundę zakończeń i wersetów
terminal-help-prove-check = tylko odtwarza zachowane dowody i mówi, co pokazują
terminal-help-study-days = po ilu dniach przerwać kampanię
terminal-help-study-seats = tylko dla tylu graczy; można podać kilka razy
terminal-help-study-jobs = ile rozgrywać naraz; bez podania wszystkie rdzenie
terminal-help-study-work = gdzie trzymać wyniki, by przerwane badanie mogło ruszyć dalej
terminal-help-study-out = zapisuje tabele także w tym pliku
terminal-help-pack-folder = folder pakietu albo nazwa zainstalowanego
terminal-help-pack-new = robi mały pakiet na początek, w nowym folderze
terminal-help-pack-book = robi z dziennika książkę: jeden plik HTML do czytania i druku
terminal-help-pack-graph = rysuje mapę i dziennik: jeden plik SVG
terminal-help-pack-print = robi arkusze wszystkich kart do druku i wycięcia: jeden plik HTML
terminal-help-pack-language = język jego tekstów; twój, jeśli pakiet go ma
terminal-help-pack-out = plik do zapisania
terminal-help-pack-texts = teksty pakietu: co jeszcze trzeba napisać albo przetłumaczyć na nowo
terminal-help-pack-stubs = tylko ten język: szkielety tego, co trzeba jeszcze napisać, do wklejenia i wypełnienia
terminal-help-pack-accept = zapisuje, że tłumaczenia na ten język zgadzają się ze źródłami; nieaktualne tylko wtedy, gdy po języku podano ich klucze
terminal-help-pack-strict = uznaje za błąd także to, na co tylko warto spojrzeć
terminal-help-pack-played = nazwa zainstalowanego pakietu albo jego folder; bez tego hush
terminal-help-grail-seats = ile osób gra, od 1 do 4
terminal-help-mode = poziom trudności: story (tryb fabularny), normal (zwykły) albo challenge (wyzwania)
terminal-help-mode-rules = zasady trybu; jeśli żadnej nie podasz, obowiązują wszystkie: story_no_limiter, challenge_old_rest, …
terminal-help-free-choice = pozwala łączyć zasady trybu fabularnego i wyzwania
terminal-help-outfits = tryb swobodny: dla każdego miejsca kolory planszy, talii walki i talii dyplomacji
terminal-help-characters = postacie według miejsc, tak jak nazywa je pakiet
terminal-help-chronicler = miejsce osoby, która rozstrzyga, gdy nie ma zgody
terminal-help-game = gra: avalon, voyage albo grail; jej opcje: afallon play voyage --help
terminal-help-help = pokazuje tę pomoc
terminal-help-lang = język
terminal-help-version = pokazuje wersję
terminal-help-seats = ile osób gra, od 5 do 10
terminal-help-preset = zestaw po nazwie, na przykład: big_box; można coś do niego dodać i coś z niego usunąć
terminal-help-with = dodaje postacie i moduły, na przykład: percival,morgana,lady_of_the_lake
terminal-help-without = gra bez tych postaci, na przykład: merlin
terminal-help-edition = według której instrukcji grać
terminal-help-assassin = zła postać, która poluje na Merlina, gdy nie ma Skrytobójcy
terminal-help-first-leader = kto zaczyna jako Przywódca: numer albo imię
terminal-help-voyage-seats = ile osób gra, od 3 do 7
terminal-help-charted = wszyscy od początku widzą, gdzie leżą wyspy
terminal-help-no-charted = nikt nie widzi, co jest pod kafelkiem, póki nie dopłynie tam statek
terminal-help-lasting-captain = kapitan zmienia się tylko po turze, w której większość była za kierunkiem zapasowym
terminal-help-sailor-points = ile marynarzowi daje kafelek otwartego morza, na przykład: 2 albo 1/2
terminal-help-people = osoby przy tej klawiaturze; po imieniu można podać język: Ann,Olena:uk
terminal-help-bots = kto siedzi na pozostałych miejscach
terminal-help-seed = liczba, przy której los wypadnie tak samo
terminal-help-save = zapisuje grę w tym pliku
terminal-help-resume = wznawia grę z tego pliku; w Graalu --people, --seats lub --characters przekazują ją innej grupie
terminal-help-plain = zwykłe wiersze, dobre dla czytnika ekranu
terminal-help-file = plik gry
terminal-help-seat = patrzy oczami jednego gracza (numer albo imię) lub wszystkich (all)
terminal-help-coach = wypisuje jako JSON, co i kiedy każdy mógł wiedzieć, gdy gra jest skończona

## Wiersz poleceń

terminal-misunderstood = Nie udało się zrozumieć: { $argument }. Co można podać, pokaże: afallon --help
terminal-incomplete = W tym poleceniu czegoś brakuje. Co można podać, pokaże: afallon --help
terminal-problem-too-many-people = Osoby przy klawiaturze: { NUMBER($people, useGrouping: 0) }, miejsca: { NUMBER($seats, useGrouping: 0) }. Dodaj miejsca opcją --seats albo podaj mniej osób.
terminal-problem-unusable-name = Imię { $name } się nie nadaje. Potrzebna jest choć jedna litera, a znaków może być najwyżej { NUMBER($most, useGrouping: 0) }.
terminal-problem-name-twice = Dwie osoby mają imię { $name }. Daj każdej własne.
terminal-problem-no-such-person = Przy stole nie ma osoby o imieniu „{ $leader }”, która mogłaby zacząć jako Przywódca. Podaj numer miejsca albo imię.
terminal-problem-unknown-preset = Nie ma zestawu „{ $preset }”. Są: { $names }
terminal-unreadable = Pliku { $file } nie udało się odczytać jako gry: { $reason }
terminal-more-reasons = I jeszcze { $count }.
terminal-record-unknown-version = Plik { $file } powstał w wersji zasad { $version }, której ten Afallon nie zna. Otwórz go w tym Afallonie, w którym powstał, albo w nowszym.
terminal-record-other-rules = W pliku { $file } grano według innych zasad: od wiersza { NUMBER($line, useGrouping: 0) } zapisu byłaby to tutaj inna gra. Otwórz go w tym Afallonie, w którym powstał. Plik jest taki, jaki był.
terminal-no-session = W pliku { $file } nie zapisano, kto gra, więc nie można grać dalej. Obejrzeć grę można tak: afallon replay
terminal-cannot-save = Nie udało się zapisać gry w pliku { $file }: { $reason }. Wybierz inny plik opcją --save
terminal-same-people = Grę z pliku { $file } kontynuują tylko ci, którzy ją zaczęli: pomiń --people, --seats i --characters.
terminal-still-playing = Ta gra jeszcze trwa. Podaj opcją --seat, czyimi oczami patrzeć, albo graj dalej: afallon play --resume
terminal-no-coach = Trener jest tylko dla gry Avalon, a w tym pliku jest inna gra.
terminal-unknown-seat = W tej grze nie ma miejsca „{ $seat }”. Są: { $names }

## Przy stole

terminal-guest = Gość
terminal-bot-names = Bedwyr, Enida, Gareth, Izolda, Owain, Nesta, Kay, Rhianna, Tristan, Dilys
terminal-welcome-avalon = Witamy w Avalonie.
terminal-welcome-voyage = Witamy na pokładzie.
terminal-welcome-grail = Witamy na wyspie.
terminal-around-the-table = Przy stole: { $names }.
terminal-in-play = W grze: { $names }.
terminal-module = Moduł: { $module }.
terminal-option = Opcja: { $option }.
terminal-seen-at-night = W nocy: { $what }
terminal-knowledge = Co wiesz
terminal-log = Przebieg
terminal-now = teraz
terminal-leader = Przywódca: { $name }
terminal-marks = Przy Misjach: { $marks }
terminal-plot-drawn = Karty Intryg do oddania: { $cards }
terminal-plot-hands = Karty Intryg: { $hands }
terminal-known-card = Misja { NUMBER($quest, useGrouping: 0) }, karta od gracza { $name }: { $card } ({ $why })
terminal-rejections = Odrzucone: { $track }
terminal-quest = { $size ->
    [one] Misja { NUMBER($quest, useGrouping: 0) }: w Drużynie { NUMBER($size, useGrouping: 0) } gracz.
    [few] Misja { NUMBER($quest, useGrouping: 0) }: w Drużynie { NUMBER($size, useGrouping: 0) } gracze.
    [many] Misja { NUMBER($quest, useGrouping: 0) }: w Drużynie { NUMBER($size, useGrouping: 0) } graczy.
   *[other] Misja { NUMBER($quest, useGrouping: 0) }: w Drużynie { NUMBER($size, useGrouping: 0) } gracza.
}
terminal-quest-takes = { $size ->
    [one] { NUMBER($size, useGrouping: 0) } gracz
    [few] { NUMBER($size, useGrouping: 0) } gracze
   *[many] { NUMBER($size, useGrouping: 0) } graczy
}{ $fails ->
    [1] { "" }
   *[other] , udaremniają dwie Porażki
}
terminal-press-enter = Naciśnij Enter, aby grać dalej.
terminal-next = Enter: dalej. { $letter }: wyjście.
terminal-hand-over = Klawiaturę bierze { $name }. { $name }, naciśnij Enter, gdy nikt inny nie patrzy.
terminal-turn-to = Teraz { $name }.
terminal-asked-again = Od teraz znów padnie pytanie o twoją zgodę.
terminal-nobody-else = Nikt inny nie może na to odpowiedzieć.
terminal-person = { $name }: { $character } ({ $side })
terminal-winners = Zwycięstwo: { $names }.
terminal-saved = Gra jest zapisana w pliku { $file }.
terminal-left = Gra jest zapisana. Aby grać dalej:
terminal-kept = Gra jest zapisana. Aby ją obejrzeć:

## Rejs

terminal-voyage-captain = Kapitan: { $name }
terminal-voyage-points-now = Punkty, gdyby rejs skończył się teraz: { NUMBER($points, useGrouping: 0) }
terminal-voyage-hidden-way = Ukryto: { $direction }.
terminal-voyage-hidden = ukryty
terminal-voyage-lost = statek zgubi kurs
terminal-voyage-barred = drogę zagradza wybrzeże
terminal-voyage-ship = statek
terminal-voyage-explored = odkryte
terminal-voyage-offer = pokazany, ukryty
terminal-voyage-charted = Wyspy na mapie widzą wszyscy; tylko mgła coś jeszcze kryje.
terminal-voyage-uncharted = Nikt nie wie, co leży pod kafelkiem, póki nie dopłynie tam statek.
terminal-voyage-here = Statek jest tu: { $place }. Położenie to wiersz i kolumna, licząc od północnego zachodu.
terminal-voyage-person = { $name }: { $role }, { NUMBER($points, useGrouping: 0) }

## Co się wpisuje

terminal-command-rules = ?, pomoc, help
    .label = zasady
terminal-command-table = t
    .label = stół
terminal-command-history = h
    .label = głosy
terminal-command-log = l
    .label = przebieg
terminal-command-journal = j
    .label = dziennik
terminal-command-verses = c
    .label = przeczytane
terminal-command-always = a
    .label = zawsze tak
terminal-command-ask-again = p
    .label = pytaj znowu
terminal-command-next = n
    .label = najpierw ktoś inny
terminal-command-undo = u
    .label = cofnij
terminal-command-save = s
    .label = zapisz
terminal-command-quit = q
    .label = wyjdź
terminal-answer-approve = z, tak, y
terminal-answer-reject = n, nie
terminal-answer-success = ok
terminal-answer-fail = p
terminal-answer-use = z, tak, y
terminal-answer-pass = n, nie
terminal-answer-north = pn
terminal-answer-east = w
terminal-answer-south = pd
terminal-answer-west = z
terminal-answer-white = b
terminal-answer-black = c
terminal-grail-answer-yes = t, tak, y
terminal-grail-answer-no = n, nie

## To, co wpisano, nie jest odpowiedzią

terminal-confirm = Twoja karta to: { $card }. Wpisz ją jeszcze raz, jeśli tak ma być, albo wybierz inną.
terminal-voyage-confirm = { $answer }: statek zgubi kurs. Wpisz jeszcze raz, jeśli tak ma być, albo wybierz co innego.
terminal-refused-one = Wybierz jedno, a nie { NUMBER($number, useGrouping: 0) }.
terminal-refused-twice = { $name } – to imię pada więcej niż raz. Wskaż różne osoby.
terminal-refused-size = Potrzeba osób: { NUMBER($size, useGrouping: 0) }, a wskazano: { NUMBER($number, useGrouping: 0) }. Wpisz numery albo imiona, na przykład: 1 3
terminal-refused-not-now = { $name } – teraz nie można wybrać tej osoby. Wybierz kogoś z listy.
terminal-refused-barred = Tego teraz wybrać nie można: „{ $name }” ({ $why }). Wybierz coś z listy.
terminal-refused-several = „{ $typed }” pasuje do kilku: { $names }. Wpisz więcej liter albo numer.
terminal-refused-unknown = Wśród odpowiedzi nie ma „{ $typed }”. Wpisz jedną z pokazanych.
