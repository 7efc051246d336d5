### Глави й кінцівки, і що потрібно кожному персонажеві.

grail-pack-wrong-number-of-cards = «{ $character }»: початкових карт { $starting }, карт поліпшення { $upgrades } ({ $kind }). Потрібно { $wanted } і { $wanted_upgrades }.
grail-pack-attribute-without-skill = Жодна карта навички не належить до цієї характеристики: { $attribute }. Кожній із шести потрібна принаймні одна.
grail-pack-no-such-level = Складності { $level } немає. Зустрічі мають складність від 1 до 4, а вступна не має жодної.
grail-pack-second-introduction = Зустріч без складності — вступна для свого кольору, а в кольорі { $colour } таких карт більше ніж одна. Дай іншим складність від 1 до 4.
grail-problem-wrong-number-of-combat-cards = Персонаж { $character } має для бою початкових карт: { $starting }, карт поліпшення: { $upgrades }. Потрібно 15 і 25. Обери іншого або виправ набір.
grail-problem-wrong-number-of-diplomacy-cards = Персонаж { $character } має для дипломатії початкових карт: { $starting }, карт поліпшення: { $upgrades }. Потрібно 15 і 25. Обери іншого або виправ набір.
grail-pack-chapter-changed-outside-quest = До наступної глави веде лише успіх місії. Перенеси цей ефект туди.
grail-pack-chapter-not-later = Глава { $chapter } починається раніше, ніж ця місія може вдатися. Назви пізнішу.
grail-pack-chapter-never-begins = Жодна місія не веде до глави { $chapter }. Хай котрась змінить главу, або прибери її.
grail-pack-ending-out-of-reach = Ніщо не веде до кінцівки «{ $ending }». Хай щось завершить нею гру, або прибери її.
grail-ask-remove-encounter = Випадок: яка зустріч складності { $level } виходить із колоди ({ $deck }; ще прибрати: { $amount })?
grail-action-chapter = нова глава
grail-event-chapter-began = Починається глава: { $chapter }.
grail-event-ending-reached = Історія завершується: { $ending }.
grail-event-epilogue-read = { $epilogue }
grail-outcome-story-won = Ви перемогли.
grail-outcome-story-lost = Ви програли.
grail-pack-colour-of-a-board = «{ $character }» пасує до кожного планшета, тож колір має власний: обери такий, якого немає в жодного планшета.
grail-ask-choose-board = { $name }, твій персонаж пасує до кожного планшета ({ $tile }): який береш?
grail-answer-take-board = { $board }
