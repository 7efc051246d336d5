### Глави й фінали, і що потрібно кожному персонажеві.

grail-pack-wrong-number-of-cards = «{ $character }»: початкових карт { $starting }, карт поліпшення { $upgrades } ({ $kind }). Потрібно { $wanted } і { $wanted_upgrades }.
grail-pack-attribute-without-skill = Жодна карта навички не належить до цієї характеристики: { $attribute }. Кожній із шести потрібна принаймні одна.
grail-pack-no-such-level = Рівня { $level } немає. Зустрічі мають рівень від 1 до 4, а ознайомча не має жодного.
grail-pack-second-introduction = Зустріч без рівня – ознайомча для свого кольору, а в кольорі { $colour } таких карт більше ніж одна. Дайте іншим рівень від 1 до 4.
grail-problem-wrong-number-of-combat-cards = Персонаж { $character } має для бою початкових карт: { $starting }, карт поліпшення: { $upgrades }. Потрібно 15 і 25. Виберіть іншого або виправте набір.
grail-problem-wrong-number-of-diplomacy-cards = Персонаж { $character } має для дипломатії початкових карт: { $starting }, карт поліпшення: { $upgrades }. Потрібно 15 і 25. Виберіть іншого або виправте набір.
grail-pack-chapter-changed-outside-quest = До наступної глави веде лише успіх місії. Перенесіть цей ефект туди.
grail-pack-chapter-not-later = Глава { $chapter } починається раніше, ніж ця місія може вдатися. Назвіть пізнішу.
grail-pack-chapter-never-begins = Жодна місія не веде до глави { $chapter }. Хай котрась змінить главу, або приберіть її.
grail-pack-ending-out-of-reach = Ніщо не веде до фіналу «{ $ending }». Хай щось завершить ним гру, або приберіть його.
grail-ask-remove-encounter = Випадок: яка зустріч рівня { $level } виходить із колоди ({ $deck }; ще прибрати: { $amount })?
grail-action-chapter = нова глава
grail-event-chapter-began = Починається глава: { $chapter }.
grail-event-ending-reached = Історія завершується: { $ending }.
grail-event-epilogue-read = { $epilogue }
grail-outcome-story-won = Ви перемогли.
grail-outcome-story-lost = Ви програли.
grail-pack-colour-of-a-board = «{ $character }» пасує до кожного планшета, тож колір має власний: виберіть такий, якого немає в жодного планшета.
grail-ask-choose-board = { $name }, ваш персонаж пасує до кожного планшета ({ $tile }): який берете?
grail-answer-take-board = { $board }
