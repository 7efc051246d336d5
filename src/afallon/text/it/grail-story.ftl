### Ciò che il racconto può dire: una volta, paragrafi, versi letti nel mezzo, costi in carte, altre condizioni.

## Quante volte

grail-barred-gr-story-01 = { $once ->
        [chapter] già fatto in questo capitolo
        [day] già fatto oggi
        [character] uno di voi l’ha già fatto
       *[campaign] già fatto
    }
grail-pack-once-out-of-place = «once» qui non significa nulla: una regola che vale sempre non si usa, e una carta del mazzo si può giocare di nuovo. Toglilo.
grail-pack-gain-without-once = «{ $name }» dà qualcosa per niente, ancora e ancora. Dagli «once», un costo, un rischio o una condizione che poi non vale più.

## Versi

grail-event-paragraph-read = { $paragraph }
grail-pack-go-outside-verse = «go» passa a un altro verso del diario, e questo non sta in nessuno. Qui usa «read».
grail-pack-verses-go-round = Questi versi portano l’uno all’altro senza fine, e a nessuno si chiede nulla: { $verses }. Metti in mezzo una scelta, o un effetto dopo il quale una condizione lungo la via non vale più.
grail-pack-arrivals-go-round = Chi arriva qui gira senza fine, e a nessuno si chiede nulla: { $around }. Metti in mezzo una scelta, o un effetto dopo il quale una condizione lungo la via non vale più.

## Costi in carte

grail-amount-card = { $units ->
        [1] { $card }
       *[other] { $card } ×{ NUMBER($units, useGrouping: 0) }
    }
grail-pack-cost-not-of-one-kind = Un costo è di un solo tipo: «what», «item», «keyword» o «secret». Indicane qui esattamente uno.
grail-pack-cost-paid-twice = La stessa carta potrebbe valere per due parti di questo costo: { $cost }. Scrivilo come una parte sola con una quantità, o indica carte diverse.

## Altre condizioni

grail-pack-condition-asks-nothing = Questa condizione non dice che cosa chiede. Dillo, o togli la condizione.
grail-action-skill = una nuova competenza

## Paragrafi

grail-pack-paragraph-stands-twice = Due paragrafi di questo verso si chiamano «{ $name }». Dai a ciascuno un nome proprio.
