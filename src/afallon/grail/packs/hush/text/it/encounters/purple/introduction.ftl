encounter-knock-at-the-shutter = Colpi all’imposta
    .opening = Tre colpi, il terzo in ritardo. Là fuori la mano non c’è, ci sono solo le sue buone maniere.
    .won = Dite «avanti», e non entra niente, e si pulisce i piedi.
    .not-won = Bussa di nuovo, più giù lungo la strada.
