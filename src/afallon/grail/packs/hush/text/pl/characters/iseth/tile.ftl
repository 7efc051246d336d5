character-iseth = Iseth Vane
    .story = Ludwisarka. Słyszy kamienie. W kołysance, przy której zasypiała, nikt nie śpiewa.
    .letter = Spróbuj zaśpiewać niżej; to nigdy nie stroiło. *Zamiast podpisu dziura, równo wycięta małymi nożyczkami.*
    .action = Położyć się z uchem przy ziemi i czekać.
    .flaw = Odpowiada. O świcie kamień mruczy, a ona odmrukuje, zanim się obudzi.
