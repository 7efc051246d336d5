location-125 = La Porta di Caer Wen
verse-125-the-champion = Di traverso alla porta siede un uomo in armatura, con la spada sulle ginocchia. I ragni si sono già presi due volte la visiera. «Qualcuno ha chiesto di me?» dice. Nessuno. Allora non può battersi con voi, e non può avervi visto passare; si scusa di entrambe le cose. Un’occhiata dentro, pensa, potete darla, se non ci mettete nessuna intenzione.
    .choice-share-your-bread-with-him = Dividere il pane con lui
