location-144 = Il Bosco delle Tacche
verse-144-the-buds = Noccioli, tagliati ogni sette anni: bacchette dritte, di un solo spessore, a file numerate. Dove hanno preso un ramo c’è una gemma, e sulla maggior parte delle gemme una palpebra. Sono chiuse; non è stagione. «Io non fischierei» dice il boscaiolo, che intaglia, e ha cura di tagliare verso di sé.
    .choice-cut-one-rod-towards-yourselves = Tagliare una bacchetta, verso di voi
verse-144-the-buds-one-is-open = Vicino al sentiero una è aperta. Vi segue fino alla siepe, e si chiude, come chi ha preso nota.
