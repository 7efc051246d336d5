location-131 = Początek Grobli
verse-131-left-behind = Grobla się zaczyna, rozmyśla i schodzi w morze. Była tu barka mytników: został ślad stępki, a obok, rzędami nad linią wodorostów, to, co kazano ludziom zostawić. Maselnica. Kołyska, zasłana. Jeden lewy but. Jest przypływ. Jest już od dłuższego czasu.
    .choice-take-something-from-the-rows = Wziąć coś z rzędów
