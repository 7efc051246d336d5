encounter-neighbour = A Neighbour
    .stage-doorstep = on the doorstep
