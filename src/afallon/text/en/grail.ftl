### Grail: the words of its rules, its cards, its questions and its log. Names and stories stand in the packs.
### The English file is the model: the other languages have the same keys, attributes and arguments.
###
### Every argument is text: a name, a number as digits, or a phrase. Names are in the nominative, and nothing agrees with
### them. Card text has files of its own: grail-cards.ftl and grail-amounts.ftl.


## What characters have

grail-state-exhausted = exhausted
grail-state-panicking = panicking
grail-state-dying = dying
grail-state-dying-solo = dying
grail-state-going-mad = going mad
grail-state-passed = has passed

grail-colour-green = green encounter
grail-colour-grey = grey encounter
grail-colour-purple = purple encounter
grail-colour-blue = blue encounter
grail-seal-menhir = { -menhir }
grail-seal-dreams = dreams
grail-seal-hostile = hostile settlement
grail-seal-friendly = friendly settlement
grail-token-time = time token
grail-token-quest = quest token
grail-ended-won = won
grail-ended-not-won = not won
grail-ended-escaped = the enemy has escaped
grail-ended-avoided = avoided
grail-ended-leave = the active character leaves it
grail-face-skull = { -skull }
grail-face-grail = { -grail }

grail-nothing = nothing

grail-trait-sluggish = sluggish
    .short = everybody draws 1 more card at the start of the combat and at the end of each round
grail-trait-guardian = guardian
    .short = if it is not beaten, it stays on the map
grail-trait-plunderer = plunderer
    .short = once nobody has more than 1 health left, it takes all wealth and items and is gone
grail-trait-ambush = ambush
    .short = the first active character keeps only 1 card in hand
grail-trait-fury = fury
    .short = it attacks twice
grail-trait-defence = defence
    .short = the first card of each activation gives 1 marker fewer
grail-trait-horde = horde
    .short = before each attack the active character discards the top 2 cards of the deck
grail-trait-treachery = treachery
    .short = all damage of its attacks is unavoidable
grail-trait-opportunist = opportunist
    .short = whoever plays fewer than 2 cards suffers an opportunity attack
grail-trait-charge-in = charge in
    .short = the first active character takes 2 damage at once
grail-trait-agile = agile
    .short = at most 2 cards in an activation
grail-trait-shattering = shattering
    .short = weapons used in the combat are discarded when it ends

## Questions

grail-ask-act = Day { $day }, round { $round }: what do you do?
    .optional = You have acted. Would you like to give or trade something while the others act?
grail-ask-choose-target = { $action_is ->
        [travel] { $name } ({ $action }): where to?
       *[other] { $name } ({ $action }): which one?
    }
grail-ask-join = { $leader } acts ({ $action }: { $location }). Do you join in, at this cost: { $price }?
grail-ask-accept = { $name } would like to come along with you ({ $action }: { $location }; cost: { $price }). Do you agree?
grail-ask-take-along = { $leader }: { $names } would like to come along with you ({ $action }: { $location }; cost: { $price }). Whom do you take?
grail-ask-join-arrival = Now arriving where you are ({ $location }): { $names }. Do you join in, free of charge?
grail-ask-pay-for = Still owed for “{ $action }”: { $debts }. For whom do you pay 1?
grail-ask-divide-cost = You ({ $names }) still have to pay { $price } for “{ $action }”: who pays next ({ $resource })?
grail-ask-activate = { $price_is ->
        [none] Light the { -menhir } ({ $location }) with its dial at { $dial }, at no cost?
       *[other] Light the { -menhir } ({ $location }) with its dial at { $dial }, for { $price } together?
    }
grail-ask-contribute = { $name }, the { -menhir } ({ $location }) still needs { $missing }: how much do you give?
grail-ask-share = { $gained_is ->
        [yes] { $left_is ->
            [single] Which of you ({ $names }) gets { $left }?
           *[other] { $names } share { $left }: who gets the next one?
        }
       *[no] { $left_is ->
            [single] Which of you ({ $names }) loses { $left }?
           *[other] { $names } lose { $left }: who loses the next one?
        }
    }
grail-ask-share-out = { $gained_is ->
        [yes] You ({ $names }) have this to share: { $whole }. Who gets how much?
       *[no] You ({ $names }) lose this between you: { $whole }. Who loses how much?
    }
grail-ask-split-cost = For “{ $action }” you ({ $names }) pay { $price } between you: who pays how much?
grail-answer-division = { $parts }
grail-ask-hand-over = { $name }, you cannot hold any more: { $surplus } left over. Who gets it?
grail-ask-give-what = { $name }, your offer to { $receiver } – you give: { $gives }; you want: { $wants }. What else?
grail-ask-give-to = { $name }, whom do you trade with?
grail-ask-accept-gift = { $giver } offers you: { $gives }; in return for: { $wants }. Do you accept?
grail-ask-vote = { $names }: how do you vote on “{ $effect_source }”?
grail-ask-equip = Before day { $day }: which item or secret do you take into use, or put away?
grail-ask-keep-face-up = { $name }, you can use only one { $keyword } at a time: which one?
grail-ask-use-items = “{ $encounter }”: which item do you put aside for this encounter, if any?
grail-ask-lose-item = { $names } must lose items ({ $amount }): which one goes next?
grail-ask-take-item = Found: { $item }. Which of you ({ $names }) gets it?
grail-ask-next-effect = Which of these comes first { $timing }?
grail-ask-next-arrival = Several locations are reached at once ({ $arrivals }): which arrival comes first?
grail-ask-next-guardian = Several guardians wait here ({ $location }): which one do you ({ $names }) meet next?
grail-ask-eat = Dusk of day { $day }: do you eat (cost: { $price }), to gain 1 health and lose 1 terror?
grail-ask-choose-effect = { $names }: what do you choose for “{ $effect_source }”?
grail-ask-choose-verse = { $names } ({ $location }): what do you do now?
grail-ask-use-ability =
    { $price_is ->
        [none] { $name }: do you use “{ $ability_source }” ({ $ability })?
       *[other] { $name }: do you use “{ $ability_source }” ({ $ability }) for { $price }?
    }
grail-ask-choose-location = Where do you go together ({ $names })?
grail-ask-choose-active = “{ $encounter }”, round { $round }: who is active next ({ $waiting })?
grail-ask-mulligan = Before “{ $encounter }” ({ $names }): do you keep your hand, or draw a new one with one card fewer?
grail-ask-play =
    { $forced_is ->
        [yes] { $name }, panic: play the top card of your deck (“{ $encounter }”, { $encounter_is ->
            [talk] affinity { $score }, goal { $goal }
           *[other] markers { $score } of { $goal }
        })?
       *[no] { $name }, “{ $encounter }” ({ $encounter_is ->
            [talk] affinity { $score }, goal { $goal }
           *[other] markers { $score } of { $goal }
        }, cards played: { $played }): what do you play?
    }
grail-ask-pay-magic = { $name }: do you pay { $price } for the magic key of “{ $card }” (it gives: { $gives })?
grail-ask-keep-cards = { $name }, an ambush (“{ $encounter }”): which one card do you keep?
grail-ask-discard =
    { $because_is ->
        [none] { $name }: which card do you discard to stay within your hand limit ({ $many ->
                [one] { NUMBER($many, useGrouping: 0) } card to go
               *[other] { NUMBER($many, useGrouping: 0) } cards to go
            })?
       *[other] { $name }: which card do you discard because of “{ $because_source }” ({ $because }; { $many ->
                [one] { NUMBER($many, useGrouping: 0) } card to go
               *[other] { NUMBER($many, useGrouping: 0) } cards to go
            })?
    }
grail-ask-toss = How does the dial fall for “{ $effect_source }” ({ $effect })?
grail-ask-give-magic =
    { $first_is ->
        [yes] { $payer }: do you pay { $price } so that { $name } can play “{ $card }” (the magic key gives: { $gives })?
       *[no] { $payer }: do you pay { $price } for { $name }’s magic key of “{ $card }” (it gives: { $gives })?
    }
grail-ask-lend-charges = { $owner }: may { $name } spend { $spent ->
        [one] { NUMBER($spent, useGrouping: 0) } charge
       *[other] { NUMBER($spent, useGrouping: 0) } charges
    } of your “{ $card }” ({ $ability })?
grail-ask-breathing-space =
    { $coming_is ->
        [none] { $name }: do you stay in the encounter “{ $encounter }”?
       *[other] { $name }: do you stay in the encounter “{ $encounter }” before this comes: { $coming }?
    }
grail-ask-before-effect = { $name }: what do you do before “{ $effect_source }” has its effect ({ $effect })?
grail-ask-introduce = { $names }: this would be your first encounter of this kind. Would you like to start with “{ $encounter }”, an easy one to learn on?
grail-ask-avoid = Do you all avoid “{ $encounter }”, { $price_is ->
        [none] at no cost
       *[other] for { $price } each
    }, { $effects_is ->
        [none] with no consequences
       *[other] with these consequences: { $effects }
    }?
grail-ask-choose-stage = “{ $encounter }”: which stage comes next?
grail-ask-retreat-together = { $failure_is ->
        [none] { $name } wants to leave “{ $encounter }”, at no cost. Do you all leave?
       *[other] { $name } wants to leave “{ $encounter }”; then { $failure }. Do you all leave?
    }
grail-ask-plan = Before day { $day } begins: do you trade cards with those who are here?
grail-ask-take-secret = A character has left ({ $tile }), and a secret stays with you: { $secret }. Who keeps it?
grail-waiting = Waiting for: { $name }.

## Answers

grail-answer-travel = travel
grail-answer-explore = explore
grail-answer-location = use the location
grail-answer-character = character action
grail-answer-card = use a card
grail-answer-inspect-menhir = inspect the { -menhir }
grail-answer-pass = pass
grail-answer-give = give or trade
grail-answer-yes = yes
grail-answer-yes-helping = yes, and help pay
grail-answer-no = no
grail-answer-keep = keep
grail-answer-redraw = new hand, one card fewer
grail-answer-stop = no more cards
grail-answer-retreat = retreat
grail-answer-top = the top card of the deck
grail-answer-done = done
grail-answer-never-mind = never mind
grail-answer-own = only my own
grail-answer-all-of-them = all of them
grail-answer-all-helping = all of them, and help pay
grail-answer-nobody = nobody
grail-answer-each-apart = let me choose one by one
grail-answer-go-on = let it happen
grail-answer-discard = leave it
grail-answer-due-ability =
    { $owner_is ->
        [none] { $ability_source }: { $ability }
       *[other] { $ability_source } ({ $owner }): { $ability }
    }
grail-answer-use-charges = use the charges of { $card }, card { $place } of the sequence
grail-answer-flip-item = turn over { $item }
grail-answer-flip-secret = turn over { $secret }
grail-answer-ask-to-pay = ask { $name } to pay

## Where it happens, for those who act together

grail-action-arrival = arrival
grail-action-dream = dream
grail-action-nightmare = nightmare
grail-action-dawn = dawn
grail-action-dusk = dusk
grail-action-guardian = guardian
grail-action-menhir = { -menhir }

## The log

grail-event-character-entered = { $name } plays { $tile }.
grail-letter = A letter has come: { $letter }
grail-event-dawn-broke = Day { $day }: dawn.
grail-event-day-began = The day begins.
grail-event-dusk-fell = Dusk falls.
grail-event-location-laid = A location comes into view: { $number }.
grail-event-location-discarded = The Hush takes { $number }.
grail-event-location-replaced = A location has changed, from { $number } to { $by }.
grail-event-menhir-lit = { CAPITAL(-menhir(form: "indefinite")) } shines: { $number }, dial { $dial }.
grail-event-menhir-removed = { CAPITAL(-menhir(form: "indefinite")) } goes dark: { $number }.
grail-event-menhir-inspected = The { -menhir } of { $location } asks of each of you: { $cost }.
grail-menhir-needs = It can be lit only if { $requires }.
grail-event-menhir-refused = The { -menhir } stays dark: something is missing.
grail-event-characters-moved = { $names }: to { $location }.
grail-event-party-formed = { $members }: { $action }.
grail-event-member-joined = { $name } joins in.
grail-event-help-offered = { $name } offers to pay for others.
grail-event-member-left = { $name } is no longer with them.
grail-event-passed = { $name } passes.
grail-event-track-changed = { $name }: { $track } now { $value }.
grail-event-resource-changed = { $name }: { $resource } now { $value }.
grail-event-attribute-raised = { $name }: { $attribute } +{ $by }.
grail-event-affliction-attached = { $name }: { $affliction }.
grail-event-affliction-removed = { $name }: no longer { $affliction }.
grail-event-given = { $giver } gives { $receiver }: { $resource } { $amount }.
grail-event-offer-made = { $giver } offers { $receiver }: { $gives }; in return for: { $wants }.
grail-event-votes-shown = Votes: { $votes }.
grail-event-verse-read = { $verse }
grail-event-chosen = { $names }: { $choice }.
    .overruled = { $decider } decides: { $choice }. Others wanted something else ({ $overruled }).
grail-event-status-marked = Marked: { $status }.
grail-status-boxes = { $status } ({ $box } of { $boxes })
grail-event-status-erased = Erased: { $status }.
grail-event-task-noted = Noted: { $task }.
grail-event-tossed = The dial falls: { $face }.
grail-event-item-gained = { $name } gains { $item }.
grail-event-item-lost = { $name } loses { $item }.
grail-event-secret-gained = { $name } learns a secret: { $secret }.
grail-event-secret-lost = { $name } no longer has the secret { $secret }.
grail-event-card-turned = { $name } turns { $card }: { $face_up_is ->
    [yes] { grail-face-up }
   *[no] { grail-face-down }
}.
grail-event-card-traded = { $card }: from { $giver } to { $receiver }.
grail-event-item-flipped = { $name } turns over { $item }.
grail-event-item-put-aside = { $name } puts aside { $item }.
grail-event-ate = { $name } eats.
grail-event-tokens-changed = { $location }: { $token } { $amount }.
grail-event-dial-set = Dial “{ $dial }”: { $value }.
grail-event-dial-removed = The dial “{ $dial }” is gone.
grail-event-guardian-placed = A guardian stays on the map: { $card } ({ $location }).
grail-event-guardian-met = A guardian waits: { $card }.
grail-event-encounter-began = Encounter: { $card }. Taking part: { $participants }.
grail-event-encounter-read = { $card }.
grail-event-encounter-round-began = Round { $round } of the encounter.
grail-event-activated = Active: { $name }.
grail-event-card-taken = { $name } draws { $card }.
grail-event-hand-redrawn = { $name } draws a new hand.
grail-event-card-played = { $name } plays { $card }.
grail-event-magic-paid = { $name } pays 1 magic.
grail-event-card-discarded = { $name } discards { $card }.
grail-event-last-card-discarded = { $card } leaves the sequence.
grail-event-pool-changed = Markers in the pool: { $pool }.
grail-event-affinity-moved = Affinity: { $affinity }.
grail-event-ability-fired = { $path_source }: { $path }.
grail-event-charges-changed = Charges on the card: { $charges }.
grail-event-attack-began = The enemy attacks: { $path }.
grail-event-opportunity-taken = Opportunity attack on { $name }: { $path }.
grail-event-reaction-began = The opponent reacts: { $path }.
grail-event-attack-cancelled = It does not happen.
grail-event-trait-applied = The enemy: { $trait }.
grail-event-must-retreat = { $name } has too few cards and must retreat.
grail-event-participant-left = { $name } is out of the encounter.
grail-event-enemy-escaped = The enemy escapes.
grail-event-stage-began = A new stage: { $stage }.
grail-event-stage-won = Stage won: { $stage }.
grail-event-encounter-avoided = The encounter is avoided.
grail-event-failure-suffered = The encounter ends in failure.
grail-event-encounter-ended = The encounter is over: { $ended }.
grail-face-up = in use
grail-face-down = put away

## The table

grail-day = Day { $day }, { $stage }
grail-stage-dawn = dawn
grail-stage-day = day
grail-stage-dusk = dusk
grail-dawn-step-dawn-effects = what cards say
grail-dawn-step-dark-menhirs = { -menhir(form: "plural") } gone dark
grail-dawn-step-lost-locations = lost locations
grail-dawn-step-menhir-dials = dials of the { -menhir(form: "plural") }
grail-dawn-step-time-dials = time dials
grail-dawn-step-dawn-guardians = guardians
grail-dawn-step-dawn-event = the event
grail-dawn-step-planning = plans
grail-dawn-step-equipment = equipment
grail-map = Map
grail-map-legend = light of { -menhir(form: "indefinite") }
    .people = the players who are here
    .stub = a way not yet seen
    .guardian = guardian
    .token = token
    .unlit = beyond the light: lost at the next dawn
grail-you-are-here = { $name } is here: { $location }.
grail-leads = Ways: { $ways }.
grail-stubs = Not yet seen: { $ways }.
grail-is-here = Here: { $things }.
grail-location-action-used = used today
grail-menhirs = Lit: { $menhirs }.
grail-menhir-to-light = The { -menhir } here is dark. To light it, you give { $cost } together; its dial then shows { $dial }.
grail-menhir-to-light-again = The { -menhir } here can be lit again: you give { $cost } together, and its dial then shows { $dial }.
grail-rite-missing = Still missing: { $missing }.
grail-rite-absent = { $names } must be here too.
grail-rite-condition = Its condition is not met yet.
grail-rite-one-less = You may leave out one kind.
grail-rite-ready = All of it is here: the { -menhir } can be lit.
grail-explored = Nothing new is open to you here right now.
grail-menhir-and-dial = { $location } ({ $dial })
grail-location-action = Location action: { $action }
grail-track = { $what } { $value } of { $most }
grail-track-limited = { $what } { $value } of { $most }, limited to { $limit } by health
grail-attributes = Attributes: { $values }
grail-resources = Resources: { $values }
grail-and-number = { $what } { $value }
grail-equipment = Cards: { $cards }
grail-journal = Journal
grail-book = The book of secrets
grail-no-verses = Nothing has been read yet.
grail-tasks = Tasks: { $tasks }
grail-statuses = Marked: { $statuses }
grail-encounter = Encounter
grail-price = { $card }: markers { $pool } of { $price }
grail-affinity = { $card }: affinity { $affinity }, from { $lowest } to { $highest }; stage: { $stage }
grail-traits = Traits: { $traits }
grail-next-attack = Its attack now: { $effects }
grail-next-reaction = Its reaction now: { $effects }
grail-opportunity = Opportunity attack: { $effects }
grail-sequence = Sequence: { $cards }
grail-left-in-decks = Left to draw: { $left }
grail-open-edge = The next card meets: { $keys }
grail-hand = Hand of { $name }: { $cards }
grail-hand-card = { $card } ({ $keys })
grail-card-text = Keys from the top, left | right: { $rows }.
grail-no-keys = no key would join
grail-key-short = { $half } – not enough
grail-cannot-take-back = This cannot be taken back: something has been revealed since, or nothing has been answered yet.
grail-rules-day = Each round everybody acts once, in any order. The number beside an action is its cost in energy. Energy never exceeds health. Others in the same location may join in. Whoever has passed, or has no energy left, waits for dusk.
grail-rules-encounter = The active character plays cards. Where the halves of a key meet, it connects if your attribute is high enough, or if you pay 1 magic; a free key always connects. The first card may always be played; a further one only if a key that it connects says “extra card”, so keep such cards for second. Whoever plays none suffers an opportunity attack. With enough markers in the pool you win; if not, the enemy attacks. Whoever has no card left to draw must retreat.
grail-rules-diplomacy = The active character plays cards. Where the halves of a key meet, it connects if your attribute is high enough, or if you pay 1 magic; a free key always connects. Here keys move the marker on the affinity track: at its highest cell the stage is won, at the lowest all is lost. A stage bonus does what this stage says for the attribute of its key. The first card may always be played; a further one only if a key that it connects says “extra card”. After each activation the opponent reacts. Whoever has no card left to draw must retreat.
grail-rules-story = The journal tells what you find. The party makes each choice together. If you disagree, the chronicler decides, or else the character with the lowest number.
grail-rules-trade = Characters in the same location may give and trade food, wealth, items and secrets, at no cost.

## Set-up

grail-problem-wrong-number-of-seats = Grail is for one to four players, not for { $players }.
grail-problem-bad-pack = The pack has a mistake: { $problem }
grail-problem-no-such-pack = There is no pack “{ $pack }” here. Choose one from the list.
grail-problem-pack-has-changed = The pack { $pack } is not the one this campaign was played with. Use the files it began with.
grail-problem-met-content-has-changed = The pack { $pack } has changed where this campaign has already been: { $entries }. Take those changes back, or finish the campaign with the files it was played with.
grail-problem-no-such-chronicler = There is no seat { $seat } for a chronicler. One of two or more players can be it.
grail-problem-not-one-character-each = Each player needs a character of their own, but these were named: { $characters }
grail-problem-unknown-character = There is no character “{ $character }” in this pack.
grail-problem-not-between-actions = Another group can take over while nobody acts, fights or trades: between two actions of a day, while you plan and equip at dawn, or at dusk before anybody has eaten or while you advance and build decks. Play on until then with the group that is there.

## Checking a pack

grail-pack-is-sound = { $name }: all is well.
grail-pack-counts = { $section }: { $count }
grail-pack-has-problems = { $folder }: mistakes found: { $count }
grail-pack-at = { $file }, line { $line }: { $problem }
    .whole = { $file }: { $problem }
grail-pack-no-pack-here = There are no YAML files in this folder. Name the folder of a pack.
grail-pack-no-such-folder = There is no such folder. Name the folder of a pack, or an installed pack.
grail-pack-pack-too-large = The YAML files are too large together; at most { $most } bytes are read.
grail-pack-not-utf-8 = This is not UTF-8. Save the file in that encoding.
grail-pack-file-has-no-sections = A file is a mapping from sections to lists. Begin it with the name of a section.
grail-pack-unknown-section = There is no section “{ $section }”.
grail-pack-section-is-no-list = The section “{ $section }” must be a list. Begin each entry with a dash.
grail-pack-name-stands-twice = “{ $name }” stands twice in “{ $section }”. Give each entry a name of its own.
grail-pack-not-one-pack-entry = A pack has exactly one entry in the section “pack”; here it has { $entries }.
grail-pack-pack-entry-missing = This file is missing. Write into it what the pack is: its `id`, its `version`, and the location where it starts.
grail-pack-number-too-large = { $found } is too large: no number may be larger than { $most }. Write a smaller one.
grail-pack-number-too-small = { $found } is too small: no number here may be smaller than { $least }.
grail-pack-too-deep = Too many things inside each other. Write it flatter.
grail-pack-no-anchors = Anchors (& and *) are not allowed. Write it out.
grail-pack-no-tags = The tag “{ $tag }” is not allowed. Leave it out.
grail-pack-key-is-no-word = A key must be a single word.
grail-pack-key-stands-twice = The key “{ $key }” stands twice. Keep one of them.
grail-pack-more-than-one-document = A file has one document. Remove the line with three dashes.
grail-pack-not-yaml = From here on this is not YAML. Look at the indentation, colons, quotes and brackets of this line and of the one before.
grail-pack-no-such-verse = There is no verse “{ $verse }”. Write it, or name another.
grail-pack-unreachable-verse = No choice and no verse leads to “{ $verse }”. Lead to it, or remove it.
grail-pack-verse-without-way-out = From the verse “{ $verse }” nothing leads on. Give it choices, “go”, or “complete: true”.
grail-pack-requirement-without-otherwise = Not everybody meets what “{ $verse }” requires. Say in “otherwise” where the others go.
grail-pack-choice-without-way-out = The choice “{ $choice }” leads nowhere. Give it “go” or “complete: true”.
grail-pack-every-choice-may-be-barred = In “{ $verse }” every choice may be barred. Add one that is always open.
grail-pack-name-not-allowed = “{ $name }” cannot be used as a name. A name is one word of letters, digits, - and _, and not one of the answers, as “stop”.
grail-pack-no-such-entry = There is no “{ $name }” in “{ $of }”. Write it, or name another.
grail-pack-status-never-written = The status “{ $status }” is asked for, but nothing marks it. Mark it somewhere.
grail-pack-status-has-fewer-boxes = The status “{ $status }” does not have so many boxes, only { $boxes }. Give it more, or ask for fewer.
grail-pack-dial-never-set = The dial “{ $dial }” is used, but nothing sets it. Set it somewhere.
grail-pack-location-out-of-reach = Nothing leads to location { $number }: no key of another location, no movement, no replacement.
grail-pack-key-to-itself = Location { $number } has its own number as a key. Name a neighbour.
grail-pack-version-of-a-version = Location { $number } is a version of { $original }, which is not an original. Name the original.
grail-pack-menhir-and-seal-differ = Location { $number } has a menhir record or a menhir seal, but not both. Add the other.
grail-pack-dream-and-seal-differ = Location { $number } has a dream or a dreams seal, but not both. Add the other.
grail-pack-too-many-seals = Location { $number } has more than three seals, or one of them twice.
grail-pack-one-sided-key = Location { $number } has a key to { $neighbour }, which has none back. Give both facing edges a key, or neither.
grail-pack-start-without-a-way = The start { $number } has no key on this side: { $side }. It needs one on each of the four.
grail-pack-hostile-and-friendly = Location { $number } is a hostile and a friendly settlement. Keep one of the seals.
grail-pack-too-many-rows = This edge has more rows than the pack’s cards: { $rows }.
grail-pack-free-key-not-at-bottom = A free key stands in the bottom row only.
grail-pack-empty-bonus = A key half without a bonus can only be a free one. Give it a bonus, or leave the row empty (null).
grail-pack-bonus-of-the-other-kind = The bonus “{ $bonus }” does nothing in { $kind } cards.
grail-pack-timing-out-of-place = The timing “{ $timing }” never comes for “{ $of }”.
grail-pack-charges-without-number = Say in “charges” how many a use spends.
grail-pack-card-of-nobody = Nobody can ever have the card “{ $card }”: give it a colour or a character, or name it in a starting deck.
grail-pack-card-of-two-owners = The card “{ $card }” has a colour and a character. Keep one of them.
grail-pack-no-attack-for-this-pool = No row of the attack table is for { $pool } markers in the pool. Add one.
grail-pack-attack-rows-overlap = Two rows of the attack table are for { $pool } markers in the pool. Keep one.
grail-pack-attack-row-reversed = This row of the attack table ends before it begins.
grail-pack-encounter-without-keys = “{ $encounter }” has no key on its right edge, so only its text counts; and it has none. Add keys or a text.
grail-pack-no-stages = “{ $encounter }” needs a first stage with number 1, and no number left out.
grail-pack-affinity-track = In “{ $encounter }” the track must go from below 0 to above 0.
grail-pack-cell-off-track = A track starts at { $start }, which is not one of its cells 0 to { $most }.
grail-pack-chapters-not-in-order = Chapters are numbered from 1, and none is left out.
grail-pack-too-few-encounters = The chapter wants { $wanted } of { $colour }, level { $level }; there are { $found }.
grail-pack-colour-never-in-play = No chapter puts a { $colour } encounter into play, so this never happens.
grail-pack-no-such-hook = There is no hook “{ $name }”.
grail-pack-too-many-hooks = Hooks: { $hooks }. At most one entry in twenty may use one: { $most }.
grail-pack-unknown-language = The language “{ $language }” is not known here.
grail-pack-text-file-missing = The texts in “{ $language }” are missing. Write the file { $wanted }
grail-pack-text-malformed = This is not Fluent: { $text }
grail-pack-text-missing = “{ $key }” has no text in “{ $language }”. Write it.
grail-pack-text-unknown = “{ $key }” is the text of nothing in this pack. Remove it, or mend its name.

## Guardians at dawn, events and quests

grail-ask-next-roll = Dawn of day { $day }: which guardian rolls the die next?
grail-action-event = event
grail-action-quest = quest
grail-face-north = north
grail-face-east = east
grail-face-south = south
grail-face-west = west
grail-face-blank = blank
grail-face-banish = banish
grail-event-guardian-rolled = Guardian { $card } ({ $location }), die: { $face }.
grail-event-guardian-moved = A guardian moves: { $card }, to { $location }.
grail-event-guardian-banished = A guardian is banished: { $card } ({ $location }).
grail-event-guardian-gone = A guardian leaves the map: { $card }.
grail-event-event-revealed = Event: { $event }.
grail-event-event-ended = No longer in force: { $event }.
grail-event-quest-began = Quest: { $quest }.
grail-event-quest-achieved = Quest achieved: { $quest } ({ $name }).
grail-event-quest-ended = The quest is over: { $quest }.
grail-quests = Quests: { $quests }
grail-quest-achieved = { $quest } (done)
grail-quest-and-hint = { $quest }. { $hint }
grail-events = Today: { $events }

## Why something cannot be chosen now

grail-barred = Not now: { $what } ({ $why }).
grail-barred-otherwise = by rule { $rule }
grail-barred-gr-day-06 = missing: { $missing }
grail-barred-gr-party-18 = something more is needed
grail-barred-gr-combat-87 = only a card that connects an “extra card” may follow
grail-barred-gr-diplo-60 = only a card that connects an “extra card” may follow
grail-barred-gr-trait-24 = enough cards have been played

## Further questions, chance’s among them

grail-ask-accept-arrival = { $name } stands where you arrive ({ $location }) and would like to join you ({ $names }): do you agree?
grail-ask-learn-secret = A secret comes to light: { $secret }. Which of you ({ $names }) learns it?
grail-ask-enter-at = { $name }, your character is { $tile }: in which location do you begin?
grail-ask-draw = Chance: which card is on top ({ $deck })?
grail-ask-put-under = Chance: which of these cards ({ $cards }) goes to the bottom next ({ $deck })?
grail-ask-add-encounter = Chance: which encounter of level { $level } comes into the deck ({ $deck }; still to add: { $amount })?
grail-ask-search-items = Chance: which fitting item is found first (still to find: { $amount })?
grail-ask-guardian-die = Chance: how does the die fall for this guardian ({ $card }, { $location })?

## Answers that name something

grail-answer-give-resource = give 1: { $resource }
grail-answer-give-item = give { $item }
grail-answer-give-secret = give the secret “{ $secret }”
grail-answer-want-resource = ask for 1: { $resource }
grail-answer-want-item = ask for { $item }
grail-answer-want-secret = ask for the secret “{ $secret }”
grail-answer-let-go = { $item } ({ $name })
grail-answer-keep-item = { $item }
grail-answer-keep-secret = the secret “{ $secret }”
grail-answer-turn-item = turn over { $item }
grail-answer-turn-secret = turn over the secret “{ $secret }”
grail-answer-card-action = use { $path_source }
grail-answer-guardian-at = { $card } ({ $location })

## Decks

grail-deck-items = items
grail-deck-events = events
grail-deck-random-events = random events
grail-deck-combat = combat cards, { $name }
grail-deck-diplomacy = diplomacy cards, { $name }
grail-deck-combat-upgrades = new combat cards, { $name }
grail-deck-diplomacy-upgrades = new diplomacy cards, { $name }

## Who pays, and what cannot be chosen

grail-price-together = { $price } together
grail-price-each = { $price } each
grail-barred-gr-char-43 = one of you could not hold it all
grail-barred-gr-dusk-04 = missing: { $missing }

## Advancement and decks

grail-kind-combat = combat
grail-kind-diplomacy = diplomacy
grail-ask-advance = Dusk of day { $day }: what do you buy with your experience?
grail-ask-keep-upgrade = { $name }, these cards are new ({ $deck }): { $cards }; which one do you keep?
grail-ask-learn-skill = { $name }, a point comes with a skill ({ $attribute }): which one do you learn?
grail-ask-rebuild-decks = Dusk of day { $day }: how do you change your decks?
grail-answer-buy-card = a new card ({ $deck })
grail-answer-raise-attribute = { $attribute } +1
grail-answer-keep-card = { $card }
grail-answer-take-skill = { $side } (card { $number })
grail-answer-put-into-deck = put in: { $card } ({ $deck })
grail-answer-take-out-of-deck = take out: { $card } ({ $deck })
grail-event-skill-learnt = { $name } learns a skill: { $side }.
grail-event-upgrade-kept = { $name } has a new card ({ $deck }): { $card }.
grail-event-card-put-into-deck = { $name } puts into the deck ({ $deck }): { $card }.
grail-event-card-taken-out-of-deck = { $name } takes out of the deck ({ $deck }): { $card }.
grail-barred-gr-adv-02 = missing: { $missing }
grail-barred-gr-adv-04 = the upgrade set is empty
grail-barred-gr-adv-05 = a deck has at least 15 cards
grail-barred-gr-adv-10 = missing: { $missing }
grail-barred-gr-adv-11 = missing: { $missing }
grail-rules-advancement = Experience buys new cards and points of attributes; the more points an opposed pair has, the dearer is the next. From the third point on, each comes with a skill: one side of a card that nobody else can have afterwards, so talk it over. Cards that are not in a deck stay in reserve.
grail-pack-starting-attribute-too-high = “{ $character }” begins with { $value } points of { $attribute }. Points beyond { $most } come as skills only: give it { $most } at most.
grail-pack-two-skills-of-one-name = Two sides of skill cards are called “{ $name }”. Give each a name of its own.
