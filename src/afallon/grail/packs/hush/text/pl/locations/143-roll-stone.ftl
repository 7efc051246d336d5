location-143 = Kamień Rejestru
    .rite = Pióro staje. Potem coś krótko zapisuje i idzie dalej tam, gdzie było.
verse-143-every-stone = Słychać stąd wszystkie kamienie, jakie są. Domowy to ten niski; pozna się go wszędzie. Czterdzieści, każdy trochę osobno, jak ludzie w kolejce, których sobie nie przedstawiono. Pod nimi jest inny dźwięk, mały, suchy i równy. W domu na zachodzie ktoś pisze.
    .choice-listen-until-you-have-counted-them = Słuchać, aż będą policzone
verse-143-every-stone-those-you-lit = Te zapalone przez was są głośniejsze od reszty. Brzmią tak, jakby ktoś się na nich opierał.
