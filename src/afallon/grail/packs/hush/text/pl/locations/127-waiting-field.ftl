location-127 = Pole Czekania
verse-127-the-saddles = Na polu stoi czterdzieści koni, osiodłanych. Popręgi wrosły w nie, jak pierścionek wrasta w palec, a w strzemionach jest mech. Kiedy nadchodzicie, podnoszą łby, wszystkie naraz, patrzą poza was, czy to już on, i opuszczają. Trawa jest wygryziona dokładnie na długość wodzy.
    .choice-let-out-one-girth = Popuścić jeden popręg o dziurkę
