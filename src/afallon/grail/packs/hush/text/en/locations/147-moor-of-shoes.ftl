location-147 = Moor of Shoes
verse-147-the-toes = Shoes stand in the heather in pairs, laced, side by side, as at a bedside. There are thousands, and the toes all point outward. Nobody has found the place where the feet leave off. One does not try them on. There is no law. It is only that they would fit.
    .choice-say-hers-back = Say hers back to her
    .choice-set-a-pair-straight = Set one pair straight
verse-147-the-toes-flour-in-the-welts = One pair has flour in the welts, and is warm. She is a little farther on, with her back to you, saying names so that they shall not get cold. There are four. They are yours.
verse-147-her-back = “Gwenno,” you say. She stops, and you see her turn it over, like a coin from abroad. “No,” she says, quite kindly, “but I once knew somebody who would have liked to be called that.” She takes one step more, to be out of your way, and begins again at the first of you.
