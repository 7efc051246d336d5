location-136 = La Chiusa del Guardiano
verse-136-one-cup = La paratia è di ferro, alta come un mulino, e aperta. Davanti sta un uomo con una tazza. La riempie di qua e la vuota di là. «La chiave è su alla casa» dice il Guardiano. «Gliel’avevo data per una sera». Non si ferma. Secondo i suoi conti il mare gli ha guadagnato quattro dita.
    .choice-bail-for-an-hour = Vuotare con lui per un’ora
