### Graal: co mają postacie i ile tego.

## Co mają postacie

grail-quantity-energy = energia
    .accusative = energię
    .genitive = energii
grail-quantity-health = zdrowie
    .genitive = zdrowia
grail-quantity-terror = groza
    .accusative = grozę
    .genitive = grozy
grail-quantity-food = żywność
    .genitive = żywności
grail-quantity-wealth = bogactwo
    .genitive = bogactwa
grail-quantity-reputation = reputacja
    .accusative = reputację
    .genitive = reputacji
grail-quantity-magic = magia
    .accusative = magię
    .genitive = magii
grail-quantity-experience = doświadczenie
    .genitive = doświadczenia
grail-quantity-aggression = agresja
    .accusative = agresję
    .genitive = agresji
grail-quantity-empathy = empatia
    .accusative = empatię
    .genitive = empatii
grail-quantity-courage = odwaga
    .accusative = odwagę
    .genitive = odwagi
grail-quantity-caution = ostrożność
    .genitive = ostrożności
grail-quantity-practicality = praktyczność
    .genitive = praktyczności
grail-quantity-spirituality = duchowość
    .genitive = duchowości

## Przedmioty

grail-keyword-weapon = broń
    .genitive = broni
grail-keyword-armour = pancerz
    .genitive = pancerza
grail-keyword-shield = tarcza
    .accusative = tarczę
    .genitive = tarczy
grail-keyword-companion = towarzysz
    .accusative = towarzysza
    .genitive = towarzysza
grail-keyword-relic = relikwia
    .accusative = relikwię
    .genitive = relikwii
grail-item = przedmiot
    .crafted = przedmiot wytworzony
    .genitive = przedmiotu

## Tyle czegoś

grail-amount-energy = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } energia
        [few] { NUMBER($units, useGrouping: 0) } energii
       *[many] { NUMBER($units, useGrouping: 0) } energii
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } energię
            [few] { NUMBER($units, useGrouping: 0) } energii
           *[many] { NUMBER($units, useGrouping: 0) } energii
        }
grail-amount-health = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } zdrowie
        [few] { NUMBER($units, useGrouping: 0) } zdrowia
       *[many] { NUMBER($units, useGrouping: 0) } zdrowia
    }
grail-amount-terror = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } groza
        [few] { NUMBER($units, useGrouping: 0) } grozy
       *[many] { NUMBER($units, useGrouping: 0) } grozy
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } grozę
            [few] { NUMBER($units, useGrouping: 0) } grozy
           *[many] { NUMBER($units, useGrouping: 0) } grozy
        }
grail-amount-food = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } żywność
        [few] { NUMBER($units, useGrouping: 0) } żywności
       *[many] { NUMBER($units, useGrouping: 0) } żywności
    }
grail-amount-wealth = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } bogactwo
        [few] { NUMBER($units, useGrouping: 0) } bogactwa
       *[many] { NUMBER($units, useGrouping: 0) } bogactwa
    }
grail-amount-reputation = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } reputacja
        [few] { NUMBER($units, useGrouping: 0) } reputacji
       *[many] { NUMBER($units, useGrouping: 0) } reputacji
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } reputację
            [few] { NUMBER($units, useGrouping: 0) } reputacji
           *[many] { NUMBER($units, useGrouping: 0) } reputacji
        }
grail-amount-magic = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } magia
        [few] { NUMBER($units, useGrouping: 0) } magii
       *[many] { NUMBER($units, useGrouping: 0) } magii
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } magię
            [few] { NUMBER($units, useGrouping: 0) } magii
           *[many] { NUMBER($units, useGrouping: 0) } magii
        }
grail-amount-experience = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } doświadczenie
        [few] { NUMBER($units, useGrouping: 0) } doświadczenia
       *[many] { NUMBER($units, useGrouping: 0) } doświadczenia
    }
grail-amount-aggression = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punkt agresji
        [few] { NUMBER($units, useGrouping: 0) } punkty agresji
       *[many] { NUMBER($units, useGrouping: 0) } punktów agresji
    }
grail-amount-empathy = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punkt empatii
        [few] { NUMBER($units, useGrouping: 0) } punkty empatii
       *[many] { NUMBER($units, useGrouping: 0) } punktów empatii
    }
grail-amount-courage = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punkt odwagi
        [few] { NUMBER($units, useGrouping: 0) } punkty odwagi
       *[many] { NUMBER($units, useGrouping: 0) } punktów odwagi
    }
grail-amount-caution = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punkt ostrożności
        [few] { NUMBER($units, useGrouping: 0) } punkty ostrożności
       *[many] { NUMBER($units, useGrouping: 0) } punktów ostrożności
    }
grail-amount-practicality = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punkt praktyczności
        [few] { NUMBER($units, useGrouping: 0) } punkty praktyczności
       *[many] { NUMBER($units, useGrouping: 0) } punktów praktyczności
    }
grail-amount-spirituality = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } punkt duchowości
        [few] { NUMBER($units, useGrouping: 0) } punkty duchowości
       *[many] { NUMBER($units, useGrouping: 0) } punktów duchowości
    }
grail-amount-damage = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } obrażenie
        [few] { NUMBER($units, useGrouping: 0) } obrażenia
       *[many] { NUMBER($units, useGrouping: 0) } obrażeń
    }
grail-amount-unavoidable = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } nieuchronne obrażenie
        [few] { NUMBER($units, useGrouping: 0) } nieuchronne obrażenia
       *[many] { NUMBER($units, useGrouping: 0) } nieuchronnych obrażeń
    }
grail-amount-cards = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } karta
        [few] { NUMBER($units, useGrouping: 0) } karty
       *[many] { NUMBER($units, useGrouping: 0) } kart
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } kartę
            [few] { NUMBER($units, useGrouping: 0) } karty
           *[many] { NUMBER($units, useGrouping: 0) } kart
        }
grail-amount-markers = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } znacznik
        [few] { NUMBER($units, useGrouping: 0) } znaczniki
       *[many] { NUMBER($units, useGrouping: 0) } znaczników
    }
grail-amount-charges = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } ładunek
        [few] { NUMBER($units, useGrouping: 0) } ładunki
       *[many] { NUMBER($units, useGrouping: 0) } ładunków
    }
grail-amount-time-tokens = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } żeton czasu
        [few] { NUMBER($units, useGrouping: 0) } żetony czasu
       *[many] { NUMBER($units, useGrouping: 0) } żetonów czasu
    }
grail-amount-quest-tokens = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } żeton misji
        [few] { NUMBER($units, useGrouping: 0) } żetony misji
       *[many] { NUMBER($units, useGrouping: 0) } żetonów misji
    }
grail-amount-boxes = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } pole
        [few] { NUMBER($units, useGrouping: 0) } pola
       *[many] { NUMBER($units, useGrouping: 0) } pól
    }
grail-amount-players = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } gracz
        [few] { NUMBER($units, useGrouping: 0) } graczy
       *[many] { NUMBER($units, useGrouping: 0) } graczy
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } gracza
            [few] { NUMBER($units, useGrouping: 0) } graczy
           *[many] { NUMBER($units, useGrouping: 0) } graczy
        }
grail-amount-members = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } członek
        [few] { NUMBER($units, useGrouping: 0) } członków
       *[many] { NUMBER($units, useGrouping: 0) } członków
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } członka
            [few] { NUMBER($units, useGrouping: 0) } członków
           *[many] { NUMBER($units, useGrouping: 0) } członków
        }
grail-amount-item = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } przedmiot
        [few] { NUMBER($units, useGrouping: 0) } przedmioty
       *[many] { NUMBER($units, useGrouping: 0) } przedmiotów
    }
grail-amount-crafted-item = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } przedmiot wytworzony
        [few] { NUMBER($units, useGrouping: 0) } przedmioty wytworzone
       *[many] { NUMBER($units, useGrouping: 0) } przedmiotów wytworzonych
    }
grail-amount-weapon = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } broń
        [few] { NUMBER($units, useGrouping: 0) } sztuki broni
       *[many] { NUMBER($units, useGrouping: 0) } sztuk broni
    }
grail-amount-armour = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } pancerz
        [few] { NUMBER($units, useGrouping: 0) } pancerze
       *[many] { NUMBER($units, useGrouping: 0) } pancerzy
    }
grail-amount-shield = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } tarcza
        [few] { NUMBER($units, useGrouping: 0) } tarcze
       *[many] { NUMBER($units, useGrouping: 0) } tarcz
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } tarczę
            [few] { NUMBER($units, useGrouping: 0) } tarcze
           *[many] { NUMBER($units, useGrouping: 0) } tarcz
        }
grail-amount-companion = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } towarzysz
        [few] { NUMBER($units, useGrouping: 0) } towarzyszy
       *[many] { NUMBER($units, useGrouping: 0) } towarzyszy
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } towarzysza
            [few] { NUMBER($units, useGrouping: 0) } towarzyszy
           *[many] { NUMBER($units, useGrouping: 0) } towarzyszy
        }
grail-amount-relic = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } relikwia
        [few] { NUMBER($units, useGrouping: 0) } relikwie
       *[many] { NUMBER($units, useGrouping: 0) } relikwii
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } relikwię
            [few] { NUMBER($units, useGrouping: 0) } relikwie
           *[many] { NUMBER($units, useGrouping: 0) } relikwii
        }
grail-amount-green = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } zielone spotkanie
        [few] { NUMBER($units, useGrouping: 0) } zielone spotkania
       *[many] { NUMBER($units, useGrouping: 0) } zielonych spotkań
    }
grail-amount-grey = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } szare spotkanie
        [few] { NUMBER($units, useGrouping: 0) } szare spotkania
       *[many] { NUMBER($units, useGrouping: 0) } szarych spotkań
    }
grail-amount-purple = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } fioletowe spotkanie
        [few] { NUMBER($units, useGrouping: 0) } fioletowe spotkania
       *[many] { NUMBER($units, useGrouping: 0) } fioletowych spotkań
    }
grail-amount-blue = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } niebieskie spotkanie
        [few] { NUMBER($units, useGrouping: 0) } niebieskie spotkania
       *[many] { NUMBER($units, useGrouping: 0) } niebieskich spotkań
    }
grail-amount-random-events = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } losowe wydarzenie
        [few] { NUMBER($units, useGrouping: 0) } losowe wydarzenia
       *[many] { NUMBER($units, useGrouping: 0) } losowych wydarzeń
    }
