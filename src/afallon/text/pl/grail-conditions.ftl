### Graal: czego wymagają karty; każdy warunek ze swoim przeciwieństwem.

grail-has = { $who_is ->
        [you] masz { CASE($what, "accusative") }
        [each] każde z was ma { CASE($what, "accusative") }
        [active] aktywna postać ma { CASE($what, "accusative") }
        [owner] właściciel tej karty ma { CASE($what, "accusative") }
       *[party] ktoś z was ma { CASE($what, "accusative") }
    }
    .not = { $who_is ->
        [you] nie masz { CASE($what, "genitive") }
        [each] nie każde z was ma { CASE($what, "accusative") }
        [active] aktywna postać nie ma { CASE($what, "genitive") }
        [owner] właściciel tej karty nie ma { CASE($what, "genitive") }
       *[party] nikt z was nie ma { CASE($what, "genitive") }
    }
grail-has-state = { $who } { $state }
grail-whoever-you = twoja postać
    .not = twoja postać
grail-whoever-each = każda z waszych postaci
    .not = nie każda z waszych postaci
grail-whoever-party = któraś z waszych postaci
    .not = żadna z waszych postaci
grail-whoever-active = aktywna postać
    .not = aktywna postać
grail-whoever-owner = postać z tą kartą
    .not = postać z tą kartą
grail-in-state-exhausted = { $who_is ->
       *[other] jest wyczerpana
    }
    .not = { $who_is ->
        [each] jest wyczerpana
       *[other] nie jest wyczerpana
    }
grail-in-state-panicking = { $who_is ->
       *[other] jest w panice
    }
    .not = { $who_is ->
        [each] jest w panice
       *[other] nie jest w panice
    }
grail-in-state-dying = { $who_is ->
       *[other] umiera
    }
    .not = { $who_is ->
        [each] umiera
       *[other] nie umiera
    }
grail-in-state-going-mad = { $who_is ->
       *[other] popada w obłęd
    }
    .not = { $who_is ->
        [each] popada w obłęd
       *[other] nie popada w obłęd
    }
grail-in-state-passed = { $who_is ->
       *[other] spasowała
    }
    .not = { $who_is ->
        [each] spasowała
       *[other] nie spasowała
    }
grail-has-character = jest wśród was { $name }
    .not = nie ma wśród was postaci { $name }
grail-has-status = status „{ $status }” jest zaznaczony
    .not = status „{ $status }” nie jest zaznaczony
grail-has-status-boxes = w statusie „{ $status }” zaznaczono co najmniej { CASE($boxes, "accusative") }
    .not = w statusie „{ $status }” zaznaczono mniej niż { CASE($boxes, "accusative") }
grail-has-quest = misja „{ $quest }” jest otwarta
    .not = misja „{ $quest }” nie jest otwarta
grail-has-chapter = trwa rozdział { $chapter }
    .not = trwa inny rozdział niż { $chapter }
grail-has-day = nastał dzień { $day } lub późniejszy
    .not = dzień { $day } jeszcze nie nastał
grail-has-campaign = w grze jest co najmniej { $players }
    .not = w grze jest mniej niż { $players }
grail-has-party = drużyna liczy co najmniej { CASE($players, "accusative") }
    .not = drużyna liczy mniej niż { CASE($players, "accusative") }
grail-has-location = to lokacja „{ $place }”
    .not = to nie lokacja „{ $place }”
grail-has-seal-menhir = jest tu { -menhir }
    .not = nie ma tu { -menhir(form: "genitive") }
grail-has-seal-dreams = jest tu pieczęć snów
    .not = nie ma tu pieczęci snów
grail-has-seal-hostile = to wroga osada
    .not = to nie wroga osada
grail-has-seal-friendly = to przyjazna osada
    .not = to nie przyjazna osada
grail-has-revealed = na mapie jest lokacja „{ $place }”
    .not = na mapie nie ma lokacji „{ $place }”
grail-has-tokens = ta lokacja ma co najmniej { CASE($tokens, "accusative") }
    .not = ta lokacja ma mniej niż { CASE($tokens, "accusative") }
grail-has-time-token = jest tu żeton czasu
    .not = nie ma tu żetonu czasu
grail-has-quest-token = jest tu żeton misji
    .not = nie ma tu żetonu misji
grail-has-dial = licznik „{ $dial }” wskazuje { $value } lub więcej
    .not = licznik „{ $dial }” wskazuje mniej niż { $value }
grail-has-affinity = znacznik stoi na { $cell }
    .not = znacznik nie stoi na { $cell }
grail-cell-red = czerwonym polu
grail-cell-grey = szarym polu
grail-cell-green = zielonym polu
grail-has-pool = pula walki liczy co najmniej { CASE($markers, "accusative") }
    .not = pula walki liczy mniej niż { CASE($markers, "accusative") }
grail-has-any-marker = w puli walki są znaczniki
    .not = pula walki jest pusta
grail-has-encounter-won = spotkanie skończyło się zwycięstwem
    .not = spotkanie nie skończyło się zwycięstwem
grail-has-encounter-not-won = spotkanie skończyło się bez zwycięstwa
    .not = spotkanie skończyło się zwycięstwem, ucieczką wroga albo uniknięciem
grail-has-encounter-escaped = wróg uciekł
    .not = wróg nie uciekł
grail-has-encounter-avoided = udało się uniknąć spotkania
    .not = nie udało się uniknąć spotkania
grail-has-read = przeczytano już { $verse }
    .not = nie przeczytano jeszcze { CASE($verse, "genitive") }
grail-has-quest-achieved = misja „{ $quest }” została wykonana
    .not = misja „{ $quest }” nie została wykonana
grail-has-chapter-from = trwa rozdział { $chapter } lub późniejszy
    .not = rozdział { $chapter } jeszcze się nie zaczął
grail-has-chapter-to = trwa rozdział { $chapter } lub wcześniejszy
    .not = rozdział { $chapter } już minął
grail-has-chapter-between = { $span ->
        [two] trwa rozdział { $first } albo { $last }
       *[more] trwa któryś z rozdziałów od { $first } do { $last }
    }
    .not = { $span ->
        [two] nie trwa rozdział { $first } ani { $last }
       *[more] nie trwa żaden z rozdziałów od { $first } do { $last }
    }
grail-has-campaign-at-most = w grze jest najwyżej { $players }
    .not = w grze jest więcej niż { $players }
grail-has-party-at-most = drużyna liczy najwyżej { CASE($players, "accusative") }
    .not = drużyna liczy więcej niż { CASE($players, "accusative") }
grail-has-campaign-exactly = liczba graczy wynosi { $number }
    .not = liczba graczy jest inna niż { $number }
grail-has-party-exactly = liczba członków drużyny wynosi { $number }
    .not = liczba członków drużyny jest inna niż { $number }
grail-has-under-way = trwa spotkanie
    .not = nie trwa żadne spotkanie
grail-has-under-way-combat = trwa walka
    .not = nie trwa walka
grail-has-under-way-diplomacy = trwa spotkanie dyplomatyczne
    .not = nie trwa spotkanie dyplomatyczne
grail-has-under-way-colour = trwa { $colour }
    .not = nie trwa { $colour }
grail-has-under-way-level = poziom trudności spotkania to { $level }
    .not = poziom trudności spotkania jest inny niż { $level }
grail-has-under-way-trait = wróg ma cechę „{ $trait }”
    .not = wróg nie ma cechy „{ $trait }”
grail-has-mode-story = gracie w trybie fabularnym
    .not = gracie w innym trybie niż fabularny
grail-has-mode-normal = gracie w trybie zwykłym
    .not = gracie w innym trybie niż zwykły
grail-has-mode-challenge = gracie w trybie wyzwania
    .not = gracie w innym trybie niż tryb wyzwania
grail-has-mode-free = gracie w trybie swobodnym
    .not = nie gracie w trybie swobodnym
grail-has-mode-rule = obowiązuje zasada trybu „{ $rule }”
    .not = zasada trybu „{ $rule }” nie obowiązuje
grail-has-task = zapisano zadanie „{ $task }”
    .not = nie zapisano zadania „{ $task }”
grail-has-menhir = { $place_is ->
        [here] { -menhir } w tej lokacji świeci
       *[there] { -menhir } w lokacji „{ $place }” świeci
    }
    .not = { $place_is ->
        [here] { -menhir } w tej lokacji nie świeci
       *[there] { -menhir } w lokacji „{ $place }” nie świeci
    }
