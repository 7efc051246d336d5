location-138 = La Barca del Fratello
verse-138-keel-up = Sulla sabbia c’è un traghetto, chiglia in su, asciutto come un tamburo. Qualcuno di voi ne conosce la toppa, avendola messa. Bussate. Dopo un attimo da dentro bussano, poi una pausa, come di chi pensa, e poi due colpi brevi, che sul fiume vuol dire *non questo viaggio*.
    .choice-knock-back-one-long = Bussare: uno lungo, *aspettiamo*
verse-138-his-turn = Lui rema, voi tenete il timone, e finalmente è come dev’essere. La passeggera chiede se è lontano. «No» dite insieme, e lui ride, e col remo manca l’acqua, e quella che vi tira addosso è calda.
