### Avalon: the characters beyond the classic ones, their cards, and what comes into play with them.
### The English file is the model. Arguments are those of avalon.ftl, and:
###   $aim, $token          the displayed name of the thing: say("avalon-aim-merlin"), say("avalon-quest-card-good-message")
###   $number               a number
### An attribute beside a sentence is what is said instead, when the comment above it holds.

## Terms

avalon-watch = watch token
avalon-reinforcement = reinforcement
avalon-recruitment = recruitment

## Quest cards

avalon-quest-card-rogue-success = rogue success
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } rogue success
       *[other] { NUMBER($count, useGrouping: 0) } rogue successes
    }
    .short = Counts as a success, and leaves its mark at the quest.
avalon-quest-card-rogue-fail = rogue fail
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } rogue fail
       *[other] { NUMBER($count, useGrouping: 0) } rogue fails
    }
    .short = Counts as a fail, and leaves its mark at the quest.
avalon-quest-card-magic = magic
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } magic card
       *[other] { NUMBER($count, useGrouping: 0) } magic cards
    }
    .short = Turns the result into its opposite; two magic cards undo each other.
avalon-quest-card-good-message = good message
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } good message
       *[other] { NUMBER($count, useGrouping: 0) } good messages
    }
    .short = Counts as a success, and lays a token; three of them help good on the fifth quest.
avalon-quest-card-bad-message = bad message
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } bad message
       *[other] { NUMBER($count, useGrouping: 0) } bad messages
    }
    .short = Counts as a fail, and lays a token; two of them help evil on the fifth quest.

## Good characters

avalon-character-cleric = Cleric
    .short = Learns in the night which side the first leader is on.
    .odds = { avalon-odds-good }
avalon-character-good-lancelot = good Lancelot
    .short = Begins on the side of good. Without a variant the two Lancelots know each other; with one, cards may make both change sides.
    .odds = { avalon-odds-unknown }
avalon-character-good-rogue = good Rogue
    .short = Wins alone by playing rogue success on the third successful quest and on an earlier one.
    .odds = { avalon-odds-unknown }
avalon-character-good-sorcerer = good Sorcerer
    .short = Plays success, or magic, which turns the result of the quest into its opposite.
    .odds = { avalon-odds-unknown }
avalon-character-junior-messenger = junior Messenger
    .short = May send two good messages in a game, and must stay hidden: evil wins by naming both good Messengers in the end.
    .odds = { avalon-odds-unknown }
avalon-character-senior-messenger = senior Messenger
    .short = May send two good messages in a game, and must stay hidden. By an option, sees the junior Messenger in the night.
    .odds = { avalon-odds-unknown }
avalon-character-troublemaker = Troublemaker
    .short = Is good, and must show evil whenever somebody inspects.
    .odds = { avalon-odds-evil }
avalon-character-untrustworthy-servant = Untrustworthy Servant
    .short = Is good, knows the Assassin, looks evil to Merlin, and can be recruited for evil in the end.
    .odds = { avalon-odds-unknown }

## Evil characters

avalon-character-brute = Brute
    .short = May play fail on the first three quests only.
    .odds = { avalon-odds-good }
avalon-character-evil-lancelot = evil Lancelot
    .short = Begins on the side of evil. Without a variant the two Lancelots know each other; with one, cards may make both change sides.
    .odds = { avalon-odds-unknown }
avalon-character-evil-messenger = evil Messenger
    .short = May send bad messages: they count as fails, and bring evil help on the fifth quest.
    .odds = { avalon-odds-unknown }
avalon-character-evil-rogue = evil Rogue
    .short = Unknown to evil and to Merlin, wins alone by playing rogue fail on the third failed quest and on an earlier one.
    .odds = { avalon-odds-unknown }
avalon-character-evil-sorcerer = evil Sorcerer
    .short = Plays success or magic, and never fail.
    .odds = { avalon-odds-unknown }
avalon-character-lunatic = Lunatic
    .short = Must play fail on every quest.
    .odds = { avalon-odds-good }
avalon-character-revealer = Revealer
    .short = Must show this card to everybody after the second failed quest.
    .odds = { avalon-odds-good }
avalon-character-trickster = Trickster
    .short = May show either side when somebody inspects.
    .odds = { avalon-odds-evil }

## Whoever has a goal of their own: instead of the goal of the side

avalon-goal-good-rogue = You win alone if you play rogue success on the third successful quest and on at least one before. If not, and good wins after five quests, you win in part.
avalon-goal-evil-rogue = You win alone if you play rogue fail on the third failed quest and on at least one before. If not, and evil wins after five quests, you win in part.

## The night, for the one who looks

avalon-seen-evil-lancelot = { $count ->
    [0] You look for the evil Lancelot, and see nobody.
   *[other] This is the evil Lancelot, who did not look: { $names }.
}
avalon-seen-lancelot = { $count ->
    [0] You look for the other Lancelot, and see nobody.
   *[other] This is the other Lancelot: { $names }.
}
avalon-seen-junior-messenger = { $count ->
    [0] You look for the junior Messenger, and see nobody.
   *[other] This is the junior Messenger: { $names }.
}
avalon-seen-assassin = { $count ->
    [0] You look for the one who hunts in the end, and see nobody.
   *[other] This player hunts in the end: { $names }.
}
avalon-learns-evil-lancelot = evil Lancelot
avalon-learns-lancelot = the other Lancelot
avalon-learns-junior-messenger = junior Messenger
avalon-learns-assassin = the one who hunts in the end

## The log

# $name: the Cleric, $leader, $card
avalon-event-leader-seen = Night. { $name } looks at the first leader, { $leader }: { $card }.
avalon-event-lancelots-switched = Both Lancelots change sides. Who they are stays a secret.
# $leader, $name
avalon-event-watch-given = { $leader } gives the watch token to { $name }.
# $quest, $card
avalon-event-rogue-marked = Quest { NUMBER($quest, useGrouping: 0) } bears a mark: { $card }.
# $quest, $token, $number
avalon-event-tokens-laid = New tokens on quest { NUMBER($quest, useGrouping: 0) }: { $token } ×{ NUMBER($number, useGrouping: 0) }.
# $card, $side_is: the side that is helped
avalon-event-reinforced = { $side_is ->
    [evil] Bad messages bring help, and one card is added: { $card }.
   *[other] Good messages bring help, and one card is taken out: { $card }.
}
# $name, $character
avalon-event-character-shown = { $name } shows a character to all: { $character }.
# $assassin, $named, $named_is: `none` where nobody is named
avalon-event-recruitment-tried = { $named_is ->
    [none] { $assassin } recruits nobody.
   *[other] { $assassin } tries to recruit { $named }.
}
# $name
avalon-event-servant-recruited = { $name } is the Untrustworthy Servant, turns to evil, and makes the guess from now on.
# $assassin, $aim
avalon-event-aim-declared = { $assassin } declares the aim: { $aim }.
# $assassin, $named
avalon-event-messengers-guessed = { $assassin } makes the guess: the good Messengers must be { $named }.
# $names
avalon-partial-winners = Victory in part: { $names }.

## At whom the Assassin may aim

avalon-aim-merlin = Merlin
avalon-aim-messengers = the good Messengers

## Questions

# `.own` $side. Instead of avalon-ask-show-loyalty, in the night
avalon-ask-show-loyalty-at-night = The Cleric looks at the first leader, and that is you: which side do you show?
    .own = Your side: { $side }.
    .waiting = The Cleric looks at { $name }.
    .rules = The first leader is always asked, and only the Cleric sees the answer. You can show only what the rules allow you: your own side, unless you are the Troublemaker, who must lie, or the Trickster, who may.
# $quest, $team
avalon-ask-give-watch = Which member of the team gets the watch token on quest { NUMBER($quest, useGrouping: 0) }: { $team }?
    .waiting = { $name } is choosing who gets the watch token.
    .rules = The leader gives the watch token to one member of the team, and may keep it. A Rogue who is watched cannot play a rogue card. With five or six players there is no watch on the first two quests.
avalon-ask-recruit = Who is the Untrustworthy Servant, who would turn to evil and guess in your place (name one player, or nobody)?
    .waiting = { $name } is choosing whom to recruit.
    .rules = There is one try. If you are right, the servant turns to evil and makes the last guess in your place. If you are wrong or name nobody, the servant stays good and hidden, and you make the guess yourself.
avalon-ask-declare-aim = Whom do you aim at: Merlin, or the two good Messengers?
    .waiting = { $name } is choosing the aim.
    .rules = With Messengers in play the hunter declares an aim before naming anybody. For Merlin one player is named, for the good Messengers two, and both must be right.
# Instead of avalon-ask-assassinate, when the aim is the Messengers
avalon-ask-assassinate-messengers = Which two players do you name as the Messengers?
    .waiting = { $name } is choosing who could be the good Messengers.
    .rules = Once evil is shown it may confer openly, but only the one asked decides. Two players are named. If they are the two good Messengers, evil wins; one right name is not enough.

## Why a game ended

avalon-outcome-messengers-named = Both good Messengers have been found.
avalon-outcome-rogue = A Rogue’s own plan has come true.
avalon-victory-rogue = The Rogue wins alone!
