location-101 = Vennford
    .rite = The stone takes the note you give it, and keeps it.
verse-101-green =
    Vennford has one street, and the river owns half of it.

    Geese look at you as landlords do.
    .choice-listen = Listen to the stone
    .choice-leave = Go on
task-101-ask-the-ferryman = Somebody at the Ferry Stage knows when the water comes.
