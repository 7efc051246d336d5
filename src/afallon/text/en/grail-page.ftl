# The page of a campaign: what only the browser says.

grail-page-ask =
    .waiting = We are waiting for { $name }.
grail-page-map = The map
grail-page-lost-in = { $dawns ->
    [one] lost at the next dawn
   *[other] lost in { NUMBER($dawns, useGrouping: 0) } dawns
}
grail-page-menhir-days = { $days ->
    [one] The menhir shines for 1 more day.
   *[other] The menhir shines for { NUMBER($days, useGrouping: 0) } more days.
}
grail-page-menhir-last-day = The menhir goes dark at the next dawn.
grail-page-in-the-dark = No menhir protects this place.
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
grail-page-reaction = In answer:
grail-page-sequence = The cards played so far
grail-page-hand = Your hand
grail-page-book = The book of secrets
grail-page-day = Day { $day }
grail-page-chapter = Chapter { $chapter }
grail-page-carries = Carries
grail-page-skills = Skills
grail-page-nature = By nature
grail-page-dead = dead
grail-page-passed = has ended the day
grail-page-quests = Quests
grail-page-tasks = Notes
grail-page-statuses = What has come of it
grail-page-so-far = The story so far
grail-page-print = Print
grail-page-nothing-read = Nothing has been read yet.
grail-page-whose = Whose board?
grail-page-undo = Take back
grail-page-undo-wish = { $names } would take back the last answer.
grail-page-undo-agree = Agree
grail-page-undo-stand = Let it stand
grail-page-undo-waits = Waiting for the others to agree.
grail-page-undo-give-up = Never mind
grail-page-story = The story
grail-page-other-language = This story is not written in your language yet: it is told in another one.
grail-page-mode = How hard
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
grail-page-safe = A menhir’s light keeps this place.
grail-page-rite = A dark menhir stands here. To light it, all together give { $cost }; its dial then shows { $dial }.
grail-page-rite-everybody = Everybody has to be here.
grail-page-guardian = a guardian. Whoever comes here meets it before anything else; at dawn it may move.
grail-page-time-tokens = Time tokens: { $count }. One goes at each dawn.
grail-page-quest-tokens = Quest tokens: { $count }. They mark what a quest is about.
grail-page-lies-here = On the ground: { $items }
grail-page-here = Here: { $names }
grail-page-here-one-may = Here one may
grail-page-used-today = (used today)
grail-page-ways = Ways
grail-page-unknown-way = unknown ({ $key })
grail-page-may-choose = can be chosen
grail-page-nearer = Nearer
grail-page-farther = Farther
grail-page-whole-map = The whole map
grail-page-next-dawn = { $count ->
    [one] 1 place is lost at the next dawn
   *[other] { NUMBER($count, useGrouping: 0) } places are lost at the next dawn
}
grail-page-moment-dawn = Dawn of day { $day }
grail-page-moment-chapter = A new chapter
grail-page-moment-death = A light goes out
grail-page-moment-madness = The mind gives way
grail-page-moment-mercy = Mercy
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
grail-page-topic-encounter = Combat
grail-page-topic-diplomacy = Diplomacy
grail-page-topic-story = The journal
grail-page-topic-trade = Giving and trading
grail-page-topic-advancement = Advancement
grail-page-guide = Guide for the first day
grail-page-guide-hint = A short hint when something comes up for the first time.
grail-page-hint-understood = I see
grail-page-hints-off = No more hints
grail-page-hint-welcome = Welcome. The map shows the land you know, beside it stands what is happening, and the framed box says what you may do. Your board, the journal and the rules are always one tap away.
grail-page-hint-day = Every action costs energy, shown below its name. When you have little left, end your day: you rest at dusk.
grail-page-hint-map = Tap a place to see what waits there. The number on a menhir counts the dawns it still shines; without its light a place is lost.
grail-page-hint-journal = The journal tells what you find. Then you choose; prices stand beside the choices. What you have read stays in the journal.
grail-page-hint-fight = In a fight the cards form a row. Where two half-keys meet, markers come; with enough of them you win. Before you play a card, look at what it would do.
grail-page-hint-parley = Here you win by talking: cards move the marker of affinity. At one end you are agreed, at the other you have lost.
grail-page-hint-dawn = At dawn menhirs fade, unlit places are lost, guardians stir and an event comes. You only decide about plans and equipment.
grail-page-hint-dusk = At dusk you eat and rest, buy cards with experience, and rebuild your decks. Then a new day begins.
