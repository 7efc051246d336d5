location-103 = Bell Mound
verse-103-mound = A bell hangs from nothing much. It has been rung lately.
    .choice-ring = Ring it
    .choice-leave = Tiptoe away
dial-103-flood = the ring of wet grass
