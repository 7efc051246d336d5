location-152 = Piè di Creta: suona
verse-152-the-kiln-yard = L’hanno appesa nella bocca della fornace grande, che a Piè di Creta era l’unico arco. In cortile girano tutti i torni. I bambini stanno davanti, dove la vedono; tengono le mani un po’ staccate dai fianchi, perché gli hanno detto che viene dai piedi.
    .choice-take-a-watch-for-somebody = Fare il turno a qualcuno
verse-152-the-kiln-yard-tired = Una vasaia dorme dritta al tornio con la corda della campana al polso. La scodella sotto le mani continua a farsi. Non viene male.
verse-152-the-kiln-yard-proud = Il cortile è spazzato con le foglie di tè bagnate. Qualcuno ha smaltato il batacchio. Per voi ci sono vasi, più di quanti ne possiate portare, e della Salina e degli alberi non si parla.
verse-152-the-first-stroke = Sale per la fornace ed esce sopra i tetti. I bambini non la sentono; li guardate non sentirla. Poi la più piccola si siede di botto e mette i palmi a terra. «Dice che è *nostra*» dice, davvero troppo forte, perché quanto è forte nessuno ha mai potuto dirglielo.
