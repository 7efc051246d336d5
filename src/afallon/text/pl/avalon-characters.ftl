### Avalon: postacie spoza klasycznych, ich karty i to, co wchodzi do gry razem z nimi. Argumenty opisuje plik angielski.

## Pojęcia

avalon-watch = żeton warty
avalon-reinforcement = posiłki
avalon-recruitment = werbunek

## Karty Misji

avalon-quest-card-rogue-success = Sukces łotrzyka
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } Sukces łotrzyka
        [few] { NUMBER($count, useGrouping: 0) } Sukcesy łotrzyka
       *[many] { NUMBER($count, useGrouping: 0) } Sukcesów łotrzyka
    }
    .short = Liczy się jak Sukces i zostawia znak przy Misji.
avalon-quest-card-rogue-fail = Porażka łotrzyka
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } Porażka łotrzyka
        [few] { NUMBER($count, useGrouping: 0) } Porażki łotrzyka
       *[many] { NUMBER($count, useGrouping: 0) } Porażek łotrzyka
    }
    .short = Liczy się jak Porażka i zostawia znak przy Misji.
avalon-quest-card-magic = Czary
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } karta Czarów
        [few] { NUMBER($count, useGrouping: 0) } karty Czarów
       *[many] { NUMBER($count, useGrouping: 0) } kart Czarów
    }
    .short = Odwracają wynik Misji; dwie karty Czarów znoszą się nawzajem.
avalon-quest-card-good-message = Dobra wieść
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } Dobra wieść
        [few] { NUMBER($count, useGrouping: 0) } Dobre wieści
       *[many] { NUMBER($count, useGrouping: 0) } Dobrych wieści
    }
    .short = Liczy się jak Sukces i zostawia żeton; trzy takie żetony pomagają Dobrym na piątej Misji.
avalon-quest-card-bad-message = Zła wieść
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } Zła wieść
        [few] { NUMBER($count, useGrouping: 0) } Złe wieści
       *[many] { NUMBER($count, useGrouping: 0) } Złych wieści
    }
    .short = Liczy się jak Porażka i zostawia żeton; dwa takie żetony pomagają Złym na piątej Misji.

## Dobre postacie

avalon-character-cleric = kapłan
    .short = W nocy poznaje stronę pierwszego Przywódcy.
    .odds = { avalon-odds-good }
avalon-character-good-lancelot = dobry Lancelot
    .short = Zaczyna wśród Dobrych. Bez wariantu dwaj Lanceloci się znają; w wariancie karty mogą kazać obu zmienić stronę.
    .odds = { avalon-odds-unknown }
avalon-character-good-rogue = dobry łotrzyk
    .short = Wygrywa w pojedynkę, jeśli zagra Sukces łotrzyka na trzeciej udanej Misji i na którejś z wcześniejszych.
    .odds = { avalon-odds-unknown }
avalon-character-good-sorcerer = dobry czarownik
    .short = Zagrywa Sukces albo Czary, które odwracają wynik Misji.
    .odds = { avalon-odds-unknown }
avalon-character-junior-messenger = młodsza posłanniczka
    .short = Może wysłać w ciągu gry dwie Dobre wieści i musi się kryć: jeśli na końcu Źli wskażą oboje dobrych posłańców, wygrywają.
    .odds = { avalon-odds-unknown }
avalon-character-senior-messenger = starszy posłaniec
    .short = Może wysłać w ciągu gry dwie Dobre wieści i musi się kryć. Jeśli tak ustawiono, w nocy widzi młodszą posłanniczkę.
    .odds = { avalon-odds-unknown }
avalon-character-troublemaker = wichrzyciel
    .short = Należy do Dobrych, a przy każdym sprawdzeniu musi pokazać żeton Złych.
    .odds = { avalon-odds-evil }
avalon-character-untrustworthy-servant = zawodny sługa
    .short = Należy do Dobrych, zna Skrytobójcę, Merlinowi wydaje się zły, a na końcu Źli mogą go zwerbować.
    .odds = { avalon-odds-unknown }

## Złe postacie

avalon-character-brute = dzikus
    .short = Może zagrać Porażkę tylko na trzech pierwszych Misjach.
    .odds = { avalon-odds-good }
avalon-character-evil-lancelot = zły Lancelot
    .short = Zaczyna wśród Złych. Bez wariantu dwaj Lanceloci się znają; w wariancie karty mogą kazać obu zmienić stronę.
    .odds = { avalon-odds-unknown }
avalon-character-evil-messenger = zły posłaniec
    .short = Może wysyłać Złe wieści: liczą się jak Porażki i pomagają Złym na piątej Misji.
    .odds = { avalon-odds-unknown }
avalon-character-evil-rogue = zły łotrzyk
    .short = Nie znają go ani Źli, ani Merlin. Wygrywa w pojedynkę, jeśli zagra Porażkę łotrzyka na trzeciej nieudanej Misji i na którejś z wcześniejszych.
    .odds = { avalon-odds-unknown }
avalon-character-evil-sorcerer = zły czarownik
    .short = Zagrywa Sukces albo Czary, a Porażki nigdy.
    .odds = { avalon-odds-unknown }
avalon-character-lunatic = szaleniec
    .short = Musi zagrać Porażkę na każdej Misji.
    .odds = { avalon-odds-good }
avalon-character-revealer = zdemaskowana
    .short = Po drugiej nieudanej Misji pokazuje wszystkim swoją postać.
    .odds = { avalon-odds-good }
avalon-character-trickster = oszust
    .short = Przy sprawdzeniu może pokazać dowolną stronę.
    .odds = { avalon-odds-evil }

## Kto ma własny cel

avalon-goal-good-rogue = Wygrywasz w pojedynkę, jeśli zagrasz Sukces łotrzyka na trzeciej udanej Misji i na co najmniej jednej wcześniejszej. Jeśli nie, a Dobrzy zwyciężą po pięciu Misjach, wygrywasz częściowo.
avalon-goal-evil-rogue = Wygrywasz w pojedynkę, jeśli zagrasz Porażkę łotrzyka na trzeciej nieudanej Misji i na co najmniej jednej wcześniejszej. Jeśli nie, a Źli zwyciężą po pięciu Misjach, wygrywasz częściowo.

## Noc

avalon-seen-evil-lancelot = { $count ->
    [0] Szukasz złego Lancelota, lecz nikogo nie widać.
   *[other] Oto zły Lancelot, który nie patrzył: { $names }.
}
avalon-seen-lancelot = { $count ->
    [0] Szukasz drugiego Lancelota, lecz nikogo nie widać.
   *[other] Oto drugi Lancelot: { $names }.
}
avalon-seen-junior-messenger = { $count ->
    [0] Szukasz młodszej posłanniczki, lecz nikogo nie widać.
   *[other] Oto młodsza posłanniczka: { $names }.
}
avalon-seen-assassin = { $count ->
    [0] Szukasz tego, kto na końcu poluje, lecz nikogo nie widać.
   *[other] Na końcu poluje { $names }.
}
avalon-learns-evil-lancelot = zły Lancelot
avalon-learns-lancelot = drugi Lancelot
avalon-learns-junior-messenger = młodsza posłanniczka
avalon-learns-assassin = na końcu poluje

## Kronika

avalon-event-leader-seen = Noc. { $name } patrzy na pierwszego Przywódcę ({ $leader }): { $card }.
avalon-event-lancelots-switched = Obaj Lanceloci zmieniają stronę. Kim są, pozostaje tajemnicą.
avalon-event-watch-given = { $leader } przekazuje żeton warty. Dostaje go { $name }.
avalon-event-rogue-marked = Przy Misji { NUMBER($quest, useGrouping: 0) } zostaje znak: { $card }.
avalon-event-tokens-laid = Nowe żetony przy Misji { NUMBER($quest, useGrouping: 0) }: { $token } ×{ NUMBER($number, useGrouping: 0) }.
avalon-event-reinforced = { $side_is ->
    [evil] Złe wieści przynoszą posiłki: jedną kartę dodano ({ $card }).
   *[other] Dobre wieści przynoszą posiłki: jedną kartę usunięto ({ $card }).
}
avalon-event-character-shown = { $name } pokazuje wszystkim swoją postać: { $character }.
avalon-event-recruitment-tried = { $named_is ->
    [none] { $assassin } nie werbuje nikogo.
   *[other] { $assassin } próbuje zwerbować gracza: { $named }.
}
avalon-event-servant-recruited = { $name } to zawodny sługa: przechodzi do Złych i od teraz sam wskazuje cel.
avalon-event-aim-declared = { $assassin } ogłasza cel: { $aim }.
avalon-event-messengers-guessed = { $assassin } wskazuje: dobrzy posłańcy to { $named }.
avalon-partial-winners = Częściowe zwycięstwo: { $names }.

## Na kogo może polować Skrytobójca

avalon-aim-merlin = Merlin
avalon-aim-messengers = dobrzy posłańcy

## Pytania

avalon-ask-show-loyalty-at-night = Kapłan patrzy na pierwszego Przywódcę, czyli na ciebie: którą stronę pokazujesz?
    .own = Twoja strona: { $side }.
    .waiting = Kapłan patrzy na pierwszego Przywódcę. To { $name }.
    .rules = Pierwszy Przywódca dostaje to pytanie zawsze, a odpowiedź widzi tylko kapłan. Można pokazać tylko to, na co pozwalają zasady: własną stronę, chyba że jesteś wichrzycielem, który musi kłamać, albo oszustem, który może.
avalon-ask-give-watch = Kogo z Drużyny pilnujesz na Misji { NUMBER($quest, useGrouping: 0) }: { $team }?
    .waiting = { $name } wybiera, kto dostanie żeton warty.
    .rules = Przywódca daje żeton warty komuś z Drużyny albo zostawia go sobie. Łotrzyk pod wartą nie może zagrać karty łotrzyka. Przy pięciu lub sześciu graczach na dwóch pierwszych Misjach warty nie ma.
avalon-ask-recruit = Kto jest zawodnym sługą, który przejdzie do Złych i będzie zgadywać zamiast ciebie (wskaż jednego gracza albo nikogo)?
    .waiting = { $name } wybiera, kogo zwerbować.
    .rules = Masz jedną próbę. Jeśli trafisz, sługa przechodzi do Złych i na końcu zgaduje zamiast ciebie. Jeśli nie trafisz albo nikogo nie wskażesz, sługa zostaje wśród Dobrych i w ukryciu, a zgadujesz ty.
avalon-ask-declare-aim = Kto jest twoim celem: Merlin czy dwoje dobrych posłańców?
    .waiting = { $name } wybiera cel.
    .rules = Gdy w grze są posłańcy, ten, kto poluje, najpierw ogłasza cel. Jeśli to Merlin, wskazuje jednego gracza; jeśli dobrzy posłańcy, wskazuje dwóch graczy i musi trafić oba razy.
avalon-ask-assassinate-messengers = Których dwóch graczy wskazujesz jako posłańców?
    .waiting = { $name } zastanawia się, którzy gracze to dobrzy posłańcy.
    .rules = Ujawnieni Źli mogą się naradzać na głos, ale decyduje tylko osoba zapytana. Trzeba wskazać dwóch graczy. Jeśli to dobrzy posłańcy, zwyciężają Źli; jedno trafienie to za mało.

## Dlaczego gra się skończyła

avalon-outcome-messengers-named = Odnaleziono oboje dobrych posłańców.
avalon-outcome-rogue = Plan łotrzyka się powiódł.
avalon-victory-rogue = Łotrzyk zwycięża w pojedynkę!
