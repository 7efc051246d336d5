### The modes, and the rules that each of them turns on.

grail-mode-story = story
grail-mode-normal = normal
grail-mode-challenge = challenge
grail-answer-story = story mode
grail-answer-normal = normal mode
grail-answer-challenge = challenge mode
grail-mode-rule-story-fewer-encounters = encounters as for one player fewer
grail-mode-rule-story-no-limiter = health does not limit energy, and nobody panics
grail-mode-rule-story-cheap-menhirs = { -menhir(form: "plural") } cost one kind of resource less
grail-mode-rule-story-starting-item = everybody begins with a crafted item
grail-mode-rule-challenge-inverted-limiter = wounds weigh more: less energy, panic sooner
grail-mode-rule-challenge-secret-42 = you begin with secret 42
grail-mode-rule-challenge-hard-retreat = a retreat depends on a toss
grail-mode-rule-challenge-short-menhirs = { -menhir(form: "plural") } last a day less
grail-mode-rule-challenge-fewer-random-events = one random event fewer each time
grail-mode-rule-challenge-old-rest = whoever does not eat suffers for it
grail-mode-rule-challenge-dear-advancement = advancement costs more
grail-mode-rule-challenge-item-limit = five items at most
grail-mode-rule-challenge-no-mercy = no { -mercy }
grail-event-mode-chosen = Mode: { $mode }. Rules: { $rules }.
grail-event-cost-left-out = Left out of the cost: { $resource }.
grail-event-retreat-tried = { $name } tries to retreat.
grail-event-went-hungry = { $name } goes without food.
grail-ask-choose-mode = { $rules_is ->
        [none] Next chapter: { $mode } mode, no special rules. What do you change?
       *[other] Next chapter: { $mode } mode ({ $rules }). What do you change?
    }
grail-ask-leave-out = The { -menhir } asks for { $price } ({ $location }): which kind do you leave out?
grail-ask-retreat-toss = Chance: how does the dial fall for { $name }, who wants to leave the combat “{ $encounter }”?
grail-ask-shed-item = { $name }, you carry too much (items to part with: { $amount }): which goes, and to whom?
grail-answer-switch-rule = on or off: { $rule }
grail-answer-without = without { $resource }
grail-answer-hand-item = { $item } for { $receiver }
grail-action-beginning = beginning
grail-barred-gr-mode-19 = it has been tried in this activation
grail-barred-gr-mode-23 = missing: { $missing }
grail-problem-rule-of-another-mode = The rule { $rule } does not belong to the mode { $mode }. Choose the other mode, or allow a free choice.
grail-problem-no-secret-of-distrust = This pack has no secret { $secret }, so the rule challenge_secret_42 cannot be used. Leave it out.
grail-problem-mode-is-settled = This campaign is played in the mode { $mode }. It can be changed only when a new chapter begins.
grail-problem-not-one-outfit-each = In free mode each player needs a board and two decks, but there are { $outfits } such choices.
grail-problem-unknown-colour = There is no colour { $colour } in this pack.
grail-problem-colour-taken-twice = Two players have chosen the same thing of the colour { $colour }. Each board and each deck is there once.
grail-problem-character-is-dead = The character { $character } is dead in this campaign. Choose another.
