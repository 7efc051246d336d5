character-branwen = Branwen Rudd
    .story = Przewoźniczka. W noc, kiedy utonął jej brat, kogoś przewiozła i nie umie powiedzieć kogo.
    .letter = Następnym razem, na przeprawie, nie bierz monety od nikogo. *Zamiast podpisu dziura, równo wycięta małymi nożyczkami.*
    .action = Popłynąć do dowolnego odkrytego miejsca.
    .flaw = Nie zostawia długów. Przy czwartej monecie w sakiewce nie śpi, tylko liczy, czyje były.
