### What the story may say: once, paragraphs, verses read in between, costs in cards, more conditions.

## How often

grail-once-campaign = once
grail-once-chapter = once a chapter
grail-once-day = once a day
grail-once-character = once for each character
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
grail-verse = verse “{ $verse }”
    .book = verse “{ $verse }” of the book of secrets
    .place = verse “{ $verse }” of this place: { $place }
grail-effect-read = read: { $verse }
grail-effect-go = go on to: { $verse }
grail-has-read = read before: { $verse }
grail-pack-go-outside-verse = “go” turns to another verse of the journal, and this stands in none. Use “read” here.
grail-pack-verses-go-round = These verses lead to each other for ever, and nobody is asked anything: { $verses }. Put a choice between them, or an effect after which a condition on the way no longer holds.

## Costs in cards

grail-cost-card = give up { $card }
    .many = give up { $card } ×{ $amount }
grail-amount-card = { $units ->
        [1] { $card }
       *[other] { $card } ×{ NUMBER($units, useGrouping: 0) }
    }
grail-pack-cost-not-of-one-kind = A cost is of one kind: “what”, “item”, “keyword” or “secret”. Name exactly one of them here.
grail-pack-cost-paid-twice = The same card could be counted for two parts of this cost: { $cost }. Write it as one part with an amount, or name different cards.

## More conditions

grail-has-all = { $of }
grail-has-quest-achieved = the quest “{ $quest }” has been achieved
grail-has-chapter-from = chapter { $chapter } or later
grail-has-chapter-to = chapter { $chapter } or earlier
grail-has-players-at-most =
    .campaign = players: { $amount } or fewer
    .party = members: { $amount } or fewer
grail-has-players-exactly =
    .campaign = players: exactly { $amount }
    .party = members: exactly { $amount }
grail-has-under-way = in an encounter
    .which = in an encounter: { $which }
grail-level = level { $level }
grail-has-menhir = the menhir shines: { $place }
grail-has-mode = mode: { $mode }
grail-mode-free = free
grail-has-mode-rule = this rule applies: { $rule }
grail-has-task = noted: { $task }
grail-pack-condition-asks-nothing = This condition names nothing that it asks for. Say it, or leave the condition out.
grail-action-skill = a new skill

## Paragraphs

grail-pack-paragraph-stands-twice = Two paragraphs of this verse are called “{ $name }”. Give each a name of its own.
