secret-1 = The Rite of Waking
    .story = One side of one sheet. Stand where it can hear you. Bring what you would rather keep. Say whose it was.
secret-2 = Red Thread
    .story = An arm’s length of it, spun hard. Tie it round a thing, and everybody knows that the thing was somebody’s.
secret-42 = The Cold Shoulder
    .story = Nobody is rude to you. They have only stopped saving you a place on the bench.
