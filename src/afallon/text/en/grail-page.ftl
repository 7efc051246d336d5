# The page of a campaign: what only the browser says.

grail-page-ask =
    .waiting = We are waiting for { $name }.
grail-page-map = The map
grail-page-lost-in = { $dawns ->
    [one] lost at the next dawn
   *[other] lost in { NUMBER($dawns, useGrouping: 0) } dawns
}
grail-page-menhir-days = { $days ->
    [one] The { -menhir } shines for 1 more day.
   *[other] The { -menhir } shines for { NUMBER($days, useGrouping: 0) } more days.
}
grail-page-menhir-last-day = The { -menhir } goes dark at the next dawn.
grail-page-in-the-dark = No { -menhir } protects this location.
grail-page-not-now = { $count ->
    [one] Not possible now: 1
   *[other] Not possible now: { NUMBER($count, useGrouping: 0) }
}
# A letter or two each, as on a key. All six must differ.
grail-page-letter-aggression = A
grail-page-letter-empathy = E
grail-page-letter-courage = Co
grail-page-letter-caution = Ca
grail-page-letter-practicality = P
grail-page-letter-spirituality = S
grail-page-pool = { $have } of { $goal } markers
grail-page-attacks = What the enemy does, by the markers in the pool
grail-page-affinity = Affinity { $have }; { $goal } wins
grail-page-reaction = Reaction:
grail-page-sequence = The sequence
grail-page-hand = Your hand

# Combat, diplomacy, and what a card would do
grail-page-leaves = leaves { $half }
grail-page-joint-joined = connected
grail-page-joint-weak = joined, but too weak
grail-page-joint-unpaid = magic not paid
grail-page-joint-empty = meets nothing
grail-page-waits = { $count ->
    [one] 1 time token left to wait
   *[other] { NUMBER($count, useGrouping: 0) } time tokens left to wait
}
grail-page-charges = { $count ->
    [one] 1 charge
   *[other] { NUMBER($count, useGrouping: 0) } charges
}
grail-page-would-pool = Markers { $from } → { $to } of { $goal }
grail-page-would-affinity = Affinity { $from } → { $to } (goal { $goal })
grail-page-would-magic = With { NUMBER($count, useGrouping: 0) } magic:
grail-page-would-draw = { $count ->
    [one] You draw a card.
   *[other] You draw { NUMBER($count, useGrouping: 0) } cards.
}
grail-page-would-retreat = Your deck is too small for what you would draw: you would have to retreat.
grail-page-would-discard = { $count ->
    [one] Then this card goes to the discard pile.
   *[other] Then the last { NUMBER($count, useGrouping: 0) } cards go to the discard pile.
}
grail-page-would-win = The enemy is beaten.
grail-page-would-win-stage = This stage is won.
grail-page-would-lose = The encounter is lost.
grail-page-would-attack = The enemy’s attack:
grail-page-would-nothing = Nothing follows.
grail-page-tap-to-play = Play it
grail-page-tap-to-choose = Choose it
grail-page-stages = The stages
grail-page-stage-won = won
grail-page-or = or
grail-page-legend = What the keys mean
grail-page-legend-how = A tooth on the right edge of a card goes into the hole of the same shape on the left edge of the next. If the key connects, you get the bonus beside the hole.
grail-page-legend-attribute = An attribute, and how much of it you need to connect.
grail-page-legend-magic = Connects if you pay 1 magic, which you need not do.
grail-page-legend-free = Always connects.
grail-page-legend-joined = Connected: you get the bonus.
grail-page-legend-weak = Joined, but your attribute is too low: you get nothing.
grail-page-legend-unpaid = Joined, but the magic is not paid: you get nothing.
grail-page-legend-empty = Nothing of this shape is on the edge before it.
grail-page-legend-marker = A marker in the pool.
grail-page-legend-up = Affinity goes up.
grail-page-legend-down = Affinity goes down.
grail-page-legend-stage = The stage bonus for this attribute.
grail-page-legend-draw = Draw a card.
grail-page-legend-extra = An extra card: this one may be played after another.
grail-page-legend-discard = The last card of the sequence goes to the discard pile.

# Decks, and what is bought at dusk
grail-page-decks = Decks
grail-page-deck-combat = Combat
grail-page-deck-diplomacy = Diplomacy
grail-page-deck-holds = In the deck: { NUMBER($count, useGrouping: 0) } · in reserve: { NUMBER($reserve, useGrouping: 0) }
grail-page-which-deck = Which deck?
grail-page-in-deck = In the deck: { NUMBER($count, useGrouping: 0) }
grail-page-in-reserve = In reserve: { NUMBER($count, useGrouping: 0) }
grail-page-no-reserve = There is nothing in reserve.
grail-page-purse = to spend
grail-page-attributes = A point of an attribute
grail-page-new-cards = A new card
grail-page-keep-this = Keep this one

grail-page-book = The book of secrets
grail-page-day = Day { $day }
grail-page-chapter = Chapter { $chapter }
grail-page-carries = Carries
grail-page-skills = Skills
grail-page-nature = By nature
grail-page-dead = dead
grail-page-passed = has passed
grail-page-quests = Quests
grail-page-tasks = Tasks
grail-page-statuses = Consequences
grail-page-so-far = The story so far
grail-page-print = Print
grail-page-nothing-read = Nothing has been read yet.
grail-page-whose = Whose board?
grail-page-undo = Take back
grail-page-undo-wish = { $names } would like to take back the last answer.
grail-page-undo-agree = Agree
grail-page-undo-stand = Let it stand
grail-page-undo-waits = Waiting for the others to agree.
grail-page-undo-give-up = Never mind
grail-page-story = The story
grail-page-other-language = This story is not written in your language yet: it is told in another one.
grail-page-mode = Mode
grail-page-details = Characters and rules
grail-page-character-of = Character of chair { $seat }
grail-page-no-packs = There is no campaign on this server yet.
grail-page-won = You have come through
grail-page-lost = The story ends here
grail-tool-card = Board
grail-tool-history = Journal
grail-tool-log = Log
grail-page-save = Download the save
grail-page-save-hint = A file with which you can go on elsewhere, in the terminal or at another table.
grail-page-open-save = Go on from a save
grail-page-regroup = Go on with this group
grail-page-regroup-hint = Whoever has a chair now plays from here on; the others’ characters wait for them.
grail-page-regroup-later = The group can change between the steps of a day, not in the middle of something.
grail-page-newcomers = New at the table: { $names }.

## The table: map, moments, gestures, guide

grail-page-start = Begin the campaign
grail-page-safe = The light of { -menhir(form: "indefinite") } protects this location.
grail-page-rite = A dark { -menhir } stands here. To light it, you give { $cost } together; its dial then shows { $dial }.
grail-page-rite-again = You can give { $cost } together to light it again; its dial then shows { $dial }.
grail-page-rite-everybody = Everybody has to be here.
grail-page-rite-given = { $given } of { $cost } here
grail-page-guardian = a guardian. Whoever arrives here meets it before anything else; at dawn it may move.
grail-page-time-tokens = Time tokens: { NUMBER($count, useGrouping: 0) }. One is removed at each dawn.
grail-page-quest-tokens = Quest tokens: { NUMBER($count, useGrouping: 0) }. They mark what a quest is about.
grail-page-lies-here = On the ground: { $items }
grail-page-here = Here: { $names }
grail-page-here-one-may = You can
grail-page-used-today = (used today)
grail-page-ways = Ways
grail-page-unknown-way = unknown ({ $key })
grail-page-may-choose = can be chosen
grail-page-nearer = Nearer
grail-page-farther = Farther
grail-page-whole-map = The whole map
grail-page-next-dawn = { $count ->
    [one] 1 location is lost at the next dawn
   *[other] { NUMBER($count, useGrouping: 0) } locations are lost at the next dawn
}
grail-page-moment-dawn = Dawn of day { $day }
grail-page-moment-chapter = A new chapter
grail-page-moment-death = A light goes out
grail-page-moment-dying = Between life and death
grail-page-moment-madness = The mind gives way
grail-page-moment-mercy = { -mercy }
grail-page-moment-menhir = The { -menhir }
grail-page-moment-ending = The end
grail-page-moment-on = Go on
grail-page-companions = The companions
grail-page-epilogue = Epilogue
grail-page-read-aloud = Read aloud
grail-page-hush = Stop reading
grail-page-met = achieved
grail-page-together = Chosen together
grail-page-decides = decides if you disagree
grail-page-still-thinks = still thinks
grail-page-has-chosen = has chosen
grail-page-mind-considers = { $name } thinks of this
    .what = thinks of: { $what }
grail-page-mind-wants = { $name } wants this
    .what = wants: { $what }
grail-page-mind-look = { $name } points at this
grail-page-signs = Signs to the others
grail-page-sign-yes = Yes
grail-page-sign-wait = Wait
grail-page-sign-look = Look here
grail-page-sign-thanks = Thanks
grail-page-you-give = You give
grail-page-you-want = You want
grail-page-how-much = How much
grail-page-less = Less
grail-page-more = More
grail-page-rule-numbers = In the rules: { $rules }
grail-page-topic-day = A day
grail-page-topic-map = The land
grail-page-topic-encounter = Combat
grail-page-topic-diplomacy = Diplomacy
grail-page-topic-story = The journal
grail-page-topic-trade = Giving and trading
grail-page-topic-dusk = Dusk
grail-page-topic-advancement = Advancement
grail-page-topic-tracks = Health, terror and death
grail-page-guide = Guide for the first day
grail-page-guide-hint = The first time something comes up, a finger points at it and a sentence says what it is.
grail-page-hint-understood = I see
grail-page-hints-off = No more hints
grail-page-hint-welcome = Welcome. This is your first day on the island: we walk through it together, one thing at a time.
grail-page-hint-box = Here you see what you are asked, and below it everything you can do now. If there is no question, somebody else is choosing.
grail-page-hint-day = The cost of an action is shown below its name. When you have little energy left, pass: you rest at dusk.
grail-page-hint-map = This is where you are. Tap a location to see what waits there.
grail-page-hint-menhir = The number on { -menhir(form: "indefinite") } counts the dawns it still shines. Without its light the locations around it are lost.
grail-page-hint-board = Your board: energy pays for actions, health limits energy, and terror must not outgrow health.
grail-page-hint-explore = To explore is to read what is here. Much of the story begins like this.
grail-page-hint-travel = Travelling takes you along the golden ways to the next location.
grail-page-hint-rules = The rules of what is on the screen are always here, with their numbers.
grail-page-hint-journal = The journal tells what you find. Then you choose; the cost is shown beside each choice. What you have read stays in the journal.
grail-page-hint-fight = Combat: you win with as many markers as the enemy’s price. After each activation the enemy attacks.
grail-page-hint-parley = Diplomacy: here you win by talking. Cards move the marker on the affinity track; at one end you agree, at the other you have lost.
grail-page-hint-row = Played cards form the sequence. Where the half-keys of two neighbours connect, the new card gives its bonus.
grail-page-hint-hand = Your hand. Look at a card first: the page shows what it would do. Then play it, or carry it to the sequence.
grail-page-hint-undo = As long as nothing new was revealed, you can take an answer back here.
grail-page-hint-dawn = At dawn { -menhir(form: "plural") } fade, unlit locations are lost, guardians stir and an event comes. You only decide about plans and equipment.
grail-page-hint-dusk = At dusk you eat and rest, buy cards with experience, and rebuild your decks. Then a new day begins.
