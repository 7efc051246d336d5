encounter-strayed-ram = Zabłąkany baran
    .opening = Baran stoi na drodze i nie może sobie przypomnieć, czyj jest. Postanowił być niczyj i pochylił łeb.
    .won = Daje się prowadzić. Kogo prowadzą, ten już jest trochę czyjś.
    .not-won = Zostaje, gdzie stał. Ruszacie się wy.
