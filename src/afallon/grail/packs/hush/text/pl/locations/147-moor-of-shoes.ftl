location-147 = Wrzosowisko Butów
verse-147-the-toes = We wrzosie stoją buty, parami, zasznurowane, równo, jak przy łóżku. Są ich tysiące i wszystkie noskami na zewnątrz. Miejsca, gdzie kończą się stopy, nikt nie znalazł. Nie przymierza się. Prawa na to nie ma. Po prostu by pasowały.
    .choice-say-hers-back = Odpowiedzieć jej imieniem
    .choice-set-a-pair-straight = Wyprostować jedną parę
verse-147-the-toes-flour-in-the-welts = Jedna para ma w szwach mąkę i jest ciepła. Ona stoi trochę dalej, plecami do was, i mówi imiona, żeby nie wystygły. Są cztery. Wasze.
verse-147-her-back = „Gwenno” – mówicie. Milknie i widać, jak obraca to w myślach, niby zagraniczną monetę. „Nie – mówi, całkiem życzliwie – ale znałam kiedyś taką, co by chciała, żeby ją tak wołać”. Robi jeszcze krok, żeby nie stać wam na drodze, i zaczyna znów, od pierwszego z was.
