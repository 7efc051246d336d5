location-127 = The Waiting Field
verse-127-the-saddles = Forty horses stand in the field, saddled. The girths have grown into them as a ring grows into a finger, and there is moss in the stirrups. They lift their heads when you come, all at once, look past you for whoever it is, and put them down. The grass is bitten off exactly as far as each rein goes.
    .choice-let-out-one-girth = Let out one girth by a hole
