location-104 = Eelgrass Flats
verse-104-the-traps = Twice a day the sea forgets the Flats, and twice a day it remembers. In between, half the Hythe is out there on boards, bent over, cutting grass that is neither land’s nor water’s. The eel traps are tied in rows. You can tell whose by the knots.
    .choice-empty-your-own-traps = Empty your own traps
    .choice-empty-everybodys = Empty everybody’s
    .choice-reap-for-a-day = Take a hook and reap for pay
verse-104-the-traps-short-answers = They make room for you on the boards, more than you need.
verse-104-not-your-knots = You tie the traps up again as you found them. You are good with knots. By noon a woman is standing over the first of them with her apron full of nothing, looking not at you but at her own hands, as if they might have done it.
