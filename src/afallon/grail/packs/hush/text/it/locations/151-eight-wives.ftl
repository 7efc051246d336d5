location-151 = Le Otto Mogli
verse-151-the-tune = Otto pietre, e una nona un po’ discosta, con la schiena curva. Ronza un ballo, si ferma dove sbaglia, torna indietro. Nell’erba c’è un cuscino. Qualcuno di voi lo raccoglie, guarda di chi è, lo rimette giù.
