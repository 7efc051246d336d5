location-103 = Ferry Stairs
verse-103-the-stairs = Eleven steps go down into the river, and at low water a twelfth, which nobody admits to having built. There are always people on the stairs. They hold their coins ready in their mouths, as their grandmothers did, so that both hands are free for the geese.
    .choice-row-them-over = Row them over, for the fare
    .choice-ask-who-rowed = Ask who rowed that night
    .choice-take-the-one-without-a-coin = Take the one who has no coin
verse-103-who-rowed = “The night the boy drowned? You did,” says the oldest of them, around the coin. “Over and back. I held the lantern.” And in the bows? He thinks about it so long that the coin slips. “There was a coat,” he says. “I said mind the step. You don’t say mind the step to a coat.”
verse-103-no-coin = It sits very straight, with its hands in its lap, and weighs nothing. In midstream it begins to thank you. It is still thanking you when the bows are empty and the keel is on the gravel of the other side.
verse-103-the-stairs-northerners = A family is waiting among the geese, from one of the parishes over the hill. They have brought the beds. They do not ask what it costs; they ask whether it can still be heard from the other side.
