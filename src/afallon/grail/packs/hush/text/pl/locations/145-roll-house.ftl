location-145 = Dom Rejestru
verse-145-enquiries-in-writing = Okna dopiero pod dachem, klamki brak. Jest mosiężna klapka, PODANIA NA PIŚMIE, i wiadro piór. Piszecie, z czym przychodzicie, wszyscy, trochę to trwa, i wsuwacie. Wraca złożone, z poprawionymi błędami. Pod spodem pieczątka: CZEKAĆ NA WEZWANIE.
    .choice-push-silver-after-it = Wsunąć za podaniem srebro
verse-145-enquiries-in-writing-four-heads = Na odwrocie są cztery głowy, ołówkiem. Zdecydowanie najlepsze z waszych podobizn.
