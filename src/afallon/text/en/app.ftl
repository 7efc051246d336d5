### The page as an app: previews of links, the device that stays awake, notices, sharing.

## Links in messages

app-preview-home = Afallon: games around one table
    .about = Hidden loyalties, a ship in the fog, a long campaign. With friends or with bots, in your language, without an account.
app-preview-room = A seat is waiting for you
    .about = Open the link, choose a name and a shield, and sit down.
app-share = Share

## Without a connection

app-offline = The table cannot be reached
    .about = There is no connection at the moment. This page tries again every few seconds, and your seat is kept.

## Your turn

app-notice = Tell me when it is my turn
    .hint = A short notification while this page is in the background. It never gives the question away.
app-notice-refused = Your browser blocks notifications from this page. You can allow them in its settings for this site.
app-your-turn = It is your turn.

## Pace and talk

app-clock-propose = Time to talk and propose
app-clock-vote = Time to talk and vote
# $minutes
app-clock-minutes = { $minutes ->
    [0] no limit
   *[other] { NUMBER($minutes, useGrouping: 0) } min
}
app-time-is-up = The time you agreed on is up. Decide when you are ready.
app-hurry = Bots hurry
    .hint = You are alone with bots, so they answer almost at once. Reveals keep their normal pace.
# $count
app-watchers-talk = Spectators’ chat ({ NUMBER($count, useGrouping: 0) })
page-claim-i-am-ready = I am ready to vote
page-claim-self-ready = I am ready to vote.
error-not-alone = Bots hurry only while one person plays alone with them, so that nobody else is rushed.

## Looking back

app-picture = A picture of this game
    .alt = How the game ended, who was who, and every vote
app-picture-png = Save the picture (PNG)
app-picture-svg = Save the drawing (SVG)
app-played = Games on this device
    .hint = Kept only in this browser. Nobody else sees it.
app-played-none = You have not finished a game here yet.
# $games, $won: numbers
app-played-count = Played: { NUMBER($games, useGrouping: 0) }, won: { NUMBER($won, useGrouping: 0) }
# $count
app-played-found = Merlin found: { NUMBER($count, useGrouping: 0) }
app-played-missed = Merlin missed: { NUMBER($count, useGrouping: 0) }
app-played-was-found = Found as Merlin: { NUMBER($count, useGrouping: 0) }
app-played-stayed-hidden = Hidden to the end as Merlin: { NUMBER($count, useGrouping: 0) }
app-played-export = Save as a file
app-played-forget = Hold to delete them all
