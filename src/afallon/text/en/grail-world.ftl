### What the language of content says of the world.

## Questions and events

grail-action-affliction = affliction
grail-ask-order-cards = { $names }, these cards go back on their deck ({ $deck }): { $cards }. Which of them lies on top?
grail-ask-take-back = { $name }: which discarded card do you take back ({ $many ->
        [one] { NUMBER($many, useGrouping: 0) } card to take
       *[other] { NUMBER($many, useGrouping: 0) } cards to take
    })?
grail-event-card-taken-back = { $name } takes back { $card }.
grail-event-location-withdrawn = A location is gone for good: { $number }.
grail-event-event-added = A new event waits in the deck: { $event }.
grail-event-event-taken-out = This event is out of the game: { $event }.
grail-event-deck-seen = On top of the deck ({ $deck }): { $cards }.

## What the check finds

grail-pack-not-a-guardian = “{ $encounter }” is no guardian. Give it the trait, or name another.
grail-pack-no-menhir-there = Location { $number } has no menhir seal, so no menhir ever shines there. Name another location.
grail-pack-number-depends-on-itself = A card changes an attribute by a condition or a count of attributes, so it would depend on itself. Ask for something else.
grail-pack-endless-days = A card that stays ends the day before anybody can act, so the days would go by forever. Let an event do it, or at another moment.
grail-pack-owner-of-a-card-for-all = This card applies to everybody and speaks once, so it has no owner. Say “each” or “party”.
