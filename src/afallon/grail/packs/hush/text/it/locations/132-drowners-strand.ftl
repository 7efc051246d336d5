location-132 = La Riva degli Annegati
verse-132-the-coats = Qui vengono a riva i cappotti, abbottonati. Oggi sedici, stesi lungo le alghe a maniche piegate. Le donne delle Piane passano la fila rovesciando i colletti per leggere la fettuccia. Non cercano nessuno, dicono. Quello è finito. Vorrebbero solo vedere un cappotto che conoscono.
    .choice-read-the-tapes-with-them = Leggere le fettucce con loro
verse-132-the-coats-no-tape = Uno non ha fettuccia. È da donna, ed è stato seduto a prua di qualcosa. Occhio al gradino, gli dice qualcuno di voi, e gli altri chiedono perché.
verse-132-it-fits = L’avete addosso, e vi sta. In tasca ci sono una moneta, bagnata, e una lista in una scrittura che quasi conoscete: *pane, filo, candela, gli altri quattro.*
