location-108 = Kamień Niskiej Wody
    .rite = Płacicie prędko, zerkając na przypływ. Kamieniowi się nie spieszy.
verse-108-the-ebb = Pół dnia jest kamieniem, a pół dnia miejscem, które łodzie omijają. Po ramiona porasta go morszczyn. Na wschód szła kiedyś grobla; został rząd pali, coraz niższych, a za nimi morze, które nic wam nie jest winne.
    .choice-dig-where-it-hums = Kopać tam, gdzie mruczy
    .choice-gather-mussels = Nazbierać małży
verse-108-what-the-mud-had = Muł oddaje to z cmoknięciem. To czyjeś. Tam na dole wszystko jest czyjeś; dlatego tak ciężko się idzie.
verse-108-wet-bed = Śni wam się, że leżycie w łóżku, ciepło i sucho, i że to właśnie jest pomyłka. Za ścianą ktoś przestawia meble tam, gdzie by stały, gdyby był przypływ.
verse-108-the-flood = Woda przychodzi jak zawsze, punktualnie, z kapeluszem w ręku. Siedzicie przy stole. Podajecie sobie sól, aż nie widać, czyja to ręka.
