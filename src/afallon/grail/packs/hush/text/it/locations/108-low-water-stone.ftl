location-108 = La Pietra della Bassa Marea
    .rite = Pagate in fretta, con un occhio alla marea. Non è la pietra ad avere fretta.
verse-108-the-ebb = Mezza giornata è una pietra, e mezza è un punto che le barche scansano. Porta le alghe fino alle spalle. A est c’era un argine; c’è una fila di pali, sempre più corti, e poi c’è il mare, che non vi deve niente.
    .choice-dig-where-it-hums = Scavare dove ronza
    .choice-gather-mussels = Raccogliere cozze
verse-108-what-the-mud-had = Il fango lo molla con un bacio. È di qualcuno. Laggiù tutto è di qualcuno; per questo ci si cammina male.
verse-108-wet-bed = Sognate di stare a letto, al caldo e all’asciutto, e che lo sbaglio sia questo. Nella stanza accanto qualcuno sposta i mobili dove starebbero se ci fosse la marea.
verse-108-the-flood = Arriva come sempre, in orario, togliendosi il cappello. Siete a tavola. Continuate a passarvi il sale finché non si vede più di chi è la mano.
