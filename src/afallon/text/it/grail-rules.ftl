### Le regole che la pagina mostra con i loro numeri, ognuna in una frase.

grail-rule-gr-day-01 = In un round chiunque non abbia passato compie un’azione.
grail-rule-gr-day-02 = Scegliete insieme chi agisce per primo.
grail-rule-gr-day-06 = Un’azione il cui prezzo non si può pagare per intero non si può scegliere.
grail-rule-gr-day-08 = Chi ha già agito può ancora unirsi all’azione di un altro.
grail-rule-gr-day-10 = La giornata finisce quando tutti hanno passato o non hanno più energia.
grail-rule-gr-menhir-01 = { CAPITAL(-menhir(form: "indefinite")) } { -menhir.gender ->
    [feminine] accesa
   *[masculine] acceso
} protegge il proprio luogo e gli otto intorno.
grail-rule-gr-dawn-09 = A ogni alba il numero su ogni { -menhir } { -menhir.gender ->
    [feminine] accesa
   *[masculine] acceso
} cala di 1.
grail-rule-gr-dawn-06 = All’alba si perde ogni luogo che { -menhir(form: "none") } { -menhir.gender ->
    [feminine] accesa
   *[masculine] acceso
} protegge.
grail-rule-gr-menhir-03 = Chi si trova in un luogo che va perduto perde 2 punti salute e ottiene 2 punti terrore.
grail-rule-gr-menhir-16 = Per accendere { -menhir(form: "indefinite") } se ne paga il prezzo tante volte quanti sono i giocatori.
grail-rule-gr-menhir-17 = Per accendere { -menhir(form: "indefinite") } dovete esserci tutti, a meno che non sia scritto altrimenti.
grail-rule-gr-track-03 = Sei nel panico finché il terrore supera la salute.
grail-rule-gr-track-07 = Chi non ha più salute è in fin di vita.
grail-rule-gr-track-14 = Chi arriva con il terrore alle caselle rosse sta impazzendo.
grail-rule-gr-combat-17 = Una carta incontra solo quella prima; la prima incontra l’avversario.
grail-rule-gr-combat-22 = Una chiave con una lettera si collega se il tuo attributo è almeno pari al suo numero.
grail-rule-gr-combat-24 = Una chiave magica si collega se paghi 1 punto magia quando giochi la carta.
grail-rule-gr-combat-86 = La prima carta di un’attivazione si può sempre giocare.
grail-rule-gr-combat-87 = Puoi giocare un’altra carta solo se una sua chiave collegata riporta «carta extra».
grail-rule-gr-combat-92 = Chi non gioca nessuna carta subisce un attacco di opportunità, poi pesca 1 carta.
grail-rule-gr-combat-95 = Con tanti indicatori nella riserva quanto il prezzo del nemico, vincete.
grail-rule-gr-combat-99 = Il nemico attacca secondo la riga della tabella con il numero di indicatori nella riserva.
grail-rule-gr-combat-105 = Alla fine di un round si tengono in mano 3 carte.
grail-rule-gr-combat-110 = Chi è nel panico deve giocare per prima la carta in cima al mazzo.
grail-rule-gr-combat-126 = Chi si ritira perde 1 punto energia e subisce un attacco di opportunità.
grail-rule-gr-diplo-67 = Sulla casella più alta lo stadio è vinto.
grail-rule-gr-diplo-65 = Sulla casella più bassa il colloquio è perso, e ognuno subisce il fallimento.
grail-rule-gr-diplo-62 = Qui non giocare carte non costa niente e non dà niente.
grail-rule-gr-diplo-15 = Potete ritirarvi in ogni momento, tutti insieme; ognuno subisce allora il fallimento.
grail-rule-gr-story-01 = Ciò che si può fare «una volta» si fa una volta sola in tutto il gruppo, non una a testa.
grail-rule-gr-char-22 = Se non siete d’accordo, decide il personaggio con il numero più basso.
grail-rule-gr-chron-03 = Se non siete d’accordo, decide il cronista.
grail-rule-gr-char-38 = Cibo e ricchezza si possono dare ad altri nello stesso luogo, finché nessuno dei due è occupato.
grail-rule-gr-char-39 = Reputazione, esperienza e magia non si danno mai.
grail-rule-gr-dusk-05 = Chi al crepuscolo mangia 1 razione di cibo ottiene 1 punto salute e perde 1 punto terrore.
grail-rule-gr-dusk-11 = Chi è esausto recupera solo 4 punti energia.
grail-rule-gr-dusk-12 = L’energia torna al massimo fino al valore della salute.
grail-rule-gr-adv-02 = Per 2 punti esperienza vedi 3 carte nuove e ne tieni 1.
grail-rule-gr-adv-10 = Un punto di attributo costa 2, 4, 6 o 8 punti esperienza, se con quello la coppia arriva a 1, 2, 3 o 4.
grail-rule-gr-adv-13 = Il terzo punto di un attributo, e ogni punto successivo, arriva come competenza.
grail-rule-gr-adv-05 = Un mazzo ha sempre almeno 15 carte.
grail-rule-gr-death-04 = Chi ha perso il personaggio può prenderne uno non usato, che comincia nel luogo con il numero più basso.
