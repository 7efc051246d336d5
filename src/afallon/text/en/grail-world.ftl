### What the language of content says of the world.

grail-timing-on-win = when you win an encounter
grail-timing-on-loss = when you lose an encounter
grail-timing-start-of-encounter-round = when a round of an encounter begins
grail-timing-start-of-activation = when you become active
grail-timing-start-of-round = when a round of the day begins
grail-timing-before-action = before you act
grail-timing-after-action = after you have acted
grail-timing-on-travel = when you travel
grail-timing-on-explore = when you explore
grail-timing-on-arrival = when you arrive

## Card text: what happens in the world

grail-effect-lift-affliction = { $who }: no longer { $affliction }
grail-effect-take-discarded = { $who }: take discarded cards back into hand: { $amount }
grail-effect-put-out-menhir = put out the menhir: { $place }
grail-effect-change-menhir = dial of the menhir { $change }: { $place }
    .all = dial of every menhir { $change }
grail-effect-discard-location = discard the location: { $place }
    .from-game = remove the location from the game: { $place }
grail-effect-place-guardian = place the guardian { $guardian }: { $place }
grail-effect-move-guardian = move the guardian { $guardian }: { $place }
grail-effect-remove-guardian = remove the guardian { $guardian } from the map
grail-effect-meet-apart = { $who }: { $met } ×{ $amount }
grail-meeting-each = each alone
grail-meeting-active = active character alone
grail-meeting-owner = owner of the card alone
grail-meeting-here = all who are here
grail-effect-add-encounter =
    .shuffled = shuffle { $encounter } ×{ $amount } into its deck
    .top = put { $encounter } ×{ $amount } on top of its deck
    .bottom = put { $encounter } ×{ $amount } under its deck
grail-effect-remove-encounter = take { $encounter } out of its deck: { $amount }
grail-effect-add-event =
    .top = put the event “{ $event }” on top of the event deck
    .bottom = put the event “{ $event }” under the event deck
grail-effect-remove-event = take the event “{ $event }” out of the event deck
grail-effect-look-at-deck = { $who }: look at the top of { $deck }, cards: { $amount }
    .order = { $who }: look at the top of { $deck } and put it back in any order, cards: { $amount }
grail-look-items = the item deck
grail-look-events = the event deck
grail-look-own = one’s own deck
grail-look-green = the green encounters
grail-look-grey = the grey encounters
grail-look-purple = the purple encounters
grail-look-blue = the blue encounters
grail-effect-end-day = the day ends

## Numbers that cards may change

grail-number-menhir-cost = each cost of a menhir, per player
grail-number-menhir-dial = dial of a menhir that is lit
grail-number-card-price = price of a new card
grail-number-attribute-price = price of an attribute
grail-number-damage-taken = damage taken
grail-number-terror-taken = terror taken
grail-number-affinity-goal = affinity that wins a stage
grail-number-avoidance-price = each price of avoiding

## Questions and events

grail-action-affliction = affliction
grail-ask-order-cards = { $names }, these cards go back on their deck ({ $deck }): { $cards }; which of them lies on top?
grail-ask-take-back = { $name }: which discarded card do you take back ({ $many ->
        [one] { NUMBER($many, useGrouping: 0) } card to take
       *[other] { NUMBER($many, useGrouping: 0) } cards to take
    })?
grail-event-card-taken-back = { $name } takes back { $card }.
grail-event-location-withdrawn = { $number } is gone for good.
grail-event-event-added = A new event waits in the deck: { $event }.
grail-event-event-taken-out = This event is out of the game: { $event }.
grail-event-deck-seen = On top of the deck ({ $deck }) lie: { $cards }.

## What the check finds

grail-pack-not-a-guardian = “{ $encounter }” is no guardian. Give it the trait, or name another.
grail-pack-no-menhir-there = Location { $number } has no menhir seal, so no menhir ever shines there. Name another location.
grail-pack-number-depends-on-itself = A card changes an attribute by a condition or a count of attributes, so it would depend on itself. Ask for something else.
grail-pack-endless-days = A card that stays ends the day before anybody can act, so the days would go by for ever. Let an event do it, or at another moment.
grail-pack-owner-of-a-card-for-all = This card applies to everybody and speaks once, so it has no owner. Say “each” or “party”.
