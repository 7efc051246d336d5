### Studies of a pack: how hard it is, what its days bring, and what has been proved of it.

grail-study-run =
    { $run ->
        [fights] fights
        [campaigns] campaigns
        [story] endings and verses
        [chapters] chapters
       *[other] bad states
    }
grail-study-interrupted = Stopped. What is done is kept: the same command goes on from here.
grail-study-none = None.
grail-study-too-many-players = This pack has too few characters for that many players. Ask for one of: { $known }.

## afallon pack balance

grail-balance = The balance of a pack
grail-balance-colour-green = green
grail-balance-colour-grey = grey
grail-balance-colour-purple = purple
grail-balance-colour-blue = blue
grail-balance-encounters =
    Encounters, fought by { $player ->
        [planner] a planner
        [greedy] a greedy player
       *[random] a random player
    } with decks of their level. Fights each: { $fights }
grail-balance-players =
    All encounters, fought alone by { $player ->
        [planner] a planner
        [greedy] a greedy player
       *[random] a random player
    } and, with the same chance, by { $other ->
        [planner] a planner
        [greedy] a greedy player
       *[random] a random player
    }. Fights each: { $fights }
grail-balance-traits = What a trait is worth in points of price, with starting decks. Shares are at a price raised by { $rise }. Fights each: { $fights }
grail-balance-reactions =
    Diplomacy encounters won when this is added to what reactions do to affinity, with starting decks. Played by { $player ->
        [planner] a planner
        [greedy] a greedy player
       *[random] a random player
    }. Encounters each: { $fights }
grail-balance-progress =
    Campaigns of a planner that { $known ->
        [true] knows the whole pack
       *[other] knows only what it has read
    }. Campaigns each: { $campaigns }; broken off after day { $days }
grail-balance-ledger = What a day brings, takes and leaves each character. Players: { $players }; campaigns: { $campaigns }
grail-balance-mean-day = mean
grail-balance-column-encounter = encounter
grail-balance-column-colour = colour
grail-balance-column-level = level
grail-balance-column-players = players
grail-balance-column-won = won
grail-balance-column-other = the other
grail-balance-column-difference = difference
grail-balance-column-health = health lost
grail-balance-column-terror = terror
grail-balance-column-magic = magic spent
grail-balance-column-rounds = rounds
grail-balance-column-price = price
grail-balance-column-trait = trait
grail-balance-column-without = without it
grail-balance-column-having = with it
grail-balance-column-worth = worth
grail-balance-column-days = days
grail-balance-column-chapter = chapter
grail-balance-column-quests = quests
grail-balance-column-verses = verses
grail-balance-column-defeats = defeats
grail-balance-column-day = day
grail-balance-column-light = light

## afallon pack prove

grail-prove = The proof of a pack
grail-prove-verses = Verses read: { $read } of { $verses }. Not read
grail-prove-endings = Endings reached: { $reached } of { $endings }
grail-prove-chapters = Chapters won: { $won } of { $chapters }. A column for each number of players
grail-prove-proofs = Proofs kept in { $folder }
grail-prove-bad-states = Campaigns that go on from a bad state
grail-prove-not-won = not won
grail-prove-not-reached = not reached
grail-prove-won = won
grail-prove-holds = holds
grail-prove-broken = does not replay: { $reason }
grail-prove-column-verse = verse
grail-prove-column-ending = ending
grail-prove-column-proof = proof
grail-prove-column-why = perhaps because
grail-prove-column-chapter = chapter
grail-prove-column-mode = mode
grail-prove-column-players = players
grail-prove-column-state = state
grail-prove-column-ended = end
grail-prove-column-day = day
grail-prove-column-answers = answers
grail-prove-column-replay = replay
grail-prove-column-error = error
grail-prove-unread-nightmare = only the mad have nightmares
grail-prove-unread-dream = somebody must sleep there
grail-prove-unread-nothing-leads-there = nothing leads there
grail-prove-unread-what-leads-there-is-unread = what leads there was not read
grail-prove-unread-place-never-explored = nobody explored that location
grail-prove-unread-requirements = its requirements were never met
grail-prove-state-dying = dying
grail-prove-state-mad = mad with terror
grail-prove-state-starving = nothing left
grail-prove-state-dark = no light
grail-prove-state-forsaken = all of this
grail-prove-ended-won = chapter won
grail-prove-ended-defeat = defeat
grail-prove-ended-endured = it goes on
grail-prove-ended-stuck = stuck
