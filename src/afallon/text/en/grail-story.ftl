### What the story may say: once, paragraphs, verses read in between, costs in cards, more conditions.

## How often

grail-barred-gr-story-01 = { $once ->
        [chapter] already done in this chapter
        [day] already done today
        [character] one of you has done it already
       *[campaign] already done
    }
grail-pack-once-out-of-place = “once” has no meaning here: a rule that always applies is not used, and a card of a deck can be played again. Leave it out.
grail-pack-gain-without-once = “{ $name }” gives something for nothing, again and again. Give it “once”, a cost, a risk, or a condition that no longer holds afterwards.

## Verses

grail-event-paragraph-read = { $paragraph }
grail-pack-go-outside-verse = “go” turns to another verse of the journal, and this stands in none. Use “read” here.
grail-pack-verses-go-round = These verses lead to each other forever, and nobody is asked anything: { $verses }. Put a choice between them, or an effect after which a condition on the way no longer holds.
grail-pack-arrivals-go-round = An arrival here never ends, for these lead to each other without a question: { $around }. Put a choice between them, or an effect after which a condition on the way no longer holds.

## Costs in cards

grail-amount-card = { $units ->
        [1] { $card }
       *[other] { $card } ×{ NUMBER($units, useGrouping: 0) }
    }
grail-pack-cost-not-of-one-kind = A cost is of one kind: “what”, “item”, “keyword” or “secret”. Name exactly one of them here.
grail-pack-cost-paid-twice = The same card could be counted for two parts of this cost: { $cost }. Write it as one part with an amount, or name different cards.

## More conditions

grail-pack-condition-asks-nothing = This condition names nothing that it asks for. Say it, or leave the condition out.
grail-action-skill = a new skill

## Paragraphs

grail-pack-paragraph-stands-twice = Two paragraphs of this verse are called “{ $name }”. Give each a name of its own.
