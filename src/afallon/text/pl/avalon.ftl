### Avalon. Argumenty opisuje plik angielski.

## Pojęcia

avalon-leader = Przywódca
avalon-team = Drużyna
avalon-quest = Misja
avalon-round = runda
avalon-loyalty-card = żeton Lojalności
avalon-reveal = faza Ujawnienia
avalon-assassination = skrytobójstwo Merlina
avalon-quest-numbered = Misja { NUMBER($quest, useGrouping: 0) }
    .two-fails = Tę Misję udaremniają dopiero dwie Porażki.

## Strony

avalon-side-good = Dobrzy
avalon-side-evil = Źli
avalon-victory-good = Dobrzy zwyciężają!
avalon-victory-evil = Źli zwyciężają!
avalon-goal-good = Wygrywasz, gdy powiodą się trzy Misje, o ile na końcu Merlin nie zostanie odnaleziony.
avalon-goal-evil = Wygrywasz, gdy nie powiodą się trzy Misje, gdy pięć Drużyn z rzędu zostanie odrzuconych albo gdy na końcu Merlin zostanie odnaleziony.

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
    .short = Pomaga Misji się powieść.
avalon-quest-card-fail = Porażka
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } Porażka
        [few] { NUMBER($count, useGrouping: 0) } Porażki
       *[many] { NUMBER($count, useGrouping: 0) } Porażek
    }
    .short = Zwykle już jedna udaremnia Misję.

## Żetony Lojalności

avalon-loyalty-good = { avalon-side-good }
avalon-loyalty-evil = { avalon-side-evil }

## Co instrukcje mówią o szansach

avalon-odds-good = Według instrukcji pomaga Dobrym.
avalon-odds-evil = Według instrukcji pomaga Złym.
avalon-odds-basic = Należy do gry podstawowej; dopiero inne postacie przesuwają szanse.
avalon-odds-unknown = Instrukcje nie mówią, komu to pomaga.

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
    .short = Zna pozostałych Złych i po trzech udanych Misjach ma jedną próbę, by wskazać Merlina.
    .odds = { avalon-odds-basic }
avalon-character-morgana = Morgana
    .short = Dla Parsifala wygląda jak Merlin, a on nie umie ich odróżnić.
    .odds = { avalon-odds-evil }
avalon-character-mordred = Mordred
    .short = Należy do Złych, ale Merlin tego nie widzi.
    .odds = { avalon-odds-evil }
avalon-character-oberon = Oberon
    .short = Należy do Złych, lecz nie zna wspólników, a oni nie znają jego.
    .odds = { avalon-odds-good }
avalon-character-minion = poplecznik Mordreda
    .short = Zna pozostałych Złych i pomaga im udaremnić trzy Misje.
    .odds = { avalon-odds-basic }

## Moduły

avalon-module-lady-of-the-lake = Pani Jeziora
    .short = Po Misjach 2, 3 i 4 posiadacz karty Pani Jeziora poznaje stronę jednego gracza, a ten gracz przejmuje kartę.
    .odds = { avalon-odds-good }

## Wydania

avalon-edition-custom = Dowolna mieszanka
    .short = Wszystko ze wszystkich instrukcji w dowolnym połączeniu; to, czego wymaga tylko jedna z nich, staje się radą.
avalon-edition-ua = Wydanie ukraińskie
    .short = Klasyczne postacie i Lanceloci, Excalibur, wybór celu i karty Intryg; można grać także bez Merlina.
avalon-edition-pl = Wydanie polskie
    .short = Klasyczne postacie, pierwszy wariant Lancelota, wybór celu i karty Intryg; Merlin i Skrytobójca są w każdej grze.
avalon-edition-ru = Rosyjskie wydanie rozszerzone
    .short = Największe wydanie, ze wszystkimi postaciami; Merlina może nie być, a rolę Skrytobójcy może przejąć inna zła postać.

## Ustawienia

avalon-option-fifth-team = Piąta Drużyna
    .short = Co dzieje się z piątą Drużyną rundy po czterech odrzuceniach.
avalon-option-fifth-team-vote = głosowanie
    .short = Wszyscy głosują jak zawsze; piąte odrzucenie daje zwycięstwo Złym.
avalon-option-fifth-team-goes = bez głosowania
    .short = Piąta Drużyna wyrusza od razu, więc przez odrzucenia nikt nie przegrywa.
avalon-option-hidden-guess = Najpierw strzał, potem ujawnienie Złych
    .short = Na końcu Źli nie naradzają się jawnie. Kto zgaduje, może wskazać dowolnego innego gracza, a Źli wygrywają tylko po trafnym wskazaniu.
avalon-option-first-leader = Pierwszy Przywódca
    .short = Wskaż, kto zaczyna jako Przywódca, albo zdaj się na los.
avalon-option-assassin = Kto poluje na Merlina
    .short = Gdy nie ma karty Skrytobójcy, Merlina wskazuje inna zła postać, która zachowuje też własną rolę.

## Tajna karta

avalon-card = Twoja postać: { $character }. Twoja strona: { $side }.

## Noc

avalon-seen-evil = { $count ->
    [0] Rozglądasz się, lecz nie widzisz nikogo ze Złych.
    [1] Do Złych należy: { $names }.
   *[other] Do Złych należą: { $names }.
}
avalon-seen-seems-evil = { $count ->
    [0] Rozglądasz się, lecz nie widzisz nikogo ze Złych.
    [1] Wydaje ci się, że do Złych należy: { $names }.
   *[other] Wydaje ci się, że do Złych należą: { $names }.
}
avalon-seen-seems-merlin = { $count ->
    [0] Szukasz Merlina, lecz nikogo nie widać.
    [1] Oto Merlin: { $names }.
   *[other] Jedna z tych osób to Merlin: { $names }.
}
avalon-seen-nothing = Tej nocy nikogo nie widzisz.

avalon-learns-evil = Źli
avalon-learns-seems-evil = wydaje się należeć do Złych
avalon-learns-seems-merlin = Merlin albo ktoś do niego podobny

## Kronika

avalon-event-game-started = { $seats ->
    [one] Nowa gra dla { NUMBER($seats, useGrouping: 0) } gracza. Instrukcja: { $edition }. W grze: { $deck }.
    [few] Nowa gra dla { NUMBER($seats, useGrouping: 0) } graczy. Instrukcja: { $edition }. W grze: { $deck }.
   *[many] Nowa gra dla { NUMBER($seats, useGrouping: 0) } graczy. Instrukcja: { $edition }. W grze: { $deck }.
}
avalon-event-dealt = { $name } dostaje kartę: { $character } ({ $side }).
avalon-event-leader-chosen = Pierwszym Przywódcą jest { $name }.
avalon-event-seen = { $count ->
    [0] Noc. { $name } patrzy i nikogo nie widzi.
   *[other] Noc. { $name } widzi: { $names } ({ $learns }).
}
avalon-event-night-ended = Noc minęła. Wszyscy otwierają oczy.
avalon-event-round-started = Zaczyna się runda { NUMBER($round, useGrouping: 0) }. Przywódcą jest { $leader }.
avalon-event-team-proposed = { $leader } proponuje Drużynę na Misję { NUMBER($quest, useGrouping: 0) } (próba { NUMBER($attempt, useGrouping: 0) } z 5): { $team }.
avalon-event-votes-shown = Głosy: Zgoda – { NUMBER($approve, useGrouping: 0) }, Sprzeciw – { NUMBER($reject, useGrouping: 0) }.
    .names = Zgoda: { $approve_names }. Sprzeciw: { $reject_names }.
avalon-event-team-approved = Drużyna wyrusza: { $team }.
avalon-event-team-rejected = Drużyna zostaje w domu: { $team }. Odrzucone w tej rundzie: { NUMBER($rejections, useGrouping: 0) } z 5.
avalon-event-leader-passed = Teraz Przywódcą jest { $name }.
avalon-event-cards-shown = Karty Misji { NUMBER($quest, useGrouping: 0) }: { $cards }.
    .turning = Karty Misji { NUMBER($quest, useGrouping: 0) } odkrywają się…
avalon-event-quest-succeeded = { $fails ->
    [0] Misja { NUMBER($quest, useGrouping: 0) } się powiodła.
    [one] Misja { NUMBER($quest, useGrouping: 0) } się powiodła mimo { NUMBER($fails, useGrouping: 0) } Porażki.
    [few] Misja { NUMBER($quest, useGrouping: 0) } się powiodła mimo { NUMBER($fails, useGrouping: 0) } Porażek.
   *[many] Misja { NUMBER($quest, useGrouping: 0) } się powiodła mimo { NUMBER($fails, useGrouping: 0) } Porażek.
}
avalon-event-quest-failed = { $fails ->
    [0] Misja { NUMBER($quest, useGrouping: 0) } się nie powiodła.
    [one] Misja { NUMBER($quest, useGrouping: 0) } się nie powiodła: { NUMBER($fails, useGrouping: 0) } Porażka.
    [few] Misja { NUMBER($quest, useGrouping: 0) } się nie powiodła: { NUMBER($fails, useGrouping: 0) } Porażki.
   *[many] Misja { NUMBER($quest, useGrouping: 0) } się nie powiodła: { NUMBER($fails, useGrouping: 0) } Porażek.
}
avalon-event-lady-passed = Kartę Pani Jeziora ma teraz { $name }.
avalon-event-inspected = { $inspector } sprawdza, po której stronie jest { $inspected }.
avalon-event-loyalty-shown = { $inspected } przekazuje żeton Lojalności, który widzi tylko { $inspector }: { $card }.
avalon-event-evil-shown = Źli wychodzą z cienia na naradę: { $names }.
avalon-event-merlin-guessed = { $assassin } wskazuje: Merlin to { $named }.
avalon-event-characters-shown = Wszystkie karty są odkryte: { $characters }.
avalon-player-and-character = { $name } ({ $character })
avalon-event-game-ended = Koniec gry. { $reason } { $side_is ->
    [good] { avalon-victory-good }
    [evil] { avalon-victory-evil }
   *[none] { avalon-victory-rogue }
}
avalon-event-asked = Decyzję podejmuje { $name }.
avalon-event-answered = Decyzja zapadła: { $name }.
avalon-event-withdrawn = Odpowiedź nie jest już potrzebna: { $names }.
avalon-event-rewound = Cofnięto ostatni ruch.

## Pytania

avalon-ask-choose-team = { $size ->
    [one] Wybierz { NUMBER($size, useGrouping: 0) } gracza na Misję { NUMBER($quest, useGrouping: 0) }
    [few] Wybierz { NUMBER($size, useGrouping: 0) } graczy na Misję { NUMBER($quest, useGrouping: 0) }
   *[many] Wybierz { NUMBER($size, useGrouping: 0) } graczy na Misję { NUMBER($quest, useGrouping: 0) }
} (próba { NUMBER($attempt, useGrouping: 0) } z 5{ $fails_to_sink ->
    [1] { "" }
   *[other] , Misję udaremniają dwie Porażki
}{ $attempt ->
    [5] ; po odrzuceniu zwyciężają Źli
   *[other] { "" }
}).
    .waiting = { $name } zbiera Drużynę.
    .rules = Przywódca wybiera dokładnie tylu graczy, ilu potrzebuje Misja; może wybrać i siebie, ale nie musi. Potem wszyscy głosują nad Drużyną. Mówić można swobodnie: pytać, obiecywać, oskarżać.
avalon-ask-vote = { $leader } proponuje Drużynę na Misję { NUMBER($quest, useGrouping: 0) } (próba { NUMBER($attempt, useGrouping: 0) } z 5{ $fails_to_sink ->
    [1] { "" }
   *[other] , Misję udaremniają dwie Porażki
}{ $attempt ->
    [5] ; po odrzuceniu zwyciężają Źli
   *[other] { "" }
}): { $team }; zgadzasz się?
    .waiting = Czekamy na głos: { $name }.
    .rules = Wszyscy głosują w tajemnicy, a głosy odkrywa się razem. Potrzeba zgody więcej niż połowy graczy; remis oznacza odrzucenie. Po pięciu odrzuconych Drużynach w jednej rundzie zwyciężają Źli.
avalon-ask-play-card = { $fails_to_sink ->
    [one] Zagraj kartę na Misję { NUMBER($quest, useGrouping: 0) } (udaremnia ją { NUMBER($fails_to_sink, useGrouping: 0) } Porażka) w tej Drużynie: { $team }.
    [few] Zagraj kartę na Misję { NUMBER($quest, useGrouping: 0) } (udaremniają ją { NUMBER($fails_to_sink, useGrouping: 0) } Porażki) w tej Drużynie: { $team }.
   *[many] Zagraj kartę na Misję { NUMBER($quest, useGrouping: 0) } (udaremnia ją { NUMBER($fails_to_sink, useGrouping: 0) } Porażek) w tej Drużynie: { $team }.
}
    .waiting = Czekamy na kartę: { $name }.
    .rules = Dobrzy muszą zagrać Sukces; Źli grają Sukces albo Porażkę; niektóre postacie mają własne zasady. Karty są tasowane, więc nikt się nie dowie, która jest czyja. Jedna Porażka udaremnia Misję; przy siedmiu lub więcej graczach Misję 4 udaremniają dopiero dwie.
avalon-ask-inspect = { $through }: czyją stronę chcesz poznać?
    .waiting = { $name } wybiera, kogo sprawdzić.
    .rules = Pani Jeziora pokazuje ci stronę jednego gracza. Potem ten gracz bierze jej kartę. Nie można sprawdzić nikogo, kto miał już tę kartę.
avalon-ask-show-loyalty = { $inspector } sprawdza twoją stronę ({ $through }): który żeton Lojalności przekazujesz?
    .own = Twoja strona: { $side }.
    .waiting = { $name } przekazuje żeton Lojalności.
    .rules = Można przekazać tylko ten żeton, na który pozwalają zasady. Pokazuje on stronę, a nie postać. Widzi go tylko osoba, która sprawdza, i może o nim mówić, co chce.
avalon-ask-assassinate = Kogo wskazujesz jako Merlina?
    .waiting = { $name } zastanawia się, kto jest Merlinem.
    .rules = Ujawnieni Źli mogą się naradzać na głos, ale decyduje tylko osoba zapytana. Trzeba wskazać jednego gracza. Jeśli to Merlin, zwyciężają Źli; jeśli nie – Dobrzy.

## Dlaczego czegoś nie można wybrać

avalon-barred = Teraz nie można: { $what } ({ $why }).
avalon-barred-otherwise = według reguły { $rule }
avalon-barred-av-quest-02 = Dobrzy zagrywają Sukces
avalon-barred-av-role-12 = szaleniec zawsze zagrywa Porażkę
avalon-barred-av-role-13 = dzikus może zagrać Porażkę tylko podczas pierwszych trzech Misji
avalon-barred-av-role-17 = wichrzyciel musi kłamać
avalon-barred-av-lanc-05 = w tym wariancie Lancelot wśród Złych zagrywa Porażkę, a wśród Dobrych Sukces
avalon-barred-av-target-02 = tę Misję już rozegrano
avalon-barred-av-target-03 = najpierw dwie Misje muszą zakończyć się Sukcesem
avalon-barred-av-target-04 = najpierw trzeba rozegrać dwie Misje
avalon-barred-av-rogue-04 = masz żeton warty
avalon-barred-av-sorc-03 = czarownik zagrywa Sukces albo Czary
avalon-barred-av-msg-02 = dobry posłaniec zagrywa Sukces albo Dobrą wieść
avalon-barred-av-msg-04 = obie twoje Dobre wieści są już wysłane

## Dlaczego gra się skończyła

avalon-outcome-three-fails = Trzy Misje się nie powiodły.
avalon-outcome-five-rejections = Odrzucono pięć Drużyn z rzędu.
avalon-outcome-merlin-named = Merlin został odnaleziony.
avalon-outcome-merlin-safe = Strzał był chybiony: Merlin pozostaje w ukryciu.
avalon-outcome-three-successes = Trzy Misje się powiodły.

## Przygotowanie

avalon-problem-wrong-number-of-seats = W Avalon gra od pięciu do dziesięciu graczy, a miejsc przy tym stole jest { $seats }. Dodaj lub usuń miejsca.
avalon-problem-unknown-edition = Nie ma wydania „{ $edition }”. Wybierz z listy.
avalon-problem-unknown-character = Nie ma postaci „{ $character }”. Wybierz z listy.
avalon-problem-unknown-module = Nie ma modułu „{ $module }”. Wybierz z listy.
avalon-problem-character-twice = Postać „{ $character }” jest w talii więcej niż raz. Zostaw jedną kartę.
avalon-problem-deal-has-wrong-sides = W tym rozdaniu liczba kart się nie zgadza. Strona „{ $side }”: { NUMBER($asked, useGrouping: 0) } zamiast { NUMBER($size, useGrouping: 0) }. Wymień karty między stronami.
avalon-problem-too-many-of-a-side = Za dużo postaci. Strona „{ $side }”: { NUMBER($asked, useGrouping: 0) }, a miejsc { NUMBER($size, useGrouping: 0) }. Usuń niektóre albo dodaj graczy.
avalon-problem-character-not-in-edition = W instrukcji „{ $edition }” nie ma postaci „{ $character }”. Usuń ją albo wybierz dowolną mieszankę.
avalon-problem-module-not-in-edition = W instrukcji „{ $edition }” nie ma modułu „{ $module }”. Usuń go albo wybierz dowolną mieszankę.
avalon-problem-module-twice = Moduł „{ $module }” podano więcej niż raz. Zostaw jeden.
avalon-problem-edition-needs-character = Według instrukcji „{ $edition }” w każdej grze jest postać „{ $character }”. Dodaj ją albo wybierz dowolną mieszankę.
avalon-problem-edition-names-no-assassin = Według instrukcji „{ $edition }” Merlina wskazuje tylko Skrytobójca. Zostaw Skrytobójcę albo wybierz dowolną mieszankę.
avalon-problem-two-assassins = Skrytobójca jest już w grze, więc postać „{ $character }” nie może wskazywać Merlina. Usuń Skrytobójcę albo nie wybieraj nikogo innego.
avalon-problem-assassin-must-be-evil = Postać „{ $character }” nie może wskazywać Merlina. Wybierz taką, która zawsze należy do Złych.
avalon-problem-assassin-must-be-one-player = Aby postać „{ $character }” wskazywała Merlina, musi ją mieć dokładnie jeden gracz. Wybierz postać, która jest w talii jeden raz.
avalon-problem-assassin-without-target = Bez Merlina i posłańców nie ma na kogo polować, więc na końcu nikt nikogo nie wskaże. Dodaj ich albo graj bez polowania.
avalon-problem-no-such-leader = Miejsca { NUMBER($seat, useGrouping: 0) } nie ma, więc nie może tam siedzieć pierwszy Przywódca. Wskaż kogoś przy stole albo zdaj się na los.
avalon-problem-deal-has-wrong-length = Rozdanie nie pasuje do stołu: kart { NUMBER($cards, useGrouping: 0) }, graczy { NUMBER($seats, useGrouping: 0) }. Daj każdemu graczowi jedną kartę.
avalon-problem-deal-differs-from-characters = Rozdanie i lista postaci się różnią. Podaj w obu te same postacie albo pomiń listę.
avalon-problem-lady-below-seven = Pani Jeziora jest najciekawsza przy siedmiu lub więcej graczach, a tu jest ich { NUMBER($seats, useGrouping: 0) }. Można grać i tak albo z niej zrezygnować.
avalon-problem-merlin-needs-an-assassin = Merlin jest w grze, a nikt na niego nie poluje. Dodaj Skrytobójcę albo wybierz złą postać, która będzie go wskazywać.
avalon-problem-mordred-without-merlin = Mordred kryje się przed Merlinem, którego nie ma w grze. Dodaj Merlina albo graj Mordredem jak zwykłym poplecznikiem.
avalon-problem-morgana-needs-percival = Morgana zwodzi Parsifala, którego nie ma w grze. Dodaj go (potrzebuje Merlina) albo usuń Morganę.
avalon-problem-percival-needs-merlin = Parsifal szuka Merlina, którego nie ma w grze. Dodaj Merlina albo usuń Parsifala.
avalon-problem-percival-at-five = Przy pięciu graczach Parsifal sam jest zbyt silny. Dodaj Mordreda lub Morganę albo usuń Parsifala.
avalon-problem-advised-for-more-players = „{ $thing }”: zalecana liczba graczy to co najmniej { NUMBER($seats, useGrouping: 0) }. Można grać i tak albo z tego zrezygnować.
avalon-problem-nothing-inspects = Postać „{ $character }” kłamie przy sprawdzeniu, a tu nikt nikogo nie sprawdza. Dodaj kapłana, Panią Jeziora lub, przy siedmiu i więcej graczach, karty Intryg albo graj mimo to.
avalon-problem-character-needs-character = Postać „{ $character }” nie gra bez postaci „{ $needed }”. Dodaj tę drugą albo usuń pierwszą.
avalon-problem-module-needs-character = Moduł „{ $module }” wymaga postaci „{ $needed }”. Dodaj ją albo usuń moduł.
avalon-problem-modules-exclude-each-other = Moduły „{ $module }” i „{ $other }” się wykluczają. Wybierz jeden z nich.
avalon-problem-edition-needs-module = Według instrukcji „{ $edition }” ten zestaw wymaga modułu „{ $module }”. Dodaj go albo wybierz dowolną mieszankę.
avalon-problem-servant-needs-an-assassin = Zawodnego sługę werbuje ten, kto na końcu poluje, a nikt nie poluje. Dodaj Skrytobójcę albo wybierz złą postać, która będzie zgadywać.
avalon-problem-servant-needs-a-target = Zawodnego sługę werbuje się do polowania, a nie ma na kogo polować. Dodaj Merlina lub posłańców albo usuń sługę.
avalon-problem-option-has-no-effect = Opcja „{ $option }” dotyczy postaci, której nie ma w grze. Dodaj ją albo pomiń opcję.

## Noc, na głos

night-all-close = Nad Avalonem zapada noc. Zaśnijcie wszyscy: oczy zamknięte, a na stole przed każdym jedna pięść.
night-all-closed = Wszyscy śpią, a przed każdym leży sama pięść.
night-leader-thumb = Pierwszy Przywódca się nie budzi. Kciuk w górę znaczy Źli, sama pięść znaczy Dobrzy; odpowiada tak, jak pozwala mu postać.
night-evil-open = Kto należy do Złych, niech się obudzi i poszuka swoich wzrokiem.
night-eyes-closed-thumb-up = { $character } się nie budzi, ale unosi kciuk.
night-evil-close = Źli już się znają. Zaśnijcie znowu.
night-eyes-stay-closed = { $character } śpi dalej i nie otwiera oczu.
night-evil-thumbs-up = Kto należy do Złych, niech się nie budzi, ale uniesie kciuk.
night-fist-stays-closed = { $character } nie unosi kciuka: zostaje sama pięść.
night-thumb-up = { $character } przez sen unosi kciuk.
night-opens = { $character } budzi się i zapamiętuje, kto uniósł kciuk.
night-thumbs-down = Schowajcie kciuki, niech zostaną same pięści.
night-closes = { $character } znowu zasypia.
night-lancelots-open = Obaj Lanceloci budzą się i odnajdują się wzrokiem.
night-lancelots-close = Lanceloci już się znają. Zaśnijcie znowu.
night-all-open = Świta! Obudźcie się wszyscy.
