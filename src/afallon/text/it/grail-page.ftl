# La pagina di una campagna: quello che dice solo il browser.

grail-page-ask =
    .waiting = Aspettiamo { $name }.
grail-page-map = La mappa
grail-page-lost-in = { $dawns ->
    [one] perduto alla prossima alba
   *[other] perduto fra { NUMBER($dawns, useGrouping: 0) } albe
}
grail-page-menhir-days = { $days ->
    [one] Il menhir splenderà ancora per 1 giorno.
   *[other] Il menhir splenderà ancora per { NUMBER($days, useGrouping: 0) } giorni.
}
grail-page-menhir-last-day = Il menhir si spegne alla prossima alba.
grail-page-in-the-dark = Nessun menhir protegge questo luogo.
grail-page-not-now = Ora non è possibile: { NUMBER($count, useGrouping: 0) }
grail-page-letter-aggression = A
grail-page-letter-empathy = E
grail-page-letter-courage = Co
grail-page-letter-caution = Ca
grail-page-letter-practicality = P
grail-page-letter-spirituality = S
grail-page-pool = Segnalini: { $have } su { $goal }
grail-page-attacks = Che cosa fa il nemico, secondo i segnalini nella riserva
grail-page-affinity = Affinità { $have }; con { $goal } si vince
grail-page-reaction = In risposta:
grail-page-sequence = Le carte giocate
grail-page-hand = La tua mano
grail-page-book = Il libro dei segreti
grail-page-day = Giorno { $day }
grail-page-chapter = Capitolo { $chapter }
grail-page-carries = Porta con sé
grail-page-skills = Abilità
grail-page-nature = Indole
grail-page-dead = non è più in vita
grail-page-passed = ha finito la giornata
grail-page-quests = Missioni
grail-page-tasks = Appunti
grail-page-statuses = Che cosa ne è venuto
grail-page-so-far = La storia fin qui
grail-page-print = Stampa
grail-page-nothing-read = Non è stato ancora letto nulla.
grail-page-whose = La plancia di chi?
grail-page-undo = Annulla
grail-page-undo-wish = C’è chi vorrebbe ritirare l’ultima risposta: { $names }.
grail-page-undo-agree = D’accordo
grail-page-undo-stand = Resti così
grail-page-undo-waits = Aspettiamo che gli altri siano d’accordo.
grail-page-undo-give-up = Lascia stare
grail-page-story = La storia
grail-page-other-language = Questa storia non è ancora scritta nella tua lingua: è raccontata in un’altra.
grail-page-mode = Difficoltà
grail-page-details = Personaggi e regole
grail-page-character-of = Personaggio del posto { $seat }
grail-page-no-packs = Su questo server non c’è ancora nessuna campagna.
grail-page-won = Siete arrivati in fondo
grail-page-lost = Qui finisce la storia
grail-tool-card = Plancia
grail-tool-history = Diario
grail-tool-log = Cronaca
grail-page-save = Scarica il salvataggio
grail-page-save-hint = Un file con cui continuare altrove, nel terminale o a un altro tavolo.
grail-page-open-save = Continua da un salvataggio
grail-page-regroup = Continuate con questo gruppo
grail-page-regroup-hint = Da ora gioca chi ha un posto; i personaggi degli altri li aspettano.
grail-page-regroup-later = Il gruppo può cambiare fra un passo e l’altro della giornata, non nel mezzo di un’azione.
grail-page-newcomers = Nuovi al tavolo: { $names }.
