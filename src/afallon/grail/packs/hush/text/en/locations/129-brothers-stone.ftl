location-129 = Brothers’ Stone
    .rite = It gives you your silver back, then takes it; and you have thanked it before you know for what.
verse-129-the-dishes = It hums backwards: first the end of the note, then the note, and last the small catch with which somebody begins. Round it the turf has shallow dishes in it, where men have sat to become quiet. You stand in one to be out of the wind. For as long as you stand there, you owe nobody an explanation.
    .choice-step-out-again = Step out again, all of you
