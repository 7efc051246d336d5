location-102 = Ferry Stage
verse-102-stage = The ferryman counts planks. *There are fewer.*
    .choice-pay = Share your bread with him
    .choice-leave = Leave him to his counting
dial-102-flood = the water at the stage
