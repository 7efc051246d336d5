location-146 = Niezapisana Piwnica
verse-146-the-grating = Schody i krata. Za nią, półka nad półką, leżą karby w dobrym porządku: rozłupane, gołe, bez jednego nacięcia, a każdy z przywieszką, na której nic nie napisano. Ciągną się dalej, niż sięga lampa. Ktoś z was miał właśnie zażartować i wsunął rękę między pręty. „Ciepłe” – mówicie.
    .choice-reach-a-little-farther = Sięgnąć trochę dalej
verse-146-on-the-shelf = Leżycie na półce między innymi. Nikt was jeszcze nie naciął, jesteście nikim i jest bardzo dużo czasu. Po schodach schodzi lampa. Wszyscy zamierają i starają się wyglądać jak drewno.
