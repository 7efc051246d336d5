### Avalon: the plot cards, what they do, and what is asked.
### The English file is the model. Arguments are those of avalon.ftl, and:
###   $member, $other, $receiver
###                         a player's name
###   $cards                names of plot cards, joined
###   $vote                 say("avalon-vote-approve") or say("avalon-vote-reject")

avalon-plot-card = plot card
avalon-module-plot-cards = plot cards
    .short = For every quest the leader draws plot cards and hands them to others: to inspect, to spy, to stop a team or to take the lead.
    .odds = { avalon-odds-unknown }
# $name, $cards: joined
avalon-player-and-plot-cards = { $name } ({ $cards })

## The cards

avalon-plot-card-are-you-the-one = Are You the One
    .short = At once: its receiver may inspect a neighbour.
avalon-plot-card-have-at-you = Have at You
    .short = To the end of the game: its holder votes openly, before all others.
avalon-plot-card-show-your-strength = Show Your Strength
    .short = At once: the leader must be inspected by a player of the leader’s own choice.
avalon-plot-card-show-your-nature = Show Your Nature
    .short = At once: its receiver must be inspected by a player of the receiver’s own choice.
avalon-plot-card-the-king-returns = The King Returns
    .short = Kept until used: an approved team counts as rejected.
avalon-plot-card-ambush = Ambush
    .short = Kept until used: look at the card that another member of the team has played.
avalon-plot-card-leading-to-victory = Leading to Victory
    .short = Kept until used: become the leader before the leader has done anything.
avalon-plot-card-we-found-you = We Found You
    .short = Kept until used: another member of the team must play face up.
avalon-plot-card-restore-your-honour = Restore Your Honour
    .short = At once: its receiver must take a plot card from another player.

## Answers

avalon-answer-use = use it
avalon-answer-pass = not now

## The log

# $leader, $card
avalon-event-plot-card-drawn = { $leader } draws a plot card: “{ $card }”.
# $leader, $name, $card
avalon-event-plot-card-given = { $leader } hands “{ $card }” to { $name }.
# $name, $card
avalon-event-plot-card-used = { $name } uses a plot card: “{ $card }”.
# $name, $other, $card
avalon-event-plot-card-taken = { $name } takes a plot card from { $other }: “{ $card }”.
# $name, $vote
avalon-event-open-vote-shown = { $name } votes openly: { $vote }.
# $name, $member
avalon-event-member-found = { $name } names { $member }, who must play face up.
# $name, $card
avalon-event-card-turned = { $name } has played face up: { $card }.
# $name, $member
avalon-event-ambushed = { $name } looks at the card that { $member } has played.
# $name, $member, $card
avalon-event-ambushed-card-seen = The card from { $member } that only { $name } sees: { $card }.

## Questions

# $cards
avalon-ask-choose-plot-card = Which of the drawn plot cards do you hand over next ({ $cards })?
    .waiting = { $name } is choosing a plot card to hand over.
    .rules = The leader hands every drawn card to another player, in any order; one player may get several. Some cards act at once, before the next one is handed over; the others are kept, and all can see who holds them.
# $card
avalon-ask-give-plot-card = Who gets the plot card “{ $card }”?
    .waiting = { $name } is choosing who gets a plot card.
    .rules = The leader hands every drawn card to another player and keeps none. Some cards act at once; the others are kept, and all can see who holds them.
# $round, $attempt, $leader
avalon-ask-leading-to-victory = Do you use “{ avalon-plot-card-leading-to-victory }” to become the leader in round { NUMBER($round, useGrouping: 0) }, attempt { NUMBER($attempt, useGrouping: 0) } of 5 (the leader now: { $leader })?
    .waiting = { $name } may take the lead.
    .rules = You become the leader before the leader has done anything. Afterwards nobody can do the same until a vote has been held. The lead then passes on from you. Those who hold such a card are asked in turn, each once.
# $leader, $quest, $attempt, $team
avalon-ask-the-king-returns = Do you use “{ avalon-plot-card-the-king-returns }” to stop the team that { $leader } proposes for quest { NUMBER($quest, useGrouping: 0) } (attempt { NUMBER($attempt, useGrouping: 0) } of 5): { $team }?
    .waiting = { $name } may stop the team.
    .rules = The approved team counts as rejected; the fifth rejection of a round wins the game for evil, this one included. Those who hold such a card are asked in turn from the leader on, each once.
# $quest, $team
avalon-ask-we-found-you = “{ avalon-plot-card-we-found-you }”: which member of the team on quest { NUMBER($quest, useGrouping: 0) } must play face up (name another player, or nobody): { $team }?
    .waiting = { $name } may name somebody who must play face up.
    .rules = The named member chooses a card like the others; when all have chosen, it is shown with the name. Excalibur cannot change it, and nobody can look at it in an ambush.
# $quest, $team
avalon-ask-ambush = “{ avalon-plot-card-ambush }”: whose card on quest { NUMBER($quest, useGrouping: 0) } do you look at (name another player of the team, or nobody): { $team }?
    .waiting = { $name } may look at a played card.
    .rules = You alone see the card, and it stays as it is. All see whose card it was; say what you like about it. Each card can be looked at by one player only.
# $leader
avalon-ask-are-you-the-one = { $leader } hands you “{ avalon-plot-card-are-you-the-one }”: which neighbour’s side do you want to know (name one, or nobody)?
    .waiting = { $name } may inspect a neighbour.
    .rules = The neighbour hands you a loyalty card that only you see. It shows a side, never a character. Say what you like about it.
# $receiver
avalon-ask-show-your-strength = { $receiver } gets “{ avalon-plot-card-show-your-strength }”, so you as the leader must show your side: who may see it?
    .waiting = { $name } is choosing who may see the leader’s side.
    .rules = Choose any other player. You then hand over a loyalty card that only this player sees; they may say anything about it.
# $leader
avalon-ask-show-your-nature = { $leader } hands you “{ avalon-plot-card-show-your-nature }”, so you must show your side: who may see it?
    .waiting = { $name } is choosing who may see that side.
    .rules = Choose any other player, the leader too. You then hand over a loyalty card that only this player sees; they may say anything about it.
# $leader
avalon-ask-restore-your-honour = { $leader } hands you “{ avalon-plot-card-restore-your-honour }”: whom do you take a plot card from?
    .waiting = { $name } is choosing from whom to take a plot card.
    .rules = You must take one card from another player who holds any. What it does moves with it.
# $other, $cards
avalon-ask-take-plot-card = Which plot card do you take of those that { $other } holds ({ $cards })?
    .waiting = { $name } is choosing a plot card to take.
    .rules = You must take one card. What it does moves with it.
# $leader, $attempt, $quest, $team, $fails_to_sink. Instead of avalon-ask-vote, for those who vote before all others
avalon-ask-vote-openly = You vote openly, before all others: { $leader } proposes { $team } for quest { NUMBER($quest, useGrouping: 0) } (attempt { NUMBER($attempt, useGrouping: 0) } of 5{ $fails_to_sink ->
    [1] { "" }
   *[other] , two fails sink it
}{ $attempt ->
    [5] ; if rejected, evil wins
   *[other] { "" }
}): do you approve?
    .waiting = Still to vote openly: { $name }.
    .rules = Whoever holds “{ avalon-plot-card-have-at-you }” votes before all others, and the vote is shown at once. Two such players show at the same time. Then the others vote in secret.
