### Co język treści mówi o świecie.

grail-timing-on-win = gdy wygrasz spotkanie
grail-timing-on-loss = gdy przegrasz spotkanie
grail-timing-start-of-encounter-round = gdy zaczyna się runda spotkania
grail-timing-start-of-activation = gdy zaczyna się twoja aktywacja
grail-timing-start-of-round = gdy zaczyna się runda dnia
grail-timing-before-action = zanim podejmiesz akcję
grail-timing-after-action = po twojej akcji
grail-timing-on-travel = gdy podróżujesz
grail-timing-on-explore = gdy eksplorujesz
grail-timing-on-arrival = gdy przybywasz

## Tekst kart: co dzieje się w świecie

grail-effect-lift-affliction = { $who }: już nie { $affliction }
grail-effect-take-discarded = { $who }: weź na rękę odrzucone karty: { $amount }
grail-effect-put-out-menhir = zgaś menhir: { $place }
grail-effect-change-menhir = licznik menhiru { $change }: { $place }
    .all = licznik każdego menhiru { $change }
grail-effect-discard-location = odrzuć lokację: { $place }
    .from-game = usuń lokację z gry: { $place }
grail-effect-place-guardian = umieść strażnika „{ $guardian }”: { $place }
grail-effect-move-guardian = przesuń strażnika „{ $guardian }”: { $place }
grail-effect-remove-guardian = usuń z mapy strażnika „{ $guardian }”
grail-effect-meet-apart = { $who }: { $met } ×{ $amount }
grail-meeting-each = każdy osobno
grail-meeting-active = tylko aktywna postać
grail-meeting-owner = tylko właściciel karty
grail-meeting-here = wszyscy, którzy tu są
grail-effect-add-encounter =
    .shuffled = wtasuj do talii: { $encounter } ×{ $amount }
    .top = połóż na talii: { $encounter } ×{ $amount }
    .bottom = połóż pod talią: { $encounter } ×{ $amount }
grail-effect-remove-encounter = wyjmij z talii: { $encounter }, { $amount }
grail-effect-add-event =
    .top = połóż na talii wydarzeń: „{ $event }”
    .bottom = połóż pod talią wydarzeń: „{ $event }”
grail-effect-remove-event = wyjmij z talii wydarzeń: „{ $event }”
grail-effect-look-at-deck = { $who }: obejrzyj karty z wierzchu – { $deck }: { $amount }
    .order = { $who }: obejrzyj karty z wierzchu i odłóż w dowolnej kolejności – { $deck }: { $amount }
grail-look-items = talia przedmiotów
grail-look-events = talia wydarzeń
grail-look-own = własna talia
grail-look-green = zielone spotkania
grail-look-grey = szare spotkania
grail-look-purple = fioletowe spotkania
grail-look-blue = niebieskie spotkania
grail-effect-end-day = dzień się kończy

## Liczby, które mogą zmieniać karty

grail-number-menhir-cost = każdy składnik kosztu menhiru, na gracza
grail-number-menhir-dial = licznik zapalonego menhiru
grail-number-card-price = cena nowej karty
grail-number-attribute-price = cena cechy
grail-number-damage-taken = otrzymane obrażenia
grail-number-terror-taken = otrzymana groza
grail-number-affinity-goal = przychylność, która wygrywa etap
grail-number-avoidance-price = każdy składnik ceny ominięcia

## Pytania i zdarzenia

grail-action-affliction = dolegliwość
grail-ask-order-cards = { $names }, te karty wracają na talię ({ $deck }): { $cards }; która leży na wierzchu?
grail-ask-take-back = { $name }: którą odrzuconą kartę bierzesz z powrotem (jeszcze { $many ->
        [one] { NUMBER($many, useGrouping: 0) } karta
        [few] { NUMBER($many, useGrouping: 0) } karty
       *[many] { NUMBER($many, useGrouping: 0) } kart
    })?
grail-event-card-taken-back = { $name } bierze z powrotem: { $card }.
grail-event-location-withdrawn = { $number }: tej lokacji już nie ma w grze.
grail-event-event-added = W talii czeka nowe wydarzenie: { $event }.
grail-event-event-taken-out = To wydarzenie jest poza grą: { $event }.
grail-event-deck-seen = Na wierzchu talii ({ $deck }) leżą: { $cards }.

## Co znajduje kontrola

grail-pack-not-a-guardian = „{ $encounter }” nie jest strażnikiem. Dodaj tę cechę albo wskaż innego.
grail-pack-no-menhir-there = Lokacja { $number } nie ma pieczęci menhiru, więc menhir nigdy tam nie świeci. Wskaż inną lokację.
grail-pack-number-depends-on-itself = Karta zmienia cechę na podstawie warunku lub liczby cech, więc zależałaby sama od siebie. Zapytaj o coś innego.
grail-pack-endless-days = Karta, która zostaje, kończy dzień, zanim ktoś podejmie akcję, więc dni mijałyby bez końca. Niech robi to wydarzenie albo w innej chwili.
grail-pack-owner-of-a-card-for-all = Ta karta dotyczy wszystkich i odzywa się raz, więc nie ma właściciela. Napisz „each” albo „party”.
