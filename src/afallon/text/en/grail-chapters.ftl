### Chapters and endings, and what every character needs.

grail-pack-wrong-number-of-cards = “{ $character }” has { $starting } starting cards and { $upgrades } upgrade cards for { $kind }. It needs { $wanted } and { $wanted_upgrades }.
grail-pack-attribute-without-skill = No skill card belongs to this attribute: { $attribute }. Each of the six needs at least one.
grail-pack-no-such-level = There is no level { $level }. Encounters have a level from 1 to 4; an introductory one has none.
grail-pack-second-introduction = An encounter without a level is the introductory one of its colour, and { $colour } has more than one such card. Give the others a level from 1 to 4.
grail-problem-wrong-number-of-combat-cards = The character { $character } has { $starting } starting cards and { $upgrades } upgrade cards for combat, but needs 15 and 25. Choose another, or mend the pack.
grail-problem-wrong-number-of-diplomacy-cards = The character { $character } has { $starting } starting cards and { $upgrades } upgrade cards for diplomacy, but needs 15 and 25. Choose another, or mend the pack.
