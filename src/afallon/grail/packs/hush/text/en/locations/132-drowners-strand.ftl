location-132 = Drowners’ Strand
verse-132-the-coats = Coats come ashore here, buttoned. Sixteen today, laid along the weed with the sleeves folded. Women from the Flats go down the line, turning back the collars to read the tape. They are not looking for anybody, they say. That is all over. They would only like to see a coat that they know.
    .choice-read-the-tapes-with-them = Read the tapes with them
verse-132-the-coats-no-tape = One has no tape. It is a woman’s, and has sat in the bows of something. Mind the step, one of you says to it, and is asked why.
verse-132-it-fits = You are wearing it, and it fits. In the pocket are a coin, wet, and a list in a hand you nearly know: *bread, thread, candle, the other four.*
