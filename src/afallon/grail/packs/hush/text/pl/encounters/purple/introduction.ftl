encounter-knock-at-the-shutter = Pukanie w okiennicę
    .opening = Trzy stuknięcia, trzecie spóźnione. Ręki tam nie ma, są tylko jej maniery.
    .won = Mówicie „proszę wejść”, nikt nie wchodzi i wyciera buty.
    .not-won = Puka znowu, kawałek dalej.
