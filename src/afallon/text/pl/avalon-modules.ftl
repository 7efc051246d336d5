### Avalon: moduły i ustawienia, co się w nich dzieje i o co się pyta. Argumenty opisuje plik angielski.

## Moduły

avalon-module-excalibur = Excalibur
    .short = Przywódca daje Excalibur innemu członkowi Drużyny, a ten może kazać jednemu graczowi zmienić właśnie zagraną kartę.
    .odds = { avalon-odds-unknown }
avalon-module-lancelot-variant-1 = pierwszy wariant Lancelota
    .short = Karty dobierane na początku Misji mogą kazać obu Lancelotom zmienić stronę; oni sami się nie znają.
    .odds = { avalon-odds-unknown }
avalon-module-lancelot-variant-2 = drugi wariant Lancelota
    .short = Przy Misjach leży pięć odkrytych kart, a tam, gdzie wypadła zmiana, obaj Lanceloci zmieniają stronę. Lancelot, który akurat jest wśród Złych, musi zagrać Porażkę, a ten wśród Dobrych Sukces.
    .odds = { avalon-odds-unknown }
avalon-module-quest-selection = wybór celu
    .short = Razem z Drużyną Przywódca wybiera Misję; Misja 5 jest dostępna później niż inne.
    .odds = { avalon-odds-unknown }
avalon-module-trapper = łowca
    .short = W każdej Drużynie jest o jednego gracza więcej, a Przywódca w tajemnicy ogląda jedną zagraną kartę i ją usuwa.
    .odds = { avalon-odds-unknown }

## Karty Lancelota

avalon-allegiance-card = karta Lojalności Lancelota
avalon-allegiance-no-change = Brak zmiany
avalon-allegiance-switch = Zmiana strony

## Ustawienia

avalon-option-allegiance-deck = Karty Lancelota
    .short = Ile ich jest w pierwszym wariancie i kiedy się je dobiera.
avalon-option-allegiance-deck-five = pięć, od Misji 3
    .short = Trzy nic nie zmieniają, dwie zmieniają stronę; po jednej dobiera się na początku Misji 3, 4 i 5.
avalon-option-allegiance-deck-six = sześć, od Misji 1
    .short = Cztery nic nie zmieniają, dwie zmieniają stronę; po jednej dobiera się na początku każdej Misji.
avalon-option-fifth-quest = Misja 5
    .short = Kiedy Przywódca, który wybiera Misję, może wybrać Misję 5.
avalon-option-fifth-quest-two-successes = po dwóch udanych Misjach
    .short = Wcześniej muszą się powieść dwie Misje.
avalon-option-fifth-quest-two-quests = po dwóch dowolnych Misjach
    .short = Wcześniej muszą się odbyć dwie Misje, bez względu na wynik.
avalon-option-hidden-sorcerer = Ukryty czarownik
    .short = Zły czarownik nie bierze udziału w nocy: nikogo nie widzi i nikt go nie widzi.
avalon-option-senior-messenger = Starszy zna młodszą
    .short = W nocy starszy posłaniec widzi młodszą posłanniczkę.
avalon-option-magic-after-one-fail = Czary po jednej Porażce
    .short = Gdy zagrano Czary, jedna Porażka udaremnia nawet Misję, która zwykle wymaga dwóch; potem Czary odwracają wynik.
avalon-option-rogue-shares-early = Łotrzyk dzieli wczesne zwycięstwo
    .short = Łotrzyk, który nie wygrał sam, wygrywa częściowo zawsze, gdy wygrywa jego strona, także przed piątą Misją.
avalon-option-excalibur-choice = Excalibur zostawia wybór
    .short = Kto musi zmienić kartę, wybiera spośród niezagranych: Sukces, Porażkę albo kartę własnej postaci.
avalon-option-allegiance-by-number = Karty Lancelota według numeru Misji
    .short = Przy wyborze celu i pięciu kartach jedną dobiera się, gdy zatwierdzono Drużynę na Misję 3, 4 lub 5, kiedykolwiek są rozgrywane.

## Kronika

avalon-event-allegiance-drawn = Karta Lancelota na Misję { NUMBER($quest, useGrouping: 0) }: { $card }.
avalon-event-allegiance-laid = Przy Misji { NUMBER($quest, useGrouping: 0) } leży karta Lancelota: { $card }.
avalon-event-quest-chosen = { $leader } wybiera Misję { NUMBER($quest, useGrouping: 0) }.
avalon-event-excalibur-given = { $leader } przekazuje Excalibur. Dostaje go { $name }.
avalon-event-excalibur-used = { $seat_is ->
    [none] { $holder } zostawia Excalibur w pochwie.
   *[other] { $holder } wznosi Excalibur. Kartę musi zmienić { $name }.
}
avalon-event-card-taken-back = { $name } cofa kartę, którą widzi tylko { $holder }: { $card }.
avalon-event-card-trapped = { $leader } usuwa z Misji jedną kartę. Oddaje ją { $name }.
avalon-event-trapped-card-seen = { $name } oddaje kartę, którą widzi tylko { $leader }: { $card }.

## Pytania

avalon-ask-choose-quest = Którą Misję proponujesz (próba { NUMBER($attempt, useGrouping: 0) } z 5{ $attempt ->
    [5] ; po odrzuceniu zwyciężają Źli
   *[other] { "" }
})?
    .waiting = { $name } wybiera Misję.
    .rules = Można wybrać każdą Misję, której jeszcze nie było; jej numer mówi, ilu trzeba graczy. Misja 5 jest dostępna po dwóch udanych albo po dwóch dowolnych Misjach, jak umówiono przy tym stole. Przy każdej nowej propozycji wybiera się od nowa, a odrzucenia liczy się przez całą rundę.
avalon-ask-give-excalibur = Kto z Drużyny na Misję { NUMBER($quest, useGrouping: 0) } dostanie Excalibur: { $team }?
    .waiting = { $name } wybiera, kto dostanie Excalibur.
    .rules = Jeszcze przed głosowaniem Przywódca musi dać Excalibur innemu członkowi Drużyny. Gdy karty są zagrane, posiadacz miecza może kazać komuś z Drużyny zmienić kartę.
avalon-ask-use-excalibur = Kto z Drużyny na Misji { NUMBER($quest, useGrouping: 0) } ma zmienić kartę na rozkaz Excalibura (wskaż kogoś innego albo nikogo): { $team }?
    .waiting = { $name } decyduje, co zrobić z Excaliburem.
    .rules = Karta wskazanego gracza zmieni się w przeciwną: to, co liczy się jak Sukces, stanie się Porażką, a wszystko inne Sukcesem. Cofniętą kartę widzisz tylko ty; kogo wskazano, widzą wszyscy. Karty, która leży odkryta, zmienić nie można.
avalon-ask-change-card = { $holder } Excaliburem każe ci zmienić twoją kartę na Misji { NUMBER($quest, useGrouping: 0) }.
    .own = Twoja dotychczasowa karta: { $card }.
    .waiting = { $name } zmienia kartę.
    .rules = Zamiast tej karty zagrywasz inną, nawet taką, której twoja strona zwykle zagrać nie może. Cofniętą kartę widzi tylko posiadacz Excalibura.
avalon-ask-trap-card = Czyją kartę usuwasz z Misji { NUMBER($quest, useGrouping: 0) }: { $team }?
    .waiting = { $name } wybiera kartę do usunięcia.
    .rules = Przywódca musi wziąć jedną kartę Drużyny, choćby własną, i ogląda ją tylko on. Dla Misji się ona nie liczy. Wszyscy widzą, czyja to karta; mówić o niej można, co się chce.

## Co gospodarz znajduje razem

avalon-group-classic = Klasyczne postacie
avalon-group-modules = Moduły
avalon-group-lancelots = Lanceloci
avalon-group-faces = Inne postacie
avalon-group-hands = Nowe karty Misji
avalon-together-lancelots = obaj Lanceloci
avalon-together-sorcerers = obaj czarownicy
avalon-together-messengers = troje posłańców
avalon-one-of-lancelot-variant = Jak grają Lanceloci
avalon-one-of-lancelot-variant-none = znają się nawzajem
    .short = Spotykają się w nocy i do końca pozostają po swoich stronach.
