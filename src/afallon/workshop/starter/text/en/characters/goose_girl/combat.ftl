card-crook = Crook
card-long-reach = Long reach
card-the-gander = The gander
