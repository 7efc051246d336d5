### Grail: what cards ask for, each condition with its contrary. See grail-cards.ftl for how card text is made.

grail-has = { $who_is ->
        [you] you have { $what }
        [each] each of you has { $what }
        [active] the active character has { $what }
        [owner] the owner of this card has { $what }
       *[party] any of you has { $what }
    }
    .not = { $who_is ->
        [you] you do not have { $what }
        [each] one of you does not have { $what }
        [active] the active character does not have { $what }
        [owner] the owner of this card does not have { $what }
       *[party] none of you has { $what }
    }
grail-has-state = { $who } { $state }
grail-whoever-you = you
    .not = you
grail-whoever-each = each of you
    .not = not all of you
grail-whoever-party = any of you
    .not = none of you
grail-whoever-active = the active character
    .not = the active character
grail-whoever-owner = the owner of this card
    .not = the owner of this card
grail-in-state-exhausted = { $who_is ->
        [you] are exhausted
       *[other] is exhausted
    }
    .not = { $who_is ->
        [you] are not exhausted
        [each] are exhausted
        [party] is exhausted
       *[other] is not exhausted
    }
grail-in-state-panicking = { $who_is ->
        [you] are panicking
       *[other] is panicking
    }
    .not = { $who_is ->
        [you] are not panicking
        [each] are panicking
        [party] is panicking
       *[other] is not panicking
    }
grail-in-state-dying = { $who_is ->
        [you] are dying
       *[other] is dying
    }
    .not = { $who_is ->
        [you] are not dying
        [each] are dying
        [party] is dying
       *[other] is not dying
    }
grail-in-state-going-mad = { $who_is ->
        [you] are going mad
       *[other] is going mad
    }
    .not = { $who_is ->
        [you] are not going mad
        [each] are going mad
        [party] is going mad
       *[other] is not going mad
    }
grail-in-state-passed = { $who_is ->
        [you] have passed
       *[other] has passed
    }
    .not = { $who_is ->
        [you] have not passed
        [each] have passed
        [party] has passed
       *[other] has not passed
    }
grail-has-character = { $name } is among you
    .not = { $name } is not among you
grail-has-status = “{ $status }” is marked
    .not = “{ $status }” is not marked
grail-has-status-boxes = at least { $boxes } of “{ $status }” are marked
    .not = fewer than { $boxes } of “{ $status }” are marked
grail-has-quest = the quest “{ $quest }” is open
    .not = the quest “{ $quest }” is not open
grail-has-chapter = it is chapter { $chapter }
    .not = it is not chapter { $chapter }
grail-has-day = it is day { $day } or later
    .not = it is before day { $day }
grail-has-campaign = the campaign has at least { $players }
    .not = the campaign has fewer than { $players }
grail-has-party = the party has at least { $players }
    .not = the party has fewer than { $players }
grail-has-location = this is “{ $place }”
    .not = this is not “{ $place }”
grail-has-seal-menhir = there is { -menhir(form: "indefinite") } here
    .not = there is no { -menhir } here
grail-has-seal-dreams = this location has the dreams seal
    .not = this location does not have the dreams seal
grail-has-seal-hostile = this is a hostile settlement
    .not = this is not a hostile settlement
grail-has-seal-friendly = this is a friendly settlement
    .not = this is not a friendly settlement
grail-has-revealed = “{ $place }” is on the map
    .not = “{ $place }” is not on the map
grail-has-tokens = this location has at least { $tokens }
    .not = this location has fewer than { $tokens }
grail-has-time-token = there is a time token here
    .not = there is no time token here
grail-has-quest-token = there is a quest token here
    .not = there is no quest token here
grail-has-dial = the dial “{ $dial }” shows { $value } or more
    .not = the dial “{ $dial }” shows less than { $value }
grail-has-affinity = the marker is on { $cell }
    .not = the marker is not on { $cell }
grail-cell-red = a red cell
grail-cell-grey = the grey cell
grail-cell-green = a green cell
grail-has-pool = the pool holds at least { $markers }
    .not = the pool holds fewer than { $markers }
grail-has-any-marker = there are markers in the pool
    .not = the pool is empty
grail-has-encounter-won = the encounter was won
    .not = the encounter was not won
grail-has-encounter-not-won = the encounter ended without victory
    .not = the encounter was won or avoided, or the enemy escaped
grail-has-encounter-escaped = the enemy escaped
    .not = the enemy did not escape
grail-has-encounter-avoided = the encounter was avoided
    .not = the encounter was not avoided
grail-has-read = you have read { $verse } before
    .not = you have not read { $verse } before
grail-has-quest-achieved = the quest “{ $quest }” has been achieved
    .not = the quest “{ $quest }” has not been achieved
grail-has-chapter-from = it is chapter { $chapter } or later
    .not = it is before chapter { $chapter }
grail-has-chapter-to = it is chapter { $chapter } or earlier
    .not = it is after chapter { $chapter }
grail-has-chapter-between = { $span ->
        [two] it is chapter { $first } or { $last }
       *[more] it is one of the chapters { $first } to { $last }
    }
    .not = { $span ->
        [two] it is not chapter { $first } or { $last }
       *[more] it is none of the chapters { $first } to { $last }
    }
grail-has-campaign-at-most = the campaign has at most { $players }
    .not = the campaign has more than { $players }
grail-has-party-at-most = the party has at most { $players }
    .not = the party has more than { $players }
grail-has-campaign-exactly = the number of players is { $number }
    .not = the number of players is not { $number }
grail-has-party-exactly = the number of members in the party is { $number }
    .not = the number of members in the party is not { $number }
grail-has-under-way = an encounter is under way
    .not = no encounter is under way
grail-has-under-way-combat = a combat is under way
    .not = no combat is under way
grail-has-under-way-diplomacy = a diplomacy encounter is under way
    .not = no diplomacy encounter is under way
grail-has-under-way-colour = a { $colour } is under way
    .not = no { $colour } is under way
grail-has-under-way-level = the encounter is of level { $level }
    .not = the encounter is not of level { $level }
grail-has-under-way-trait = the enemy has the trait “{ $trait }”
    .not = the enemy does not have the trait “{ $trait }”
grail-has-mode-story = you play in story mode
    .not = you do not play in story mode
grail-has-mode-normal = you play in normal mode
    .not = you do not play in normal mode
grail-has-mode-challenge = you play in challenge mode
    .not = you do not play in challenge mode
grail-has-mode-free = you play in free mode
    .not = you do not play in free mode
grail-has-mode-rule = this rule of the modes applies: “{ $rule }”
    .not = this rule of the modes does not apply: “{ $rule }”
grail-has-task = the task “{ $task }” is noted
    .not = the task “{ $task }” is not noted
grail-has-menhir = { $place_is ->
        [here] the { -menhir } here is lit
       *[there] the { -menhir } of “{ $place }” is lit
    }
    .not = { $place_is ->
        [here] the { -menhir } here is not lit
       *[there] the { -menhir } of “{ $place }” is not lit
    }
