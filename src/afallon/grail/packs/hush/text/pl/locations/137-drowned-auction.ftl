location-137 = Zatopiona Licytacja
verse-137-the-lots = Licytują pod wodą, w sali z żyrandolem; młotek czuć przez podeszwy. Na linii wody wisi spis: *jeden mleczny ząb. Czyjś gniew. Zaprzeszłe lato. Druga zwrotka piosenki.* Oglądać można przy odpływie. Szukacie swoich imion i są, w rubryce *sprzedający*.
    .choice-send-down-a-bid = Spuścić ofertę na sznurku
