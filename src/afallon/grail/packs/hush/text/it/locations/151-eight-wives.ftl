location-151 = Le Otto Mogli
verse-151-the-tune = Otto pietre, e una nona un po’ discosta, con la schiena curva. Ronza un ballo, si ferma dove sbaglia, torna indietro. Nell’erba c’è un cuscino. Qualcuno di voi lo raccoglie, guarda di chi è, lo rimette giù.
verse-151-the-ninth = Dalla parte curva la nona ha già il muschio. Accanto al cuscino qualcuno ne ha lasciato un secondo; all’Approdo nessuno si ricorda di averlo cucito, se lo sono solo ritrovato sotto il braccio. Il motivo arriva al punto brutto, si ferma, si schiarisce la gola come fanno le pietre, torna indietro.
    .choice-finish-the-tune-for-it = Finirle il motivo
    .choice-sit-on-the-cushion = Sedersi sul secondo cuscino
verse-151-the-last-bar = Qualcuno di voi sa come va. Lo sanno tutti: l’ha suonato a ogni matrimonio, per sessant’anni, qualcuno. Canticchiate l’ultima battuta, calante. La pietra la prende, la prova, e attacca di filato il ballo dopo, e giù per tutta la discesa non vi abbuona un passo.
