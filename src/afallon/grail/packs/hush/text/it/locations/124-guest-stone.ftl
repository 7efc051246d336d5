location-124 = La Pietra degli Ospiti
    .rite = S’inchina. Giurereste che s’inchina; e dietro le finestre quaranta persone smettono di masticare, e poi riprendono.
verse-124-the-step = Davanti a una casa lunga come una strada sta una pietra col bavero di brina, un po’ protesa, come un padrone di casa che ha sentito un passo e non è ancora sicuro del nome. Sull’erba c’è la luce di quaranta finestre. C’è odore di carne. Nessuno è uscito a vedere chi siete.
    .choice-wipe-your-feet = Pulirsi i piedi, e aspettare
