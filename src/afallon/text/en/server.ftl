### The server: rooms, chairs, the network, and what it refuses.
### The English file is the model: the other languages have the same keys, attributes and arguments.
###
### Arguments: $port, $wanted, $address, $folder, $file and $problem are plain text; $most and $people are numbers;
### $name is a person's name; $option is the name of an option; $language the code of a language.

## Names for bots, at least twelve, separated by commas; none is a character's name

bot-names = Bedwyr, Olwen, Gareth, Enid, Lunete, Geraint, Elaine, Owain, Ragnelle, Kay, Nesta, Rhian, Dilys, Taliesin

## Starting and ending

serve-started = The table is open: { $address } – press Ctrl-C to close it.
serve-goodbye = The table is closed. Every game is kept; start again to play on.
serve-other-port = Port { $wanted } is taken, so the table is on port { $port }.
serve-no-port = No free port was found from { $port } on. Choose another one with --port.
serve-store-failed = The rooms in { $folder } could not be opened: { $problem }. Choose another folder with --data.
serve-port = the port to serve on; the next free one if it is taken
serve-data = the folder in which rooms are kept
serve-host = the address to listen on; only this machine unless given
serve-name = a name under which others reach this machine; may be given several times
serve-outer-address = the address under which people reach the table, such as https://table.example.org, when it is not this machine’s own
serve-behind-proxy = the address or network (10.0.0.0/8) of a proxy in front of this server, whose X-Forwarded headers are trusted; may be given several times
serve-outer-address-needed = Behind a proxy the table must know its outer address: add --outer-address https://…
serve-no-browser = do not open the page in a browser
serve-expire-days = forget rooms in which nothing has happened for this many days
serve-campaign-expire-days = forget campaigns in which nothing has happened for this many days
serve-packs = a folder with packs of Grail, one folder each; may be given several times
backup-file = the file to write; it must not exist yet
backup-done = All rooms are copied to { $file }.
backup-failed = The backup was not made: { $problem }.
restore-file = the copy to put back
restore-done = The rooms in { $folder } have been put back. Start the table to play on.
restore-kept = What was there before is kept as { $file }.
restore-failed = The rooms were not put back: { $problem }. Nothing has changed.
store-in-use = another server is using this folder
store-newer = the rooms were kept by a newer version of Afallon
store-damaged = the file of the rooms is damaged; put a copy back with afallon restore
store-read-only = this folder can only be read
store-no-permission = this folder may not be opened or written by you
store-disk-full = the disk is full
store-not-a-folder = there is a file where the folder should be
store-no-rooms = there are no rooms there
store-file-exists = there is already a file { $file }
store-left-over = the latest moves are still in the file { $file }: start the table once and close it, or move all its files away
store-failed = the system refused; the log says why
server-page-missing = The page has not been built yet. Set the project up with ./run setup, then load this page again.

## What the server refuses. Nothing has changed when one of these is shown.

error-bad-request = This request could not be read. Please try again.
error-bad-message = This message could not be read. Please load the page again.
error-too-large = This is too long. Please make it shorter.
error-too-fast = That was very fast. Please wait a moment, then try again.
error-too-slow = The connection took too long. Please load the page again.
error-no-such-room = There is no room with this code. Check the letters, or ask for a new link.
error-no-such-game = There is no such game here.
error-no-such-page = There is nothing at this address.
error-no-such-chair = This table has no such chair.
error-wrong-method = This address does not work that way.
error-unknown-pass = This chair is no longer yours on this device. Join again, or ask the host to hand the chair over.
error-pass-needed = Please join the room first.
error-not-host = Only the host can do this.
error-not-seated = Only people at the table can do this.
error-room-full = Every chair is taken. You can watch, or ask the host for another chair.
error-room-closed = This room was closed. Load the page again; if the room is gone, open a new one.
error-chair-taken = Somebody sits there already. Choose an empty chair.
error-name-taken = Somebody here is already called { $name }. Choose another name.
error-bad-name = Choose a name of 1 to { NUMBER($most, useGrouping: 0) } letters.
error-bad-text = Write between 1 and { NUMBER($most, useGrouping: 0) } letters.
error-bad-claim = This claim does not fit. It may need another player, or a character of this game.
error-game-running = This has to wait until the game is over.
error-already-played = The game is over. Play again with a rematch.
error-no-game = There is no game at the moment.
error-wrong-game = That game is over. Look at the table for the new one.
error-paused = The game is paused. The host can go on with it.
error-empty-chairs = Some chairs are still empty. Wait for people, or fill them with bots.
error-too-few-chairs = There are { NUMBER($people, useGrouping: 0) } people here, and each needs a chair. Choose more seats.
error-too-many-games = This room has seen a great many games. Open a new one to go on.
error-too-many-watchers = Too many people are watching already.
error-too-much-talk = You have written a great deal in this room. Let others speak.
error-room-locked = The host is letting nobody new in at the moment. Ask them to open the door.
error-no-such-watcher = Nobody called { $name } is watching here.
error-setup-refused = This game cannot be set up like this. The list says what to change.
error-secret-option = The option “{ $option }” would tell who holds which card. It cannot be chosen here.
error-bad-setup-code = This is not a set-up code. Check the letters.
error-unknown-bot = There is no such bot. Choose one from the list.
error-unknown-language = There are no texts in the language “{ $language }” yet.
error-not-over = The cards stay hidden until the game has an outcome.
error-not-a-bot = No bot sits there.
error-not-a-person = Nobody has taken this chair.
error-not-oneself = You cannot do this to yourself, but you can leave the table.
error-still-here = This person is here. You can do this only while they are away.
error-invite-used = This invitation has been used. Ask the host for a new one.
error-muted = The host has muted you for now.
error-kicked = The host has removed you from this table.
error-left = You have left this table.
error-handed-over = This chair was handed over to another device.
error-only-local = Only whoever sits at the computer that runs the table can do this.
error-network-fixed = This table was started for everybody, and cannot be closed to the network from here.
error-network-failed = The table could not be opened to the network. Is this computer connected?
error-wrong-origin = This page comes from somewhere else, and may not play here. Open the table’s own address.
error-wrong-host = This table is not known under that name. Use the address that the host sees.
error-storage-failed = This could not be saved, so it was not done. If the disk is full, make room, then try again.
error-room-unreadable = This room was saved by another version, and this one cannot open it.
error-older-rules = This game was played under older rules and cannot be shown by the rules of today. Its record is kept: save that instead.
error-no-campaign = This is possible only in a campaign.
error-cannot-take-back = This can no longer be taken back: it has told you something new.
error-pack-missing = This campaign is played with the pack “{ $pack }”, which this table does not have, or has in another edition. Whoever runs the table can add it.
error-pack-changed = The pack “{ $pack }” has changed where this campaign has already been: { $entries }. It goes on when whoever runs the table takes those changes back.
error-bad-save = This file is not a saved campaign. Choose one that was saved at a table or at the terminal.
error-save-unplayable = This campaign cannot be played on here: the file was changed, or comes from another version of the rules.
error-save-is-over = This campaign is over. Begin a new one.
error-server-error = Something went wrong here. Nothing is lost; please try again.
error-server-busy = The server has more to do than it can. Nothing is lost; please try again in a moment.

## Presets: `.short` says what awaits you

voyage-preset-first-voyage = First voyage
    .short = Four aboard, and the islands lie open to all. Start here.
voyage-preset-unknown-waters = Unknown waters
    .short = Chance has placed the islands, and nobody knows where until the ship gets there.
voyage-preset-stubborn-captain = Stubborn captain
    .short = The captain stays until the crew votes against them by a majority.
voyage-preset-full-crew = Full crew
    .short = Seven aboard, on a new sea that all can see: too many wishes for one ship.
