location-156 = The Rookhouses, Standing
verse-156-the-ladders = They are on the ladders. It took them between one rung and the next, and each has waited since, with a hand out, for the one above to go on first. There are children halfway. The rooks have begun to use them. As you pass below, sixty feet of people draw in their skirts, from the bottom to the top.
    .choice-hand-them-up-one-by-one = Hand them up, one by one
verse-156-the-ladders-your-word = You gave your word on the third ladder. It is the only one on which nobody looks down.
verse-156-all-at-home = You carry them in. They weigh what washing weighs. You set each by a hearth, but there is no telling whose is whose, and they do not like to say; so they sit where they are put, like guests, all over the tops of the trees, saying how nice it is.
verse-156-nobody-minds = It hangs on a nail by a door, and the door is open, and its owner stands beside it with a face like a clean plate. You take it down. He moves over, a little, so that the nail shall not catch your sleeve.
