location-144 = Las Karbów
verse-144-the-buds = Leszczyna, ścinana co siedem lat: proste pręty, jednej grubości, w ponumerowanych rzędach. Gdzie wzięto gałązkę, tam jest pąk, a na większości pąków powieka. Zamknięta; nie ta pora roku. „Nie gwizdałbym” – mówi leśnik, który struga i pilnuje, żeby ciąć ku sobie.
    .choice-cut-one-rod-towards-yourselves = Uciąć jeden pręt, ku sobie
verse-144-the-buds-one-is-open = Jeden przy ścieżce jest otwarty. Odprowadza was do żywopłotu i zamyka się, jak ktoś, kto sobie zanotował.
