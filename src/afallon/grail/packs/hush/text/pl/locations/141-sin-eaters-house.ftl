location-141 = Dom Zjadacza Grzechów
verse-141-one-plate = Dom zamieciony, stół nakryty dla jednego, talerz przetarty na środku na wylot. Na drzwiach kartka: POSZEDŁEM NA POGRZEB. DUŻY. Niżej, na stopniu, ludzie zostawili to, czego nie mogli już trzymać w domu: testament, kowadło, różę. Ręka sama wchodzi wam do kieszeni.
    .choice-leave-a-coin-with-the-rest = Położyć monetę obok reszty
verse-141-one-plate-your-mark = Jest i druga kartka, z waszym znakiem: *Zjem na jedno posiedzenie, jeśli będzie chleb.*
