affliction-dying = You Are Dying
    .story = You lie quite comfortably. That is what frightens the others.
affliction-dying-solo = You Are Dying
    .story = Nobody is here to be brave for. You find that you are brave anyway, a little.
affliction-going-mad = You Are Going Mad
    .story = You know the way. You only cannot see why it should be yours.
dial-affliction-dying-last-hours = the last hours
dial-affliction-dying-solo-last-hours = the last hours
