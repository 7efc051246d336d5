### Graal: che cosa hanno i personaggi, e quanto.

## Che cosa hanno i personaggi

grail-quantity-energy = energia
    .article = l’energia
grail-quantity-health = salute
    .article = la salute
grail-quantity-terror = terrore
    .article = il terrore
grail-quantity-food = cibo
    .article = il cibo
grail-quantity-wealth = ricchezza
    .article = la ricchezza
grail-quantity-reputation = reputazione
    .article = la reputazione
grail-quantity-magic = magia
    .article = la magia
grail-quantity-experience = esperienza
    .article = l’esperienza
grail-quantity-aggression = aggressività
    .article = l’aggressività
grail-quantity-empathy = empatia
    .article = l’empatia
grail-quantity-courage = coraggio
    .article = il coraggio
grail-quantity-caution = cautela
    .article = la cautela
grail-quantity-practicality = praticità
    .article = la praticità
grail-quantity-spirituality = spiritualità
    .article = la spiritualità

## Oggetti

grail-keyword-weapon = arma
    .indefinite = un’arma
grail-keyword-armour = armatura
    .indefinite = un’armatura
grail-keyword-shield = scudo
    .indefinite = uno scudo
grail-keyword-companion = compagno
    .indefinite = un compagno
grail-keyword-relic = reliquia
    .indefinite = una reliquia
grail-item = oggetto
    .crafted = oggetto artigianale
    .indefinite = un oggetto

## Quanto di qualcosa

grail-amount-energy = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punto energia
       *[other] { NUMBER($units, useGrouping: 0) } punti energia
    }
grail-amount-health = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punto salute
       *[other] { NUMBER($units, useGrouping: 0) } punti salute
    }
grail-amount-terror = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punto terrore
       *[other] { NUMBER($units, useGrouping: 0) } punti terrore
    }
grail-amount-food = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } razione di cibo
       *[other] { NUMBER($units, useGrouping: 0) } razioni di cibo
    }
grail-amount-wealth = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punto ricchezza
       *[other] { NUMBER($units, useGrouping: 0) } punti ricchezza
    }
grail-amount-reputation = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punto reputazione
       *[other] { NUMBER($units, useGrouping: 0) } punti reputazione
    }
grail-amount-magic = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punto magia
       *[other] { NUMBER($units, useGrouping: 0) } punti magia
    }
grail-amount-experience = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punto esperienza
       *[other] { NUMBER($units, useGrouping: 0) } punti esperienza
    }
grail-amount-aggression = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punto di aggressività
       *[other] { NUMBER($units, useGrouping: 0) } punti di aggressività
    }
grail-amount-empathy = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punto di empatia
       *[other] { NUMBER($units, useGrouping: 0) } punti di empatia
    }
grail-amount-courage = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punto di coraggio
       *[other] { NUMBER($units, useGrouping: 0) } punti di coraggio
    }
grail-amount-caution = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punto di cautela
       *[other] { NUMBER($units, useGrouping: 0) } punti di cautela
    }
grail-amount-practicality = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punto di praticità
       *[other] { NUMBER($units, useGrouping: 0) } punti di praticità
    }
grail-amount-spirituality = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punto di spiritualità
       *[other] { NUMBER($units, useGrouping: 0) } punti di spiritualità
    }
grail-amount-damage = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } danno
       *[other] { NUMBER($units, useGrouping: 0) } danni
    }
grail-amount-unavoidable = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } danno inevitabile
       *[other] { NUMBER($units, useGrouping: 0) } danni inevitabili
    }
grail-amount-cards = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } carta
       *[other] { NUMBER($units, useGrouping: 0) } carte
    }
grail-amount-markers = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } indicatore
       *[other] { NUMBER($units, useGrouping: 0) } indicatori
    }
grail-amount-charges = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } carica
       *[other] { NUMBER($units, useGrouping: 0) } cariche
    }
grail-amount-time-tokens = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } segnalino tempo
       *[other] { NUMBER($units, useGrouping: 0) } segnalini tempo
    }
grail-amount-quest-tokens = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } segnalino missione
       *[other] { NUMBER($units, useGrouping: 0) } segnalini missione
    }
grail-amount-boxes = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } casella
       *[other] { NUMBER($units, useGrouping: 0) } caselle
    }
grail-amount-players = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } giocatore
       *[other] { NUMBER($units, useGrouping: 0) } giocatori
    }
grail-amount-members = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } membro
       *[other] { NUMBER($units, useGrouping: 0) } membri
    }
grail-amount-item = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } oggetto
       *[other] { NUMBER($units, useGrouping: 0) } oggetti
    }
grail-amount-crafted-item = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } oggetto artigianale
       *[other] { NUMBER($units, useGrouping: 0) } oggetti artigianali
    }
grail-amount-weapon = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } arma
       *[other] { NUMBER($units, useGrouping: 0) } armi
    }
grail-amount-armour = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } armatura
       *[other] { NUMBER($units, useGrouping: 0) } armature
    }
grail-amount-shield = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } scudo
       *[other] { NUMBER($units, useGrouping: 0) } scudi
    }
grail-amount-companion = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } compagno
       *[other] { NUMBER($units, useGrouping: 0) } compagni
    }
grail-amount-relic = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } reliquia
       *[other] { NUMBER($units, useGrouping: 0) } reliquie
    }
grail-amount-green = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } incontro verde
       *[other] { NUMBER($units, useGrouping: 0) } incontri verdi
    }
grail-amount-grey = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } incontro grigio
       *[other] { NUMBER($units, useGrouping: 0) } incontri grigi
    }
grail-amount-purple = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } incontro viola
       *[other] { NUMBER($units, useGrouping: 0) } incontri viola
    }
grail-amount-blue = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } incontro blu
       *[other] { NUMBER($units, useGrouping: 0) } incontri blu
    }
grail-amount-random-events = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } evento casuale
       *[other] { NUMBER($units, useGrouping: 0) } eventi casuali
    }
