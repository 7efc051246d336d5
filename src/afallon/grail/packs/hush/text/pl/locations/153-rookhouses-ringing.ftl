location-153 = Gawronice: dzwonią
verse-153-the-high-branch = Wisi na najwyższym wiązie, tam gdzie kończą się drabiny, i z drzewem trzeba było porozmawiać. Cała osada przechyla się lekko w tę stronę. Na każdym szczeblu siedzi gawron i zagląda mu do środka. Mieszkały już nad tyloma ludźmi, a pierwszy raz ktoś im coś oddał.
    .choice-sleep-in-a-hammock = Przespać się w czyimś hamaku
verse-153-the-high-branch-tired = Linę mają na spółkę chłopiec i dziadek, po jednej nodze w pętli. Jeden ciągnie, drugi chrapie. Zmieniają się, a żaden się nie budzi.
verse-153-the-high-branch-proud = Wszystkie drabiny są na dole, pierwszy raz, odkąd czyjakolwiek matka pamięta. Rodziny stoją na trawie w odświętnych ubraniach i śmieją się, że się nie kołysze. Na południe nie patrzą. Na wschód nie patrzą.
verse-153-it-swings = Wiąz bierze ciężar i go oddaje. Dzwoni raz od uderzenia, raz od drzewa, i sześćdziesiąt domów kiwa głową, razem, jak ludzie, których ktoś spytał, czy są wszyscy. Zapala się lampa. Od niej druga. Nikt nie mówi: „uwaga, stopień”. Wszyscy uważają.
