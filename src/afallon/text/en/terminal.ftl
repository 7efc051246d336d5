### The terminal: the command line and the table drawn in text.
### The English file is the model: the other languages have the same keys, attributes and arguments.

## Help. One line each and no placeables: it is shown before Fluent is loaded.

terminal-help-usage = usage
terminal-help-commands = commands
terminal-help-options = options
terminal-help-afallon = One table for the games of Avalon. Try: afallon serve
terminal-help-play = play at this terminal, with bots in the empty chairs
terminal-help-script = print what the narrator says in the night, for a table with real cards
terminal-help-replay = step through a game that was played
terminal-help-serve = open the table in the browser, for this machine or its network
terminal-help-backup = copy every room into one file
terminal-help-restore = put a copy of every room back
terminal-help-lab = measure bots and people: studies for researchers
terminal-help-voyage = the sea game: look at its maps
terminal-help-map = draw a map
terminal-help-layout = a map by name, from a file, or random
terminal-help-check = only say whether the map in this file is sound
terminal-help-pack = the campaign game: look after its packs
terminal-help-pack-check = say whether a pack is sound, or what is wrong with it and where
terminal-help-pack-balance = measure how hard encounters are, and what days bring
terminal-help-pack-prove = look for proof that all of a pack can be read and won
terminal-help-balance-part = look only at this; may be given several times
terminal-help-balance-player = who fights
terminal-help-balance-fights = fights for each encounter
terminal-help-balance-campaigns = campaigns for each number of players
terminal-help-prove-campaigns = campaigns for each chapter, and for each round of endings and verses
terminal-help-prove-check = only replay the kept proofs, and report what they show
terminal-help-study-days = after how many days a campaign is stopped
terminal-help-study-seats = only with this many players; may be given several times
terminal-help-study-jobs = how much is played at once; all cores unless given
terminal-help-study-work = the folder where results are kept, so that an interrupted study can go on
terminal-help-study-out = also write the tables to this file, as Markdown
terminal-help-pack-folder = the folder of a pack, or the name of one that is installed
terminal-help-pack-new = make a small pack to start from, in a new folder
terminal-help-pack-book = make a book of the journal: one HTML file to read and print
terminal-help-pack-graph = draw the map and the journal: one SVG file
terminal-help-pack-print = make sheets of all cards to print and cut: one HTML file
terminal-help-pack-language = the language of its texts; yours, if the pack has it
terminal-help-pack-out = the file to write
terminal-help-pack-texts = the texts of a pack: what still needs to be written, or translated again
terminal-help-pack-stubs = only this language: stubs of what is still missing, to be pasted and filled in
terminal-help-pack-accept = record that the translations into this language fit their sources; stale ones only if their keys follow
terminal-help-pack-strict = fail also where something is only worth a look
terminal-help-pack-played = the name of a pack that is installed, or its folder; hush, unless one is named
terminal-help-grail-seats = how many play, 1 to 4
terminal-help-mode = how hard it is: story, normal or challenge
terminal-help-mode-rules = rules of the mode to play by, all of them if none is named: story_no_limiter, challenge_old_rest, …
terminal-help-free-choice = let rules of story and challenge go together
terminal-help-outfits = free mode: for each seat the colours of the board, the combat deck and the diplomacy deck
terminal-help-characters = the characters by seat, as the pack calls them
terminal-help-chronicler = the chair of the one who decides when you disagree
terminal-help-game = the game: avalon, voyage or grail; its options: afallon play voyage --help
terminal-help-help = show this help
terminal-help-lang = the language
terminal-help-version = show the version
terminal-help-seats = how many play, 5 to 10
terminal-help-preset = a set-up by name, as in: big_box; more may be added and left out
terminal-help-with = add characters and modules, as in: percival,morgana,lady_of_the_lake
terminal-help-without = leave characters out, as in: merlin
terminal-help-edition = the book to play by
terminal-help-assassin = the evil character that hunts Merlin when the Assassin is left out
terminal-help-first-leader = who leads first, by number or name
terminal-help-voyage-seats = how many play, 3 to 7
terminal-help-charted = everybody sees from the beginning where the islands are
terminal-help-no-charted = nobody sees what lies under a tile until the ship gets there
terminal-help-lasting-captain = the captain changes only after a majority for the alternative
terminal-help-sailor-points = what a tile of open sea is worth to the sailor, as in: 2 or 1/2
terminal-help-people = the people at this keyboard; a language may follow a name, as in: Ann,Olena:uk
terminal-help-bots = who sits in the other chairs
terminal-help-seed = a number that makes chance come out the same again
terminal-help-save = keep the game in this file
terminal-help-resume = go on with the game in this file; in Grail, --people, --seats or --characters let another group take over
terminal-help-plain = plain lines, good for a screen reader
terminal-help-file = the file of a game
terminal-help-seat = look through the eyes of one player, by number or name, or of all
terminal-help-coach = print, as JSON, what each seat could know and when, once the game is over

## The command line

# $argument
terminal-misunderstood = This could not be understood: { $argument }. For a list of what there is: afallon --help
terminal-incomplete = Something is missing from this command. For a list of what there is: afallon --help
# $people, $seats
terminal-problem-too-many-people = People at the keyboard: { NUMBER($people, useGrouping: 0) }, chairs: { NUMBER($seats, useGrouping: 0) }. Add chairs with --seats, or name fewer people.
# $name, $most
terminal-problem-unusable-name = The name { $name } cannot be used. A name has at least one letter and at most { NUMBER($most, useGrouping: 0) } signs.
# $name
terminal-problem-name-twice = Two people are called { $name }. Give each a name of their own.
# $leader
terminal-problem-no-such-person = There is nobody called “{ $leader }” to lead first. Give a number of a chair or a name at the table.
# $preset, $names: joined
terminal-problem-unknown-preset = There is no set-up called “{ $preset }”. There are: { $names }
# $file, $reason
terminal-unreadable = The file { $file } could not be read as a game: { $reason }
terminal-more-reasons = And { $count } more.
# $file, $version
terminal-record-unknown-version = The file { $file } was made under version { $version } of the rules, which this Afallon does not know. Open it with the Afallon that made it, or with a newer one.
# $file, $line
terminal-record-other-rules = The game in { $file } was played under other rules: from line { NUMBER($line, useGrouping: 0) } of its record on, it would be another game here. Open it with the Afallon that made it. The file is as it was.
# $file
terminal-no-session = The file { $file } does not say who plays, so the game cannot go on. You can still look at it with: afallon replay
# $file, $reason
terminal-cannot-save = The game could not be saved in { $file }: { $reason }. Choose another file with --save
terminal-same-people = The game in { $file } goes on only with the people who began it: leave out --people, --seats and --characters.
terminal-still-playing = This game is not over yet. Name the seat to look from with --seat, or go on with: afallon play --resume
terminal-no-coach = There is a coach for Avalon only, and this file holds another game.
# $seat, $names
terminal-unknown-seat = There is no seat “{ $seat }” in this game. There are: { $names }

## Around the table

terminal-guest = Guest
# Names for bots, ten at least, each with a first letter of its own where possible; none is a character's name
terminal-bot-names = Bedwyr, Enid, Gareth, Isolde, Owain, Nesta, Kay, Rhian, Tristan, Dilys
terminal-welcome-avalon = Welcome to Avalon.
terminal-welcome-voyage = Welcome aboard.
terminal-welcome-grail = Welcome to the island.
# $names
terminal-around-the-table = Around the table: { $names }.
# $names
terminal-in-play = In play: { $names }.
# $module
terminal-module = Module: { $module }.
# $option
terminal-option = Option: { $option }.
# $what: a sentence
terminal-seen-at-night = In the night: { $what }
terminal-knowledge = What you know
terminal-log = Log
terminal-now = now
# $name
terminal-leader = Leader: { $name }
# $marks: names of cards or tokens, each with the numbers of its quests
terminal-marks = At the quests: { $marks }
# $cards: joined
terminal-plot-drawn = Plot cards to hand over: { $cards }
# $hands: the texts of avalon-player-and-plot-cards, joined
terminal-plot-hands = Plot cards: { $hands }
# A card of somebody else that the reader has seen. $quest, $name, $card, $why: what has shown it
terminal-known-card = Quest { NUMBER($quest, useGrouping: 0) }, card of { $name }: { $card } ({ $why })
# $track: five signs, or a fraction
terminal-rejections = Rejected: { $track }
# $quest, $size
terminal-quest = { $size ->
    [one] Quest { NUMBER($quest, useGrouping: 0) } takes { NUMBER($size, useGrouping: 0) } player.
   *[other] Quest { NUMBER($quest, useGrouping: 0) } takes { NUMBER($size, useGrouping: 0) } players.
}
# Beside a quest that may be chosen: $size, $fails: 1 or 2
terminal-quest-takes = { $size ->
    [one] { NUMBER($size, useGrouping: 0) } player
   *[other] { NUMBER($size, useGrouping: 0) } players
}{ $fails ->
    [1] { "" }
   *[other] , two fails sink it
}
terminal-press-enter = Press Enter to go on.
# $letter: what is typed to leave
terminal-next = Enter: next. { $letter }: leave.
# $name
terminal-hand-over = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
terminal-turn-to = Now it is the turn of { $name }.
terminal-asked-again = From now on you are asked again whether you agree.
terminal-nobody-else = Nobody else can answer this.
# $name, $character, $side
terminal-person = { $name }: { $character } ({ $side })
# $names
terminal-winners = Winners: { $names }.
# $file
terminal-saved = The game is saved in { $file }.
terminal-left = The game is saved. To go on:
terminal-kept = The game is kept. To look back at it:

## Voyage

# $name
terminal-voyage-captain = Captain: { $name }
# $points: the reader's own
terminal-voyage-points-now = If the voyage ended now: { NUMBER($points, useGrouping: 0) }
# $direction
terminal-voyage-hidden-way = Hidden: { $direction }.
# Beside a vote: the direction that it is for is hidden
terminal-voyage-hidden = hidden
# Beside a direction
terminal-voyage-lost = the route would be lost
terminal-voyage-barred = the coast bars the way
# What signs mean: on the map, and in the grid of turns
terminal-voyage-ship = ship
terminal-voyage-explored = explored
terminal-voyage-offer = shown, hidden
# How this voyage is played
terminal-voyage-charted = The islands are on the chart for all to see; only the fog hides something.
terminal-voyage-uncharted = Nobody knows what lies under a tile until the ship gets there.
# $place: a tile, with row and column
terminal-voyage-here = The ship is at: { $place }. Places are row and column, counted from the north-west.
# $name, $role, $points
terminal-voyage-person = { $name }: { $role }, { NUMBER($points, useGrouping: 0) }

## What is typed. Lists with commas; the first is shown. The letters ? t h l s q, and help, work in every language.

terminal-command-rules = ?, help
    .label = rules
terminal-command-table = t
    .label = table
terminal-command-history = h
    .label = votes
terminal-command-log = l
    .label = log
terminal-command-journal = j
    .label = journal
terminal-command-verses = v
    .label = read again
terminal-command-always = a
    .label = always yes
terminal-command-ask-again = a
    .label = ask me again
terminal-command-next = n
    .label = somebody else first
terminal-command-undo = u
    .label = take back
terminal-command-save = s
    .label = save
terminal-command-quit = q
    .label = quit
terminal-answer-approve = y, yes
terminal-answer-reject = n, no
terminal-answer-success = ok
terminal-answer-fail = f
terminal-answer-use = y, yes
terminal-answer-pass = n, no
terminal-answer-north = n
terminal-answer-east = e
terminal-answer-south = s
terminal-answer-west = w
terminal-answer-white = w
terminal-answer-black = b
terminal-grail-answer-yes = y, yes
terminal-grail-answer-no = n, no

## What was typed is no answer. $typed: what it was

# $card
terminal-confirm = Your card would be: { $card }. Type it once more if you mean it, or choose another.
# $answer: a direction, or a vote
terminal-voyage-confirm = { $answer }: the route would be lost. Type it once more if you mean it, or choose another.
# $number
terminal-refused-one = Please choose one, not { NUMBER($number, useGrouping: 0) }.
# $name
terminal-refused-twice = You have named { $name } more than once. Please name different people.
# $size, $number
terminal-refused-size = People needed: { NUMBER($size, useGrouping: 0) }, and you have named { NUMBER($number, useGrouping: 0) }. Type numbers or names, as in: 1 3
# $name
terminal-refused-not-now = { $name } cannot be chosen now. Please choose somebody from the list.
# $name is what was typed, $why the reason, as in: you are watched
terminal-refused-barred = “{ $name }” cannot be chosen now ({ $why }). Please choose one of those shown.
# $names
terminal-refused-several = “{ $typed }” fits several: { $names }. Please type more of it, or the number.
terminal-refused-unknown = “{ $typed }” is not among the answers. Please type one of those shown.
