location-125 = Brama Caer Wen
verse-125-the-champion = W poprzek bramy siedzi człowiek w zbroi, z mieczem na kolanach. Pająki miały jego przyłbicę już dwa razy. „Prosił kto o mnie?” – pyta. Nikt. Wobec tego nie może z wami walczyć ani widzieć, że przechodzicie; przykro mu z obu powodów. Zajrzeć chyba wolno, jeśli bez złych zamiarów.
    .choice-share-your-bread-with-him = Podzielić się z nim chlebem
