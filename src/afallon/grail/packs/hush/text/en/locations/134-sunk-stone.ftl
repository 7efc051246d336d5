location-134 = The Sunk Stone
    .rite = You let it down on a line. After a while the line goes slack, and then, twice, it is tugged, as one tugs a sleeve.
verse-134-two-fathoms = At slack water you can see it, two fathoms down and upright, with eels in its hair. Up here the hum is only a ring on the water that never gets any wider. Steps go down to it, with a handrail. They were not flooded. They were built so, by somebody who expected to be able to.
    .choice-put-an-ear-to-the-water = Put an ear to the water
verse-134-a-broom-handle = Somebody is knocking from below, on the ceiling of the sea, with a broom. You are making too much noise up here. You are sorry, and go on tiptoe, all of you, all night.
