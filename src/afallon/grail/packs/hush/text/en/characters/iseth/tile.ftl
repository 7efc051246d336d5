character-iseth = Iseth Vane
    .story = Bell-founder. She hears stones. The lullaby she was sung has no singer in it.
    .letter = Sing it flat; it was never in tune. *The signature is a hole, cut out neatly with small scissors.*
    .action = Lie with one ear to the ground, and wait.
    .flaw = Answers. When the stone hums at dawn, she hums back before she is awake.
