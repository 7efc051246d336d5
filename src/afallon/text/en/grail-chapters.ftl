### Chapters and endings, and what every character needs.

grail-pack-wrong-number-of-cards = “{ $character }” has { $starting } starting cards and { $upgrades } upgrade cards for { $kind }. It needs { $wanted } and { $wanted_upgrades }.
grail-pack-attribute-without-skill = No skill card belongs to this attribute: { $attribute }. Each of the six needs at least one.
grail-pack-no-such-level = There is no level { $level }. Encounters have a level from 1 to 4; an introductory one has none.
grail-pack-second-introduction = An encounter without a level is the introductory one of its colour, and { $colour } has more than one such card. Give the others a level from 1 to 4.
grail-problem-wrong-number-of-combat-cards = The character { $character } has { $starting } starting cards and { $upgrades } upgrade cards for combat, but needs 15 and 25. Choose another, or mend the pack.
grail-problem-wrong-number-of-diplomacy-cards = The character { $character } has { $starting } starting cards and { $upgrades } upgrade cards for diplomacy, but needs 15 and 25. Choose another, or mend the pack.
grail-pack-chapter-changed-outside-quest = Only the success of a quest leads to the next chapter. Put this effect there.
grail-pack-chapter-not-later = Chapter { $chapter } has begun before this quest can succeed. Name a later one.
grail-pack-chapter-never-begins = No quest leads to chapter { $chapter }. Let one change the chapter, or leave it out.
grail-pack-ending-out-of-reach = Nothing leads to the ending “{ $ending }”. Let something end the game with it, or leave it out.
grail-ask-remove-encounter = Chance: which encounter of level { $level } leaves the deck ({ $deck }; still to remove: { $amount })?
grail-action-chapter = a new chapter
grail-event-chapter-began = A chapter begins: { $chapter }.
grail-event-ending-reached = The story ends: { $ending }.
grail-event-epilogue-read = { $epilogue }
grail-outcome-story-won = You have won.
grail-outcome-story-lost = You have lost.
grail-pack-colour-of-a-board = “{ $character }” fits every board, so its colour is its own: choose one that no board has.
grail-ask-choose-board = { $name }, your character fits every board ({ $tile }): which do you take?
grail-answer-take-board = { $board }
