encounter-geese = Geese
    .stage-at-the-gate = at the gate
