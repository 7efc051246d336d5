location-141 = La Casa del Mangiapeccati
verse-141-one-plate = La casa è spazzata, la tavola apparecchiata per uno, col piatto consumato nel mezzo. Sulla porta un biglietto: SONO A UN FUNERALE. GROSSO. Sul gradino la gente ha lasciato quel che non poteva più tenere in casa: un testamento, un’incudine, una rosa. Vi accorgete di avere una mano in tasca.
    .choice-leave-a-coin-with-the-rest = Lasciare una moneta col resto
verse-141-one-plate-your-mark = C’è un secondo biglietto, col vostro segno: *In una sola seduta ce la faccio, se c’è pane.*
