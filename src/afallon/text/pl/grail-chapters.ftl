### Rozdziały i zakończenia oraz to, czego potrzebuje każda postać.

grail-pack-wrong-number-of-cards = „{ $character }”: karty startowe: { $starting }, karty ulepszeń: { $upgrades } ({ $kind }). Potrzeba { $wanted } i { $wanted_upgrades }.
grail-pack-attribute-without-skill = Żadna karta umiejętności nie należy do tego atrybutu: { $attribute }. Każdy z sześciu potrzebuje przynajmniej jednej.
grail-pack-no-such-level = Nie ma poziomu { $level }. Spotkania mają poziom od 1 do 4, a wstępne nie ma żadnego.
grail-pack-second-introduction = Spotkanie bez poziomu jest wstępnym spotkaniem swojego koloru, a kolor { $colour } ma więcej niż jedną taką kartę. Nadaj pozostałym poziom od 1 do 4.
grail-problem-wrong-number-of-combat-cards = Postać { $character } ma do walki karty startowe: { $starting }, karty ulepszeń: { $upgrades }. Potrzeba 15 i 25. Wybierz inną albo popraw pakiet.
grail-problem-wrong-number-of-diplomacy-cards = Postać { $character } ma do dyplomacji karty startowe: { $starting }, karty ulepszeń: { $upgrades }. Potrzeba 15 i 25. Wybierz inną albo popraw pakiet.
grail-pack-chapter-changed-outside-quest = Do następnego rozdziału prowadzi tylko powodzenie misji. Przenieś ten efekt tam.
grail-pack-chapter-not-later = Rozdział { $chapter } zaczyna się, zanim ta misja może się powieść. Podaj późniejszy.
grail-pack-chapter-never-begins = Do rozdziału { $chapter } nie prowadzi żadna misja. Niech któraś zmieni rozdział albo usuń go.
grail-pack-ending-out-of-reach = Nic nie prowadzi do zakończenia „{ $ending }”. Niech coś zakończy nim grę albo usuń je.
grail-ask-remove-encounter = Los: które spotkanie poziomu { $level } opuszcza talię ({ $deck }; do usunięcia: { $amount })?
grail-action-chapter = nowy rozdział
grail-event-chapter-began = Zaczyna się rozdział: { $chapter }.
grail-event-ending-reached = Opowieść się kończy: { $ending }.
grail-event-epilogue-read = { $epilogue }
grail-outcome-story-won = Zwycięstwo.
grail-outcome-story-lost = Porażka.
grail-pack-colour-of-a-board = „{ $character }” pasuje do każdej planszy, więc ma własny kolor: wybierz taki, którego nie ma żadna plansza.
grail-ask-choose-board = { $name }, twoja postać pasuje do każdej planszy ({ $tile }): którą bierzesz?
grail-answer-take-board = { $board }
