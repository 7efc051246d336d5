location-109 = Il Frutteto delle Culle
verse-109-the-trees = Per ogni nascita all’Approdo si pianta un melo e lo si lega di rosso. La gente sale a vedere come se la cavano. I malati si potano, gli sposati s’innestano; i morti si tagliano d’autunno, e fanno un bel fuoco. I vostri sono in fila, vicino al muro.
    .choice-untie-the-thread-from-your-own-tree = Sciogliere il filo dal vostro albero
    .choice-look-for-the-tree-nobody-owns = Cercare l’albero che non è di nessuno
    .choice-pick-windfalls = Raccogliere le mele cadute
verse-109-your-own-tree = La corteccia ci è cresciuta sopra; il filo viene via con una striscia di verde. Lo sentite nel polso. Per tutta la discesa qualcuno di voi tiene il pugno chiuso, come un bambino a cui hanno detto di tenere stretto qualcosa e non che cosa.
verse-109-nobodys-tree = I vostri quattro in fila, e poi un quinto, dove il muro gira. È il più bello. Qualcuno ha puntellato il ramo pesante e tolto il muschio dalla forcella; da poco, si direbbe. Il filo c’è. Vi chinate a leggere il cartellino, e scoprite che da un pezzo state leggendo quello accanto.
verse-109-the-trees-frost-cloths = È venuto il gelo, e ogni famiglia ha legato il sacco intorno al suo. Uno che nessuna mano ricorda di aver fasciato è fasciato meglio di tutti.
