location-151 = The Eight Wives
verse-151-the-tune = Eight stones, and a ninth that stands a little apart with something of a stoop. It hums a dance, and stops where it goes wrong, and goes back. There is a cushion in the grass. One of you picks it up, looks for whose it is, and puts it down again.
verse-151-the-ninth = The ninth has moss on its stooping side already. Beside the cushion in the grass somebody has left a second; nobody in the Hythe remembers sewing it, it only turned out to be under an arm. The tune comes to the bad place, stops, clears its throat as a stone does, and goes back.
    .choice-finish-the-tune-for-it = Finish the tune for it
    .choice-sit-on-the-cushion = Sit on the second cushion
verse-151-the-last-bar = One of you knows how it goes. Everybody does; it was played at every wedding for sixty years, by somebody. You hum the last bar, flat. The stone takes it, tries it, and goes straight on into the next dance, and all the way down the hill you are not let off a single step.
