### Strona w przeglądarce. Argumenty opisuje plik angielski.

## Wszędzie

page-title = Afallon
page-tagline = Trzy gry z jednej wyspy
page-home = Strona główna
page-close = Zamknij
page-copy = Kopiuj
page-copied = Skopiowano
page-use = Użyj
page-skip = Pomiń
page-connecting = Szukamy stołu…
page-mending = Połączenie zerwane. Próbujemy znowu…
page-press-again = Naciśnij jeszcze raz, aby potwierdzić.
page-hold-hint = Przytrzymaj, aż się wypełni.
page-error-unknown = Coś poszło nie tak. Nic się nie zmieniło; spróbuj jeszcze raz.
page-seat-is-gone = To miejsce nie jest już twoje
error-no-connection = Nie ma teraz połączenia ze stołem. Wróci samo; wtedy spróbuj jeszcze raz.

## Początek

page-play = Zagraj
page-play-now = Zagraj teraz
page-play-now-hint = Jedno dotknięcie: ty, cztery boty i pierwsza karta
page-play-now-avalon = Avalon: zagraj teraz
page-play-now-voyage = Rejs: zagraj teraz
page-campaign-where = Rozdział { $chapter }, dzień { $day }, { $place }
page-play-now-grail = Graal: zagraj
page-host = Otwórz stół
page-join = Dołącz z kodem
page-continue = Graj dalej
page-forget = Zapomnij miejsce: { $name }
page-coming = wkrótce
page-no-account = Bez konta i bez ciasteczek. To, w co grasz, zostaje przy tym stole.
page-network = Pozwól dołączać z tej sieci
page-network-closed = Teraz można grać tylko na tym komputerze. Włącz, a dołączą telefony z tej samej sieci Wi-Fi.
page-network-open = Te adresy może otworzyć każdy w tej sieci. Do pokoju nadal potrzebny jest kod.
page-network-no-address = Nie znaleziono sieci. Połącz ten komputer z Wi-Fi swoich gości.

## Nowy stół

page-which-game = Która gra?
page-preset = W co gramy?
page-players = Gracze
page-details = Postacie, moduły i opcje
page-voyage-details = Mapa i opcje
page-charted-by-map = Zależnie od mapy
page-edition = Instrukcja
page-in-play = W grze
page-quest-sizes = Drużyny na pięć Misji:
page-problem-refused = Tego nie da się połączyć.
page-problem-advice = Dobra rada.
page-setup-code = Kod tego zestawu
page-setup-code-paste = Masz od kogoś kod?
page-who-are-you = Kim jesteś?
page-your-name = Twoje imię
page-your-shield = Twoja tarcza
page-shield-numbered = Tarcza { NUMBER($number, useGrouping: 0) }
page-nameless = Wędrowiec
page-keep-name = Zatwierdź imię i tarczę
page-open-table = Otwórz stół

## Dołączanie

page-room-code = Kod pokoju
page-room-code-hint = Dziesięć liter i cyfr. Wielkość liter i kreski nie mają znaczenia.
page-find-table = Znajdź stół
page-no-table = Tu nie ma stołu
page-take-a-seat = Usiądź przy stole
page-your-seat-waits = Twoje miejsce czeka
page-at-the-table = Przy stole
page-empty-chair = wolne
page-chair = Miejsce { NUMBER($seat, useGrouping: 0) }
page-sit-down = Usiądź
page-only-watch = Tylko oglądam
page-watch-hint = Z imieniem możesz rozmawiać z innymi. Bez niego tylko oglądasz.
page-game-runs = Gra już trwa. Możesz oglądać, aż zacznie się następna.
page-table-full = Wszystkie miejsca są zajęte. Możesz oglądać.

## Przed grą

page-invite = Zaproś
page-invite-needs-network = Na razie można grać tylko na tym komputerze. Włącz sieć, a pojawi się tu kod QR.
page-qr = Kod QR, który prowadzi do { $link }
page-link = Link do tego stołu
page-scan = Zeskanuj i usiądź
page-chairs-empty = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } wolne miejsce
    [few] { NUMBER($count, useGrouping: 0) } wolne miejsca
   *[many] { NUMBER($count, useGrouping: 0) } wolnych miejsc
}
page-everybody-here = Wszystkie miejsca są zajęte
page-fill-with-bots = { $count ->
    [one] Obsadź { NUMBER($count, useGrouping: 0) } miejsce botem
    [few] Obsadź { NUMBER($count, useGrouping: 0) } miejsca botami
   *[many] Obsadź { NUMBER($count, useGrouping: 0) } miejsc botami
}
page-or-wait = Albo poczekaj na przyjaciół.
page-start = Rozdaj karty
page-was-abandoned = Ostatnią grę przerwano bez wyniku.
page-was-closed = Zasady się zmieniły i według nowych nie dało się dokończyć ostatniej gry. Jej zapis nie przepadł.
page-waiting-for-host = Czekamy na gospodarza: { $name }
page-waiting-for-host-nobody = Czekamy na gospodarza
page-change-setup = Zmień grę
page-keep-setup = Gramy w to
page-move-here = Usiądź tutaj
page-add-bot-careful = Ostrożny bot
page-add-bot-random = Bot grający losowo
page-remove-bot = Usuń bota
page-make-host = Przekaż rolę gospodarza
page-mute = Wycisz dla wszystkich
page-unmute = Wyłącz wyciszenie
page-kick = Wyproś od stołu
page-kick-hint = Miejsce się zwolni; w trakcie gry zagra dalej bot.
page-lock = Nie wpuszczaj nowych osób
page-unlock = Znów wpuszczaj nowe osoby
page-watchers = Widzowie z imieniem
page-remove-watcher = Wyproś widza: { $name }
page-mute-watcher = Wycisz: { $name }
page-unmute-watcher = Wyłącz wyciszenie: { $name }
page-notice-kicked = Gospodarz wyprosił od stołu: { $name }.
page-notice-removed = Gospodarz wyprosił widza: { $name }.
page-notice-handed-over = Gospodarz przekazał miejsce na inne urządzenie: { $name }. Kto otworzy nowy link, zagra tam dalej i zobaczy kartę.
page-notice-taken-over = Przekazane miejsce zajmuje: { $name }.
page-leave = Odejdź od stołu
page-leave-hint = Za ciebie zagra dalej bot.
page-stand-in = Niech zagra bot
page-stand-in-hint = Aż ta osoba wróci.
page-hand-over = Przekaż miejsce na inne urządzenie
page-hand-over-hint = Gdy telefon zginął: stare urządzenie traci dostęp, a usiądzie tu ten, kto pierwszy otworzy nowy link.
page-hand-over-link = Link dla nowego urządzenia
page-nothing-to-do-here = Tu nie ma nic do zrobienia.
page-is-host = gospodarz
page-is-bot = bot
page-away = bez połączenia
page-bot-stands-in = na razie gra bot
page-host-tools = Narzędzia gospodarza
page-pause = Pauza
page-resume = Graj dalej
page-abandon = Przytrzymaj, aby przerwać grę bez wyniku
page-watching = Oglądasz
page-spectators = { $count ->
    [one] Ogląda { NUMBER($count, useGrouping: 0) } osoba
    [few] Oglądają { NUMBER($count, useGrouping: 0) } osoby
   *[many] Ogląda { NUMBER($count, useGrouping: 0) } osób
}
page-big-screen = Duży ekran

## Noc

page-night = Nad Avalonem zapada noc
page-night-hint = Odwróć ekran tak, by nikt inny go nie widział.
page-hold-to-look = Przytrzymaj, aby spojrzeć. Puść, a zniknie.
page-have-seen = Już wiem
page-dawn-hint = Świt nadejdzie, gdy wszyscy spojrzą.
# $names: joined
page-night-waits = Czekamy jeszcze na: { $names }
page-night-late = Inni już zaczęli. Najpierw spójrz na swoją kartę.
page-break-dawn = Niech świta
page-break-dawn-hint = Nie czekajmy dłużej. Kto jeszcze nie spojrzał, może to zrobić później.
page-has-looked = karta obejrzana
page-still-looks = jeszcze patrzy
page-why-evil = W nocy Źli otworzyli oczy i odnaleźli się nawzajem.
page-why-merlin = W nocy Źli unieśli kciuki, a Merlin patrzył.
page-why-percival = W nocy kciuk uniósł ten, kto wygląda na Merlina, a Parsifal patrzył.
page-was-shown = Żeton od gracza { $name }: { $side }.

## Stół

page-the-table = Stół
page-quests = Pięć Misji
page-next-step = Co się teraz dzieje
page-moment = Chwileczkę…
page-is-paused = Gospodarz wstrzymał grę.
page-team-of = { $size ->
    [one] Drużyna: { NUMBER($size, useGrouping: 0) } osoba
    [few] Drużyna: { NUMBER($size, useGrouping: 0) } osoby
   *[many] Drużyna: { NUMBER($size, useGrouping: 0) } osób
}
page-now = teraz
page-on-the-way = Drużyna jest w drodze
page-on-team = w Drużynie
page-is-asked = decyduje
page-has-chosen = decyzja zapadła
page-rejected-so-far = Odrzucone Drużyny w tej rundzie: { NUMBER($count, useGrouping: 0) } z 5
page-tap-people = { $count ->
    [one] Wskaż jeszcze { NUMBER($count, useGrouping: 0) } osobę przy stole
    [few] Wskaż jeszcze { NUMBER($count, useGrouping: 0) } osoby przy stole
   *[many] Wskaż jeszcze { NUMBER($count, useGrouping: 0) } osób przy stole
}
page-tap-a-person = Wskaż osobę przy stole
page-propose-team = Zaproponuj tę Drużynę
page-choose-person = Wybierz: { $name }
page-tokens-placed = Położone żetony: { NUMBER($count, useGrouping: 0) } z { NUMBER($size, useGrouping: 0) }
page-choose-card = Twoja karta
page-play-card = Przytrzymaj, aby zagrać tę kartę
page-card-not-allowed = Zasady nie pozwalają ci zagrać tej karty. Wybierz inną.
page-card-face-down = karta zakryta
page-hold-to-see-loyalty = Przytrzymaj, aby zobaczyć żeton, który przekazujesz
page-hand-card = Przytrzymaj, aby przekazać

## Rejs

page-before-sailing = Zanim statek wypłynie
page-map = Mapa
page-map-hint = Dziewięć rzędów z północy na południe, siedem kolumn z zachodu na wschód.
page-ship-here = tu jest statek
page-explored = odkryte
page-choose-direction = Wybierz kierunek przy statku albo klawiszami strzałek.
page-tap-an-arrow = Wybierz strzałkę przy statku
page-show-direction = Pokaż wszystkim: { $direction }
page-hide-direction = Ukryj: { $direction }
page-already-shown = Ten kierunek już pokazujesz. Ukryj inny.
page-face-down = zakryty
page-points-now = Punkty, gdyby rejs skończył się teraz: { NUMBER($points, useGrouping: 0) }.
page-points = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } punkt
    [few] { NUMBER($points, useGrouping: 0) } punkty
    [many] { NUMBER($points, useGrouping: 0) } punktów
   *[other] { NUMBER($points, useGrouping: 0) } punktu
}
page-you-hid = Tura { NUMBER($turn, useGrouping: 0) }: twój ukryty kierunek to { $direction }.
page-hid = { $name } ukrywa kierunek: { $direction }.
page-turn = tura
page-found = co znalazł statek
page-has-won = wygrana

## Zawsze pod ręką

page-tools = Zawsze pod ręką
page-tool-card = Karta
page-tool-history = Głosy
page-tool-rules = Zasady
page-tool-notes = Notatki
page-tool-talk = Rozmowa
page-tool-log = Przebieg
page-tool-settings = Opcje
page-unread = nieprzeczytane
page-no-history = Nie zaproponowano jeszcze Drużyny.
page-no-offers = Żaden kapitan nie pokazał jeszcze kierunku.
page-attempt = próba { NUMBER($attempt, useGrouping: 0) }
page-close-vote = jeden głos odwróciłby wynik
page-rules-now = W tej chwili
page-how-to-win = Jak wygrać
page-notes-hint = Tylko na tym urządzeniu; nikt inny tego nie widzi.
page-notes-text = Notatki
page-mark-means-good = chyba z Dobrych
page-mark-means-evil = chyba ze Złych
page-mark-means-merlin = może Merlin
page-mark = { $name }: { $mark }
page-no-talk = Nikt jeszcze nic nie powiedział.
page-say = Powiedz
page-say-something = Powiedz coś
page-you-are-muted = Gospodarz na razie cię wyciszył.
page-hush = Ukryj wypowiedzi: { $name }
page-hushed = Ukrywasz wypowiedzi:
page-quick-claims = Szybkie deklaracje
page-claim-i-am-good = Jestem z Dobrych
page-claim-i-am = Jestem …
page-claim-about = O kim …
page-claim-button-trust = Ufam
page-claim-button-doubt = Nie ufam
page-claim-button-good = Z Dobrych
page-claim-button-evil = Ze Złych
page-claim-self-good = Jestem z Dobrych.
page-claim-self-evil = Jestem ze Złych.
page-claim-self-character = Moja postać: { $character }.
page-claim-other-trust = Ufam: { $name }.
page-claim-other-doubt = Nie ufam: { $name }.
page-claim-other-good = { $name } jest z Dobrych.
page-claim-other-evil = { $name } jest ze Złych.
page-claim-other-character = Może { $name } to { $character }.
page-light = Motyw
page-light-auto = jak w urządzeniu
page-light-dark = ciemny
page-light-light = jasny
page-text-size = Wielkość tekstu
page-sound = Dźwięk
page-sound-hint = Ciche dzwonki; można grać bez nich.
page-one-table = Siedzimy przy jednym stole
page-one-table-hint = Bez czatu: telefon to twoja tajna karta.

## Koniec

page-cards-turn = Karty się odkrywają…
page-to-story = Historia tej gry
page-you-won = Wygrywasz!
page-you-lost = Tym razem twoja strona przegrała.
page-you-lost-alone = Tym razem inni mają więcej punktów.
page-most-points = Najwięcej punktów: { $names }
page-rematch = Zagraj jeszcze raz
page-rematch-by-host = Nową grę może zacząć gospodarz: { $name }
page-export = Zapisz przebieg
page-who-was-who = Kto był kim
page-votes = Drużyny i głosy
page-offers = Kierunki i głosy
page-again = Powtórka
page-again-hint = Przejdź grę krok po kroku i wybierz, czyimi oczami patrzysz.
page-eyes = Czyimi oczami?
page-eyes-spectator = Oczami widza
page-eyes-all = Oczami wszystkich: karty odkryte
page-earlier = Wcześniej
page-later = Później
page-moment-of-game = Chwila gry
page-knew-then = Co w tej chwili wie { $name }

## Postacie i moduły Avalonu

page-presets-count = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } zestaw
    [few] { NUMBER($count, useGrouping: 0) } zestawy
    [many] { NUMBER($count, useGrouping: 0) } zestawów
   *[other] { NUMBER($count, useGrouping: 0) } zestawu
}
page-tap-a-card = Wybierz kartę.
page-hold-to-see-change = Przytrzymaj, aby zobaczyć nową kartę
page-change-card = Przytrzymaj, aby zmienić swoją kartę
page-hold-to-see-shown = Tylko dla ciebie: przytrzymaj, aby zobaczyć, co pokazuje { $name }
page-card-was-shown = Misja { NUMBER($quest, useGrouping: 0) }, karta od gracza { $name }: { $card }.
page-why-inspection = To było sprawdzenie: żeton znacie tylko wy dwoje.
page-why-excalibur = Na rozkaz Excalibura tę kartę cofnięto.
page-why-ambush = Kartę było widać z zasadzki.
page-why-trapper = Jako Przywódca usuwasz tę kartę z Misji.
page-leader-seen = Pierwszy Przywódca, { $name }, pokazuje stronę: { $side }.
page-why-cleric = W nocy pierwszy Przywódca odpowiedział kciukiem, a kapłan patrzył.
page-why-lancelots = W nocy obaj Lanceloci otworzyli oczy i odnaleźli się nawzajem.
page-why-lancelot-among-evil = W nocy zły Lancelot uniósł kciuk z zamkniętymi oczami.
page-why-senior-messenger = W nocy młodsza posłanniczka uniosła kciuk, a starszy posłaniec patrzył.
page-why-untrustworthy-servant = W nocy ten, kto poluje na Merlina, uniósł kciuk, a sługa patrzył.
page-night-goes-on = Noc jeszcze trwa. Spójrz znów za chwilę.
page-card-trapper = kartę usunięto
page-card-excalibur = kartę zmieniono
page-card-ambush = kartę podejrzano
page-card-we-found-you = zagra odkrytą kartę
page-card-face-up = odkryta karta: { $card }
page-lancelot-now = Lanceloci zmieniali strony. Twoja strona teraz: { $side }.
page-plot-cards-held = Karty Intryg w rękach
page-voted-openly = głos jawny
page-has-won-in-part = wygrana częściowa
page-winners = Zwycięstwo: { $names }.
page-you-won-in-part = Wygrywasz częściowo.
page-you-did-not-win = Tym razem wygrywa kto inny.

## Nauka

page-learn-avalon = Naucz się w pięć minut
page-learn-hint = Pierwsza gra z przewodnikiem; nie masz nic do stracenia
page-learn-voyage = { page-lesson }: { voyage-name }
page-lesson = Lekcja
page-lesson-go-on = Dalej
page-lesson-done = Teraz gram
page-lesson-leave = Wyjdź z lekcji
# $number, $count
page-lesson-step = { NUMBER($number, useGrouping: 0) } z { NUMBER($count, useGrouping: 0) }
page-rule-book = Zasady
# $game: its name
page-rules-of = Zasady: { $game }

## Instrukcja

page-rule-book-open = Cała instrukcja
page-search-rules = Szukaj w zasadach
page-nothing-found = Nic nie znaleziono. Spróbuj innego słowa.
# $count
page-passages-found = { $count ->
    [one] Znaleziono { NUMBER($count, useGrouping: 0) } fragment.
    [few] Znaleziono { NUMBER($count, useGrouping: 0) } fragmenty.
   *[many] Znaleziono { NUMBER($count, useGrouping: 0) } fragmentów.
}
page-print = Drukuj
page-contents = Spis treści
# $rules: their numbers
page-rule-numbers = W zasadach: { $rules }
page-book-course = Przebieg gry
page-book-turn = Przebieg tury
page-book-good-play = Jak dobrze grać
page-book-side = Strona
page-book-sees = Kogo widzi w nocy
page-book-seen-by = Kto widzi tę postać w nocy
# Said in a list of characters
page-book-evil-who-meet = wszyscy Źli, którzy się znają
page-book-needs = Musi być w grze
page-book-add = Kiedy dodać
# $seats
page-book-from = { $seats ->
    [one] od { NUMBER($seats, useGrouping: 0) } gracza
    [few] od { NUMBER($seats, useGrouping: 0) } graczy
   *[many] od { NUMBER($seats, useGrouping: 0) } graczy
}
page-book-odds = Szanse
page-book-editions = Instrukcje
page-book-options = Opcje
page-book-end = Jak kończy się rejs
page-book-most-points = Wtedy odkrywa się wszystkie role i wygrywa ten, kto ma najwięcej punktów.

## Wskazówki

page-hint = Wskazówka
page-hint-understood = Rozumiem
page-hints-off = Bez wskazówek
page-hints = Wskazówki w pierwszych grach
    .short = Każda pojawia się raz, gdy jest potrzebna. Włącz je ponownie, a zobaczysz wszystkie od nowa.
