location-107 = La Pietra del Mendicante
    .rite = Prende l’argento senza un tintinnio, come una mano che da un pezzo non si tendeva.
verse-107-the-hollow = La Pietra del Mendicante è bassa, con una conca in cima. Metteteci una moneta, e al mattino non c’è più. Chiedete, e la moneta c’è. Non risulta che abbia mai tenuto i conti, e per questo l’Approdo ne ha paura. Più a ovest la strada è stata arrotolata, come un tappeto.
    .choice-ask = Chiedere
    .choice-leave-a-coin = Lasciare una moneta
verse-107-asked = Due monete, calde, con un profilo di donna che non sta su nessun altro denaro. Le spendete prima di sera, tutte e due, al primo banco, senza tirare sul prezzo.
