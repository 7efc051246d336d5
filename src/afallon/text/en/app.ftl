### The page as an app: previews of links, the device that stays awake, notices, sharing.

## Links in messages

app-preview-home = Afallon: games around one table
    .about = Hidden loyalties, a ship in the fog, a long campaign. With friends or with bots, in your language, without an account.
app-preview-room = A seat is waiting for you
    .about = Open the link, choose a name and a shield, and sit down.
app-share = Share

## Without a connection

app-offline = The table cannot be reached
    .about = There is no connection at the moment. This page tries again by itself every few seconds, and your seat is kept.

## Your turn

app-notice = Tell me when it is my turn
    .hint = A short notice while this page is in the background. It never says what is asked.
app-notice-refused = This browser does not allow notices from this page. You can change that in its settings for this site.
app-your-turn = It is your turn.

## Pace and talk

app-clock-propose = Time to talk and propose
app-clock-vote = Time to talk and vote
# $minutes
app-clock-minutes = { $minutes ->
    [0] none
   *[other] { NUMBER($minutes, useGrouping: 0) } min
}
app-time-is-up = The time you agreed on is over. Decide when you are ready.
app-hurry = Bots hurry
    .hint = You are alone with bots: they hardly think. Whatever is shown still takes its moment.
# $count
app-watchers-talk = Those who watch say ({ NUMBER($count, useGrouping: 0) })
page-claim-i-am-ready = I am ready to vote
page-claim-self-ready = I am ready to vote.
error-not-alone = Bots hurry only while one person plays with them: others would be hurried, too.

## Looking back

app-picture = A picture of this game
    .alt = How the game ended, who was who, and every vote
app-picture-png = Save the picture (PNG)
app-picture-svg = Save the drawing (SVG)
app-played = Games on this device
    .hint = Kept in this browser alone. Nobody else sees it.
app-played-none = No game has been played to its end here yet.
# $games, $won: numbers
app-played-count = Played: { NUMBER($games, useGrouping: 0) }, won: { NUMBER($won, useGrouping: 0) }
# $count
app-played-found = Merlin found: { NUMBER($count, useGrouping: 0) }
app-played-missed = Merlin missed: { NUMBER($count, useGrouping: 0) }
app-played-was-found = Found as Merlin: { NUMBER($count, useGrouping: 0) }
app-played-stayed-hidden = Hidden to the end as Merlin: { NUMBER($count, useGrouping: 0) }
app-played-export = Save as a file
app-played-forget = Hold to delete them all
