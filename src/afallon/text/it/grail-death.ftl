### La morte: chi muore, che cosa resta, chi viene al suo posto, e quando tutto è perduto.

grail-event-character-died = { $name } perde un personaggio: muore { $tile } ({ $location }).
grail-event-secret-inherited = { $name } lascia un segreto, { $heir } lo custodisce: { $secret }.
grail-event-character-claimed = { $name } continua con un altro personaggio: { $tile }.
grail-event-stayed-out = { $name } non continua con nessuno.
grail-event-items-picked-up = Si raccoglie da terra ({ $location }): { $items }.
grail-event-mercy-granted = { CAPITAL(-mercy(form: "definite")) }: il capitolo ricomincia.
grail-ask-leave-secret = { $name }, il tuo personaggio è morto ({ $tile }) e conosceva un segreto – { $secret }: a chi va?
grail-ask-take-replacement = { $name }, il tuo personaggio è morto ({ $tile }). Con chi giochi d’ora in poi?
grail-ask-beg-for-mercy = { $reason } Ricominciate il capitolo { $chapter } ({ -mercy(form: "definite") }), invece di finire qui?
grail-answer-leave-to = { $heir }
grail-answer-take-character = { $tile }
grail-answer-stay-out = con nessuno
grail-answer-pick-up = raccogliere ciò che è a terra
grail-action-mercy = { CAPITAL(-mercy(form: "definite")) }
grail-outcome-died-alone = È morta l’unica persona che poteva andare avanti.
grail-outcome-no-character-left = Non c’è nessuno che possa prendere il posto dei morti.
grail-outcome-nobody-left = Nessuno è rimasto in vita.
grail-event-game-ended = La campagna è finita. { $reason }
