character-cadoc = Cadoc the Unsworn
    .story = Herald. He knows every word of his oath by heart, and not to whom he swore it.
    .letter = Even an oath to nobody has two ends. *The signature is a hole, cut out neatly with small scissors.*
    .action = Cry the news until it is yours.
    .flaw = Cannot lose. A lost argument keeps him company for days.
