### Capitoli e finali, e ciò che serve a ogni personaggio.

grail-pack-wrong-number-of-cards = «{ $character }»: carte iniziali { $starting }, carte di miglioramento { $upgrades } ({ $kind }). Ne servono { $wanted } e { $wanted_upgrades }.
grail-pack-attribute-without-skill = Nessuna carta competenza appartiene a questo attributo: { $attribute }. Ognuno dei sei ne vuole almeno una.
grail-pack-no-such-level = Il livello { $level } non esiste. Gli incontri hanno un livello da 1 a 4; quello introduttivo non ne ha.
grail-pack-second-introduction = Un incontro senza livello è quello introduttivo del suo colore, e il colore { $colour } ha più di una carta così. Dai alle altre un livello da 1 a 4.
grail-problem-wrong-number-of-combat-cards = Il personaggio { $character } ha per il combattimento { $starting } carte iniziali e { $upgrades } di miglioramento, ma ne servono 15 e 25. Scegline un altro, o correggi il pacchetto.
grail-problem-wrong-number-of-diplomacy-cards = Il personaggio { $character } ha per la diplomazia { $starting } carte iniziali e { $upgrades } di miglioramento, ma ne servono 15 e 25. Scegline un altro, o correggi il pacchetto.
grail-pack-chapter-changed-outside-quest = Al capitolo successivo porta solo il successo di una missione. Metti lì questo effetto.
grail-pack-chapter-not-later = Il capitolo { $chapter } comincia prima che questa missione possa riuscire. Indicane uno successivo.
grail-pack-chapter-never-begins = Nessuna missione porta al capitolo { $chapter }. Fa’ che una cambi capitolo, o toglilo.
grail-pack-ending-out-of-reach = Niente porta al finale «{ $ending }». Fa’ che qualcosa chiuda così la partita, o toglilo.
grail-ask-remove-encounter = Il caso: quale incontro di livello { $level } esce dal mazzo ({ $deck }; ancora da togliere: { $amount })?
grail-action-chapter = un nuovo capitolo
grail-event-chapter-began = Comincia un capitolo: { $chapter }.
grail-event-ending-reached = La storia finisce: { $ending }.
grail-event-epilogue-read = { $epilogue }
grail-outcome-story-won = Avete vinto.
grail-outcome-story-lost = Avete perso.
grail-pack-colour-of-a-board = «{ $character }» va con ogni plancia, perciò ha un colore suo: scegline uno che nessuna plancia ha.
grail-ask-choose-board = { $name }, il tuo personaggio va con ogni plancia ({ $tile }): quale prendi?
grail-answer-take-board = { $board }
