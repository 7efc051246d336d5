### Co język treści mówi o świecie.

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
grail-event-deck-seen = Wierzch talii ({ $deck }): { $cards }.

## Co znajduje kontrola

grail-pack-not-a-guardian = „{ $encounter }” nie jest strażnikiem. Dodaj tę cechę albo wskaż innego.
grail-pack-no-menhir-there = Lokacja { $number } nie ma pieczęci menhiru, więc menhir nigdy tam nie świeci. Wskaż inną lokację.
grail-pack-number-depends-on-itself = Karta zmienia atrybut zależnie od warunku lub liczby, która sama liczy atrybuty, więc zależałaby od samej siebie. Zapytaj o coś innego.
grail-pack-endless-days = Karta, która zostaje, kończy dzień, zanim ktoś podejmie akcję, więc dni mijałyby bez końca. Niech robi to wydarzenie albo w innej chwili.
grail-pack-owner-of-a-card-for-all = Ta karta dotyczy wszystkich i odzywa się raz, więc nie ma właściciela. Napisz „each” albo „party”.
