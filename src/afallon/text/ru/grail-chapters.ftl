### Главы и финалы, и что нужно каждому персонажу.

grail-pack-wrong-number-of-cards = «{ $character }»: начальных карт { $starting }, карт улучшения { $upgrades } ({ $kind }). Нужно { $wanted } и { $wanted_upgrades }.
grail-pack-attribute-without-skill = Ни одна карта навыка не относится к этой характеристике: { $attribute }. Каждой из шести нужна хотя бы одна.
grail-pack-no-such-level = Уровня { $level } нет. Встречи имеют уровень от 1 до 4, а вступительная не имеет никакого.
grail-pack-second-introduction = Встреча без уровня — вступительная для своего цвета, а в цвете { $colour } таких карт больше одной. Дай остальным уровень от 1 до 4.
grail-problem-wrong-number-of-combat-cards = У персонажа { $character } для боя начальных карт: { $starting }, карт улучшения: { $upgrades }. Нужно 15 и 25. Выбери другого или исправь набор.
grail-problem-wrong-number-of-diplomacy-cards = У персонажа { $character } для дипломатии начальных карт: { $starting }, карт улучшения: { $upgrades }. Нужно 15 и 25. Выбери другого или исправь набор.
grail-pack-chapter-changed-outside-quest = К следующей главе ведёт только успех миссии. Перенеси этот эффект туда.
grail-pack-chapter-not-later = Глава { $chapter } начинается раньше, чем эта миссия может удаться. Назови более позднюю.
grail-pack-chapter-never-begins = Ни одна миссия не ведёт к главе { $chapter }. Пусть какая-нибудь сменит главу, или убери её.
grail-pack-ending-out-of-reach = Ничто не ведёт к концовке «{ $ending }». Пусть что-нибудь завершит ею игру, или убери её.
grail-ask-remove-encounter = Случай: какая встреча сложности { $level } выходит из колоды ({ $deck }; ещё убрать: { $amount })?
grail-action-chapter = новая глава
grail-event-chapter-began = Начинается глава: { $chapter }.
grail-event-ending-reached = История завершается: { $ending }.
grail-event-epilogue-read = { $epilogue }
grail-outcome-story-won = Вы победили.
grail-outcome-story-lost = Вы проиграли.
grail-pack-colour-of-a-board = «{ $character }» подходит к каждому планшету, поэтому цвет у него свой: выбери такой, какого нет ни у одного планшета.
grail-ask-choose-board = { $name }, твой персонаж подходит к каждому планшету ({ $tile }): какой берёшь?
grail-answer-take-board = { $board }
