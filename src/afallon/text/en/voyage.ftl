### Voyage.
### The English file is the model: the other languages have the same keys, attributes and arguments.
###
### Arguments, wherever they occur:
###   $name, $captain       a player's name, as written; in `.waiting` it may be a list of names
###   $names, $white_names, $black_names, $winners
###                         lists of players' names, joined by the caller; say("nobody") for none
###   $role, $tile, $direction, $preferred, $card, $by, $reason
###                         the displayed words of the thing: say("voyage-role-admiral"), and so on
###   $turn, $last, $seats, $seat, $white, $black, $points, $row, $line, $column, … numbers; places count from 1, as people do
###   $fog_is               chooses between words: the field as the rules have it, `yes` or `no`
### Sentences must be right for a name of any gender: names are in the nominative, and nothing agrees with them.

## Terms

voyage-captain = captain
voyage-preferred = preferred direction
voyage-alternative = alternative direction
voyage-role = role
voyage-points = points
# $turn, $last
voyage-turn-numbered = Turn { NUMBER($turn, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }

## Directions

voyage-direction-north = north
voyage-direction-east = east
voyage-direction-south = south
voyage-direction-west = west
voyage-direction-none = nowhere

## Where a direction leads, for whoever looks before choosing. $tile

voyage-leads-to = The ship would stop here: { $tile }.
voyage-leads-unknown = The ship would stop here, on an unexplored tile.
voyage-leads-lost = Nothing unexplored lies that way: the route would be lost.
voyage-leads-barred = The coast bars the way.

## Votes

voyage-vote-white = white
    .short = for the preferred direction, which all can see
voyage-vote-black = black
    .short = for the alternative, which only the captain knows

## Tiles

voyage-tile-open-sea = open sea
voyage-tile-cross-island = island with a cross
voyage-tile-plain-island = plain island
voyage-tile-fog = fog
voyage-tile-coast = coast
voyage-tile-start = start
voyage-tile-avalon = Avalon
voyage-tile-unknown = unexplored

## Roles: `.short` is what earns points. $rate: a number or a fraction, as text

voyage-role-admiral = admiral
    .short = 5 points if Avalon is reached, 3 points if at most four islands are visited.
voyage-role-cabin-boy = cabin boy
    .short = 1 point for each island, 2 points if Avalon is reached.
voyage-role-merchant = merchant
    .short = 2 points for each island with a cross, 1 point if Avalon is reached.
voyage-role-traitor = traitor
    .short = 5 points if Avalon is not reached, 3 points if at least five islands are visited.
voyage-role-explorer = explorer
    .short = 1 point for each fog tile, 1 point for every two tiles at the border, 3 points if Avalon is reached.
voyage-role-sailor = sailor
    .short = For each tile of open sea: { $rate }.
voyage-six-roles = The six roles
voyage-shared-role = Whoever shares the role with somebody scores one point less.

## What points are for

voyage-points-avalon = Avalon reached
voyage-points-no-avalon = Avalon not reached
voyage-points-few-islands = at most four islands
voyage-points-many-islands = at least five islands
voyage-points-islands = islands
voyage-points-cross-islands = islands with a cross
voyage-points-fog = fog tiles
voyage-points-border = tiles at the border
voyage-points-open-sea = open sea
voyage-points-shared-role = another player has the same role
# $reason: one of the above, $points
voyage-points-line = { $reason }: { NUMBER($points, useGrouping: 0) }

## Layouts and options

voyage-layout-balanced = fixed map
    .short = The same islands in every game; all can learn where they lie.
voyage-layout-random = random map
    .short = Chance places the islands, never two next to each other.
voyage-layout-own = a map of your own
    .short = Nine lines of seven signs, from a small text file.
voyage-option-layout = Map
    .short = Where the islands lie. Fog, coast and start have their places in any case.
voyage-option-charted = Charted sea
    .short = Everybody sees from the beginning what lies outside the fog.
voyage-option-lasting-captain = Lasting captain
    .short = The captain changes only after a turn in which the alternative had the majority.
voyage-option-sailor-points = Sailor’s points
    .short = What each tile of open sea is worth to the sailor, with the total rounded down. The rulebook says 2.
voyage-option-first-captain = First captain
    .short = Name who commands first, or leave it to chance.

## The private card

# $role
voyage-card = Your role: { $role }.

## The log

# $seats
voyage-event-game-started = { $seats ->
    [one] A new voyage with { NUMBER($seats, useGrouping: 0) } player.
   *[other] A new voyage with { NUMBER($seats, useGrouping: 0) } players.
}
voyage-event-map-laid = The map lies on the table.
voyage-event-tiles-hidden = What the tiles hide is settled.
# $name, $role
voyage-event-dealt = { $name } receives a role: { $role }.
# $name
voyage-event-captain-chosen = The first captain is { $name }.
# $name
voyage-event-captain-passed = The captain is now { $name }.
# $turn, $captain
voyage-event-turn-started = Turn { NUMBER($turn, useGrouping: 0) } begins. The captain is { $captain }.
# $captain, $direction
voyage-event-preferred-shown = { $captain } shows a direction: { $direction }.
# $white, $black; `.names` $white_names, $black_names
voyage-event-votes-shown = The votes: { NUMBER($white, useGrouping: 0) } white, { NUMBER($black, useGrouping: 0) } black.
    .names = White: { $white_names }. Black: { $black_names }.
# $card: voyage-won-…, $by: voyage-by-…, $direction
voyage-event-course-set = { $card } ({ $by }). The course: { $direction }.
voyage-won-preferred = The preferred direction wins
voyage-won-alternative = The alternative wins
voyage-won-nothing = There is nothing to vote on
voyage-by-majority = by majority
voyage-by-captain = a tie, and the captain’s vote decides
voyage-by-necessity = fewer than two ways are open
# $tile, $fog_is: `yes` for a tile in the fog
voyage-event-tile-turned = { $fog_is ->
    [yes] The fog lifts: { $tile }.
   *[other] The ship finds: { $tile }.
}
voyage-event-route-lost = Nothing unexplored lies ahead: the ship has lost the route.
# $roles: the texts of voyage-player-and-role, joined
voyage-event-roles-shown = All roles are turned over: { $roles }.
# $name, $role
voyage-player-and-role = { $name } ({ $role })
# $points: the texts of voyage-player-and-points, joined
voyage-event-points-counted = The points: { $points }.
# $name, $points
voyage-player-and-points = { $name } { NUMBER($points, useGrouping: 0) }
# $reason: voyage-outcome-<reason>, $winners, $winners_count: how many they are
voyage-event-game-ended = { $winners_count ->
    [one] The voyage is over. { $reason } Most points: { $winners }.
   *[other] The voyage is over. { $reason } Most points, shared: { $winners }.
}
# $name
voyage-event-asked = { $name } has a choice to make.
# $name
voyage-event-answered = { $name } has made a choice.
# $names
voyage-event-withdrawn = No answer is needed any more from: { $names }.
voyage-event-rewound = The last move was taken back.

## Questions: the prompt for the one asked, one sentence that says all there is to know, `.waiting` for the others ($name), `.rules` the rules of this moment

# $turn, $captain, $row and $column of the ship
voyage-ask-choose-preferred = Turn { NUMBER($turn, useGrouping: 0) }, captain { $captain }: the ship lies in row { NUMBER($row, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }; which direction do you show to all for the vote?
    .waiting = { $name } is choosing the preferred direction.
    .rules = The captain shows one direction and then hides another. The ship sails straight ahead over explored tiles and stops at the first unexplored one. If there is none, the route is lost and the voyage ends. No course leads across an explored coast tile. You may say anything.
# $turn, $captain, $preferred
voyage-ask-choose-alternative = Turn { NUMBER($turn, useGrouping: 0) }, captain { $captain }: you show { $preferred }; which other direction do you hide as the alternative?
    .waiting = { $name } is choosing the hidden alternative.
    .rules = The alternative stays face down, and all learn it only if it wins the vote. Until then you may say what you like about it.
# $turn, $captain, $preferred
voyage-ask-vote = Turn { NUMBER($turn, useGrouping: 0) }: { $captain } shows { $preferred }; do you vote white for it, or black for the hidden alternative?
    .waiting = Still to vote: { $name }.
    .rules = Everybody votes in secret, the captain too, and all votes are shown at once. The majority decides; on a tie the captain’s own vote does.

## Why a voyage ended

voyage-outcome-avalon-reached = Avalon is found.
voyage-outcome-last-turn = The last turn is played, and Avalon stays hidden.
voyage-outcome-route-lost = The ship has lost the route.

## Why a direction cannot be chosen: $what are directions, $why one of the reasons below, $rule the number of a rule

voyage-barred = Not now: { $what } ({ $why }).
voyage-barred-otherwise = by rule { $rule }
voyage-barred-vo-turn-01 = it is shown already
voyage-barred-vo-move-03 = the coast bars the way

## Set-up: what is wrong, and the way out

# $players: as it was given, a number or not
voyage-problem-wrong-number-of-seats = Voyage needs three to seven players, and this table has { $players }. Add or remove chairs.
# $layout: as it was given
voyage-problem-unknown-layout = There is no map “{ $layout }”. Choose one from the list, or give nine lines of seven signs.
# $value: as it was given
voyage-problem-unreadable-points = The sailor’s points cannot be “{ $value }”. Give a whole number such as 2, or a fraction such as 1/2.
# $seat
voyage-problem-no-such-captain = There is no chair { NUMBER($seat, useGrouping: 0) } to command first. Choose a player at the table, or leave it to chance.
# $cards, $seats
voyage-problem-roles-have-wrong-length = The roles do not fit the table: cards { NUMBER($cards, useGrouping: 0) }, players { NUMBER($seats, useGrouping: 0) }. Give each player one card.
# $role: as it was given
voyage-problem-unknown-role = There is no role “{ $role }”. Choose from the list.
# $role, $asked, $copies
voyage-problem-too-many-of-a-role = Too many cards of the role “{ $role }”: { NUMBER($asked, useGrouping: 0) }, and there are { NUMBER($copies, useGrouping: 0) }. Exchange some.

## A map of one's own: what is wrong, and where. $line, $column

# $lines, $needed
voyage-problem-layout-has-wrong-lines = The map has { NUMBER($lines, useGrouping: 0) } lines of signs and needs { NUMBER($needed, useGrouping: 0) }. Add or remove lines.
# $line, $length, $needed
voyage-problem-layout-line-has-wrong-length = Line { NUMBER($line, useGrouping: 0) } of the map has { NUMBER($length, useGrouping: 0) } signs and needs { NUMBER($needed, useGrouping: 0) }.
# $line, $column, $sign
voyage-problem-layout-has-unknown-sign = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: the sign “{ $sign }” stands for no tile. Use ~ + o ? ^ S.
# $tile, $found, $needed
voyage-problem-layout-has-wrong-count = Tiles of the kind “{ $tile }” on the map: { NUMBER($found, useGrouping: 0) }. There must be { NUMBER($needed, useGrouping: 0) }.
# $line, $column
voyage-problem-layout-fog-is-no-corner-block = The fog must fill a block of three by three in a corner. Look at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }, where it begins.
voyage-problem-layout-coast-is-not-opposite = The corner opposite the fog belongs to the coast: line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-coast-is-scattered = Coast and start must hang together, side by side. This tile lies apart: line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-start-is-not-at-the-border = The start must lie at the border of the map, and now it is in line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }.
# $line, $column, $other_line, $other_column
voyage-problem-layout-islands-touch = Two islands lie side by side: line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }, and line { NUMBER($other_line, useGrouping: 0) }, column { NUMBER($other_column, useGrouping: 0) }. Move one of them.

## The command that draws maps

voyage-map-is-sound = This map can be sailed.
# $count
voyage-map-is-not-sound = { $count ->
    [one] This map cannot be sailed yet. { NUMBER($count, useGrouping: 0) } thing needs mending:
   *[other] This map cannot be sailed yet. { NUMBER($count, useGrouping: 0) } things need mending:
}
# $file, $reason
voyage-map-unreadable = The file { $file } cannot be read ({ $reason }). Check its name and try again.
