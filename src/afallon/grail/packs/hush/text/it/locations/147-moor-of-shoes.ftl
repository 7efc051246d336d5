location-147 = La Brughiera delle Scarpe
verse-147-the-toes = Nell’erica ci sono scarpe, a paia, allacciate, affiancate, come accanto a un letto. Sono migliaia, e le punte guardano tutte in fuori. Il posto dove finiscono i piedi non l’ha trovato nessuno. Non si provano. Una legge non c’è. È solo che andrebbero bene.
    .choice-say-hers-back = Ridirle il suo nome
    .choice-set-a-pair-straight = Raddrizzarne un paio
verse-147-the-toes-flour-in-the-welts = Un paio ha la farina nelle cuciture, ed è caldo. Lei è poco più in là, di spalle, e dice dei nomi perché non si raffreddino. Sono quattro. Sono i vostri.
verse-147-her-back = «Gwenno» dite. Si ferma, e la vedete rigirarselo, come una moneta forestiera. «No» dice, con gran gentilezza, «ma conoscevo una che si sarebbe chiamata così volentieri». Fa ancora un passo, per non starvi fra i piedi, e ricomincia dal primo di voi.
