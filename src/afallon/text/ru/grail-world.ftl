### Что язык содержания говорит о мире.

## Вопросы и события

grail-action-affliction = недуг
grail-ask-order-cards = { $names }, эти карты возвращаются на колоду ({ $deck }): { $cards }; какая лежит сверху?
grail-ask-take-back = { $name }: какую сброшенную карту ты берёшь обратно (ещё { $many ->
        [one] { NUMBER($many, useGrouping: 0) } карта
        [few] { NUMBER($many, useGrouping: 0) } карты
       *[many] { NUMBER($many, useGrouping: 0) } карт
    })?
grail-event-card-taken-back = { $name } берёт обратно: { $card }.
grail-event-location-withdrawn = { $number }: этой локации больше нет в игре.
grail-event-event-added = В колоде ждёт новое событие: { $event }.
grail-event-event-taken-out = Это событие вышло из игры: { $event }.
grail-event-deck-seen = Сверху колоды ({ $deck }) лежат: { $cards }.

## Что находит проверка

grail-pack-not-a-guardian = «{ $encounter }» — не страж. Добавь эту черту или назови другого.
grail-pack-no-menhir-there = У локации { $number } нет печати менгира, поэтому менгир там никогда не сияет. Назови другую локацию.
grail-pack-number-depends-on-itself = Карта меняет характеристику по условию или счёту характеристик, поэтому зависела бы сама от себя. Спроси о чём-то другом.
grail-pack-endless-days = Карта, которая остаётся, заканчивает день прежде, чем кто-то подействует, и дни шли бы без конца. Пусть это делает событие или в другой момент.
grail-pack-owner-of-a-card-for-all = Эта карта действует на всех и говорит один раз, поэтому владельца у неё нет. Напиши «each» или «party».
