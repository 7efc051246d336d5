location-154 = Saltern, Ringing
verse-154-the-pan-house = It hangs in the pan house, over the largest pan, so that the steam goes up into it and comes down as rain. It is already green at the lip. The harbour is full of boats which have come in on nothing but the report that there would be something to come in by.
    .choice-carry-salt-to-the-boats = Carry salt to the boats
verse-154-the-pan-house-tired = A salter’s widow sits on an upturned tub with her arm in the rope to the elbow. “I am not asleep,” she says when you come, and when you go, and in between.
verse-154-the-pan-house-proud = They have put your names on a barrel each. It is best salt. Nobody in Saltern has eaten with a potter or a rook for years, they tell you, so it is not as if it made a difference.
verse-154-the-pan-house-an-old-man-at-a-window = An old man watches from an upper window with his chair the wrong way round, its back to the sea.
verse-154-over-the-water = The first stroke goes out over the water and stays out there so long that people begin to look at one another. Then it comes back, from the Stack, a little smaller and out of breath. A child waves. “It knows the way,” somebody says, and everybody goes about being very busy with nets.
