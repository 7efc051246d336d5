### Grail: what characters have, and so much of it. The English file is the model.
###
### Attributes such as `.accusative` are forms of a word, which each language has as it needs them (see grail-cards.ftl).

## What characters have

grail-quantity-energy = energy
grail-quantity-health = health
grail-quantity-terror = terror
grail-quantity-food = food
grail-quantity-wealth = wealth
grail-quantity-reputation = reputation
grail-quantity-magic = magic
grail-quantity-experience = experience
grail-quantity-aggression = aggression
grail-quantity-empathy = empathy
grail-quantity-courage = courage
grail-quantity-caution = caution
grail-quantity-practicality = practicality
grail-quantity-spirituality = spirituality

## Items

grail-keyword-weapon = weapon
    .indefinite = a weapon
grail-keyword-armour = armour
    .indefinite = a suit of armour
grail-keyword-shield = shield
    .indefinite = a shield
grail-keyword-companion = companion
    .indefinite = a companion
grail-keyword-relic = relic
    .indefinite = a relic
grail-item = item
    .crafted = crafted item
    .indefinite = an item

## So much of something

grail-amount-energy = { NUMBER($units, useGrouping: 0) } energy
grail-amount-health = { NUMBER($units, useGrouping: 0) } health
grail-amount-terror = { NUMBER($units, useGrouping: 0) } terror
grail-amount-food = { NUMBER($units, useGrouping: 0) } food
grail-amount-wealth = { NUMBER($units, useGrouping: 0) } wealth
grail-amount-reputation = { NUMBER($units, useGrouping: 0) } reputation
grail-amount-magic = { NUMBER($units, useGrouping: 0) } magic
grail-amount-experience = { NUMBER($units, useGrouping: 0) } experience
grail-amount-aggression = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } point of aggression
       *[other] { NUMBER($units, useGrouping: 0) } points of aggression
    }
grail-amount-empathy = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } point of empathy
       *[other] { NUMBER($units, useGrouping: 0) } points of empathy
    }
grail-amount-courage = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } point of courage
       *[other] { NUMBER($units, useGrouping: 0) } points of courage
    }
grail-amount-caution = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } point of caution
       *[other] { NUMBER($units, useGrouping: 0) } points of caution
    }
grail-amount-practicality = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } point of practicality
       *[other] { NUMBER($units, useGrouping: 0) } points of practicality
    }
grail-amount-spirituality = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } point of spirituality
       *[other] { NUMBER($units, useGrouping: 0) } points of spirituality
    }
grail-amount-damage = { NUMBER($units, useGrouping: 0) } damage
grail-amount-unavoidable = { NUMBER($units, useGrouping: 0) } unavoidable damage
grail-amount-cards = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } card
       *[other] { NUMBER($units, useGrouping: 0) } cards
    }
grail-amount-markers = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } marker
       *[other] { NUMBER($units, useGrouping: 0) } markers
    }
grail-amount-charges = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } charge
       *[other] { NUMBER($units, useGrouping: 0) } charges
    }
grail-amount-time-tokens = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } time token
       *[other] { NUMBER($units, useGrouping: 0) } time tokens
    }
grail-amount-quest-tokens = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } quest token
       *[other] { NUMBER($units, useGrouping: 0) } quest tokens
    }
grail-amount-boxes = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } box
       *[other] { NUMBER($units, useGrouping: 0) } boxes
    }
grail-amount-players = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } player
       *[other] { NUMBER($units, useGrouping: 0) } players
    }
grail-amount-members = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } member
       *[other] { NUMBER($units, useGrouping: 0) } members
    }
grail-amount-item = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } item
       *[other] { NUMBER($units, useGrouping: 0) } items
    }
grail-amount-crafted-item = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } crafted item
       *[other] { NUMBER($units, useGrouping: 0) } crafted items
    }
grail-amount-weapon = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } weapon
       *[other] { NUMBER($units, useGrouping: 0) } weapons
    }
grail-amount-armour = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } suit of armour
       *[other] { NUMBER($units, useGrouping: 0) } suits of armour
    }
grail-amount-shield = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } shield
       *[other] { NUMBER($units, useGrouping: 0) } shields
    }
grail-amount-companion = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } companion
       *[other] { NUMBER($units, useGrouping: 0) } companions
    }
grail-amount-relic = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } relic
       *[other] { NUMBER($units, useGrouping: 0) } relics
    }
grail-amount-green = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } green encounter
       *[other] { NUMBER($units, useGrouping: 0) } green encounters
    }
grail-amount-grey = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } grey encounter
       *[other] { NUMBER($units, useGrouping: 0) } grey encounters
    }
grail-amount-purple = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } purple encounter
       *[other] { NUMBER($units, useGrouping: 0) } purple encounters
    }
grail-amount-blue = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } blue encounter
       *[other] { NUMBER($units, useGrouping: 0) } blue encounters
    }
grail-amount-random-events = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } random event
       *[other] { NUMBER($units, useGrouping: 0) } random events
    }
