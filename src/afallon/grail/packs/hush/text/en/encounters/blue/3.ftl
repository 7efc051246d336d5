encounter-steward = The Steward
    .stage-first-words = first words
encounter-drowned-brother = Drowned Brother
    .stage-first-words = first words
encounter-toller-general = The Toller-General
    .stage-first-words = first words
encounter-jury-of-unnamed = Jury of Unnamed
    .stage-first-words = first words
