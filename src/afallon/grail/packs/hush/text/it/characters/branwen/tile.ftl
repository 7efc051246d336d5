character-branwen = Branwen Rudd
    .story = Traghettatrice. La notte che suo fratello è annegato ha portato di là qualcuno, e non sa dire chi.
    .letter = Non prendere soldi da nessuno, la prossima volta che attraversi. *Al posto della firma c’è un buco, ritagliato per bene con le forbicine.*
    .action = Remare fino a un luogo già visto, uno qualunque.
    .flaw = Non lascia debiti. Con quattro monete in borsa non dorme: conta di chi erano.
