### Главы и финалы, и что нужно каждому персонажу.

grail-pack-wrong-number-of-cards = «{ $character }»: начальных карт { $starting }, карт улучшения { $upgrades } ({ $kind }). Нужно { $wanted } и { $wanted_upgrades }.
grail-pack-attribute-without-skill = Ни одна карта навыка не относится к этой характеристике: { $attribute }. Каждой из шести нужна хотя бы одна.
grail-pack-no-such-level = Уровня { $level } нет. Встречи имеют уровень от 1 до 4, а ознакомительная не имеет никакого.
grail-pack-second-introduction = Встреча без уровня – ознакомительная для своего цвета, а в цвете { $colour } таких карт больше одной. Дайте остальным уровень от 1 до 4.
grail-problem-wrong-number-of-combat-cards = У персонажа { $character } для боя начальных карт: { $starting }, карт улучшения: { $upgrades }. Нужно 15 и 25. Выберите другого или исправьте набор.
grail-problem-wrong-number-of-diplomacy-cards = У персонажа { $character } для дипломатии начальных карт: { $starting }, карт улучшения: { $upgrades }. Нужно 15 и 25. Выберите другого или исправьте набор.
