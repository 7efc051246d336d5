affliction-dying = Umierasz
    .story = Leży ci się całkiem wygodnie. To właśnie niepokoi pozostałych.
affliction-dying-solo = Umierasz
    .story = Nie ma dla kogo dzielnie się trzymać. A jednak się trzymasz, trochę.
affliction-going-mad = Popadasz w obłęd
    .story = Drogę znasz. Nie widzisz tylko, czemu miałaby być twoja.
dial-affliction-dying-last-hours = ostatnie godziny
dial-affliction-dying-solo-last-hours = ostatnie godziny
