# Strona kampanii: to, co mówi tylko przeglądarka.

grail-page-ask =
    .waiting = Czekamy na odpowiedź: { $name }.
grail-page-map = Mapa
grail-page-lost-in = { $dawns ->
    [one] przepadnie o najbliższym świcie
    [few] przepadnie za { NUMBER($dawns, useGrouping: 0) } świty
   *[many] przepadnie za { NUMBER($dawns, useGrouping: 0) } świtów
}
grail-page-menhir-days = { $days ->
    [one] { CAPITAL(-menhir) } poświeci jeszcze { NUMBER($days, useGrouping: 0) } dzień.
    [few] { CAPITAL(-menhir) } poświeci jeszcze { NUMBER($days, useGrouping: 0) } dni.
   *[many] { CAPITAL(-menhir) } poświeci jeszcze { NUMBER($days, useGrouping: 0) } dni.
}
grail-page-menhir-last-day = { CAPITAL(-menhir) } zgaśnie o najbliższym świcie.
grail-page-in-the-dark = Tej lokacji nie chroni światło { -menhir(form: "genitive") }.
grail-page-not-now = Teraz nie można: { NUMBER($count, useGrouping: 0) }
grail-page-letter-aggression = A
grail-page-letter-empathy = E
grail-page-letter-courage = Od
grail-page-letter-caution = Os
grail-page-letter-practicality = P
grail-page-letter-spirituality = D
grail-page-pool = Znaczniki: { $have } z { $goal }
grail-page-attacks = Co robi wróg przy danej liczbie znaczników w puli walki
grail-page-affinity = Przychylność { $have }; { $goal } daje zwycięstwo
grail-page-reaction = W odpowiedzi:
grail-page-sequence = Zagrane karty
grail-page-hand = Twoja ręka

# Walka, rozmowa i co zrobiłaby karta
grail-page-leaves = zostawia: { $half }
grail-page-joint-joined = połączone
grail-page-joint-weak = zetknięte, ale za słabo
grail-page-joint-unpaid = magia nieopłacona
grail-page-joint-empty = z niczym się nie styka
grail-page-waits = { $count ->
    [one] jeszcze { NUMBER($count, useGrouping: 0) } żeton czasu
    [few] jeszcze { NUMBER($count, useGrouping: 0) } żetony czasu
   *[many] jeszcze { NUMBER($count, useGrouping: 0) } żetonów czasu
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
    [one] Potem ta karta trafia na stos odrzuconych.
    [few] Potem { NUMBER($count, useGrouping: 0) } ostatnie karty trafiają na stos odrzuconych.
   *[many] Potem { NUMBER($count, useGrouping: 0) } ostatnich kart trafia na stos odrzuconych.
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
grail-page-legend-how = Ząb na prawym brzegu karty wchodzi w wycięcie tego samego kształtu na lewym brzegu następnej. Jeśli klucz działa, dostajesz to, co jest przy wycięciu.
grail-page-legend-attribute = Atrybut i ile go potrzeba.
grail-page-legend-magic = Działa, jeśli zapłacisz 1 magię; nie musisz.
grail-page-legend-free = Działa zawsze.
grail-page-legend-joined = Połączone: dostajesz to, co daje.
grail-page-legend-weak = Zetknięte, ale atrybut jest za niski: nie dostajesz nic.
grail-page-legend-unpaid = Magia nieopłacona: nie dostajesz nic.
grail-page-legend-empty = Na brzegu poprzedniej karty nie ma nic o tym kształcie.
grail-page-legend-marker = Znacznik do puli walki.
grail-page-legend-up = Przychylność rośnie.
grail-page-legend-down = Przychylność spada.
grail-page-legend-stage = Premia stadium za ten atrybut.
grail-page-legend-draw = Dobierz kartę.
grail-page-legend-extra = Tę kartę można zagrać po innej.
grail-page-legend-discard = Ostatnia karta sekwencji trafia na stos odrzuconych.

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
grail-page-passed = dzień skończony
grail-page-quests = Misje
grail-page-tasks = Zadania
grail-page-statuses = Następstwa
grail-page-so-far = Dotychczasowa opowieść
grail-page-print = Drukuj
grail-page-nothing-read = Nic jeszcze nie przeczytano.
grail-page-whose = Czyja plansza?
grail-page-undo = Cofnij
grail-page-undo-wish = Cofnąć ostatnią odpowiedź? Za: { $names }.
grail-page-undo-agree = Zgoda
grail-page-undo-stand = Niech zostanie
grail-page-undo-waits = Czekamy na zgodę pozostałych.
grail-page-undo-give-up = Jednak nie
grail-page-story = Opowieść
grail-page-other-language = Tej opowieści nie ma jeszcze w twoim języku: jest opowiadana w innym.
grail-page-mode = Trudność
grail-page-details = Postacie i zasady
grail-page-character-of = Postać na miejscu { $seat }
grail-page-no-packs = Na tym serwerze nie ma jeszcze kampanii.
grail-page-won = Cała droga za wami
grail-page-lost = Tu opowieść się kończy
grail-tool-card = Plansza
grail-tool-history = Dziennik
grail-tool-log = Przebieg
grail-page-save = Pobierz zapis
grail-page-save-hint = Plik, z którym można grać dalej gdzie indziej: w terminalu lub przy innym stole.
grail-page-open-save = Kontynuuj z zapisu
grail-page-regroup = Gramy dalej w tym składzie
grail-page-regroup-hint = Od teraz gra każdy, kto siedzi przy stole; postacie pozostałych na nich czekają.
grail-page-regroup-later = Skład można zmienić między krokami dnia, nie w środku akcji.
grail-page-newcomers = Nowe osoby przy stole: { $names }.

## Stół: mapa, chwile, znaki, przewodnik

grail-page-start = Rozpocznij kampanię
grail-page-safe = Tę lokację chroni światło { -menhir(form: "genitive") }.
grail-page-rite = Stoi tu { -menhir } bez światła. Zapalenie kosztuje was razem: { $cost }; licznik pokaże wtedy { $dial }.
grail-page-rite-again = Światło można zapalić ponownie. Kosztuje to was razem: { $cost }; licznik pokaże wtedy { $dial }.
grail-page-rite-everybody = Muszą tu być wszyscy.
grail-page-rite-given = { $given } z { $cost } tutaj
grail-page-guardian = strażnik. Kto tu przyjdzie, najpierw się z nim spotka; o świcie strażnik może ruszyć dalej.
grail-page-time-tokens = Żetony czasu: { NUMBER($count, useGrouping: 0) }. O każdym świcie znika jeden.
grail-page-quest-tokens = Żetony misji: { NUMBER($count, useGrouping: 0) }. Oznaczają, czego dotyczy misja.
grail-page-lies-here = Na ziemi: { $items }
grail-page-here = Tutaj: { $names }
grail-page-here-one-may = Tutaj możesz
grail-page-used-today = (dziś już użyte)
grail-page-ways = Drogi
grail-page-unknown-way = nieznana ({ $key })
grail-page-may-choose = można wybrać
grail-page-nearer = Przybliż
grail-page-farther = Oddal
grail-page-whole-map = Cała mapa
grail-page-next-dawn = { $count ->
    [one] O świcie przepadnie { NUMBER($count, useGrouping: 0) } lokacja
    [few] O świcie przepadną { NUMBER($count, useGrouping: 0) } lokacje
   *[many] O świcie przepadnie { NUMBER($count, useGrouping: 0) } lokacji
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
grail-page-companions = Drużyna
grail-page-epilogue = Epilog
grail-page-read-aloud = Czytaj na głos
grail-page-hush = Przerwij czytanie
grail-page-met = wykonana
grail-page-together = Wybieracie razem
grail-page-decides = rozstrzyga, gdy brak zgody
grail-page-still-thinks = jeszcze myśli
grail-page-has-chosen = decyzja zapadła
grail-page-mind-considers = { $name } to rozważa
    .what = rozważa: { $what }
grail-page-mind-wants = { $name } tego chce
    .what = chce: { $what }
grail-page-mind-look = { $name } to wskazuje
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
grail-page-guide = Przewodnik na pierwszy dzień
grail-page-guide-hint = Gdy coś pojawia się pierwszy raz, palec to wskazuje, a jedno zdanie objaśnia.
grail-page-hint-understood = Rozumiem
grail-page-hints-off = Bez wskazówek
grail-page-hint-welcome = Witaj. To twój pierwszy dzień na wyspie: przejdziemy go razem, krok po kroku.
grail-page-hint-box = Tu widzisz pytanie do ciebie, a niżej wszystko, co możesz teraz zrobić. Jeśli pytania nie ma, wybiera ktoś inny.
grail-page-hint-day = Cena akcji jest podana pod jej nazwą. Gdy masz już mało energii, spasuj: o zmierzchu odpoczniesz.
grail-page-hint-map = Tu jesteś. Dotknij lokacji, aby zobaczyć, co w niej czeka.
grail-page-hint-menhir = Liczba na { -menhir(form: "locative") } to świty, przez które jeszcze poświeci. Gdy to światło zgaśnie, lokacje wokół przepadają.
grail-page-hint-board = Twoja plansza: energią płaci się za akcje, zdrowie ogranicza energię, a groza nie może przerosnąć zdrowia.
grail-page-hint-explore = Eksploracja to czytanie o tym, co tu jest. Tak zaczyna się duża część opowieści.
grail-page-hint-travel = Podróż prowadzi złotymi drogami do sąsiedniej lokacji.
grail-page-hint-rules = Zasady tego, co jest na ekranie, są zawsze tutaj, z numerami.
grail-page-hint-journal = Dziennik mówi, co znajdujecie. Potem wybieracie; ceny są podane obok. To, co przeczytane, zostaje w dzienniku.
grail-page-hint-fight = Walka: gdy w puli jest tyle znaczników, ile wynosi cena spotkania, wygrywacie. Po każdej aktywacji wróg atakuje.
grail-page-hint-parley = Tu wygrywa się słowem: karty przesuwają znacznik przychylności. Na jednym końcu toru jest zgoda, na drugim niepowodzenie.
grail-page-hint-row = Zagrane karty tworzą sekwencję. Gdzie stykają się połówki kluczy dwóch sąsiednich kart, nowa karta coś daje.
grail-page-hint-hand = Twoja ręka. Najpierw obejrzyj kartę: strona pokaże, co by zrobiła. Potem zagraj ją albo przenieś do sekwencji.
grail-page-hint-undo = Dopóki nie odkryto nic nowego, możesz tu cofnąć odpowiedź.
grail-page-hint-dawn = O świcie { -menhir(form: "plural") } bledną, lokacje bez światła przepadają, ruszają się strażnicy i przychodzi wydarzenie. Ty decydujesz tylko o planach i ekwipunku.
grail-page-hint-dusk = O zmierzchu jesz i odpoczywasz, kupujesz karty za doświadczenie i układasz talie. Potem zaczyna się nowy dzień.
