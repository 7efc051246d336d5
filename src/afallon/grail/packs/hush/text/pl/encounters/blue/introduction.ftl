encounter-neighbours-quarrel = Kłótnia sąsiadów
    .stage-over-the-fence = przez płot
    .opening = Śliwa rośnie na jednym podwórku, a sypie na drugie. Kochają się od czterdziestu lat, i to w ten sposób.
