### One device passed around
around-way = Pass one phone around
around-title = Pass one phone around
around-hint = Everybody plays on this one device. It says whose turn it is, and shows each person only their own card.
around-name = Name of player { NUMBER($number, useGrouping: 0) }
around-bot = A bot
around-name-twice = Two people have the same name. Add a letter to one of them.
around-begin = Deal the cards
around-look = It is night. Give the phone to { $name }: there is a card to look at.
around-pass = Give the phone to { $name }.
around-take = I am { $name }
around-holds = { $name } holds the phone
around-cover = Cover

### The narrator
narrator-way = Read the night aloud
narrator-title = The narrator
narrator-hint = For people around one table with real cards. Choose what you play; this device then reads the night aloud, step by step, and shows each line in large letters.
narrator-voice = Voice
narrator-has-voice = This device has a voice for your language. Try how loud it is.
narrator-no-voice = This device has no voice for your language. The lines will be shown in large letters, one after another.
narrator-sample = Can everybody hear me? Then let the night begin.
narrator-sound-check = Sound check
narrator-pause = Silence after a line: { $seconds ->
    [one] { NUMBER($seconds, useGrouping: 0) } second
   *[other] { NUMBER($seconds, useGrouping: 0) } seconds
}
narrator-rate = How fast the voice speaks
narrator-begin = Let night fall
narrator-read = Read it through first
narrator-place = { NUMBER($number, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) }
narrator-back = The line before
narrator-next = The next line
narrator-stop = Pause
narrator-go-on = Go on
narrator-leave = Close the narrator
