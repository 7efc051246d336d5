# Strona kampanii: to, co mówi tylko przeglądarka.

grail-page-ask =
    .waiting = Czekamy na odpowiedź: { $name }.
grail-page-map = Mapa
grail-page-lost-in = { $dawns ->
    [one] zniknie o najbliższym świcie
    [few] zniknie za { NUMBER($dawns, useGrouping: 0) } świty
   *[many] zniknie za { NUMBER($dawns, useGrouping: 0) } świtów
}
grail-page-menhir-days = { $days ->
    [one] { CAPITAL(-menhir) } będzie świecił jeszcze { NUMBER($days, useGrouping: 0) } dzień.
    [few] { CAPITAL(-menhir) } będzie świecił jeszcze { NUMBER($days, useGrouping: 0) } dni.
   *[many] { CAPITAL(-menhir) } będzie świecił jeszcze { NUMBER($days, useGrouping: 0) } dni.
}
grail-page-menhir-last-day = { CAPITAL(-menhir) } zgaśnie o najbliższym świcie.
grail-page-in-the-dark = Żaden { -menhir } nie chroni tego miejsca.
grail-page-not-now = Teraz niemożliwe: { NUMBER($count, useGrouping: 0) }
grail-page-letter-aggression = A
grail-page-letter-empathy = E
grail-page-letter-courage = Od
grail-page-letter-caution = Os
grail-page-letter-practicality = P
grail-page-letter-spirituality = D
grail-page-pool = Znaczniki: { $have } z { $goal }
grail-page-attacks = Co robi wróg przy danej liczbie znaczników w puli
grail-page-affinity = Przychylność { $have }; { $goal } daje zwycięstwo
grail-page-reaction = W odpowiedzi:
grail-page-sequence = Zagrane karty
grail-page-hand = Twoja ręka

# Walka, rozmowa i co zrobiłaby karta
grail-page-leaves = zostawia: { $half }
grail-page-joint-joined = połączone
grail-page-joint-weak = połączone, ale za słabo
grail-page-joint-unpaid = magia nieopłacona
grail-page-joint-empty = nie ma pary
grail-page-waits = { $count ->
    [one] Czeka jeszcze { NUMBER($count, useGrouping: 0) } żeton czasu
    [few] Czeka jeszcze { NUMBER($count, useGrouping: 0) } żetony czasu
   *[many] Czeka jeszcze { NUMBER($count, useGrouping: 0) } żetonów czasu
}
grail-page-charges = Ładunki: { NUMBER($count, useGrouping: 0) }
grail-page-would-pool = Znaczniki { $from } → { $to } z { $goal }
grail-page-would-affinity = Przychylność { $from } → { $to } (cel { $goal })
grail-page-would-magic = Za magię ({ NUMBER($count, useGrouping: 0) }):
grail-page-would-draw = { $count ->
    [one] Dobierasz { NUMBER($count, useGrouping: 0) } kartę.
    [few] Dobierasz { NUMBER($count, useGrouping: 0) } karty.
   *[many] Dobierasz { NUMBER($count, useGrouping: 0) } kart.
}
grail-page-would-retreat = W talii jest mniej kart, niż trzeba dobrać: czekałby cię odwrót.
grail-page-would-discard = { $count ->
    [one] Potem ta karta trafia do odrzuconych.
    [few] Potem { NUMBER($count, useGrouping: 0) } ostatnie karty trafiają do odrzuconych.
   *[many] Potem { NUMBER($count, useGrouping: 0) } ostatnich kart trafia do odrzuconych.
}
grail-page-would-win = Wróg pokonany.
grail-page-would-win-stage = Stadium wygrane.
grail-page-would-lose = Rozmowa przegrana.
grail-page-would-attack = Wróg odpowiedziałby tak:
grail-page-would-nothing = Nic się nie stanie.
grail-page-tap-to-play = Zagraj
grail-page-tap-to-choose = Wybierz
grail-page-stages = Stadia rozmowy
grail-page-stage-won = wygrane
grail-page-or = albo
grail-page-legend = Co znaczą klucze
grail-page-legend-how = Ząb na prawym brzegu karty wchodzi w wycięcie tego samego kształtu na lewym brzegu następnej. Jeśli trzyma, dostajesz to, co stoi przy wycięciu.
grail-page-legend-attribute = Atrybut i ile go potrzeba.
grail-page-legend-magic = Trzyma, jeśli zapłacisz 1 magię; nie musisz.
grail-page-legend-free = Trzyma zawsze.
grail-page-legend-joined = Połączone: dostajesz to, co daje.
grail-page-legend-weak = Połączone, ale atrybut jest za niski: nie dostajesz nic.
grail-page-legend-unpaid = Magia nieopłacona: nie dostajesz nic.
grail-page-legend-empty = Na poprzednim brzegu nie ma nic o tym kształcie.
grail-page-legend-marker = Znacznik do puli.
grail-page-legend-up = Przychylność rośnie.
grail-page-legend-down = Przychylność spada.
grail-page-legend-stage = Premia stadium za ten atrybut.
grail-page-legend-draw = Dobierz kartę.
grail-page-legend-extra = Tę kartę można zagrać po innej.
grail-page-legend-discard = Ostatnia karta sekwencji jest odrzucana.

# Talie i co kupuje się o zmierzchu
grail-page-decks = Talie
grail-page-deck-combat = Walka
grail-page-deck-diplomacy = Dyplomacja
grail-page-deck-holds = W talii: { NUMBER($count, useGrouping: 0) } · w rezerwie: { NUMBER($reserve, useGrouping: 0) }
grail-page-which-deck = Która talia?
grail-page-in-deck = W talii: { NUMBER($count, useGrouping: 0) }
grail-page-in-reserve = W rezerwie: { NUMBER($count, useGrouping: 0) }
grail-page-no-reserve = W rezerwie nic nie ma.
grail-page-purse = do wydania
grail-page-attributes = Punkt atrybutu
grail-page-new-cards = Nowa karta
grail-page-keep-this = Zatrzymaj tę

grail-page-book = Księga sekretów
grail-page-day = Dzień { $day }
grail-page-chapter = Rozdział { $chapter }
grail-page-carries = Ma przy sobie
grail-page-skills = Umiejętności
grail-page-nature = Z natury
grail-page-dead = nie żyje
grail-page-passed = kończy dzień
grail-page-quests = Misje
grail-page-tasks = Notatki
grail-page-statuses = Co z tego wynikło
grail-page-so-far = Opowieść do tej pory
grail-page-print = Drukuj
grail-page-nothing-read = Nic jeszcze nie przeczytano.
grail-page-whose = Czyja plansza?
grail-page-undo = Cofnij
grail-page-undo-wish = Ostatnią odpowiedź chce cofnąć: { $names }.
grail-page-undo-agree = Zgoda
grail-page-undo-stand = Niech zostanie
grail-page-undo-waits = Czekamy na zgodę pozostałych.
grail-page-undo-give-up = Nieważne
grail-page-story = Opowieść
grail-page-other-language = Tej opowieści nie ma jeszcze w twoim języku: jest opowiadana w innym.
grail-page-mode = Trudność
grail-page-details = Postacie i zasady
grail-page-character-of = Postać miejsca { $seat }
grail-page-no-packs = Na tym serwerze nie ma jeszcze kampanii.
grail-page-won = Cała droga za wami
grail-page-lost = Tu opowieść się kończy
grail-tool-card = Plansza
grail-tool-history = Dziennik
grail-tool-log = Kronika
grail-page-save = Pobierz zapis
grail-page-save-hint = Plik, z którym można grać dalej gdzie indziej: w terminalu lub przy innym stole.
grail-page-open-save = Kontynuuj z zapisu
grail-page-regroup = Grajcie dalej w tym składzie
grail-page-regroup-hint = Od teraz grają ci, którzy mają miejsce; postacie pozostałych na nich czekają.
grail-page-regroup-later = Skład można zmienić między krokami dnia, nie w środku akcji.
grail-page-newcomers = Nowi przy stole: { $names }.

## The table: map, moments, gestures, guide

grail-page-start = Rozpocznij kampanię
grail-page-safe = To miejsce chroni światło { -menhir(form: "genitive") }.
grail-page-rite = Stoi tu ciemny { -menhir }. Aby go zapalić, wszyscy razem oddają: { $cost }; jego licznik pokaże wtedy { $dial }.
grail-page-rite-again = Wszyscy razem mogą oddać { $cost }, aby zapalić go ponownie; jego licznik pokaże wtedy { $dial }.
grail-page-rite-everybody = Muszą tu być wszyscy.
grail-page-rite-given = { $given } z { $cost } tutaj
grail-page-guardian = strażnik. Kto tu przyjdzie, najpierw spotka jego; o świcie strażnik może pójść dalej.
grail-page-time-tokens = Żetony czasu: { NUMBER($count, useGrouping: 0) }. O każdym świcie znika jeden.
grail-page-quest-tokens = Żetony misji: { NUMBER($count, useGrouping: 0) }. Oznaczają, czego dotyczy misja.
grail-page-lies-here = Na ziemi: { $items }
grail-page-here = Tutaj: { $names }
grail-page-here-one-may = Tutaj można
grail-page-used-today = (dziś już użyte)
grail-page-ways = Drogi
grail-page-unknown-way = nieznane ({ $key })
grail-page-may-choose = można wybrać
grail-page-nearer = Bliżej
grail-page-farther = Dalej
grail-page-whole-map = Cała mapa
grail-page-next-dawn = { $count ->
    [one] O świcie przepadnie { NUMBER($count, useGrouping: 0) } miejsce
    [few] O świcie przepadną { NUMBER($count, useGrouping: 0) } miejsca
   *[many] O świcie przepadnie { NUMBER($count, useGrouping: 0) } miejsc
}
grail-page-moment-dawn = Świt dnia { $day }
grail-page-moment-chapter = Nowy rozdział
grail-page-moment-death = Gaśnie światło
grail-page-moment-dying = Między życiem a śmiercią
grail-page-moment-madness = Rozum zawodzi
grail-page-moment-mercy = { -mercy }
grail-page-moment-menhir = { CAPITAL(-menhir) }
grail-page-moment-ending = Koniec
grail-page-moment-on = Dalej
grail-page-companions = Kompania
grail-page-epilogue = Epilog
grail-page-read-aloud = Czytaj na głos
grail-page-hush = Przerwij czytanie
grail-page-met = wykonane
grail-page-together = Wybieracie razem
grail-page-decides = decyduje, gdy brak zgody
grail-page-still-thinks = jeszcze myśli
grail-page-has-chosen = już po wyborze
grail-page-mind-considers = Myśli o tym { $name }
    .what = myśli o: { $what }
grail-page-mind-wants = Chce tego { $name }
    .what = chce: { $what }
grail-page-mind-look = Wskazuje na to { $name }
grail-page-signs = Znaki dla innych
grail-page-sign-yes = Tak
grail-page-sign-wait = Chwileczkę
grail-page-sign-look = Spójrzcie tutaj
grail-page-sign-thanks = Dziękuję
grail-page-you-give = Dajesz
grail-page-you-want = Chcesz
grail-page-how-much = Ile
grail-page-less = Mniej
grail-page-more = Więcej
grail-page-rule-numbers = W zasadach: { $rules }
grail-page-topic-day = Dzień
grail-page-topic-map = Kraina
grail-page-topic-encounter = Walka
grail-page-topic-diplomacy = Dyplomacja
grail-page-topic-story = Dziennik
grail-page-topic-trade = Dary i wymiana
grail-page-topic-dusk = Zmierzch
grail-page-topic-advancement = Rozwój
grail-page-topic-tracks = Zdrowie, groza i śmierć
grail-page-guide = Przewodnik pierwszego dnia
grail-page-guide-hint = Gdy coś pojawia się pierwszy raz, palec to pokazuje, a zdanie objaśnia.
grail-page-hint-understood = Rozumiem
grail-page-hints-off = Bez wskazówek
grail-page-hint-welcome = Witajcie. To wasz pierwszy dzień na wyspie: przejdziemy go razem, krok po kroku.
grail-page-hint-box = Tu stoi pytanie do ciebie, a niżej wszystko, co możesz teraz zrobić. Jeśli pytania nie ma, myśli ktoś inny.
grail-page-hint-day = Cena akcji stoi pod jej nazwą. Gdy zostanie mało energii, spasuj: o zmierzchu odpoczniesz.
grail-page-hint-map = Tu jesteś. Dotknij miejsca, aby zobaczyć, co tam czeka.
grail-page-hint-menhir = Liczba na { -menhir(form: "locative") } to świty, przez które jeszcze świeci. Bez jego światła miejsca wokół przepadają.
grail-page-hint-board = Twoja plansza: energią płaci się za akcje, zdrowie ogranicza energię, a groza nie może przerosnąć zdrowia.
grail-page-hint-explore = Eksplorować to przeczytać, co tu jest. Tak zaczyna się wiele historii.
grail-page-hint-travel = Podróż prowadzi złotymi drogami do sąsiedniego miejsca.
grail-page-hint-rules = Zasady tego, co jest na ekranie, są zawsze tutaj, z numerami.
grail-page-hint-journal = Dziennik mówi, co znajdujecie. Potem wybieracie; ceny stoją obok. To, co przeczytane, zostaje w dzienniku.
grail-page-hint-fight = Walka: gdy znaczników jest tyle, ile wynosi cena wroga, wygrywacie. Po każdej turze wróg atakuje.
grail-page-hint-parley = Tu wygrywa się słowem: karty przesuwają znacznik przychylności. Na jednym końcu jest zgoda, na drugim porażka.
grail-page-hint-row = Zagrane karty tworzą ten rząd. Gdzie spotykają się połówki kluczy dwóch sąsiednich kart, nowa karta coś daje.
grail-page-hint-hand = Twoja ręka. Najpierw obejrzyj kartę: strona pokaże, co by zrobiła. Potem zagraj ją albo przenieś do rzędu.
grail-page-hint-undo = Dopóki nic nowego się nie odkryło, możesz tu cofnąć odpowiedź.
grail-page-hint-dawn = O świcie { -menhir(form: "plural") } bledną, ciemne miejsca przepadają, strażnicy się poruszają i przychodzi wydarzenie. Wy decydujecie tylko o planach i ekwipunku.
grail-page-hint-dusk = O zmierzchu jecie i odpoczywacie, kupujecie karty za doświadczenie i układacie talie. Potem zaczyna się nowy dzień.
