affliction-dying = Stai morendo
    .story = Si sta comodi, stesi qui. È questo che spaventa gli altri.
affliction-dying-solo = Stai morendo
    .story = Non c’è nessuno per cui avere coraggio. Un po’, scopri, ne hai lo stesso.
affliction-going-mad = Stai impazzendo
    .story = La strada la sai. Solo, non vedi perché dovrebbe essere tua.
dial-affliction-dying-last-hours = le ultime ore
dial-affliction-dying-solo-last-hours = le ultime ore
