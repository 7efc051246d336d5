### Rozdziały i zakończenia oraz to, czego potrzebuje każda postać.

grail-pack-wrong-number-of-cards = „{ $character }”: karty startowe: { $starting }, karty ulepszeń: { $upgrades } ({ $kind }). Potrzeba { $wanted } i { $wanted_upgrades }.
grail-pack-attribute-without-skill = Żadna karta umiejętności nie należy do tej cechy: { $attribute }. Każda z sześciu potrzebuje przynajmniej jednej.
grail-pack-no-such-level = Nie ma poziomu { $level }. Spotkania mają poziom od 1 do 4, a wstępne nie ma żadnego.
grail-pack-second-introduction = Spotkanie bez poziomu jest wstępnym spotkaniem swojego koloru, a kolor { $colour } ma więcej niż jedną taką kartę. Nadaj pozostałym poziom od 1 do 4.
grail-problem-wrong-number-of-combat-cards = Postać { $character } ma do walki karty startowe: { $starting }, karty ulepszeń: { $upgrades }. Potrzeba 15 i 25. Wybierz inną albo popraw zestaw.
grail-problem-wrong-number-of-diplomacy-cards = Postać { $character } ma do dyplomacji karty startowe: { $starting }, karty ulepszeń: { $upgrades }. Potrzeba 15 i 25. Wybierz inną albo popraw zestaw.
