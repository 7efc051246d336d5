location-124 = The Guest Stone
    .rite = It bows. You would swear that it bows; and behind the windows forty people stop chewing, and then go on.
verse-124-the-step = Before a house as long as a street stands a stone with a collar of frost, leaning a little forward, like a host who has heard a step and is not yet sure of the name. Light lies on the grass from forty windows. There is a smell of meat. Nobody has come out to see who you are.
    .choice-wipe-your-feet = Wipe your feet, and wait
