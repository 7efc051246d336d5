### Avalon.
### The English file is the model: the other languages have the same keys, attributes and arguments.
###
### Arguments, wherever they occur:
###   $name                 a player's name, as written; in `.waiting` it may be a list of names
###   $names, $team         lists of players' names, joined by the caller
###   $leader, $inspector, $inspected, $assassin, $named
###                         a player's name
###   $character, $side, $card, $edition, $module, $through
###                         the displayed name of the thing: say("avalon-character-merlin"), and so on; $through is the
###                         character, module or plot card that lets somebody inspect
###   $quest, $round, $attempt, $size, $seats, $seat, $count, $fails, $fails_to_sink, $approve, $reject, $rejections,
###   $asked, $cards
###                         numbers; $seat counts from 1, as people do. (In some sentences $cards is a list; see there.)
###   $side_is, $seat_is, … choose between words: the field as the rules have it, `none` where there is nothing
### Sentences must be right for a name of any gender: names are in the nominative, and nothing agrees with them.

## Terms

avalon-leader = leader
avalon-team = team
avalon-quest = quest
avalon-round = round
avalon-loyalty-card = loyalty card
avalon-reveal = night
avalon-assassination = assassination
# $quest
avalon-quest-numbered = Quest { NUMBER($quest, useGrouping: 0) }
    .two-fails = Two fails are needed to sink this quest.

## Sides

avalon-side-good = good
avalon-side-evil = evil
avalon-victory-good = Good wins!
avalon-victory-evil = Evil wins!
avalon-goal-good = You win when three quests succeed, as long as Merlin is not found in the end.
avalon-goal-evil = You win when three quests fail, when five teams in a row are rejected, or when Merlin is found in the end.

## Votes

avalon-vote-approve = approve
avalon-vote-reject = reject

## Quest cards. `.count` takes $count

avalon-quest-card-success = success
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } success
       *[other] { NUMBER($count, useGrouping: 0) } successes
    }
    .short = Helps the quest to succeed.
avalon-quest-card-fail = fail
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } fail
       *[other] { NUMBER($count, useGrouping: 0) } fails
    }
    .short = One sinks most quests.

## Loyalty cards

avalon-loyalty-good = { avalon-side-good }
avalon-loyalty-evil = { avalon-side-evil }

## What the books claim about the odds

avalon-odds-good = According to the rulebooks, this helps good.
avalon-odds-evil = According to the rulebooks, this helps evil.
avalon-odds-basic = Belongs to the basic game; the others shift the odds from there.
avalon-odds-unknown = The rulebooks do not say whom this helps.

## Characters: `.short` is what they know and do, `.odds` whom they help

avalon-character-merlin = Merlin
    .short = Knows who is evil, and must not be found: if evil names Merlin in the end, evil wins.
    .odds = { avalon-odds-basic }
avalon-character-percival = Percival
    .short = Sees Merlin in the night, and can cover for him.
    .odds = { avalon-odds-good }
avalon-character-servant = loyal servant of Arthur
    .short = Knows nothing at first, and finds the truth by watching and listening.
    .odds = { avalon-odds-basic }
avalon-character-assassin = Assassin
    .short = Knows the other evil players, and has one guess at Merlin after three successes.
    .odds = { avalon-odds-basic }
avalon-character-morgana = Morgana
    .short = Looks like Merlin to Percival, who cannot tell the two apart.
    .odds = { avalon-odds-evil }
avalon-character-mordred = Mordred
    .short = Is evil, and Merlin does not see it.
    .odds = { avalon-odds-evil }
avalon-character-oberon = Oberon
    .short = Is evil, but does not know the others of that side, nor do they know Oberon.
    .odds = { avalon-odds-good }
avalon-character-minion = minion of Mordred
    .short = Knows the other evil players, and helps them to sink three quests.
    .odds = { avalon-odds-basic }

## Modules

avalon-module-lady-of-the-lake = Lady of the Lake
    .short = After quests 2, 3 and 4 the holder of the token learns one player’s side, and that player takes the token.
    .odds = { avalon-odds-good }

## Editions

avalon-edition-custom = Free mix
    .short = Everything from all the books, in any mixture; what only one book insists on becomes a warning.
avalon-edition-ua = Ukrainian edition
    .short = The classic characters and the Lancelots, Excalibur, quest selection and plot cards; a game may do without Merlin.
avalon-edition-pl = Polish edition
    .short = The classic characters and Lancelot’s first variant, quest selection and plot cards; Merlin and the Assassin are in every game.
avalon-edition-ru = Russian extended edition
    .short = The biggest book, with every character; Merlin may stay away, and another evil character may take the Assassin’s part.

## Options

avalon-option-fifth-team = Fifth team
    .short = What happens to the fifth team of a round, after four rejections.
avalon-option-fifth-team-vote = put to the vote
    .short = Everybody votes as always; a fifth rejection wins the game for evil.
avalon-option-fifth-team-goes = goes without a vote
    .short = The fifth team sets out at once, so nobody loses by rejections.
avalon-option-hidden-guess = The guess comes before evil is shown
    .short = Evil does not confer openly at the end. The one who guesses may name any other player, and only the right name wins for evil.
avalon-option-first-leader = First leader
    .short = Name who leads first, or leave it to chance.
avalon-option-assassin = Who hunts Merlin
    .short = Without the Assassin card, another evil character makes the guess as well as its own part.

## The private card

# $character, $side
avalon-card = Your character: { $character }. Your side: { $side }.

## The night, for the one who looks. `avalon-seen-<learns>`: $count, $names

avalon-seen-evil = { $count ->
    [0] You look for evil, and see nobody.
    [1] This player is evil: { $names }.
   *[other] These players are evil: { $names }.
}
# Instead, where somebody is in play who only looks evil to Merlin
avalon-seen-seems-evil = { $count ->
    [0] You look for evil, and see nobody.
    [1] This player looks evil to you: { $names }.
   *[other] These players look evil to you: { $names }.
}
avalon-seen-seems-merlin = { $count ->
    [0] You look for Merlin, and see nobody.
    [1] This is Merlin: { $names }.
   *[other] One of these players is Merlin: { $names }.
}
# For those who do not look
avalon-seen-nothing = You see nobody tonight.

## What a player was seen as, in a few words

avalon-learns-evil = evil
avalon-learns-seems-evil = looks evil
avalon-learns-seems-merlin = Merlin, or someone who looks like Merlin

## The log

# $seats, $edition, $deck: the names of all characters in play, joined
avalon-event-game-started = { $seats ->
    [one] A new game for { NUMBER($seats, useGrouping: 0) } player. Book: { $edition }. In play: { $deck }.
   *[other] A new game for { NUMBER($seats, useGrouping: 0) } players. Book: { $edition }. In play: { $deck }.
}
# $name, $character, $side
avalon-event-dealt = { $name } receives a card: { $character } ({ $side }).
# $name
avalon-event-leader-chosen = The first leader is { $name }.
# $name, $count, $names, $learns: the words of avalon-learns-…
avalon-event-seen = { $count ->
    [0] Night. { $name } looks, and sees nobody.
   *[other] Night. { $name } sees: { $names } ({ $learns }).
}
avalon-event-night-ended = The night is over. All eyes are open.
# $round, $leader
avalon-event-round-started = Round { NUMBER($round, useGrouping: 0) } begins. The leader is { $leader }.
# $leader, $quest, $attempt, $team
avalon-event-team-proposed = { $leader } proposes a team for quest { NUMBER($quest, useGrouping: 0) }, attempt { NUMBER($attempt, useGrouping: 0) } of 5: { $team }.
# $approve, $reject; `.names` $approve_names, $reject_names: lists of names, or say("nobody")
avalon-event-votes-shown = The votes: { NUMBER($approve, useGrouping: 0) } approve, { NUMBER($reject, useGrouping: 0) } reject.
    .names = Approve: { $approve_names }. Reject: { $reject_names }.
# $team
avalon-event-team-approved = The team sets out: { $team }.
# $team, $rejections
avalon-event-team-rejected = The team stays at home: { $team }. Rejected in this round: { NUMBER($rejections, useGrouping: 0) } of 5.
# $name
avalon-event-leader-passed = The leader is now { $name }.
# $quest, $cards: the texts of avalon-quest-card-….count, joined
avalon-event-cards-shown = The cards of quest { NUMBER($quest, useGrouping: 0) }: { $cards }.
    .turning = The cards of quest { NUMBER($quest, useGrouping: 0) } turn over…
# $quest, $fails
avalon-event-quest-succeeded = { $fails ->
    [0] Quest { NUMBER($quest, useGrouping: 0) } succeeds.
    [one] Quest { NUMBER($quest, useGrouping: 0) } succeeds in spite of { NUMBER($fails, useGrouping: 0) } fail.
   *[other] Quest { NUMBER($quest, useGrouping: 0) } succeeds in spite of { NUMBER($fails, useGrouping: 0) } fails.
}
# $quest, $fails
avalon-event-quest-failed = { $fails ->
    [0] Quest { NUMBER($quest, useGrouping: 0) } fails.
    [one] Quest { NUMBER($quest, useGrouping: 0) } fails: { NUMBER($fails, useGrouping: 0) } fail.
   *[other] Quest { NUMBER($quest, useGrouping: 0) } fails: { NUMBER($fails, useGrouping: 0) } fails.
}
# $name
avalon-event-lady-passed = { $name } now holds the Lady of the Lake.
# $inspector, $inspected
avalon-event-inspected = { $inspector } inspects { $inspected }.
# $inspector, $inspected, $card
avalon-event-loyalty-shown = { $inspected } hands over a loyalty card that only { $inspector } sees: { $card }.
# $names
avalon-event-evil-shown = Evil steps into the light and confers: { $names }.
# $assassin, $named
avalon-event-merlin-guessed = { $assassin } makes the guess: Merlin must be { $named }.
# $characters: the texts of avalon-player-and-character, joined
avalon-event-characters-shown = All cards are turned over: { $characters }.
# $name, $character
avalon-player-and-character = { $name } ({ $character })
# $side_is: the side that has won, or `none` when a Rogue has won alone; $reason: avalon-outcome-<reason>
avalon-event-game-ended = The game is over. { $reason } { $side_is ->
    [good] { avalon-victory-good }
    [evil] { avalon-victory-evil }
   *[none] { avalon-victory-rogue }
}
# $name
avalon-event-asked = { $name } has a choice to make.
# $name
avalon-event-answered = { $name } has made a choice.
# $names
avalon-event-withdrawn = No answer is needed any more from: { $names }.
avalon-event-rewound = The last move was taken back.

## Questions: the prompt for the one asked, `.own` what is added where nobody else can look, `.waiting` for the others
## ($name), `.rules` the rules of this moment

# $size, $quest, $attempt, $fails_to_sink: 1 or 2
avalon-ask-choose-team = { $size ->
    [one] Choose { NUMBER($size, useGrouping: 0) } player for quest { NUMBER($quest, useGrouping: 0) }
   *[other] Choose { NUMBER($size, useGrouping: 0) } players for quest { NUMBER($quest, useGrouping: 0) }
} (attempt { NUMBER($attempt, useGrouping: 0) } of 5{ $fails_to_sink ->
    [1] { "" }
   *[other] , two fails sink it
}{ $attempt ->
    [5] ; if rejected, evil wins
   *[other] { "" }
}).
    .waiting = { $name } is choosing a team.
    .rules = The leader chooses exactly as many players as the quest needs, with or without the leader. Then everybody votes on the team. Talk is free: ask, promise, accuse.
# $leader, $attempt, $quest, $team, $fails_to_sink: 1 or 2
avalon-ask-vote = { $leader } proposes { $team } for quest { NUMBER($quest, useGrouping: 0) } (attempt { NUMBER($attempt, useGrouping: 0) } of 5{ $fails_to_sink ->
    [1] { "" }
   *[other] , two fails sink it
}{ $attempt ->
    [5] ; if rejected, evil wins
   *[other] { "" }
}): do you approve?
    .waiting = Still to vote: { $name }.
    .rules = Everybody votes in secret, and all votes are shown at once. More than half must approve; a tie rejects. When five teams of one round are rejected, evil wins.
# $fails_to_sink, $quest, $team
avalon-ask-play-card = { $fails_to_sink ->
    [one] Play your card for quest { NUMBER($quest, useGrouping: 0) } ({ NUMBER($fails_to_sink, useGrouping: 0) } fail sinks it); the team: { $team }.
   *[other] Play your card for quest { NUMBER($quest, useGrouping: 0) } ({ NUMBER($fails_to_sink, useGrouping: 0) } fails sink it); the team: { $team }.
}
    .waiting = Still to play a card: { $name }.
    .rules = Good must play success; evil may play success or fail; some characters have rules of their own. The cards are shuffled, so nobody learns whose is whose. One fail sinks the quest; with seven or more players quest 4 takes two.
# $through
avalon-ask-inspect = { $through }: whose side do you want to know?
    .waiting = { $name } is choosing whom to inspect.
    .rules = The Lady of the Lake shows you one player’s side. That player then takes the token. Nobody who has held it can be inspected.
# $inspector, $through; `.own` $side: for nobody else's eyes
avalon-ask-show-loyalty = { $inspector } inspects your side ({ $through }): which loyalty card do you hand over?
    .own = Your side: { $side }.
    .waiting = { $name } is handing over a loyalty card.
    .rules = You can hand over only a card that the rules allow you. It shows a side, never a character. Only the inspector sees it, and may say anything about it.
avalon-ask-assassinate = Whom do you name as Merlin?
    .waiting = { $name } is choosing who could be Merlin.
    .rules = Once evil is shown it may confer openly, but only the one asked decides. One player is named. If it is Merlin, evil wins; if not, good wins.

## Why something cannot be chosen: $what are answers, $why one of the reasons below, $rule the number of a rule

avalon-barred = Not now: { $what } ({ $why }).
avalon-barred-otherwise = by rule { $rule }
avalon-barred-av-quest-02 = good must play success
avalon-barred-av-role-12 = the Lunatic always plays fail
avalon-barred-av-role-13 = the Brute may play fail on the first three quests only
avalon-barred-av-role-17 = the Troublemaker must lie
avalon-barred-av-lanc-05 = in this variant a Lancelot plays fail while evil, and success while good
avalon-barred-av-target-02 = it has been played
avalon-barred-av-target-03 = it waits for two successful quests
avalon-barred-av-target-04 = it waits until two quests have been played
avalon-barred-av-rogue-04 = you hold the watch token
avalon-barred-av-sorc-03 = a Sorcerer plays success or magic
avalon-barred-av-msg-02 = a good Messenger plays success or a good message
avalon-barred-av-msg-04 = you have sent two good messages already

## Why a game ended

avalon-outcome-three-fails = Three quests have failed.
avalon-outcome-five-rejections = Five teams in a row were rejected.
avalon-outcome-merlin-named = Merlin has been found.
avalon-outcome-merlin-safe = The guess was wrong: Merlin stays hidden.
avalon-outcome-three-successes = Three quests have succeeded.

## Set-up: what is wrong or unwise, and the way out

# $seats: as it was given, a number or not
avalon-problem-wrong-number-of-seats = Avalon needs five to ten players, and this table has { $seats }. Add or remove chairs.
# $edition, $character, $module in the next three: as it was given
avalon-problem-unknown-edition = There is no edition “{ $edition }”. Choose one from the list.
avalon-problem-unknown-character = There is no character “{ $character }”. Choose from the list.
avalon-problem-unknown-module = There is no module “{ $module }”. Choose from the list.
# $character
avalon-problem-character-twice = “{ $character }” is in the deck more than once. Keep one.
# $side, $asked, $size
avalon-problem-deal-has-wrong-sides = This deal has the wrong number of cards for the side of { $side }: { NUMBER($asked, useGrouping: 0) } instead of { NUMBER($size, useGrouping: 0) }. Exchange cards between the sides.
# $side, $asked, $size
avalon-problem-too-many-of-a-side = Too many characters for the side of { $side }: { NUMBER($asked, useGrouping: 0) }, with room for { NUMBER($size, useGrouping: 0) }. Take some out, or add players.
# $character, $edition
avalon-problem-character-not-in-edition = The book “{ $edition }” does not have “{ $character }”. Take the character out, or choose the free mix.
# $module, $edition
avalon-problem-module-not-in-edition = The book “{ $edition }” does not have “{ $module }”. Take the module out, or choose the free mix.
# $module
avalon-problem-module-twice = “{ $module }” is listed more than once. Keep one.
# $character, $edition
avalon-problem-edition-needs-character = The book “{ $edition }” always plays with “{ $character }”. Add the character, or choose the free mix.
# $edition
avalon-problem-edition-names-no-assassin = By the book “{ $edition }” only the Assassin makes the guess. Leave the Assassin in, or choose the free mix.
# $character
avalon-problem-two-assassins = The Assassin is in play, so “{ $character }” cannot make the guess. Take the Assassin out, or name nobody else.
# $character
avalon-problem-assassin-must-be-evil = “{ $character }” cannot make the guess at Merlin. Name a character who is always evil.
# $character
avalon-problem-assassin-must-be-one-player = Exactly one player must hold “{ $character }” to make the guess. Name a character that is in the deck once.
avalon-problem-assassin-without-target = Without Merlin or the Messengers there is nobody to hunt, so the guess will not take place. Add them, or play on without it.
# $seat
avalon-problem-no-such-leader = There is no chair { NUMBER($seat, useGrouping: 0) } to lead first. Choose a player at the table, or leave it to chance.
# $cards, $seats
avalon-problem-deal-has-wrong-length = The deal does not fit the table: cards { NUMBER($cards, useGrouping: 0) }, players { NUMBER($seats, useGrouping: 0) }. Give each player one card.
avalon-problem-deal-differs-from-characters = The deal and the list of characters differ. Let them name the same characters, or leave the list out.
# $seats
avalon-problem-lady-below-seven = The Lady of the Lake is best with seven players or more; this table has { NUMBER($seats, useGrouping: 0) }. You can play this way, or leave her out.
avalon-problem-merlin-needs-an-assassin = Merlin is in play, and nobody hunts him. Add the Assassin, or name an evil character to make the guess.
avalon-problem-mordred-without-merlin = Mordred hides from Merlin, who is not in play. Add Merlin, or play Mordred as a plain minion.
avalon-problem-morgana-needs-percival = Morgana deceives Percival, who is not in play. Add him (he needs Merlin), or take Morgana out.
avalon-problem-percival-needs-merlin = Percival looks for Merlin, who is not in play. Add Merlin, or take Percival out.
avalon-problem-percival-at-five = With five players Percival is too strong alone. Add Mordred or Morgana, or take Percival out.
# $thing: a character or module, $seats
avalon-problem-advised-for-more-players = “{ $thing }” is advised for tables of { NUMBER($seats, useGrouping: 0) } or more. You can play this way, or leave it out.
# $character
avalon-problem-nothing-inspects = “{ $character }” lies when inspected, and nothing here inspects anybody. Add the Cleric, the Lady of the Lake or, with seven or more players, plot cards; or play all the same.
# $character, $needed: a character
avalon-problem-character-needs-character = “{ $character }” cannot play without “{ $needed }”. Add the other, or take this one out.
# $module, $needed: a character
avalon-problem-module-needs-character = The module “{ $module }” needs “{ $needed }”. Add the character, or take the module out.
# $module, $other: modules
avalon-problem-modules-exclude-each-other = “{ $module }” and “{ $other }” cannot be played together. Choose one of the two.
# $edition, $module
avalon-problem-edition-needs-module = By the book “{ $edition }” this set needs the module “{ $module }”. Add the module, or choose the free mix.
avalon-problem-servant-needs-an-assassin = The Untrustworthy Servant is recruited by the one who hunts in the end, and nobody does. Add the Assassin, or name an evil character to make the guess.
avalon-problem-servant-needs-a-target = The Untrustworthy Servant is recruited for the hunt, and there is nobody to hunt. Add Merlin or the Messengers, or take the Servant out.
# $option: the displayed name of the option
avalon-problem-option-has-no-effect = The option “{ $option }” speaks of a character that is not in play. Add the character, or leave the option out.

## The night, spoken aloud by the narrator. $character; where it comes first, the caller begins it with a capital

night-all-close = Night falls on Avalon. Shut your eyes, everyone, and hold one fist out in front of you.
night-all-closed = Every eye is shut, every fist rests in front.
night-leader-thumb = First leader, keep your eyes shut and answer with your hand: a thumb up for evil, a plain fist for good, as your character allows.
night-evil-open = You who serve evil, look up now and find one another.
night-eyes-closed-thumb-up = { $character }, keep your eyes shut and put up a thumb.
night-evil-close = Evil has met. Shut your eyes again.
night-eyes-stay-closed = { $character }, sleep on with your eyes shut.
night-evil-thumbs-up = You who serve evil, keep your eyes shut and put up a thumb.
night-fist-stays-closed = { $character }, leave your fist as it is, with no thumb.
night-thumb-up = { $character }, with your eyes shut, put up a thumb.
night-opens = { $character }, look up now and remember every thumb.
night-thumbs-down = Thumbs away, fists as before.
night-closes = { $character }, you have seen enough. Go back to sleep.
night-lancelots-open = Both Lancelots, look up now and find each other.
night-lancelots-close = The Lancelots have met. Shut your eyes again.
night-all-open = Morning comes. Open your eyes, all of you!
