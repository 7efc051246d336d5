location-2 = The tarn
verse-2-shore =
    The water is flat and has no sky in it. One goose stands on the far shore, where there is nothing to eat, and
    looks at you as if you were late.
    .choice-call = Call it by its name
    .choice-play = Play the two notes of home
    .choice-leave = Come back by day
verse-2-shore-listening =
    It has its head on one side. It heard you blow the reed clean, all that way off.
verse-2-answer =
    The goose answers. So does the water, and then, *at last*, whoever was breathing in beneath the stone.
