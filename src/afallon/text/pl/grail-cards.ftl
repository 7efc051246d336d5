### Graal: tekst kart – zdania, jak na kartach drukowanych.

## Kto to robi

grail-party-is = party
grail-who-each = każde z was
    .genitive = każdego z was
grail-who-party = drużyna
    .genitive = drużyny
grail-who-active = aktywna postać
    .genitive = aktywnej postaci
grail-who-owner = właściciel tej karty
    .genitive = właściciela tej karty
grail-subject = { $who_is ->
        [you] { $does }
       *[other] { $who } { $does }
    }

## Co stoi na początku

grail-heading = { $text }:
grail-timed = { $timing } – { $does }
    .alone = { $timing }
grail-if = jeśli { $requires }, { $does }
    .alone = jeśli { $requires }
grail-only-if = tylko jeśli { $requires }
grail-if-else = jeśli { $requires }, { $does }; w przeciwnym razie { $otherwise }
grail-otherwise = w przeciwnym razie { $does }
    .alone = w przeciwnym razie
grail-pay-for = zapłać { CASE($what, "accusative") }: { $does }
    .alone = zapłać { CASE($what, "accusative") }
grail-give-for = oddaj { CASE($what, "accusative") }: { $does }
    .alone = oddaj { CASE($what, "accusative") }
grail-pay-and-give-for = zapłać { CASE($what, "accusative") } i oddaj { CASE($cards, "accusative") }: { $does }
    .alone = zapłać { CASE($what, "accusative") } i oddaj { CASE($cards, "accusative") }
grail-may-pay-for = możesz zapłacić { CASE($what, "accusative") }: { $does }
    .alone = możesz zapłacić { CASE($what, "accusative") }
grail-each-pays-for = każde z was płaci { CASE($what, "accusative") }: { $does }
    .alone = każde z was płaci { CASE($what, "accusative") }
grail-spend-for = wydaj { CASE($what, "accusative") }: { $does }
    .alone = wydaj { CASE($what, "accusative") }
grail-if-you-wish = jeśli chcesz, { $does }
    .alone = jeśli chcesz
grail-once-day = raz dziennie { $does }
    .alone = raz dziennie
grail-once-chapter = raz na rozdział { $does }
    .alone = raz na rozdział
grail-once-campaign = raz na kampanię { $does }
    .alone = raz na kampanię
grail-once-character = każda postać może to zrobić raz: { $does }
    .alone = raz na postać
grail-choice = „{ $name }” – { $does }
    .alone = „{ $name }”
grail-toss-skull = { -skull } – { $does }
    .alone = { -skull }
grail-toss-grail = { -grail } – { $does }
    .alone = { -grail }
grail-attack-row = pula { $pool } – { $does }
    .alone = pula { $pool }
grail-stage-bonus = premia stadium za { CASE($attribute, "accusative") } – { $does }
    .alone = premia stadium za { CASE($attribute, "accusative") }
grail-nothing-happens = nic się nie dzieje
grail-or = { $one } lub { $other }
grail-then = { $one }; { $other }
grail-comma = { $one }, { $other }
grail-clauses-last-separator = { " i " }
grail-brackets = ({ $of })

## Ile

grail-for-each = { $amount } za { $each }
    .at-most = { $amount } za { $each }, najwyżej { CASE($most, "accusative") }
grail-per-connected-attribute-keys = każdy połączony klucz { CASE($of, "genitive") }
grail-per-connected-magic-keys = każdy połączony klucz magiczny
grail-per-charges = każdy ładunek na tej karcie
grail-per-pool = każdy znacznik w puli walki
grail-per-cards-in-sequence = każdą kartę w sekwencji
grail-per-cards-in-hand = każdą kartę na ręce
grail-per-quantity = każdy punkt { CASE($of, "genitive") }
grail-per-status = każde zaznaczone pole statusu „{ $of }”
grail-per-dial = każdy stopień licznika „{ $of }”
grail-per-members = każdego członka drużyny
grail-per-comers = każdego, kto przyszedł
grail-per-players = każdego gracza
grail-at-least = co najmniej { CASE($amount, "accusative") }
grail-at-most = najwyżej { CASE($amount, "accusative") }
grail-any-of = { $what }
grail-named-item = przedmiot „{ $name }”
    .genitive = przedmiotu „{ $name }”
grail-named-items = { NUMBER($units, useGrouping: 0) } × przedmiot „{ $name }”
grail-named-secret = sekret „{ $secret }”
    .genitive = sekretu „{ $secret }”
grail-named-location = lokacja „{ $place }”
    .genitive = lokacji „{ $place }”
grail-named-encounter = spotkanie „{ $name }”
grail-named-encounters = { NUMBER($units, useGrouping: 0) } × spotkanie „{ $name }”
grail-all-named-encounters = wszystkie spotkania „{ $name }”
grail-verse = werset „{ $verse }”
    .genitive = wersetu „{ $verse }”
grail-verse-of-book = werset „{ $verse }” z księgi sekretów
    .genitive = wersetu „{ $verse }” z księgi sekretów
grail-verse-of-place = werset „{ $verse }” lokacji „{ $place }”
    .genitive = wersetu „{ $verse }” lokacji „{ $place }”
grail-item-of-kind = { $kind }
grail-in-use = { $what } w użyciu
grail-all-named = wszystkie przedmioty „{ $name }”
grail-all-item = wszystkie przedmioty
grail-all-weapon = cała broń
    .accusative = całą broń
grail-all-armour = wszystkie pancerze
grail-all-shield = wszystkie tarcze
grail-all-companion = wszyscy towarzysze
    .accusative = wszystkich towarzyszy
grail-all-relic = wszystkie relikwie
grail-all-energy = cała energia
    .accusative = całą energię
grail-all-health = całe zdrowie
grail-all-terror = cała groza
    .accusative = całą grozę
grail-all-food = cała żywność
    .accusative = całą żywność
grail-all-wealth = całe bogactwo
grail-all-reputation = cała reputacja
    .accusative = całą reputację
grail-all-magic = cała magia
    .accusative = całą magię
grail-all-experience = całe doświadczenie

## Co się dzieje

grail-effect-gain = { $who_is ->
        [you] zyskaj
       *[other] zyskuje
    } { CASE($what, "accusative") }
grail-effect-lose = { $who_is ->
        [you] strać
       *[other] traci
    } { CASE($what, "accusative") }
grail-effect-pay = { $who_is ->
        [you] zapłać
       *[other] musi zapłacić
    } { CASE($what, "accusative") }
grail-effect-set = { $who_is ->
        [you] ustaw { CASE($what, "accusative") } na { $value }
       *[other] ustaw { CASE($what, "accusative") } na { $value } dla { CASE($who, "genitive") }
    }
grail-effect-take = { $who_is ->
        [you] otrzymaj
       *[other] otrzymuje
    } { CASE($what, "accusative") }
grail-effect-lose-secret = kto ma sekret „{ $secret }”, odrzuca go
    .from-game = usuń sekret „{ $secret }” z gry
grail-effect-die = { $who_is ->
        [you] giniesz
       *[other] ginie
    }
grail-effect-modify = { $who_is ->
        [you] { $number } { $change }
       *[other] { $number } { $change } dla { CASE($who, "genitive") }
    }
grail-effect-add-markers = dodaj { CASE($what, "accusative") }
grail-effect-remove-markers = usuń { CASE($what, "accusative") }
grail-effect-move-affinity = przychylność { $change }
grail-effect-draw = { $who_is ->
        [you] dobierz
       *[other] dobiera
    } { CASE($what, "accusative") }
grail-effect-discard = { $who_is ->
        [you] odrzuć
       *[other] odrzuca
    } { CASE($what, "accusative") } z ręki
grail-effect-discard-from-deck = { $who_is ->
        [you] odrzuć
       *[other] odrzuca
    } { CASE($what, "accusative") } z wierzchu talii
grail-effect-discard-last = { $many ->
        [one] odrzuć ostatnią kartę sekwencji
        [few] odrzuć { NUMBER($many, useGrouping: 0) } ostatnie karty sekwencji
       *[many] odrzuć { NUMBER($many, useGrouping: 0) } ostatnich kart sekwencji
    }
grail-effect-gain-charges = połóż na tej karcie { CASE($what, "accusative") }
grail-effect-allow-card = można zagrać jeszcze jedną kartę
grail-effect-for-each = za { $each }: { $does }
    .at-most = za { $each }: { $does } (najwyżej { CASE($most, "accusative") })
grail-effect-reduce-damage = otrzymaj o { CASE($amount, "accusative") } mniej
grail-effect-reduce-terror = otrzymaj o { CASE($amount, "accusative") } mniej
grail-effect-reduce-energy = strać o { CASE($amount, "accusative") } mniej
grail-effect-reduce-markers = strać o { CASE($amount, "accusative") } mniej
grail-effect-reduce-affinity = przychylność spada o { $amount } mniej
grail-effect-reduce-discards = odrzuć o { CASE($amount, "accusative") } mniej
grail-effect-prevent-damage = nie otrzymuj obrażeń
grail-effect-prevent-terror = nie otrzymuj grozy
grail-effect-prevent-energy = nie trać energii
grail-effect-prevent-markers = nie trać znaczników
grail-effect-prevent-affinity = przychylność nie spada
grail-effect-prevent-discards = nie odrzucaj kart
grail-effect-cancel-attack = anuluj atak
grail-effect-cancel-opportunity = anuluj atak okazyjny
grail-effect-cancel-reaction = anuluj reakcję
grail-effect-escape = wróg ucieka
grail-effect-end-encounter-won = spotkanie kończy się zwycięstwem
grail-effect-end-encounter-not-won = spotkanie kończy się bez zwycięstwa
grail-effect-end-encounter-leave = aktywna postać opuszcza spotkanie za darmo
grail-effect-move = { $who_is ->
        [you] przenieś się
       *[other] przenosi się
    } do { CASE($to, "genitive") }
grail-effect-reveal = { $place_is ->
        [here] odkryj lokacje wokół tej
       *[there] odkryj lokacje wokół lokacji „{ $place }”
    }
grail-effect-replace-location = { $place_is ->
        [here] zastąp tę lokację lokacją „{ $by }”
       *[there] zastąp lokację „{ $place }” lokacją „{ $by }”
    }
grail-effect-light-menhir = { $place_is ->
        [here] zapal { -menhir(form: "accusative") } w tej lokacji
       *[there] zapal { -menhir(form: "accusative") } w lokacji „{ $place }”
    }
    .dial = { $place_is ->
        [here] zapal { -menhir(form: "accusative") } w tej lokacji z licznikiem na { $dial }
       *[there] zapal { -menhir(form: "accusative") } w lokacji „{ $place }” z licznikiem na { $dial }
    }
grail-effect-put-tokens = { $place_is ->
        [here] połóż tu { CASE($what, "accusative") }
       *[there] połóż { CASE($what, "accusative") } na lokacji „{ $place }”
    }
grail-effect-remove-tokens = { $place_is ->
        [here] usuń stąd { CASE($what, "accusative") }
       *[there] usuń { CASE($what, "accusative") } z lokacji „{ $place }”
    }
grail-effect-set-time-dial = ustaw licznik czasu „{ $dial }” na { $value }
    .here = połóż tu licznik czasu „{ $dial }” i ustaw go na { $value }
grail-effect-set-quest-dial = ustaw licznik misji „{ $dial }” na { $value }
    .here = połóż tu licznik misji „{ $dial }” i ustaw go na { $value }
grail-effect-remove-dial = usuń licznik „{ $dial }”
grail-effect-change-dial = licznik „{ $dial }” { $change }
grail-effect-meet = rozegraj { CASE($what, "accusative") }
grail-effect-mark-status = zaznacz status „{ $status }”
    .box = zaznacz status „{ $status }” do pola { $box }
grail-effect-erase-status = wymaż status „{ $status }”
grail-effect-add-random-events = połóż { CASE($what, "accusative") } na wierzchu talii wydarzeń
grail-effect-reveal-event = odkryj wydarzenie
grail-effect-lift-affliction = { $who_is ->
        [you] odrzuć
       *[other] odrzuca
    } kartę „{ $card }”
grail-effect-take-discarded = { $who_is ->
        [you] weź
       *[other] bierze
    } { CASE($what, "accusative") } ze stosu odrzuconych
grail-effect-put-out-menhir = { $place_is ->
        [here] zgaś { -menhir(form: "accusative") } w tej lokacji
       *[there] zgaś { -menhir(form: "accusative") } w lokacji „{ $place }”
    }
grail-effect-change-menhir = { $place_is ->
        [here] licznik { -menhir(form: "genitive") } w tej lokacji { $change }
       *[there] licznik { -menhir(form: "genitive") } w lokacji „{ $place }” { $change }
    }
grail-effect-change-menhirs = liczniki wszystkich świecących { -menhir(form: "plural-genitive") } { $change }
grail-effect-discard-location = { $place_is ->
        [here] usuń tę lokację z mapy
       *[there] usuń lokację „{ $place }” z mapy
    }
    .from-game = { $place_is ->
        [here] usuń tę lokację z gry
       *[there] usuń lokację „{ $place }” z gry
    }
grail-effect-place-guardian = { $place_is ->
        [here] postaw tu strażnika „{ $guardian }”
       *[there] postaw strażnika „{ $guardian }” w lokacji „{ $place }”
    }
grail-effect-move-guardian = { $place_is ->
        [here] przesuń tu strażnika „{ $guardian }”
       *[there] przesuń strażnika „{ $guardian }” do lokacji „{ $place }”
    }
grail-effect-remove-guardian = usuń strażnika „{ $guardian }” z mapy
grail-effect-meet-alone = { $who_is ->
        [you] rozegraj samodzielnie { CASE($what, "accusative") }
       *[other] samodzielnie rozgrywa { CASE($what, "accusative") }
    }
grail-effect-meet-here = wszyscy, którzy tu są, rozgrywają { CASE($what, "accusative") }
grail-effect-shuffle-encounter = wtasuj { CASE($what, "accusative") } do odpowiedniej talii
grail-effect-put-encounter-on-top = połóż { CASE($what, "accusative") } na wierzchu odpowiedniej talii
grail-effect-put-encounter-at-bottom = połóż { CASE($what, "accusative") } na spodzie odpowiedniej talii
grail-effect-remove-encounter = usuń { CASE($what, "accusative") } z odpowiedniej talii
grail-effect-put-event-on-top = połóż wydarzenie „{ $event }” na wierzchu talii wydarzeń
grail-effect-put-event-at-bottom = połóż wydarzenie „{ $event }” na spodzie talii wydarzeń
grail-effect-remove-event = usuń wydarzenie „{ $event }” z talii wydarzeń i z gry
grail-effect-end-day = dzień się kończy
grail-effect-look = { $who_is ->
        [you] obejrzyj
       *[other] ogląda
    } { $many ->
        [one] wierzchnią kartę
        [few] { NUMBER($many, useGrouping: 0) } wierzchnie karty
       *[many] { NUMBER($many, useGrouping: 0) } wierzchnich kart
    } { $deck }
grail-effect-look-and-order = { $who_is ->
        [you] obejrzyj
       *[other] ogląda
    } { $many ->
        [one] wierzchnią kartę
        [few] { NUMBER($many, useGrouping: 0) } wierzchnie karty
       *[many] { NUMBER($many, useGrouping: 0) } wierzchnich kart
    } { $deck } i { $who_is ->
        [you] odłóż
       *[other] odkłada
    } je w dowolnej kolejności
grail-look-items = talii przedmiotów
grail-look-events = talii wydarzeń
grail-look-own = swojej talii
grail-look-green = talii zielonych spotkań
grail-look-grey = talii szarych spotkań
grail-look-purple = talii fioletowych spotkań
grail-look-blue = talii niebieskich spotkań
grail-affliction-dying = Umierasz
grail-affliction-going-mad = Popadasz w obłęd
grail-effect-end-quest = misja „{ $quest }” się kończy
grail-effect-change-chapter = zaczyna się rozdział { $chapter }
grail-effect-note-task = zapisz zadanie „{ $task }”
grail-effect-end-game = kampania się kończy: „{ $ending }”
grail-effect-read = przeczytaj { $verse }
grail-effect-go = przejdź do { CASE($verse, "genitive") }
grail-effect-choose = { $who_is ->
        [you] wybierz jedno
       *[other] wybiera jedno
    }
grail-effect-vote = { $who_is ->
        [you] zagłosuj na jedną z możliwości
       *[other] głosuje na jedną z możliwości
    }
grail-effect-toss = rzuć licznikiem
grail-effect-hook = { $name }

grail-number-hand-limit = limit ręki
grail-number-opening-hand = ręka początkowa
grail-number-item-limit = limit przedmiotów
grail-number-explore-cost = koszt eksploracji
grail-number-travel-cost = koszt podróży
grail-number-price = cena spotkania
grail-number-threshold = próg kluczy atrybutów
grail-number-affinity-gain = każdy przyrost przychylności
grail-number-cards-each-activation = liczba kart w aktywacji
grail-number-energy-at-dusk = energia odzyskiwana o zmierzchu
grail-number-food-at-rest = żywność na posiłek
grail-number-menhir-cost = koszt zapalenia { -menhir(form: "genitive") }
grail-number-menhir-dial = licznik { -menhir(form: "genitive") } po zapaleniu
grail-number-card-price = cena nowej karty
grail-number-attribute-price = cena punktu atrybutu
grail-number-damage-taken = otrzymywane obrażenia
grail-number-terror-taken = otrzymywana groza
grail-number-affinity-goal = przychylność potrzebna do wygrania stadium
grail-number-avoidance-price = cena uniknięcia
grail-goal-lowest = lokacja o najniższym numerze
    .genitive = lokacji o najniższym numerze
grail-goal-highest = lokacja o najwyższym numerze
    .genitive = lokacji o najwyższym numerze
grail-goal-any-connected = dowolna połączona lokacja
    .genitive = dowolnej połączonej lokacji
grail-goal-any-revealed = dowolna lokacja na mapie
    .genitive = dowolnej lokacji na mapie

## Klucze

grail-key-attribute = { $attribute } { $amount }
grail-key-magic = magia
grail-key-free = za darmo
grail-key =
    .times = { $half } ×{ $times }
    .cancel = { $half }, premia anulowana
    .joined = { $half }: { $bonus }
grail-half-magic = magia: { $bonus }
grail-half-free = za darmo: { $bonus }
grail-bonus-markers = { $units ->
        [one] +{ NUMBER($units, useGrouping: 0) } znacznik
        [few] +{ NUMBER($units, useGrouping: 0) } znaczniki
       *[many] +{ NUMBER($units, useGrouping: 0) } znaczników
    }
grail-bonus-affinity = przychylność +{ NUMBER($units, useGrouping: 0) }
grail-bonus-stage = { $units ->
        [1] premia stadium
       *[other] premia stadium ×{ NUMBER($units, useGrouping: 0) }
    }
grail-bonus-draw = { $units ->
        [one] dobierz { NUMBER($units, useGrouping: 0) } kartę
        [few] dobierz { NUMBER($units, useGrouping: 0) } karty
       *[many] dobierz { NUMBER($units, useGrouping: 0) } kart
    }
grail-bonus-extra-card = dodatkowa karta
grail-bonus-discard-last = { $units ->
        [one] odrzuć ostatnią kartę
        [few] odrzuć { NUMBER($units, useGrouping: 0) } ostatnie karty
       *[many] odrzuć { NUMBER($units, useGrouping: 0) } ostatnich kart
    }

## Chwile

grail-timing-on-play = po zagraniu
grail-timing-delayed = opóźnienie
    .tokens = opóźnienie, { $tokens }
grail-timing-during-attack = podczas ataku wroga
grail-timing-during-reaction = podczas reakcji oponenta
grail-timing-always = zawsze
grail-timing-charges = za ładunki
grail-timing-flip = odwróć tę kartę
grail-timing-action = akcja
grail-timing-dawn = o świcie
grail-timing-dusk = o zmierzchu
grail-timing-start-of-encounter = na początku spotkania
grail-timing-end-of-encounter = na końcu spotkania
grail-timing-on-win = gdy wygrasz spotkanie
grail-timing-on-loss = gdy przegrasz spotkanie
grail-timing-start-of-encounter-round = na początku każdej rundy spotkania
grail-timing-start-of-activation = na początku twojej aktywacji
grail-timing-start-of-round = na początku każdej rundy dnia
grail-timing-before-action = przed twoją akcją
grail-timing-after-action = po twojej akcji
grail-timing-on-travel = gdy podróżujesz
grail-timing-on-explore = gdy eksplorujesz
grail-timing-on-arrival = gdy przybywasz
grail-timing-on-gain = po zdobyciu
grail-timing-on-empty-dial = po usunięciu ostatniego żetonu czasu
    .named = gdy wyczerpie się licznik „{ $dial }”
grail-passive = karta pasywna: nie można jej zakryć
grail-if-discarded = po odrzuceniu z sekwencji

## Co jest wydrukowane na spotkaniach

grail-level = poziom trudności { $level }
grail-trait = { $trait } – { $meaning }
grail-asked-price = cena { $price }
grail-printed-opportunity = atak okazyjny
grail-printed-reward = nagroda
grail-printed-loot = łup
grail-printed-track = tor przychylności od { $lowest } do { $highest }
grail-numbered-stage = stadium { $number }, „{ $name }”
grail-printed-reaction = reakcja oponenta
grail-printed-avoidance = uniknięcie
grail-printed-failure = niepowodzenie
