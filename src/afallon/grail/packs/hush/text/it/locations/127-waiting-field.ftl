location-127 = Il Campo dell’Attesa
verse-127-the-saddles = Nel campo ci sono quaranta cavalli, sellati. I sottopancia gli sono cresciuti nella carne come un anello nel dito, e nelle staffe c’è il muschio. Al vostro arrivo alzano la testa, tutti insieme, guardano dietro di voi chi c’è, e la riabbassano. L’erba è brucata esattamente fin dove arriva ogni redine.
    .choice-let-out-one-girth = Allentare un sottopancia, di un buco
