location-154 = Warzelnia: dzwoni
verse-154-the-pan-house = Wisi w warni, nad największą panwią, tak że para wchodzi w niego i spada deszczem. Na wardze już zzieleniał. Port jest pełen łodzi, które przypłynęły na samą wieść, że będzie do czego płynąć.
    .choice-carry-salt-to-the-boats = Nosić sól na łodzie
verse-154-the-pan-house-tired = Wdowa po warzelniku siedzi na odwróconej balii, z ręką w linie po łokieć. „Nie śpię” – mówi, kiedy przychodzicie, i kiedy odchodzicie, i pomiędzy.
verse-154-the-pan-house-proud = Każde z was ma beczkę ze swoim imieniem. Sól najlepsza. Nikt w Warzelni od lat nie jadł z garncarzem ani z gawronem, mówią, więc to znowu żadna różnica.
verse-154-the-pan-house-an-old-man-at-a-window = Z okna na piętrze patrzy stary człowiek. Krzesło ma odwrócone, oparciem do morza.
verse-154-over-the-water = Pierwsze uderzenie idzie nad wodę i nie wraca tak długo, że ludzie zaczynają patrzeć po sobie. Wraca wreszcie, od Skały, trochę mniejsze i zadyszane. Jakieś dziecko mu macha. „Zna drogę” – mówi ktoś i wszyscy robią się bardzo zajęci przy sieciach.
