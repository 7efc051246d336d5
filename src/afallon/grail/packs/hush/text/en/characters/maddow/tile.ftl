character-maddow = Old Maddow
    .story = Washer of the dead. She knows every name she has washed, but not her own.
    .letter = Take the fifth bowl down on Sundays. *The signature is a hole, cut out neatly with small scissors.*
    .action = Sit with the others until it is over.
    .flaw = Stops for bodies. Somebody has to close the eyes.
