verse-book-eight-wives =
    Kamienie mruczą, a jeden mruczy do tańca, fałszywie. Osiem żon i miejsce, gdzie, można by przysiąc, stała ławka.

    W Przystani liczą, czy są wszyscy, jak po burzy, i się zgadza. Nikt nie gwiżdże. Na nabrzeżu leży fajka, jeszcze ciepła; chowają ją na wypadek, gdyby ktoś pytał. Przed mrozem trzeba odlać trzy dzwony.
