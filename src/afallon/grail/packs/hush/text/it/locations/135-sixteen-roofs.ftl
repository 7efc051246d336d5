location-135 = Sedici Tetti
verse-135-full-up = Dall’acqua spuntano sedici tetti, e su ogni colmo siede una famiglia, asciutta fino alle caviglie, coi bambini tenuti per il colletto. «Siamo al completo» gridano, prima che apriate bocca. «Non è che non ci piacciano le vostre facce». Qualcuno tira una tegola. È tirata bene, e con rammarico.
    .choice-leave-bread-on-the-nearest-chimney = Lasciare pane sul comignolo più vicino
