location-153 = Casecorvo: suona
verse-153-the-high-branch = Pende dall’olmo più alto, dove finiscono le scale, e con l’albero si è dovuto parlare. Tutto il paese pende un po’ da quella parte. Su ogni piolo c’è un corvo, e ci guarda dentro. Hanno abitato sopra tanta gente, e nessuno gli aveva mai reso niente.
    .choice-sleep-in-a-hammock = Dormire nell’amaca di qualcuno
verse-153-the-high-branch-tired = Un ragazzo e il nonno tengono la corda in due, un piede per uno nel cappio. Uno tira, uno russa. Si danno il cambio senza svegliarsi.
verse-153-the-high-branch-proud = Le scale sono giù tutte, per la prima volta dai tempi della madre di chiunque. Le famiglie stanno sull’erba col vestito buono, e ridono di come non dondola. A sud non guardano. A est non guardano.
verse-153-it-swings = L’olmo prende il peso e lo rende. Suona una volta per il tocco e una per l’albero, e sessanta case annuiscono, insieme, come chi si sente chiedere se ci sono tutti. Si accende un lume. Da quello se ne accende un altro. Nessuno dice «occhio al gradino». Ci stanno attenti tutti.
