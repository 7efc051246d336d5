location-123 = Las, Który Liczy
verse-123-the-gate = Przy bramie tablica podaje liczbę drzew: cztery tysiące sto siedemnaście. Wchodząc, każdy liczy; nie da się inaczej. Wychodzicie tą samą bramą z jednym drzewem za dużo i nikt się nie przyznaje, kto je policzył. Głębiej liczy coś innego i doszło do czterech.
    .choice-count-again-from-the-other-end = Policzyć jeszcze raz, od drugiego końca
verse-123-chalk = Jesteście drzewem i to odpoczynek. Ktoś idzie wzdłuż rzędu z kredą i patrzy w górę. Stoicie bez ruchu. Inne też, i wszystkie macie nadzieję, bez złej woli, że padnie na sąsiada.
