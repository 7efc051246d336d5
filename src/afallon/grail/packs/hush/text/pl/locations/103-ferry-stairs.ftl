location-103 = Schody Przewozu
verse-103-the-stairs = Jedenaście stopni schodzi do rzeki, a przy niskiej wodzie jest i dwunasty, tylko nikt się nie przyznaje, że go murował. Na schodach zawsze są ludzie. Monetę trzymają w zębach, jak ich babki, żeby obie ręce były wolne do gęsi.
    .choice-row-them-over = Przewieźć ich za opłatą
    .choice-ask-who-rowed = Spytać, kto wiosłował tamtej nocy
    .choice-take-the-one-without-a-coin = Zabrać tego, kto nie ma monety
verse-103-who-rowed = „W noc, kiedy utonął chłopak? No przecież wy – mówi najstarszy, nie wyjmując monety. – Tam i z powrotem. Świeciłem latarnią”. A na dziobie? Myśli tak długo, że moneta mu wypada. „Był płaszcz – mówi. – Powiedziałem: uwaga, stopień. Płaszczowi się nie mówi: uwaga, stopień”.
verse-103-no-coin = Siedzi prosto, z rękami na kolanach, i nic nie waży. Na środku rzeki zaczyna dziękować. Dziękuje jeszcze, kiedy dziób jest pusty, a stępka szoruje po żwirze drugiego brzegu.
verse-103-the-stairs-northerners = Między gęśmi czeka rodzina z którejś parafii zza wzgórza. Przywieźli łóżka. Nie pytają, ile to kosztuje; pytają, czy na tamtym brzegu jeszcze słychać.
