location-102 = La Casa delle Tacche
    .action = Dare in pegno il buon nome.
verse-102-the-sticks = La Casa delle Tacche sa di trucioli di nocciolo. Dalle travi pendono tutti i debiti della parrocchia, spaccati per il lungo: la metà con la corteccia a chi ha prestato, la metà nuda a chi deve. Quando si apre la porta, ticchettano. Il Gabelliere Ansel Pryce non alza gli occhi. «Se siete qui per dire che la pietra ha tossito» dice, «c’è un modulo».
    .choice-buy-the-rite = Comprare una copia del rito
    .choice-argue-for-the-rite = Discutere per averlo
    .choice-ask-how-bronze-is-shared = Chiedere a Pryce come si divide un bronzo
    .choice-ask-for-your-own-sticks = Chiedere di vedere le vostre taglie
    .choice-come-back-by-the-window = Tornare stanotte, dalla finestra
verse-102-the-sticks-notches = Sul banco, davanti a lui, c’è una taglia sola. Mentre parlate la volta, con le tacche in giù. È un uomo beneducato.
verse-102-the-sticks-bronze-blanks = Sul davanzale c’è un modello in legno di pero: una taglia, ma non per il nocciolo. Da farne novecento, dice il cartellino. In bronzo.
verse-102-the-rite =
    Il rito sta su una facciata di un foglio. Vi aspettavate di più. *State dove può sentirvi. Portate ciò che preferireste tenere, e legatelo di rosso. Dite di chi era.*

    E sotto, d’altra mano, minuscolo: *L’ultima di queste cose la prende per prima, se glielo permettete.*
verse-102-after-the-argument = «E prendetelo» dice Pryce, e spinge il foglio come se scottasse. «Io l’ho solo copiato. Trent’anni, l’ho copiato. Mai una volta che abbia chiesto a che serve».
verse-102-shown-the-door = Vi tiene aperta la porta. È questo che fa male. «Qui si entra nella pace della pietra, e mi avevate dato la parola di essere civili» dice, e incide una tacca, piccola, in una taglia che ha già il vostro segno.
verse-102-five-in-a-bundle = Le vostre taglie pendono insieme da un solo filo rosso: traghettatrice, araldo, fonditrice, lavamorti. Per quattro il nodo è lento. Qualcosa è stato sfilato dal mezzo, con riguardo, da qualcuno che ha rifatto il nodo e non è riuscito a stringerlo.
verse-102-by-the-window = L’imposta cede prima che ci mettiate il peso. Più tardi discuterete se fosse mai stata chiusa, e chi c’era a vedere, e se del nocciolo si possa dire che guarda.
verse-102-the-third-drawer = Il rito è nel terzo cassetto, sotto gli spiccioli; gli spiccioli gli stanno sopra. Prendete tutto, perché sembri un furto. Sembra un furto.
verse-102-the-dog-in-the-yard = Nel cortile c’è un cane. Gli hanno promesso un osso proprio per questo, ed eccovi qua. Ci lasciate una manica. In alto, al buio, qualche centinaio di taglie ticchetta piano, come gente troppo educata per ridere.
verse-102-barred = C’è una sbarra alla porta, e sulla sbarra un cartello nella migliore calligrafia di Pryce: CHIUSO PER INVENTARIO. Sulla C si è preso il suo tempo. Sotto, una fessura per i pagamenti. Da dietro viene il rumore di qualcuno che non respira.
    .choice-push-silver-under-the-door = Infilare argento nella fessura
    .choice-knock-and-own-up = Bussare, e confessare
verse-102-how-bronze-is-shared = Pryce guarda la porta, poi il davanzale. «C’è una tabella» dice. «Per terzi. Per terzi non chiede mai nessuno: viene una cosa così misera». Sul retro di un modulo scrive i pesi, minuscoli, e le ore dei turni, perché una campana piccola non può smettere mai. «Voi con me avete discusso» dice. «La gente, di solito, paga e basta».
verse-102-not-to-you = Vorrebbe. Si vede che vorrebbe. Poi l’occhio gli va alla taglia col vostro segno, e scende lungo le tacche come al buio si scende con la mano lungo una ringhiera. «C’era una tabella» dice Pryce. «L’ho smarrita». Non ha mai smarrito niente.
