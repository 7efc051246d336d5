character-wren = Wren Hale
    .letter = Come before the water does. *Bring nothing that floats.*
    .choice-fish = Cast a line
    .choice-leave = Watch the river go by
