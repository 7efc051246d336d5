### The page in the browser.
### The English file is the model: the other languages have the same keys, attributes and arguments.
###
### Arguments: $name, $link, $side and $character are plain text; $count, $size, $seat, $number and $attempt are numbers;
### $seat and $number count from 1, as people do. Names are in the nominative, and nothing agrees with them.

## Everywhere

page-title = Afallon
page-tagline = Three games that share an island
page-home = Home
page-close = Close
page-copy = Copy
page-copied = Copied
page-use = Use
page-skip = Skip
page-connecting = Finding the table…
page-mending = The connection is lost. Trying again…
page-press-again = Press once more to confirm.
page-hold-hint = Hold until it is full.
page-error-unknown = Something went wrong. Nothing has changed; please try again.
page-seat-is-gone = This seat is no longer yours
error-no-connection = There is no connection to the table at the moment. It will come back by itself; then try again.

## Home

page-play = Play
page-play-now = Play now
page-play-now-hint = One tap: you, four bots, and the first card
page-play-now-avalon = Avalon: play now
page-play-now-voyage = Voyage: play now
page-campaign-where = Chapter { $chapter }, day { $day }, { $place }
page-play-now-grail = Grail: play
page-host = Host a table
page-join = Join with a code
page-continue = Continue
# $name
page-forget = Forget the seat of { $name }
page-coming = coming
page-no-account = No account, no cookies. What you play stays at this table.
page-network = Let others on this network join
page-network-closed = So far only this computer can play. Switch this on, and phones on the same Wi-Fi can join.
page-network-open = Anyone on this network can open these addresses. A room still needs its code.
page-network-no-address = No network was found. Connect this computer to the Wi-Fi of your guests.

## Hosting

page-which-game = Which game?
page-preset = What shall we play?
page-players = Players
page-details = Characters, modules and options
page-voyage-details = Map and options
page-charted-by-map = Set by the map
page-edition = Book
page-in-play = In play
page-quest-sizes = Teams of the five quests:
page-problem-refused = This set-up does not work.
page-problem-advice = A word of advice.
page-setup-code = Code of this set-up
page-setup-code-paste = Got a code from somebody?
page-who-are-you = Who are you?
page-your-name = Your name
page-your-shield = Your shield
# $number
page-shield-numbered = Shield { NUMBER($number, useGrouping: 0) }
page-nameless = Wanderer
page-keep-name = Use this name and shield
page-open-table = Open the table

## Joining

page-room-code = Room code
page-room-code-hint = Ten letters and digits. Capitals and dashes do not matter.
page-find-table = Find the table
page-no-table = No table here
page-take-a-seat = Take a seat
page-your-seat-waits = Your seat is waiting
page-at-the-table = At the table
page-empty-chair = empty
# $seat
page-chair = Chair { NUMBER($seat, useGrouping: 0) }
page-sit-down = Sit down
page-only-watch = Only watch
page-watch-hint = With a name you can talk with the others. Without one you only watch.
page-game-runs = A game is under way. You can watch until the next one.
page-table-full = Every chair is taken. You can watch.

## The lobby

page-invite = Invite
page-invite-needs-network = So far only this computer can play. Let the network join, and a QR code appears here.
# $link
page-qr = QR code for { $link }
page-link = Link to this table
page-scan = Scan and sit down
# $count
page-chairs-empty = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } empty chair
   *[other] { NUMBER($count, useGrouping: 0) } empty chairs
}
page-everybody-here = Every chair is taken
# $count
page-fill-with-bots = { $count ->
    [one] Put a bot in the empty chair
   *[other] Put bots in { NUMBER($count, useGrouping: 0) } chairs
}
page-or-wait = Or wait for your friends.
page-start = Deal the cards
page-was-abandoned = The last game was ended without a result.
page-was-closed = The rules have changed, and the last game could not go on under the new ones. Its record is kept.
# $name
page-waiting-for-host = Waiting for the host: { $name }
page-waiting-for-host-nobody = Waiting for a host
page-change-setup = Change the game
page-keep-setup = Play this
page-move-here = Sit here
page-add-bot-careful = A careful bot
page-add-bot-random = A bot that plays at random
page-remove-bot = Send the bot away
page-make-host = Make host
page-mute = Mute for everybody
page-unmute = Unmute
page-kick = Remove from the table
page-kick-hint = The chair becomes empty; during a game a bot plays on.
page-lock = Let nobody new in
page-unlock = Let newcomers in again
page-watchers = Spectators with a name
page-remove-watcher = Send { $name } away
page-mute-watcher = Mute { $name }
page-unmute-watcher = Unmute { $name }
page-notice-kicked = The host has removed { $name } from the table.
page-notice-removed = The host has sent a spectator away: { $name }.
page-notice-handed-over = The host has handed over the chair of { $name }. Whoever opens the new link plays on there and sees the card.
page-notice-taken-over = { $name } has taken the chair that was handed over.
page-leave = Leave the table
page-leave-hint = A bot will play on for you.
page-stand-in = Let a bot stand in
page-stand-in-hint = Until this person is back.
page-hand-over = Hand the seat to another device
page-hand-over-hint = For a lost phone: the old device is signed out, and whoever opens the new link first sits here.
page-hand-over-link = Link for the new device
page-nothing-to-do-here = Nothing to do here.
page-is-host = host
page-is-bot = bot
page-away = away
page-bot-stands-in = a bot stands in
page-host-tools = Host tools
page-pause = Pause
page-resume = Go on
page-abandon = Hold to end the game without a result
page-watching = You are watching
# $count
page-spectators = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } person is watching
   *[other] { NUMBER($count, useGrouping: 0) } people are watching
}
page-big-screen = Big screen

## The night

page-night = Night falls on Avalon
page-night-hint = Turn your screen so that only you can see it.
page-hold-to-look = Hold to look. Let go, and it is gone.
page-have-seen = I have seen it
page-dawn-hint = Dawn comes when everybody has looked.
# $names: joined
page-night-waits = Waiting for: { $names }
page-night-late = The others have begun. Look at your card first.
page-break-dawn = Let dawn break
page-break-dawn-hint = Do not wait any longer. Whoever has not looked can still do so.
page-has-looked = has looked
page-still-looks = still looking
# Why somebody knows what they know: page-why-<step of the night>
page-why-evil = In the night, the evil players looked up and found one another.
page-why-merlin = In the night, the evil players put up their thumbs, and Merlin looked.
page-why-percival = In the night, whoever seems to be Merlin put up a thumb, and Percival looked.
# $name, $side
page-was-shown = The card handed over by { $name }: { $side }.

## The table

page-the-table = The table
page-quests = The five quests
page-next-step = What happens now
page-moment = One moment…
page-is-paused = The host has paused the game.
# $size
page-team-of = { $size ->
    [one] team of { NUMBER($size, useGrouping: 0) }
   *[other] team of { NUMBER($size, useGrouping: 0) }
}
page-now = now
page-on-the-way = The team is on its way
page-on-team = on the team
page-is-asked = has a choice to make
page-has-chosen = has chosen
# $count
page-rejected-so-far = Rejected teams in this round: { NUMBER($count, useGrouping: 0) } of 5
# $count
page-tap-people = { $count ->
    [one] Choose { NUMBER($count, useGrouping: 0) } more person
   *[other] Choose { NUMBER($count, useGrouping: 0) } more people
}
page-tap-a-person = Choose a person at the table
page-propose-team = Propose this team
# $name
page-choose-person = Choose { $name }
# $count, $size
page-tokens-placed = Tokens placed: { NUMBER($count, useGrouping: 0) } of { NUMBER($size, useGrouping: 0) }
page-choose-card = Your card
page-play-card = Hold to play this card
page-card-not-allowed = Your rules do not let you play this card. Choose another one.
page-card-face-down = a card, face down
page-hold-to-see-loyalty = Hold to see the card you hand over
page-hand-card = Hold to hand it over

## The voyage

page-before-sailing = Before the ship sails
page-map = The map
page-map-hint = Nine rows from north to south, seven columns from west to east.
page-ship-here = the ship is here
page-explored = explored
page-choose-direction = Choose a direction around the ship, or with the arrow keys.
page-tap-an-arrow = Choose an arrow at the ship
# $direction
page-show-direction = Show to all: { $direction }
page-hide-direction = Hide: { $direction }
page-already-shown = You show this direction already. Hide another one.
page-face-down = face down
# $points
page-points-now = If the voyage ended now: { NUMBER($points, useGrouping: 0) }.
page-points = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } point
   *[other] { NUMBER($points, useGrouping: 0) } points
}
# $turn, $direction
page-you-hid = Turn { NUMBER($turn, useGrouping: 0) }: you hid { $direction }.
# $name, $direction
page-hid = { $name } hides a direction: { $direction }.
page-turn = turn
page-found = what the ship found
page-has-won = has won

## One tap away

page-tools = Always at hand
page-tool-card = Card
page-tool-history = Votes
page-tool-rules = Rules
page-tool-notes = Notes
page-tool-talk = Talk
page-tool-log = Log
page-tool-settings = Settings
page-unread = unread
page-no-history = No team has been proposed yet.
page-no-offers = No captain has shown a direction yet.
# $attempt
page-attempt = attempt { NUMBER($attempt, useGrouping: 0) }
page-close-vote = one more vote would have changed it
page-rules-now = At this moment
page-how-to-win = How to win
page-notes-hint = Only on this device; nobody else sees it.
page-notes-text = Notes
page-mark-means-good = seems good
page-mark-means-evil = seems evil
page-mark-means-merlin = may be Merlin
# $name, $mark: what the mark means
page-mark = { $name }: { $mark }
page-no-talk = Nobody has said anything yet.
page-say = Say
page-say-something = Say something
page-you-are-muted = The host has muted you for now.
# $name
page-hush = Hide messages from { $name }
page-hushed = Hidden:
page-quick-claims = Quick claims
page-claim-i-am-good = I am good
page-claim-i-am = I am …
page-claim-about = About …
page-claim-button-trust = I trust
page-claim-button-doubt = I doubt
page-claim-button-good = Is good
page-claim-button-evil = Is evil
page-claim-self-good = I am good.
page-claim-self-evil = I am evil.
# $character
page-claim-self-character = My character: { $character }.
# $name
page-claim-other-trust = I trust: { $name }.
page-claim-other-doubt = I doubt: { $name }.
page-claim-other-good = { $name } is good.
page-claim-other-evil = { $name } is evil.
# $name, $character
page-claim-other-character = { $name } may be: { $character }.
page-light = Theme
page-light-auto = like the device
page-light-dark = dark
page-light-light = light
page-text-size = Text size
page-sound = Sound
page-sound-hint = Soft bells; never needed.
page-one-table = We sit around one table
page-one-table-hint = Without chat: the phone is your secret card.

## The end

page-cards-turn = The cards turn…
page-to-story = To the story of this game
page-you-won = You have won.
page-you-lost = Your side has lost this time.
page-you-lost-alone = This time others have more points.
# $names: joined
page-most-points = Most points: { $names }
page-rematch = Play again
# $name
page-rematch-by-host = The host can start again: { $name }
page-export = Save the record
page-who-was-who = Who was who
page-votes = Teams and votes
page-offers = Offers and votes
page-again = Replay
page-again-hint = Step through the game, and choose whose view to see.
page-eyes = Whose view?
page-eyes-spectator = A spectator’s
page-eyes-all = Everybody’s: all cards are open
page-earlier = Earlier
page-later = Later
page-moment-of-game = Moment of the game
# $name
page-knew-then = What { $name } knew then

## Avalon’s characters and modules

# $count
page-presets-count = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } way to play
   *[other] { NUMBER($count, useGrouping: 0) } ways to play
}
page-tap-a-card = Choose a card.
page-hold-to-see-change = Hold to see the new card
page-change-card = Hold to change your card
# $name
page-hold-to-see-shown = Shown to you alone: hold to see the card from { $name }
# $quest, $name, $card
page-card-was-shown = Quest { NUMBER($quest, useGrouping: 0) }, the card from { $name }: { $card }.
page-why-inspection = This was an inspection: nobody but the two of you knows the card.
page-why-excalibur = This card was taken back at Excalibur’s order.
page-why-ambush = You looked at this card in an ambush.
page-why-trapper = As the leader you took this card out of the quest.
# $name, $side
page-leader-seen = The first leader, { $name }, showed this side: { $side }.
page-why-cleric = In the night the first leader answered with a thumb, and the Cleric looked.
page-why-lancelots = In the night, the two Lancelots looked up and found each other.
page-why-lancelot-among-evil = In the night, the evil Lancelot put up a thumb with closed eyes.
page-why-senior-messenger = In the night, the junior Messenger put up a thumb, and the senior Messenger looked.
page-why-untrustworthy-servant = In the night, whoever hunts Merlin put up a thumb, and the servant looked.
page-night-goes-on = The night is not over yet. Look again in a moment.
page-card-trapper = the card was taken out
page-card-excalibur = the card was changed
page-card-ambush = the card was looked at
page-card-we-found-you = must play face up
# $card
page-card-face-up = face up: { $card }
# $side
page-lancelot-now = The Lancelots have changed sides. Your side now: { $side }.
page-plot-cards-held = Plot cards in hand
page-voted-openly = voted openly
page-has-won-in-part = has won in part
# $names: joined
page-winners = Victory: { $names }.
page-you-won-in-part = You have won in part.
page-you-did-not-win = This time the victory is not yours.

## Learning

page-learn-avalon = Learn in five minutes
page-learn-hint = A guided first game, with nothing to lose
page-learn-voyage = { page-lesson }: { voyage-name }
page-lesson = Lesson
page-lesson-go-on = Go on
page-lesson-done = Now let me play
page-lesson-leave = Leave the lesson
# $number, $count
page-lesson-step = { NUMBER($number, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }
page-rule-book = Rules
# $game: its name
page-rules-of = Rules: { $game }

## The rule book

page-rule-book-open = The whole rule book
page-search-rules = Search the rules
page-nothing-found = Nothing was found. Try another word.
# $count
page-passages-found = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } passage was found.
   *[other] { NUMBER($count, useGrouping: 0) } passages were found.
}
page-print = Print
page-contents = Contents
# $rules: their numbers
page-rule-numbers = In the rules: { $rules }
page-book-course = The course of a game
page-book-turn = The course of a turn
page-book-good-play = Good play
page-book-side = Side
page-book-sees = Sees in the night
page-book-seen-by = Is seen in the night by
# Said in a list of characters
page-book-evil-who-meet = all evil players who know one another
page-book-needs = Must be in play
page-book-add = When to add it
# $seats
page-book-from = { $seats ->
    [one] with { NUMBER($seats, useGrouping: 0) } player or more
   *[other] with { NUMBER($seats, useGrouping: 0) } players or more
}
page-book-odds = The odds
page-book-editions = The books
page-book-options = Options
page-book-end = How a voyage ends
page-book-most-points = Then all roles are shown, and the most points win.

## Hints

page-hint = Hint
page-hint-understood = I see
page-hints-off = No more hints
page-hints = Hints in the first games
    .short = Each is shown once, when it matters. Turn them back on to see them all again.
