### Voyage. Argumenty są opisane w pliku angielskim.

## Terms

voyage-captain = kapitan
voyage-preferred = kierunek preferowany
voyage-alternative = kierunek zapasowy
voyage-role = rola
voyage-points = punkty
voyage-turn-numbered = Tura { NUMBER($turn, useGrouping: 0) } z { NUMBER($last, useGrouping: 0) }

## Directions

voyage-direction-north = północ
voyage-direction-east = wschód
voyage-direction-south = południe
voyage-direction-west = zachód
voyage-direction-none = donikąd

## Where a direction leads

voyage-leads-to = Statek zatrzyma się tutaj: { $tile }.
voyage-leads-unknown = Statek zatrzyma się tutaj, na nieodkrytym kafelku.
voyage-leads-lost = Tam wszystko jest już odkryte: statek zgubi kurs.
voyage-leads-barred = Drogę zagradza wybrzeże.

## Votes

voyage-vote-white = biały
    .short = za kierunkiem preferowanym, który widzą wszyscy
voyage-vote-black = czarny
    .short = za zapasowym, który zna tylko kapitan

## Tiles

voyage-tile-open-sea = otwarte morze
voyage-tile-cross-island = wyspa z krzyżem
voyage-tile-plain-island = wyspa bez krzyża
voyage-tile-fog = mgła
voyage-tile-coast = wybrzeże
voyage-tile-start = start
voyage-tile-avalon = Avalon
voyage-tile-unknown = nieodkryte

## Roles

voyage-role-admiral = admirał
    .short = 5 punktów, jeśli Avalon zostanie odnaleziony; 3 punkty, jeśli statek odwiedzi najwyżej cztery wyspy.
voyage-role-cabin-boy = chłopiec okrętowy
    .short = 1 punkt za każdą wyspę; 2 punkty, jeśli Avalon zostanie odnaleziony.
voyage-role-merchant = kupiec
    .short = 2 punkty za każdą wyspę z krzyżem; 1 punkt, jeśli Avalon zostanie odnaleziony.
voyage-role-traitor = zdrajca
    .short = 5 punktów, jeśli Avalon nie zostanie odnaleziony; 3 punkty, jeśli statek odwiedzi co najmniej pięć wysp.
voyage-role-explorer = odkrywca
    .short = 1 punkt za każdy kafelek mgły; 1 punkt za każde dwa kafelki na skraju mapy; 3 punkty, jeśli Avalon zostanie odnaleziony.
voyage-role-sailor = marynarz
    .short = Za każdy kafelek otwartego morza: { $rate }.
voyage-six-roles = Sześć ról
voyage-shared-role = Kto ma tę samą rolę co ktoś inny, traci jeden punkt.

## What points are for

voyage-points-avalon = Avalon odnaleziony
voyage-points-no-avalon = Avalon nieodnaleziony
voyage-points-few-islands = najwyżej cztery wyspy
voyage-points-many-islands = co najmniej pięć wysp
voyage-points-islands = wyspy
voyage-points-cross-islands = wyspy z krzyżem
voyage-points-fog = kafelki we mgle
voyage-points-border = kafelki na skraju mapy
voyage-points-open-sea = otwarte morze
voyage-points-shared-role = ktoś jeszcze ma tę samą rolę
voyage-points-line = { $reason }: { NUMBER($points, useGrouping: 0) }

## Layouts and options

voyage-layout-balanced = stała mapa
    .short = Te same wyspy w każdej grze; każdy może poznać ich położenie.
voyage-layout-random = losowa mapa
    .short = Wyspy rozkłada los, nigdy dwóch obok siebie.
voyage-layout-own = własna mapa
    .short = Dziewięć wierszy po siedem znaków, z małego pliku tekstowego.
voyage-option-layout = Mapa
    .short = Gdzie leżą wyspy. Mgła, wybrzeże i start zawsze mają swoje miejsca.
voyage-option-charted = Znane morze
    .short = Wszyscy od początku widzą, co leży poza mgłą.
voyage-option-lasting-captain = Stały kapitan
    .short = Kapitan zmienia się tylko po turze, w której większość była za kierunkiem zapasowym.
voyage-option-sailor-points = Punkty marynarza
    .short = Ile wart jest dla marynarza każdy kafelek otwartego morza; suma jest zaokrąglana w dół. W zasadach to 2.
voyage-option-first-captain = Pierwszy kapitan
    .short = Wskaż, kto zaczyna jako kapitan, albo zdaj się na los.

## The private card

voyage-card = Twoja rola: { $role }.

## The log

voyage-event-game-started = { $seats ->
    [one] Nowy rejs dla { NUMBER($seats, useGrouping: 0) } gracza.
    [few] Nowy rejs dla { NUMBER($seats, useGrouping: 0) } graczy.
    [many] Nowy rejs dla { NUMBER($seats, useGrouping: 0) } graczy.
   *[other] Nowy rejs dla { NUMBER($seats, useGrouping: 0) } gracza.
}
voyage-event-map-laid = Mapa leży na stole.
voyage-event-tiles-hidden = Rozstrzygnęło się, co kryją kafelki.
voyage-event-dealt = { $name } otrzymuje rolę: { $role }.
voyage-event-captain-chosen = Pierwszym kapitanem jest { $name }.
voyage-event-captain-passed = Teraz kapitanem jest { $name }.
voyage-event-turn-started = Zaczyna się tura { NUMBER($turn, useGrouping: 0) }. Kapitanem jest { $captain }.
voyage-event-preferred-shown = { $captain } pokazuje kierunek: { $direction }.
voyage-event-votes-shown = Głosy: białych { NUMBER($white, useGrouping: 0) }, czarnych { NUMBER($black, useGrouping: 0) }.
    .names = Biały: { $white_names }. Czarny: { $black_names }.
voyage-event-course-set = { $card } ({ $by }). Kurs: { $direction }.
voyage-won-preferred = Wygrywa kierunek preferowany
voyage-won-alternative = Wygrywa kierunek zapasowy
voyage-won-nothing = Nie ma nad czym głosować
voyage-by-majority = większością głosów
voyage-by-captain = remis, rozstrzyga głos kapitana
voyage-by-necessity = otwarta jest najwyżej jedna droga
voyage-event-tile-turned = { $fog_is ->
    [yes] Mgła się rozstępuje: { $tile }.
   *[other] Statek dopływa tutaj: { $tile }.
}
voyage-event-route-lost = Przed statkiem wszystko jest już odkryte: statek zgubił kurs.
voyage-event-roles-shown = Wszystkie role są odkryte: { $roles }.
voyage-player-and-role = { $name } ({ $role })
voyage-event-points-counted = Punkty: { $points }.
voyage-player-and-points = { $name } { NUMBER($points, useGrouping: 0) }
voyage-event-game-ended = { $winners_count ->
    [one] Rejs dobiegł końca. { $reason } Najwięcej punktów: { $winners }.
    [few] Rejs dobiegł końca. { $reason } Najwięcej punktów, ex aequo: { $winners }.
    [many] Rejs dobiegł końca. { $reason } Najwięcej punktów, ex aequo: { $winners }.
   *[other] Rejs dobiegł końca. { $reason } Najwięcej punktów, ex aequo: { $winners }.
}
voyage-event-asked = Decyzję podejmuje { $name }.
voyage-event-answered = Decyzja zapadła: { $name }.
voyage-event-withdrawn = Odpowiedź nie jest już potrzebna: { $names }.
voyage-event-rewound = Cofnięto ostatni ruch.

## Questions

voyage-ask-choose-preferred = Tura { NUMBER($turn, useGrouping: 0) }, kapitan { $captain }: statek jest w wierszu { NUMBER($row, useGrouping: 0) }, kolumnie { NUMBER($column, useGrouping: 0) }; który kierunek pokazujesz wszystkim przed głosowaniem?
    .waiting = { $name } wybiera kierunek preferowany.
    .rules = Kapitan pokazuje jeden kierunek, a potem ukrywa drugi. Statek płynie prosto po odkrytych kafelkach i zatrzymuje się na pierwszym nieodkrytym. Jeśli takiego nie ma, gubi kurs i rejs się kończy. Żaden kurs nie wiedzie przez odkryty kafelek wybrzeża. Mówić można wszystko.
voyage-ask-choose-alternative = Tura { NUMBER($turn, useGrouping: 0) }, kapitan { $captain }: pokazujesz kierunek „{ $preferred }”; który inny ukrywasz jako zapasowy?
    .waiting = { $name } wybiera ukryty kierunek zapasowy.
    .rules = Kierunek zapasowy leży zakryty i wszyscy poznają go tylko wtedy, gdy wygra głosowanie. Do tej chwili mów o nim, co chcesz.
voyage-ask-vote = Tura { NUMBER($turn, useGrouping: 0) }: { $captain } pokazuje kierunek „{ $preferred }”; oddajesz głos biały za nim czy czarny za ukrytym zapasowym?
    .waiting = Czekamy na głos: { $name }.
    .rules = Wszyscy głosują w tajemnicy, kapitan też, i wszystkie głosy odkrywa się naraz. Decyduje większość, a przy remisie głos kapitana.

## Why a voyage ended

voyage-outcome-avalon-reached = Avalon został odnaleziony.
voyage-outcome-last-turn = Minęła ostatnia tura, a Avalon pozostał ukryty.
voyage-outcome-route-lost = Statek zgubił kurs.

## Dlaczego kierunku nie można wybrać

voyage-barred = Teraz nie można: { $what } ({ $why }).
voyage-barred-otherwise = według reguły { $rule }
voyage-barred-vo-turn-01 = już go pokazano
voyage-barred-vo-move-03 = drogę zagradza wybrzeże

## Set-up

voyage-problem-wrong-number-of-seats = Do rejsu potrzeba od trzech do siedmiu graczy, a miejsc przy tym stole jest { $players }. Dodaj lub usuń miejsca.
voyage-problem-unknown-layout = Nie ma mapy „{ $layout }”. Wybierz z listy albo podaj dziewięć wierszy po siedem znaków.
voyage-problem-unreadable-points = Punkty marynarza nie mogą wynosić „{ $value }”. Podaj liczbę całkowitą, na przykład 2, albo ułamek, na przykład 1/2.
voyage-problem-no-such-captain = Miejsca { NUMBER($seat, useGrouping: 0) } nie ma, więc nie może tam siedzieć pierwszy kapitan. Wskaż kogoś przy stole albo zdaj się na los.
voyage-problem-roles-have-wrong-length = Role nie pasują do stołu: kart { NUMBER($cards, useGrouping: 0) }, graczy { NUMBER($seats, useGrouping: 0) }. Daj każdemu jedną kartę.
voyage-problem-unknown-role = Nie ma roli „{ $role }”. Wybierz z listy.
voyage-problem-too-many-of-a-role = Za dużo kart roli „{ $role }”: { NUMBER($asked, useGrouping: 0) }, a w talii jest ich { NUMBER($copies, useGrouping: 0) }. Wymień niektóre.

## A map of one's own

voyage-problem-layout-has-wrong-lines = Wierszy ze znakami na mapie: { NUMBER($lines, useGrouping: 0) }, a potrzeba { NUMBER($needed, useGrouping: 0) }. Dodaj lub usuń wiersze.
voyage-problem-layout-line-has-wrong-length = Wiersz { NUMBER($line, useGrouping: 0) } mapy: znaków { NUMBER($length, useGrouping: 0) }, a potrzeba { NUMBER($needed, useGrouping: 0) }.
voyage-problem-layout-has-unknown-sign = Wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }: znak „{ $sign }” nie oznacza kafelka. Możliwe znaki: ~ + o ? ^ S.
voyage-problem-layout-has-wrong-count = Kafelki rodzaju „{ $tile }” na mapie: { NUMBER($found, useGrouping: 0) }. Ma ich być { NUMBER($needed, useGrouping: 0) }.
voyage-problem-layout-fog-is-no-corner-block = Mgła musi wypełniać kwadrat trzy na trzy w rogu. Zobacz, gdzie się zaczyna: wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-coast-is-not-opposite = Róg naprzeciw mgły należy do wybrzeża: wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-coast-is-scattered = Wybrzeże i start muszą trzymać się razem, bok przy boku. Ten kafelek leży osobno: wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-start-is-not-at-the-border = Start musi leżeć na skraju mapy, a teraz jest tutaj: wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-islands-touch = Dwie wyspy leżą obok siebie: wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }, oraz wiersz { NUMBER($other_line, useGrouping: 0) }, kolumna { NUMBER($other_column, useGrouping: 0) }. Przesuń jedną z nich.

## The command that draws maps

voyage-map-is-sound = Po tej mapie można żeglować.
voyage-map-is-not-sound = { $count ->
    [one] Po tej mapie nie można jeszcze żeglować. Do poprawienia jest { NUMBER($count, useGrouping: 0) } rzecz:
    [few] Po tej mapie nie można jeszcze żeglować. Do poprawienia są { NUMBER($count, useGrouping: 0) } rzeczy:
    [many] Po tej mapie nie można jeszcze żeglować. Do poprawienia jest { NUMBER($count, useGrouping: 0) } rzeczy:
   *[other] Po tej mapie nie można jeszcze żeglować. Do poprawienia są { NUMBER($count, useGrouping: 0) } rzeczy:
}
voyage-map-unreadable = Pliku { $file } nie można odczytać ({ $reason }). Sprawdź nazwę i spróbuj jeszcze raz.
