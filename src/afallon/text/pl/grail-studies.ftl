### Badania pakietu: jak jest trudny, co przynoszą jego dni i czego o nim dowiedziono.

grail-study-run =
    { $run ->
        [fights] walki
        [campaigns] kampanie
        [story] zakończenia i wersety
        [chapters] rozdziały
       *[other] złe położenia
    }
grail-study-interrupted = Zatrzymano. To, co zrobione, zostaje: to samo polecenie ruszy dalej od tego miejsca.
grail-study-none = Brak.
grail-study-too-many-players = Tylu graczy nie zagra w ten pakiet: brakuje postaci. Podaj jedną z liczb: { $known }.

## afallon pack balance

grail-balance = Równowaga pakietu
grail-balance-colour-green = zielony
grail-balance-colour-grey = szary
grail-balance-colour-purple = fioletowy
grail-balance-colour-blue = niebieski
grail-balance-encounters =
    Spotkania, z taliami swojego poziomu. Gra { $player ->
        [planner] gracz z planem
        [greedy] zachłanny gracz
       *[random] losowy gracz
    }. Walk na każde: { $fights }
grail-balance-players =
    Wszystkie spotkania w pojedynkę, z tym samym losem. Gra { $player ->
        [planner] gracz z planem
        [greedy] zachłanny gracz
       *[random] losowy gracz
    }, dla porównania { $other ->
        [planner] gracz z planem
        [greedy] zachłanny gracz
       *[random] losowy gracz
    }. Walk na każde: { $fights }
grail-balance-traits = Ile punktów ceny jest warta cecha, z taliami początkowymi. Udziały przy cenie wyższej o { $rise }. Walk na każdą: { $fights }
grail-balance-reactions =
    Wygrane rozmowy, gdy tyle dodać do wpływu reakcji na przychylność, z taliami początkowymi. Gra { $player ->
        [planner] gracz z planem
        [greedy] zachłanny gracz
       *[random] losowy gracz
    }. Rozmów na każdą: { $fights }
grail-balance-progress =
    Kampanie gracza z planem, który { $known ->
        [true] zna cały pakiet
       *[other] zna tylko to, co przeczytał
    }. Kampanii na wiersz: { $campaigns }; granica to dzień { $days }
grail-balance-ledger = Co dzień daje, zabiera i zostawia każdej postaci. Graczy: { $players }; kampanii: { $campaigns }
grail-balance-mean-day = średnio
grail-balance-column-encounter = spotkanie
grail-balance-column-colour = kolor
grail-balance-column-level = poziom
grail-balance-column-players = gracze
grail-balance-column-won = wygrane
grail-balance-column-other = ten drugi
grail-balance-column-difference = różnica
grail-balance-column-health = utracone zdrowie
grail-balance-column-terror = groza
grail-balance-column-magic = wydana magia
grail-balance-column-rounds = rundy
grail-balance-column-price = cena
grail-balance-column-trait = cecha
grail-balance-column-without = bez niej
grail-balance-column-having = z nią
grail-balance-column-worth = warta
grail-balance-column-days = dni
grail-balance-column-chapter = rozdział
grail-balance-column-quests = misje
grail-balance-column-verses = wersety
grail-balance-column-defeats = porażki
grail-balance-column-day = dzień
grail-balance-column-light = światło

## afallon pack prove

grail-prove = Dowód pakietu
grail-prove-verses = Przeczytane wersety: { $read } z { $verses }. Nie przeczytano
grail-prove-endings = Osiągnięte zakończenia: { $reached } z { $endings }
grail-prove-chapters = Wygrane rozdziały: { $won } z { $chapters }. Kolumna dla każdej liczby graczy
grail-prove-proofs = Dowody zachowane w { $folder }
grail-prove-bad-states = Kampanie, które toczą się dalej ze złego położenia
grail-prove-not-won = nie wygrano
grail-prove-not-reached = nie osiągnięto
grail-prove-won = wygrano
grail-prove-holds = trzyma się
grail-prove-broken = nie daje się odtworzyć: { $reason }
grail-prove-column-verse = werset
grail-prove-column-ending = zakończenie
grail-prove-column-proof = dowód
grail-prove-column-why = może dlatego, że
grail-prove-column-chapter = rozdział
grail-prove-column-mode = tryb
grail-prove-column-players = gracze
grail-prove-column-state = położenie
grail-prove-column-ended = koniec
grail-prove-column-day = dzień
grail-prove-column-answers = odpowiedzi
grail-prove-column-replay = odtworzenie
grail-prove-column-error = błąd
grail-prove-unread-nightmare = koszmary śnią tylko obłąkani
grail-prove-unread-dream = trzeba tam zasnąć
grail-prove-unread-nothing-leads-there = nic tam nie prowadzi
grail-prove-unread-what-leads-there-is-unread = nie przeczytano tego, co tam prowadzi
grail-prove-unread-place-never-explored = nikt nie eksplorował tej lokacji
grail-prove-unread-requirements = nikt nie spełnił jego wymagań
grail-prove-state-dying = umieranie
grail-prove-state-mad = obłęd
grail-prove-state-starving = nic nie zostało
grail-prove-state-dark = ciemność
grail-prove-state-forsaken = wszystko naraz
grail-prove-ended-won = rozdział wygrany
grail-prove-ended-defeat = porażka
grail-prove-ended-endured = gra trwa
grail-prove-ended-stuck = ślepy zaułek
