encounter-neighbours-quarrel = Kłótnia sąsiadów
    .stage-over-the-fence = przez płot
    .opening = Śliwa rośnie na jednym podwórku, a sypie na drugie. Lubią się od czterdziestu lat i tak to sobie okazują.
    .won = „Śliwki na pół” – mówią równocześnie i oboje się obrażają.
    .not-won = Przestali się kłócić. Odkryli, że co do was są zgodni.
