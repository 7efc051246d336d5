### Avalon: consigli per la prima partita.
### Il modello è il file inglese. I primi tre li leggono tutti, perciò non dicono nulla della carta; gli altri stanno sulla carta stessa.

avalon-hint-choose-team = Guidi tu: scegli chi deve partire, poi proponi la squadra. La votano tutti, perciò di’ perché ti fidi.
avalon-hint-vote = Voti sulla squadra. Poi tutti vedono come ha votato ciascuno: anche un voto dice qualcosa.
avalon-hint-play-card = Il bene può giocare solo un successo, il male può scegliere. Nessuno saprà di chi era ogni carta, e questa pagina è uguale per tutti.
avalon-hint-card-good = Guarda chi approva quale squadra e chiedi perché. Un successo prova poco, un fallimento molto. Di’ quello che pensi: il silenzio aiuta solo il male.
avalon-hint-card-merlin = Aiuta con piccoli dubbi, mai con certezze. Ogni tanto vota come chi non sa nulla. Alla fine il male si chiederà: chi sapeva troppo?
avalon-hint-card-evil = Comportati come se stessi con il bene: chiedi, dubita, proponi. Un successo compra fiducia. Fa’ fallire una missione quando la colpa può cadere su altri.
avalon-hint-card-assassin = Prima di tutto ascolta: chi ha ragione troppo spesso e troppo presto? Potrebbe essere Merlino. Il tuo tentativo può ribaltare una partita che sembra persa.
