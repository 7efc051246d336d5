character-branwen = Branwen Rudd
    .story = Ferrywoman. The night her brother drowned she rowed a passenger across, and she cannot say whom.
    .letter = Next time you cross, take nobody’s coin. *The signature is a hole, cut out neatly with small scissors.*
    .action = Row to any place that has been seen.
    .flaw = Leaves no debt. Four coins in the purse, and she lies awake counting whose they were.
