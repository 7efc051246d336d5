### Avalon. Argumenty opisuje plik angielski.

avalon-name = Avalon
avalon-tagline = Ukryte strony przy jednym stole, od pięciu do dziesięciu graczy

## Pojęcia

avalon-leader = Przywódca
avalon-team = Drużyna
avalon-quest = Misja
avalon-round = runda
avalon-loyalty-card = żeton Lojalności
avalon-reveal = faza Ujawnienia
avalon-assassination = skrytobójstwo Merlina
avalon-quest-numbered = Misja { NUMBER($quest, useGrouping: 0) }
    .two-fails = Tę Misję psują dopiero dwie Porażki.

## Strony

avalon-side-good = Dobrzy
avalon-side-evil = Źli
avalon-victory-good = Dobrzy zwyciężają!
avalon-victory-evil = Źli zwyciężają!
avalon-goal-good = Twoje zwycięstwo to trzy udane Misje, o ile na końcu nikt nie odnajdzie Merlina.
avalon-goal-evil = Twoje zwycięstwo to trzy nieudane Misje, pięć odrzuconych z rzędu Drużyn albo odnaleziony na końcu Merlin.

## Głosy

avalon-vote-approve = Zgoda
avalon-vote-reject = Sprzeciw

## Karty Misji

avalon-quest-card-success = Sukces
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } Sukces
        [few] { NUMBER($count, useGrouping: 0) } Sukcesy
       *[many] { NUMBER($count, useGrouping: 0) } Sukcesów
    }
    .short = Pomaga Misji.
avalon-quest-card-fail = Porażka
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } Porażka
        [few] { NUMBER($count, useGrouping: 0) } Porażki
       *[many] { NUMBER($count, useGrouping: 0) } Porażek
    }
    .short = Większość Misji psuje już jedna.

## Żetony Lojalności

avalon-loyalty-good = { avalon-side-good }
avalon-loyalty-evil = { avalon-side-evil }

## Co księgi mówią o szansach

avalon-odds-good = Księgi mówią: pomaga Dobrym.
avalon-odds-evil = Księgi mówią: pomaga Złym.
avalon-odds-basic = Należy do gry podstawowej; inne przesuwają szanse względem niej.
avalon-odds-unknown = Księgi nie mówią, komu to pomaga.

## Postacie

avalon-character-merlin = Merlin
    .short = Wie, kto jest zły, ale musi się kryć: jeśli na końcu Źli wskażą Merlina, wygrywają.
    .odds = { avalon-odds-basic }
avalon-character-percival = Parsifal
    .short = Widzi Merlina w nocy i może odwracać od niego uwagę.
    .odds = { avalon-odds-good }
avalon-character-servant = lojalny poddany Artura
    .short = Z początku nie wie nic i szuka prawdy, patrząc i słuchając.
    .odds = { avalon-odds-basic }
avalon-character-assassin = Skrytobójca
    .short = Zna pozostałych Złych i po trzech Sukcesach ma jedną próbę odgadnięcia Merlina.
    .odds = { avalon-odds-basic }
avalon-character-morgana = Morgana
    .short = Dla Parsifala wygląda jak Merlin, a on nie umie ich odróżnić.
    .odds = { avalon-odds-evil }
avalon-character-mordred = Mordred
    .short = Służy Złym, a Merlin tego nie widzi.
    .odds = { avalon-odds-evil }
avalon-character-oberon = Oberon
    .short = Służy Złym, lecz nie zna wspólników, a oni nie znają jego.
    .odds = { avalon-odds-good }
avalon-character-minion = poplecznik Mordreda
    .short = Zna pozostałych Złych i pomaga im zepsuć trzy Misje.
    .odds = { avalon-odds-basic }

## Moduły

avalon-module-lady-of-the-lake = Pani Jeziora
    .short = Po Misjach 2, 3 i 4 posiadacz znacznika poznaje stronę jednego gracza, a znacznik przechodzi do tego gracza.
    .odds = { avalon-odds-good }

## Wydania

avalon-edition-custom = Dowolna mieszanka
    .short = Wszystko ze wszystkich ksiąg w dowolnym połączeniu; wymóg tylko jednej księgi staje się radą.
avalon-edition-ua = Wydanie ukraińskie
    .short = Klasyczne postacie i Lanceloci, Excalibur, wybór celu i karty Intryg; można grać także bez Merlina.
avalon-edition-pl = Wydanie polskie
    .short = Klasyczne postacie, pierwszy wariant Lancelota, wybór celu i karty Intryg; Merlin i Skrytobójca są w każdej grze.
avalon-edition-ru = Rosyjskie wydanie rozszerzone
    .short = Największa księga, ze wszystkimi postaciami; Merlina może nie być, a zamiast Skrytobójcy może działać inna zła postać.

## Ustawienia

avalon-option-fifth-team = Piąta Drużyna
    .short = Co dzieje się z piątą Drużyną rundy po czterech sprzeciwach.
avalon-option-fifth-team-vote = głosowanie
    .short = Wszyscy głosują jak zawsze; piąte odrzucenie daje zwycięstwo Złym.
avalon-option-fifth-team-goes = bez głosowania
    .short = Piąta Drużyna wyrusza od razu, więc przez odrzucenia nikt nie przegrywa.
avalon-option-first-leader = Pierwszy Przywódca
    .short = Wskażcie, kto prowadzi pierwszy, albo zdajcie się na los.
avalon-option-assassin = Kto poluje na Merlina
    .short = Gdy nie ma karty Skrytobójcy, Merlina odgaduje inna zła postać, zachowując własną rolę.

## Tajna karta

avalon-card = Twoja postać: { $character }. Twoja strona: { $side }.

## Noc

avalon-seen-evil = { $count ->
    [0] Rozglądasz się, lecz innych Złych nie widać.
    [1] Do Złych należy: { $names }.
   *[other] Do Złych należą: { $names }.
}
avalon-seen-seems-merlin = { $count ->
    [0] Szukasz Merlina, lecz nikogo nie widać.
    [1] Oto Merlin: { $names }.
   *[other] Ktoś z nich to Merlin: { $names }.
}
avalon-seen-nothing = Tej nocy nikogo nie widzisz.

avalon-learns-evil = Źli
avalon-learns-seems-merlin = Merlin albo ktoś do niego podobny

## Kronika

avalon-event-game-started = { $seats ->
    [one] Nowa gra, { NUMBER($seats, useGrouping: 0) } gracz. Księga: { $edition }. W grze: { $characters }.
    [few] Nowa gra, { NUMBER($seats, useGrouping: 0) } gracze. Księga: { $edition }. W grze: { $characters }.
   *[many] Nowa gra, { NUMBER($seats, useGrouping: 0) } graczy. Księga: { $edition }. W grze: { $characters }.
}
avalon-event-dealt = { $name } dostaje kartę: { $character } ({ $side }).
avalon-event-leader-chosen = Pierwszy Przywódca to { $name }.
avalon-event-seen = { $count ->
    [0] Noc. { $name } patrzy i nikogo nie widzi.
   *[other] Noc. { $name } widzi: { $names } ({ $learns }).
}
avalon-event-night-ended = Noc minęła. Wszyscy otwierają oczy.
avalon-event-round-started = Zaczyna się runda { NUMBER($round, useGrouping: 0) }. Przywódca to { $leader }.
avalon-event-team-proposed = { $leader } proponuje Drużynę na Misję { NUMBER($quest, useGrouping: 0) }, próba { NUMBER($attempt, useGrouping: 0) } z 5: { $team }.
avalon-event-votes-shown = Głosy: Zgoda — { NUMBER($approvals, useGrouping: 0) }, Sprzeciw — { NUMBER($rejects, useGrouping: 0) }.
    .names = Zgoda: { $approvers }. Sprzeciw: { $rejecters }.
avalon-event-team-approved = Drużyna wyrusza: { $team }.
avalon-event-team-rejected = Drużyna zostaje w domu: { $team }. Odrzucone w tej rundzie: { NUMBER($rejections, useGrouping: 0) } z 5.
avalon-event-leader-passed = Teraz Przywódca to { $name }.
avalon-event-cards-shown = Karty Misji { NUMBER($quest, useGrouping: 0) }: { $cards }.
avalon-event-quest-succeeded = { $fails ->
    [0] Misja { NUMBER($quest, useGrouping: 0) } jest udana.
    [one] Misja { NUMBER($quest, useGrouping: 0) } jest udana, choć jest { NUMBER($fails, useGrouping: 0) } Porażka.
    [few] Misja { NUMBER($quest, useGrouping: 0) } jest udana, choć są { NUMBER($fails, useGrouping: 0) } Porażki.
   *[many] Misja { NUMBER($quest, useGrouping: 0) } jest udana, choć jest { NUMBER($fails, useGrouping: 0) } Porażek.
}
avalon-event-quest-failed = { $fails ->
    [0] Misja { NUMBER($quest, useGrouping: 0) } jest nieudana.
    [one] Misja { NUMBER($quest, useGrouping: 0) } jest nieudana: { NUMBER($fails, useGrouping: 0) } Porażka.
    [few] Misja { NUMBER($quest, useGrouping: 0) } jest nieudana: { NUMBER($fails, useGrouping: 0) } Porażki.
   *[many] Misja { NUMBER($quest, useGrouping: 0) } jest nieudana: { NUMBER($fails, useGrouping: 0) } Porażek.
}
avalon-event-lady-passed = Znacznik Pani Jeziora trzyma teraz { $name }.
avalon-event-inspected = { $inspector } sprawdza lojalność. Żeton przekazuje { $inspected }.
avalon-event-loyalty-shown = { $inspected } przekazuje żeton Lojalności, który widzi tylko { $inspector }: { $card }.
avalon-event-evil-shown = Źli wychodzą z cienia na naradę: { $names }.
avalon-event-merlin-guessed = { $assassin } sądzi, że Merlin to { $named }.
avalon-event-characters-shown = Wszystkie karty są odkryte: { $characters }.
avalon-player-and-character = { $name } ({ $character })
avalon-event-game-ended = Koniec gry. { $reason } { $victory }
avalon-event-asked = { $name } ma wybór do podjęcia.
avalon-event-answered = Wybór podjęty: { $name }.
avalon-event-withdrawn = Odpowiedź nie jest już potrzebna: { $names }.
avalon-event-rewound = Ostatni ruch cofnięto.

## Pytania

avalon-ask-choose-team = { $size ->
    [one] Wybierz { NUMBER($size, useGrouping: 0) } gracza na Misję { NUMBER($quest, useGrouping: 0) }.
    [few] Wybierz { NUMBER($size, useGrouping: 0) } graczy na Misję { NUMBER($quest, useGrouping: 0) }.
   *[many] Wybierz { NUMBER($size, useGrouping: 0) } graczy na Misję { NUMBER($quest, useGrouping: 0) }.
}
    .waiting = { $name } zbiera Drużynę.
    .rules = Przywódca wybiera dokładnie tylu graczy, ilu potrzebuje Misja; nie musi iść osobiście. Potem wszyscy głosują nad Drużyną. Mówić można swobodnie: pytać, obiecywać, oskarżać.
avalon-ask-vote = Czy posłać tę Drużynę na Misję { NUMBER($quest, useGrouping: 0) }: { $team }?
    .waiting = Czekamy na głos: { $name }.
    .rules = Wszyscy głosują w tajemnicy, a głosy odkrywa się razem. Zgoda musi mieć więcej niż połowę; remis oznacza odrzucenie. Pięć odrzuconych Drużyn w jednej rundzie i zwyciężają Źli.
avalon-ask-play-card = Zagraj kartę na Misję { NUMBER($quest, useGrouping: 0) }.
    .waiting = Czekamy na kartę: { $name }.
    .rules = Dobrzy muszą zagrać Sukces; Źli grają Sukces albo Porażkę; niektóre postacie mają własne zasady. Karty są tasowane, więc nikt się nie dowie, która jest czyja. Jedna Porażka psuje Misję; na Misję 4 przy siedmiu lub więcej graczach trzeba dwóch.
avalon-ask-inspect = Czyją stronę chcesz poznać?
    .waiting = { $name } wybiera, kogo sprawdzić.
    .rules = Pani Jeziora pokazuje ci stronę jednego gracza. Potem ten gracz bierze znacznik. Nie można sprawdzić nikogo, kto miał już znacznik.
avalon-ask-show-loyalty = Twoją stronę sprawdza { $inspector }. Przekaż żeton Lojalności.
    .waiting = { $name } przekazuje żeton Lojalności.
    .rules = Można przekazać tylko ten żeton, na który pozwalają zasady. Pokazuje on stronę, a nie postać. Widzi go tylko osoba, która sprawdza, i może o nim mówić, co chce.
avalon-ask-assassinate = Kto jest Merlinem? Wskaż jednego gracza.
    .waiting = { $name } wybiera, kto może być Merlinem.
    .rules = Źli mogą się naradzać na głos, ale decyduje tylko osoba zapytana. Trzeba wskazać jednego gracza spośród Dobrych. Jeśli to Merlin, zwyciężają Źli; jeśli nie — Dobrzy.

## Dlaczego gra się skończyła

avalon-outcome-three-fails = Trzy Misje są nieudane.
avalon-outcome-five-rejections = Pięć Drużyn z rzędu odrzucono.
avalon-outcome-merlin-named = Merlin został odnaleziony.
avalon-outcome-merlin-safe = Domysł był błędny: Merlin pozostaje w cieniu.
avalon-outcome-three-successes = Trzy Misje są udane.

## Przygotowanie

avalon-problem-wrong-number-of-seats = W Avalon gra od pięciu do dziesięciu graczy, a przy tym stole jest { $seats }. Dodajcie lub zabierzcie miejsca.
avalon-problem-unreadable-option = Nie udało się odczytać jednego z ustawień ({ $error }). Sprawdźcie jego nazwę i wartość.
avalon-problem-unknown-edition = Nie ma wydania „{ $edition }”. Wybierzcie z listy.
avalon-problem-unknown-character = Nie ma postaci „{ $character }”. Wybierzcie z listy.
avalon-problem-unknown-module = Nie ma modułu „{ $module }”. Wybierzcie z listy.
avalon-problem-character-twice = Postać „{ $character }” jest w talii więcej niż raz. Zostawcie jedną kartę.
avalon-problem-deal-has-wrong-sides = To rozdanie ma złą liczbę kart. Strona „{ $side }”: { NUMBER($asked, useGrouping: 0) } zamiast { NUMBER($size, useGrouping: 0) }. Wymieńcie karty między stronami.
avalon-problem-too-many-of-a-side = Za dużo postaci. Strona „{ $side }”: { NUMBER($asked, useGrouping: 0) }, a miejsc { NUMBER($size, useGrouping: 0) }. Zabierzcie niektóre albo dodajcie graczy.
avalon-problem-character-not-in-edition = W księdze „{ $edition }” nie ma postaci „{ $character }”. Zabierzcie ją albo wybierzcie dowolną mieszankę.
avalon-problem-module-not-in-edition = W księdze „{ $edition }” nie ma modułu „{ $module }”. Zabierzcie go albo wybierzcie dowolną mieszankę.
avalon-problem-module-twice = Moduł „{ $module }” podano więcej niż raz. Zostawcie jeden.
avalon-problem-edition-needs-character = Według księgi „{ $edition }” w każdej grze jest postać „{ $character }”. Dodajcie ją albo wybierzcie dowolną mieszankę.
avalon-problem-edition-names-no-assassin = Według księgi „{ $edition }” Merlina odgaduje tylko Skrytobójca. Zostawcie Skrytobójcę albo wybierzcie dowolną mieszankę.
avalon-problem-two-assassins = Skrytobójca jest już w grze, więc postać „{ $character }” nie może odgadywać Merlina. Zabierzcie Skrytobójcę albo nie wskazujcie nikogo innego.
avalon-problem-assassin-must-be-evil = Postać „{ $character }” nie może odgadywać Merlina. Wskażcie taką, która zawsze należy do Złych.
avalon-problem-assassin-must-be-one-player = Aby postać „{ $character }” odgadywała Merlina, musi ją mieć dokładnie jeden gracz. Wskażcie postać, która jest w talii jeden raz.
avalon-problem-assassin-without-target = Bez Merlina nie ma na kogo polować, więc próby odgadnięcia nie będzie. Dodajcie Merlina albo grajcie tak.
avalon-problem-no-such-leader = Nie ma miejsca { NUMBER($seat, useGrouping: 0) } dla pierwszego Przywódcy. Wskażcie kogoś przy stole albo zdajcie się na los.
avalon-problem-deal-has-wrong-length = Rozdanie nie pasuje do stołu: kart { NUMBER($cards, useGrouping: 0) }, graczy { NUMBER($seats, useGrouping: 0) }. Dajcie każdemu graczowi jedną kartę.
avalon-problem-deal-differs-from-characters = Rozdanie i lista postaci się różnią. Niech wymieniają te same postacie albo pomińcie listę.
avalon-problem-lady-below-seven = Pani Jeziora jest najlepsza dla siedmiu i więcej graczy, a przy stole jest { NUMBER($seats, useGrouping: 0) }. Można grać i tak albo obejść się bez niej.
avalon-problem-merlin-needs-an-assassin = Merlin jest w grze, a nikt na niego nie poluje. Dodajcie Skrytobójcę albo wskażcie złą postać, która będzie go odgadywać.
avalon-problem-mordred-without-merlin = Mordred kryje się przed Merlinem, którego nie ma w grze. Dodajcie Merlina albo grajcie Mordredem jak zwykłym poplecznikiem.
avalon-problem-morgana-needs-percival = Morgana zwodzi Parsifala, którego nie ma w grze. Dodajcie Parsifala albo zabierzcie Morganę.
avalon-problem-percival-needs-merlin = Parsifal szuka Merlina, którego nie ma w grze. Dodajcie Merlina albo zabierzcie Parsifala.
avalon-problem-percival-at-five = Przy pięciu graczach Parsifal sam jest zbyt silny. Dodajcie Mordreda lub Morganę albo zabierzcie Parsifala.
avalon-problem-advised-for-more-players = „{ $thing }” zaleca się przy co najmniej { NUMBER($seats, useGrouping: 0) } graczach. Można grać i tak albo obejść się bez tego.
avalon-problem-nothing-inspects = Postać „{ $character }” kłamie przy sprawdzeniu, a tu nikt nikogo nie sprawdza. Dodajcie kapłana, Panią Jeziora albo karty Intryg, albo grajcie tak.
avalon-problem-character-needs-character = Postać „{ $character }” nie gra bez postaci „{ $needed }”. Dodajcie drugą albo zabierzcie tę.
avalon-problem-module-needs-character = Moduł „{ $module }” wymaga postaci „{ $needed }”. Dodajcie ją albo zabierzcie moduł.
avalon-problem-modules-exclude-each-other = „{ $module }” i „{ $other }” nie grają razem. Wybierzcie jedno z dwojga.
avalon-problem-edition-needs-module = Według księgi „{ $edition }” ten zestaw wymaga modułu „{ $module }”. Dodajcie go albo wybierzcie dowolną mieszankę.
avalon-problem-servant-needs-an-assassin = Niepewnego sługę werbuje ten, kto poluje na Merlina, a nikt nie poluje. Dodajcie Skrytobójcę albo wskażcie złą postać, która będzie odgadywać.
avalon-problem-option-has-no-effect = Ustawienie „{ $option }” dotyczy postaci, której nie ma w grze. Dodajcie ją albo pomińcie ustawienie.

## Noc, na głos

night-all-close = Noc zapada nad Avalonem. Śpijcie wszyscy, a pięść niech leży z przodu.
night-all-closed = Wszyscy śpią, pięści leżą z przodu.
night-leader-thumb = Pierwszy Przywódca się nie budzi: kciuk w górę to Źli, bez kciuka Dobrzy, jak pozwala postać.
night-evil-open = Kto służy Złym, niech się zbudzi i odszuka swoich wzrokiem.
night-eyes-closed-thumb-up = { $character } się nie budzi, tylko pokazuje kciuk.
night-evil-close = Źli już się znają. Śpijcie dalej.
night-eyes-stay-closed = { $character } śpi i się nie budzi.
night-evil-thumbs-up = Kto służy Złym, niech się nie budzi, tylko pokaże kciuk.
night-fist-stays-closed = { $character } kciuka nie pokazuje: pięść jak przedtem.
night-thumb-up = { $character } przez sen pokazuje kciuk.
night-opens = { $character } budzi się i zapamiętuje, kto pokazuje kciuk.
night-thumbs-down = Schowajcie kciuki, pięści jak przedtem.
night-closes = { $character } znowu śpi.
night-lancelots-open = Obaj Lanceloci, zbudźcie się i odszukajcie się wzrokiem.
night-lancelots-close = Lanceloci już się znają. Śpijcie dalej.
night-all-open = Świta! Zbudźcie się wszyscy.
