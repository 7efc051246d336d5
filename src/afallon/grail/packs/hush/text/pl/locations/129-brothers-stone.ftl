location-129 = Kamień Braci
    .rite = Oddaje wam srebro, a potem je bierze; i dziękujecie, zanim wiadomo za co.
verse-129-the-dishes = Mruczy od tyłu: najpierw koniec nuty, potem nuta, a na koniec to małe zachłyśnięcie, którym ktoś zaczyna. W darni wokół są płytkie niecki, wysiedziane przez tych, co przyszli ucichnąć. Stajecie w jednej, żeby nie wiało. Póki w niej stoicie, nikomu nie trzeba się tłumaczyć.
    .choice-step-out-again = Wyjść z niej, wszyscy
