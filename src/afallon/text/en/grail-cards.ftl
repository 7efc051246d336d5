### Grail: card text, in sentences as on printed cards. It is made of what a card does, by `afallon.grail.wording`.
### The English file is the model: the other languages have the same keys, attributes and arguments.
###
### A message is a clause without capital letter and full stop; they are added where it becomes a sentence. An argument is a
### number, a name, or another phrase. Names are in the nominative, and nothing agrees with them.
###
### Words have the forms that a language needs as attributes of their own (`.accusative`, `.indefinite`, …), and a message
### asks for one by `CASE($what, "accusative")`. What lacks the form is said with its parts in it, or as it is.
###
### `$who_is` chooses the person of a verb: `you` for whom the text speaks to, else `each`, `party`, `active` or `owner`.

## Who does it

# `you` where a party is told what to do as one person is; `party` where it is spoken of instead
grail-party-is = party
grail-who-each = each of you
grail-who-party = the party
grail-who-active = the active character
grail-who-owner = the owner of this card
grail-subject = { $who_is ->
        [you] { $does }
       *[other] { $who } { $does }
    }

## What stands before it

grail-heading = { $text }:
grail-timed = { $timing } – { $does }
    .alone = { $timing }
grail-if = if { $requires }, { $does }
    .alone = if { $requires }
grail-only-if = only if { $requires }
grail-if-else = if { $requires }, { $does }; otherwise { $otherwise }
grail-otherwise = otherwise { $does }
    .alone = otherwise
grail-pay-for = pay { $what }: { $does }
    .alone = pay { $what }
grail-give-for = give up { $what }: { $does }
    .alone = give up { $what }
grail-pay-and-give-for = pay { $what } and give up { $cards }: { $does }
    .alone = pay { $what } and give up { $cards }
grail-may-pay-for = you may pay { $what }: { $does }
    .alone = you may pay { $what }
grail-each-pays-for = each of you pays { $what }: { $does }
    .alone = each of you pays { $what }
grail-spend-for = spend { $what }: { $does }
    .alone = spend { $what }
grail-if-you-wish = if you wish, { $does }
    .alone = if you wish
grail-once-day = once a day, { $does }
    .alone = once a day
grail-once-chapter = once a chapter, { $does }
    .alone = once a chapter
grail-once-campaign = once in the campaign, { $does }
    .alone = once in the campaign
grail-once-character = each character may do this once: { $does }
    .alone = each character may do this once
grail-choice = “{ $name }” – { $does }
    .alone = “{ $name }”
grail-toss-skull = { -skull } – { $does }
    .alone = { -skull }
grail-toss-grail = { -grail } – { $does }
    .alone = { -grail }
grail-attack-row = pool { $pool } – { $does }
    .alone = pool { $pool }
grail-stage-bonus = stage bonus of { $attribute } – { $does }
    .alone = stage bonus of { $attribute }
grail-nothing-happens = nothing happens
grail-or = { $one } or { $other }
grail-then = { $one }; { $other }
grail-comma = { $one }, { $other }
grail-clauses-last-separator = { " and " }
grail-brackets = ({ $of })

## How much

# $amount: a number or so much of something
grail-for-each = { $amount } for each { $each }
    .at-most = { $amount } for each { $each }, at most { $most }
grail-per-connected-attribute-keys = connected { $of } key
grail-per-connected-magic-keys = connected magic key
grail-per-charges = charge on this card
grail-per-pool = marker in the pool
grail-per-cards-in-sequence = card in the sequence
grail-per-cards-in-hand = card in hand
grail-per-quantity = point of { $of }
grail-per-status = marked box of “{ $of }”
grail-per-dial = step of the dial “{ $of }”
grail-per-members = member of the party
grail-per-comers = character who came to it
grail-per-players = player
grail-at-least = at least { $amount }
grail-at-most = at most { $amount }
grail-any-of = any { $what }
grail-named-item = “{ $name }”
grail-named-items = { NUMBER($units, useGrouping: 0) } copies of “{ $name }”
grail-named-secret = the secret “{ $secret }”
grail-named-location = “{ $place }”
grail-named-encounter = “{ $name }”
grail-named-encounters = { NUMBER($units, useGrouping: 0) } copies of “{ $name }”
grail-all-named-encounters = every copy of “{ $name }”
grail-verse = the verse “{ $verse }”
grail-verse-of-book = the verse “{ $verse }” of the book of secrets
grail-verse-of-place = the verse “{ $verse }” of “{ $place }”
grail-item-of-kind = { CASE($kind, "indefinite") }
grail-in-use = { $what } in use
grail-all-named = every “{ $name }”
grail-all-item = all items
grail-all-weapon = all weapons
grail-all-armour = all armour
grail-all-shield = all shields
grail-all-companion = all companions
grail-all-relic = all relics
grail-all-energy = all energy
grail-all-health = all health
grail-all-terror = all terror
grail-all-food = all food
grail-all-wealth = all wealth
grail-all-reputation = all reputation
grail-all-magic = all magic
grail-all-experience = all experience

## What happens

grail-effect-gain = { $who_is ->
        [you] gain
       *[other] gains
    } { $what }
grail-effect-lose = { $who_is ->
        [you] lose
       *[other] loses
    } { $what }
grail-effect-pay = { $who_is ->
        [you] pay
       *[other] must pay
    } { $what }
grail-effect-set = { $who_is ->
        [you] set { $what } to { $value }
       *[other] set { $what } to { $value } for { $who }
    }
grail-effect-take = { $who_is ->
        [you] take
       *[other] takes
    } { $what }
grail-effect-lose-secret = whoever holds the secret “{ $secret }” discards it
    .from-game = remove the secret “{ $secret }” from the game
grail-effect-die = { $who_is ->
        [you] you die
       *[other] dies
    }
grail-effect-modify = { $who_is ->
        [you] { $number } { $change }
       *[other] { $number } { $change } for { $who }
    }
grail-effect-add-markers = add { $what }
grail-effect-remove-markers = remove { $what }
grail-effect-move-affinity = affinity { $change }
grail-effect-draw = { $who_is ->
        [you] draw
       *[other] draws
    } { $what }
grail-effect-discard = { $who_is ->
        [you] discard
       *[other] discards
    } { $what } from hand
grail-effect-discard-from-deck = { $who_is ->
        [you] discard
       *[other] discards
    } { $what } from the top of the deck
grail-effect-discard-last = { $many ->
        [one] discard the last card of the sequence
       *[other] discard the last { NUMBER($many, useGrouping: 0) } cards of the sequence
    }
grail-effect-gain-charges = this card gains { $what }
grail-effect-allow-card = one more card may be played
grail-effect-for-each = for each { $each }, { $does }
    .at-most = for each { $each }, { $does } (at most { $most })
grail-effect-reduce-damage = take { $amount } less
grail-effect-reduce-terror = gain { $amount } less
grail-effect-reduce-energy = lose { $amount } less
grail-effect-reduce-markers = lose { $amount } fewer
grail-effect-reduce-affinity = affinity falls by { $amount } less
grail-effect-reduce-discards = discard { $amount } fewer
grail-effect-prevent-damage = take no damage
grail-effect-prevent-terror = gain no terror
grail-effect-prevent-energy = lose no energy
grail-effect-prevent-markers = lose no markers
grail-effect-prevent-affinity = affinity does not fall
grail-effect-prevent-discards = discard no cards
grail-effect-cancel-attack = cancel the attack
grail-effect-cancel-opportunity = cancel the opportunity attack
grail-effect-cancel-reaction = cancel the reaction
grail-effect-escape = the enemy escapes
grail-effect-end-encounter-won = the encounter is won
grail-effect-end-encounter-not-won = the encounter ends without victory
grail-effect-end-encounter-leave = the active character leaves the encounter at no cost
grail-effect-move = { $who_is ->
        [you] go
       *[other] goes
    } to { $to }
grail-effect-reveal = { $place_is ->
        [here] reveal the locations around this one
       *[there] reveal the locations around “{ $place }”
    }
grail-effect-replace-location = { $place_is ->
        [here] replace this location with “{ $by }”
       *[there] replace “{ $place }” with “{ $by }”
    }
grail-effect-light-menhir = { $place_is ->
        [here] light the { -menhir } here
       *[there] light the { -menhir } of “{ $place }”
    }
    .dial = { $place_is ->
        [here] light the { -menhir } here, with its dial at { $dial }
       *[there] light the { -menhir } of “{ $place }”, with its dial at { $dial }
    }
grail-effect-put-tokens = { $place_is ->
        [here] put { $what } here
       *[there] put { $what } on “{ $place }”
    }
grail-effect-remove-tokens = { $place_is ->
        [here] remove { $what } from here
       *[there] remove { $what } from “{ $place }”
    }
grail-effect-set-time-dial = set the time dial “{ $dial }” to { $value }
    .here = put the time dial “{ $dial }” here and set it to { $value }
grail-effect-set-quest-dial = set the quest dial “{ $dial }” to { $value }
    .here = put the quest dial “{ $dial }” here and set it to { $value }
grail-effect-remove-dial = remove the dial “{ $dial }”
grail-effect-change-dial = dial “{ $dial }” { $change }
grail-effect-meet = meet { $what }
grail-effect-mark-status = mark “{ $status }”
    .box = mark “{ $status }” up to box { $box }
grail-effect-erase-status = erase “{ $status }”
grail-effect-add-random-events = put { $what } on top of the event deck
grail-effect-reveal-event = reveal an event
grail-effect-lift-affliction = { $who_is ->
        [you] discard
       *[other] discards
    } the card “{ $card }”
grail-effect-take-discarded = { $who_is ->
        [you] take
       *[other] takes
    } { $what } from the discard pile
grail-effect-put-out-menhir = { $place_is ->
        [here] put out the { -menhir } here
       *[there] put out the { -menhir } of “{ $place }”
    }
grail-effect-change-menhir = { $place_is ->
        [here] dial of the { -menhir } here { $change }
       *[there] dial of the { -menhir } of “{ $place }” { $change }
    }
grail-effect-change-menhirs = dial of every lit { -menhir } { $change }
grail-effect-discard-location = { $place_is ->
        [here] remove this location from the map
       *[there] remove “{ $place }” from the map
    }
    .from-game = { $place_is ->
        [here] remove this location from the game
       *[there] remove “{ $place }” from the game
    }
grail-effect-place-guardian = { $place_is ->
        [here] place the guardian “{ $guardian }” here
       *[there] place the guardian “{ $guardian }” in “{ $place }”
    }
grail-effect-move-guardian = { $place_is ->
        [here] move the guardian “{ $guardian }” here
       *[there] move the guardian “{ $guardian }” to “{ $place }”
    }
grail-effect-remove-guardian = remove the guardian “{ $guardian }” from the map
grail-effect-meet-alone = { $who_is ->
        [you] meet { $what } alone
       *[other] meets { $what } alone
    }
grail-effect-meet-here = all who are here meet { $what }
grail-effect-shuffle-encounter = shuffle { $what } into the deck of the same colour
grail-effect-put-encounter-on-top = put { $what } on top of the deck of the same colour
grail-effect-put-encounter-at-bottom = put { $what } at the bottom of the deck of the same colour
grail-effect-remove-encounter = remove { $what } from the deck of the same colour
grail-effect-put-event-on-top = put the event “{ $event }” on top of the event deck
grail-effect-put-event-at-bottom = put the event “{ $event }” at the bottom of the event deck
grail-effect-remove-event = remove the event “{ $event }” from the event deck and from the game
grail-effect-end-day = the day ends
grail-effect-look = { $who_is ->
        [you] look
       *[other] looks
    } at { $many ->
        [one] the top card
       *[other] the top { NUMBER($many, useGrouping: 0) } cards
    } of { $deck }
grail-effect-look-and-order = { $who_is ->
        [you] look
       *[other] looks
    } at { $many ->
        [one] the top card
       *[other] the top { NUMBER($many, useGrouping: 0) } cards
    } of { $deck } and { $who_is ->
        [you] put
       *[other] puts
    } them back in any order
grail-look-items = the item deck
grail-look-events = the event deck
grail-look-own = the deck in use
grail-look-green = the deck of green encounters
grail-look-grey = the deck of grey encounters
grail-look-purple = the deck of purple encounters
grail-look-blue = the deck of blue encounters
grail-affliction-dying = You Are Dying
grail-affliction-going-mad = You Are Going Mad
grail-effect-end-quest = the quest “{ $quest }” ends
grail-effect-change-chapter = chapter { $chapter } begins
grail-effect-note-task = note the task “{ $task }”
grail-effect-end-game = the campaign ends: “{ $ending }”
grail-effect-read = read { $verse }
grail-effect-go = go on to { $verse }
grail-effect-choose = { $who_is ->
        [you] choose one
       *[other] chooses one
    }
grail-effect-vote = { $who_is ->
        [you] vote for one
       *[other] votes for one
    }
grail-effect-toss = toss a dial
grail-effect-hook = { $name }

grail-number-hand-limit = hand limit
grail-number-opening-hand = opening hand
grail-number-item-limit = item limit
grail-number-explore-cost = cost of exploring
grail-number-travel-cost = cost of travelling
grail-number-price = price of the encounter
grail-number-threshold = threshold of attribute keys
grail-number-affinity-gain = each gain of affinity
grail-number-cards-each-activation = cards in an activation
grail-number-energy-at-dusk = energy regained at dusk
grail-number-food-at-rest = food for a meal
grail-number-menhir-cost = cost of lighting { -menhir(form: "indefinite") }
grail-number-menhir-dial = dial of a newly lit { -menhir }
grail-number-card-price = price of a new card
grail-number-attribute-price = price of a point of an attribute
grail-number-damage-taken = damage taken
grail-number-terror-taken = terror gained
grail-number-affinity-goal = affinity that wins a stage
grail-number-avoidance-price = price of avoidance
grail-goal-lowest = the location with the lowest number
grail-goal-highest = the location with the highest number
grail-goal-any-connected = any connected location
grail-goal-any-revealed = any location on the map

## Keys

grail-key-attribute = { $attribute } { $amount }
grail-key-magic = magic
grail-key-free = free
grail-key =
    .times = { $half } ×{ $times }
    .cancel = { $half }, bonus cancelled
    .joined = { $half }: { $bonus }
grail-half-magic = magic: { $bonus }
grail-half-free = free: { $bonus }
grail-bonus-markers = { $units ->
        [one] +{ NUMBER($units, useGrouping: 0) } marker
       *[other] +{ NUMBER($units, useGrouping: 0) } markers
    }
grail-bonus-affinity = affinity +{ NUMBER($units, useGrouping: 0) }
grail-bonus-stage = { $units ->
        [one] stage bonus
       *[other] stage bonus ×{ NUMBER($units, useGrouping: 0) }
    }
grail-bonus-draw = { $units ->
        [one] draw { NUMBER($units, useGrouping: 0) } card
       *[other] draw { NUMBER($units, useGrouping: 0) } cards
    }
grail-bonus-extra-card = extra card
grail-bonus-discard-last = { $units ->
        [one] discard the last card
       *[other] discard the last { NUMBER($units, useGrouping: 0) } cards
    }

## Moments

grail-timing-on-play = on play
grail-timing-delayed = delayed
    .tokens = delayed, { $tokens }
grail-timing-during-attack = during the enemy’s attack
grail-timing-during-reaction = during the opponent’s reaction
grail-timing-always = always
grail-timing-charges = for charges
grail-timing-flip = flip this card
grail-timing-action = action
grail-timing-dawn = at dawn
grail-timing-dusk = at dusk
grail-timing-start-of-encounter = at the start of an encounter
grail-timing-end-of-encounter = at the end of an encounter
grail-timing-on-win = when you win an encounter
grail-timing-on-loss = when you lose an encounter
grail-timing-start-of-encounter-round = at the start of each round of an encounter
grail-timing-start-of-activation = at the start of your activation
grail-timing-start-of-round = at the start of each round of the day
grail-timing-before-action = before your action
grail-timing-after-action = after your action
grail-timing-on-travel = when you travel
grail-timing-on-explore = when you explore
grail-timing-on-arrival = when you arrive
grail-timing-on-gain = when gained
grail-timing-on-empty-dial = when the last time token here is gone
    .named = when the dial “{ $dial }” runs out
grail-passive = passive: never covered by another card
grail-if-discarded = when discarded from the sequence

## What is printed on encounters

grail-level = level { $level }
grail-trait = { $trait } – { $meaning }
grail-asked-price = price { $price }
grail-printed-opportunity = opportunity attack
grail-printed-reward = reward
grail-printed-loot = loot
grail-printed-track = affinity from { $lowest } to { $highest }
grail-numbered-stage = stage { $number }, “{ $name }”
grail-printed-reaction = reaction
grail-printed-avoidance = avoidance
grail-printed-failure = failure
