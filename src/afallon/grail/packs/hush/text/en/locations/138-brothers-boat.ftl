location-138 = The Brother’s Boat
verse-138-keel-up = A ferry lies on the sand, keel up, as dry as a drum. One of you knows the patch on her, having put it there. You knock. After a moment there is a knock from inside, and then a pause, as of somebody thinking, and then two short, which on the river means *not this trip*.
    .choice-knock-back-one-long = Knock back: one long, *we will wait*
verse-138-his-turn = He rows, and you steer, and it is the right way round at last. The passenger asks whether it is far. “No,” you both say, and he laughs, and catches a crab, and the water he throws over you is warm.
