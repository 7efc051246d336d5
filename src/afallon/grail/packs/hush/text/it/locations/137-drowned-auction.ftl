location-137 = L’Asta Sommersa
verse-137-the-lots = Si fanno offerte sott’acqua, in una sala con il lampadario; il martelletto lo sentite negli stivali. A filo d’acqua è appeso l’elenco dei lotti: *un dente di latte. Un caratteraccio. L’estate di due anni fa. Seconda strofa di una canzone.* Si visiona con la bassa marea. Cercate i vostri nomi, e li trovate fra i *venditori*.
    .choice-send-down-a-bid = Mandare giù un’offerta, con lo spago
