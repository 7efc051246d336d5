verse-book-nine-voices =
    Non comincia: si scopre che durava già. Nove pietre, una nota, e la strada del nord si ricorda con un sussulto che porta da qualche parte.

    Tornate a casa dentro quel suono. Dietro di voi il filo si è teso, come se qualcuno all’altro capo avesse tirato a sé quel che ne avanzava. Avete pagato con ciò che era vostro, e l’avete detto. Alla pietra nessuno ha chiesto niente. Prima del gelo ci sono tre campane da fondere.
