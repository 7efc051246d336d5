### Avalon: the modules and options, what happens in them, and what is asked.
### The English file is the model. Arguments are those of avalon.ftl, and:
###   $holder               a player's name
### An attribute beside a sentence is what is said instead, when the comment above it holds.

## Modules

avalon-module-excalibur = Excalibur
    .short = The leader gives Excalibur to another member of the team, who may order one player to change the card just played.
    .odds = { avalon-odds-unknown }
avalon-module-lancelot-variant-1 = Lancelot’s first variant
    .short = Cards drawn at the start of quests may make both Lancelots change sides; the two do not know each other.
    .odds = { avalon-odds-unknown }
avalon-module-lancelot-variant-2 = Lancelot’s second variant
    .short = Five cards lie open at the quests, and a switch makes both Lancelots change sides there. While evil, a Lancelot must play fail; while good, success.
    .odds = { avalon-odds-unknown }
avalon-module-quest-selection = quest selection
    .short = The leader chooses the quest together with the team; quest 5 opens later than the others.
    .odds = { avalon-odds-unknown }
avalon-module-trapper = Trapper
    .short = Every team has one member more, and the leader looks at one played card in secret and takes it out.
    .odds = { avalon-odds-unknown }

## Lancelot's cards

avalon-allegiance-card = allegiance card
avalon-allegiance-no-change = no change
avalon-allegiance-switch = switch

## Options

avalon-option-allegiance-deck = Lancelot’s cards
    .short = How many there are in the first variant, and when they are drawn.
avalon-option-allegiance-deck-five = five, from quest 3
    .short = Three change nothing and two switch; one is drawn at quests 3, 4 and 5.
avalon-option-allegiance-deck-six = six, from quest 1
    .short = Four change nothing and two switch; one is drawn at every quest.
avalon-option-fifth-quest = Quest 5
    .short = When a leader who chooses the quest may choose quest 5.
avalon-option-fifth-quest-two-successes = after two successes
    .short = Two quests must have succeeded before.
avalon-option-fifth-quest-two-quests = after two quests
    .short = Two quests must have been played before, however they went.
avalon-option-hidden-sorcerer = Hidden Sorcerer
    .short = The evil Sorcerer takes no part in the night: sees nobody, and is seen by nobody.
avalon-option-senior-messenger = The senior knows the junior
    .short = In the night the senior Messenger sees the junior one.
avalon-option-magic-after-one-fail = Magic after one fail
    .short = Where magic is played, a single fail sinks even the quest that otherwise takes two; then magic turns the result around.
avalon-option-rogue-shares-early = A Rogue shares an early victory
    .short = A Rogue who has not won alone wins in part whenever that side wins, even before a fifth quest.
avalon-option-excalibur-choice = Excalibur leaves a choice
    .short = The player who must change the card chooses among those not played: success, fail, or one of the character’s own.
avalon-option-allegiance-by-number = Lancelot’s cards by quest number
    .short = With quest selection and five cards, one is drawn when a team for quest 3, 4 or 5 stands, whenever those are played.

## The log

# $quest, $card
avalon-event-allegiance-drawn = Lancelot’s card for quest { NUMBER($quest, useGrouping: 0) }: { $card }.
# $quest, $card
avalon-event-allegiance-laid = Lancelot’s card at quest { NUMBER($quest, useGrouping: 0) } lies open: { $card }.
# $leader, $quest
avalon-event-quest-chosen = { $leader } chooses quest { NUMBER($quest, useGrouping: 0) }.
# $leader, $name
avalon-event-excalibur-given = { $leader } gives Excalibur to { $name }.
# $holder, $name, $seat_is: `none` where nobody is named
avalon-event-excalibur-used = { $seat_is ->
    [none] { $holder } leaves Excalibur in its sheath.
   *[other] { $holder } raises Excalibur: { $name } must change the card.
}
# $holder, $name, $card
avalon-event-card-taken-back = { $name } takes back a card that only { $holder } sees: { $card }.
# $leader, $name
avalon-event-card-trapped = { $leader } takes the card of { $name } out of the quest.
# $leader, $name, $card
avalon-event-trapped-card-seen = The card from { $name } that only { $leader } sees: { $card }.

## Questions

# $attempt
avalon-ask-choose-quest = Which quest do you propose (attempt { NUMBER($attempt, useGrouping: 0) } of 5{ $attempt ->
    [5] ; if rejected, evil wins
   *[other] { "" }
})?
    .waiting = { $name } is choosing a quest.
    .rules = Any quest that has not been played may be chosen; its number tells how many players it needs. Quest 5 opens after two successes or after two quests, as this table has it. Every new proposal may name another quest, and rejections are counted through the whole round.
# $quest, $team
avalon-ask-give-excalibur = Which member of the team for quest { NUMBER($quest, useGrouping: 0) } gets Excalibur: { $team }?
    .waiting = { $name } is choosing who gets Excalibur.
    .rules = The leader must give Excalibur to another member of the team, before the vote. When the cards have been played, its holder may order one other member to change the card.
# $quest, $team
avalon-ask-use-excalibur = Which member of the team on quest { NUMBER($quest, useGrouping: 0) } must change the card at Excalibur’s order (name another player, or nobody): { $team }?
    .waiting = { $name } decides about Excalibur.
    .rules = The named player’s card becomes its opposite: what counts as a success becomes a fail, everything else a success. You alone see the card that is taken back; all see whom you have named. A card that lies face up cannot be changed.
# $holder, $quest; `.own` $card
avalon-ask-change-card = With Excalibur, { $holder } orders you to change the card that you have played on quest { NUMBER($quest, useGrouping: 0) }.
    .own = The card that you have played: { $card }.
    .waiting = { $name } is changing the card.
    .rules = You play another card instead, even one that your side may not play otherwise. The holder of Excalibur sees the card that you take back, and nobody else does.
# $quest, $team
avalon-ask-trap-card = Whose card do you take out of quest { NUMBER($quest, useGrouping: 0) }: { $team }?
    .waiting = { $name } is choosing a card to take out.
    .rules = The leader must take one card of the team, perhaps their own, and alone looks at it. It does not count for the quest. All see whose card it was; say what you like about it.

## What a host finds together

avalon-group-classic = The classic characters
avalon-group-modules = Modules
avalon-group-lancelots = The Lancelots
avalon-group-faces = More faces
avalon-group-hands = New quest cards
avalon-together-lancelots = both Lancelots
avalon-together-sorcerers = both Sorcerers
avalon-together-messengers = the three Messengers
avalon-one-of-lancelot-variant = How the Lancelots play
avalon-one-of-lancelot-variant-none = they know each other
    .short = They meet in the night, and keep their sides to the end.
