### Co może powiedzieć opowieść: raz, akapity, wersety między innymi, koszty w kartach, dalsze warunki.

## Jak często

grail-barred-gr-story-01 = { $once ->
        [chapter] w tym rozdziale już zrobione
        [day] dziś już zrobione
        [character] ktoś z was ma to już za sobą
       *[campaign] już zrobione
    }
grail-pack-once-out-of-place = „once” nic tu nie znaczy: reguła, która działa zawsze, nie zużywa się, a kartę z talii można zagrać znowu. Usuń to.
grail-pack-gain-without-once = „{ $name }” daje coś za nic, wciąż od nowa. Dodaj „once”, koszt, ryzyko albo warunek, który potem już nie zachodzi.

## Wersety

grail-event-paragraph-read = { $paragraph }
grail-pack-go-outside-verse = „go” przechodzi do innego wersetu dziennika, a to nie jest w żadnym wersecie. Użyj tu „read”.
grail-pack-verses-go-round = Te wersety prowadzą do siebie bez końca i nikogo o nic się nie pyta: { $verses }. Wstaw między nie wybór albo skutek, po którym warunek na tej drodze już nie zachodzi.
grail-pack-arrivals-go-round = Kto tu przybywa, krąży bez końca i nikogo o nic się nie pyta: { $around }. Wstaw między nie wybór albo skutek, po którym warunek na tej drodze już nie zachodzi.

## Koszty w kartach

grail-amount-card = { $units ->
        [1] { $card }
       *[other] { $card } ×{ NUMBER($units, useGrouping: 0) }
    }
grail-pack-cost-not-of-one-kind = Koszt jest jednego rodzaju: „what”, „item”, „keyword” albo „secret”. Podaj tu dokładnie jeden z nich.
grail-pack-cost-paid-twice = Ta sama karta mogłaby się liczyć za dwie części kosztu: { $cost }. Zapisz to jako jedną część z liczbą albo wskaż różne karty.

## Dalsze warunki

grail-pack-condition-asks-nothing = Ten warunek nie mówi, czego wymaga. Podaj to albo usuń warunek.
grail-action-skill = nowa umiejętność

## Akapity

grail-pack-paragraph-stands-twice = Dwa akapity tego wersetu nazywają się „{ $name }”. Daj każdemu własną nazwę.
