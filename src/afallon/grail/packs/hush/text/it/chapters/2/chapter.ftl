chapter-2 = Tre campane
    .story = A nord delle Mogli tre parrocchie non hanno una pietra. Avevano una campana in tre, ed è caduta. Dove arriva una campana, le cose si ricordano di chi sono.
