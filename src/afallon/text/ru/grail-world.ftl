### Что язык содержания говорит о мире.

grail-timing-on-win = когда вы выиграли встречу
grail-timing-on-loss = когда вы проиграли встречу
grail-timing-start-of-encounter-round = когда начинается раунд встречи
grail-timing-start-of-activation = когда вы становитесь активны
grail-timing-start-of-round = когда начинается раунд дня
grail-timing-before-action = прежде чем действовать
grail-timing-after-action = после вашего действия
grail-timing-on-travel = когда вы путешествуете
grail-timing-on-explore = когда вы исследуете
grail-timing-on-arrival = когда вы прибываете

## Текст карт: что происходит в мире

grail-effect-lift-affliction = { $who }: больше не так: { $affliction }
grail-effect-take-discarded = { $who }: взять в руку сброшенные карты: { $amount }
grail-effect-put-out-menhir = погасить менгир: { $place }
grail-effect-change-menhir = счётчик менгира { $change }: { $place }
    .all = счётчик каждого менгира { $change }
grail-effect-discard-location = сбросить локацию: { $place }
    .from-game = убрать локацию из игры: { $place }
grail-effect-place-guardian = выставить стража «{ $guardian }»: { $place }
grail-effect-move-guardian = переместить стража «{ $guardian }»: { $place }
grail-effect-remove-guardian = убрать с карты стража «{ $guardian }»
grail-effect-meet-apart = { $who }: { $met } ×{ $amount }
grail-meeting-each = каждый отдельно
grail-meeting-active = только активный персонаж
grail-meeting-owner = только владелец карты
grail-meeting-here = все, кто здесь
grail-effect-add-encounter =
    .shuffled = замешать в колоду: { $encounter } ×{ $amount }
    .top = положить на колоду: { $encounter } ×{ $amount }
    .bottom = положить под колоду: { $encounter } ×{ $amount }
grail-effect-remove-encounter = изъять из колоды: { $encounter }, { $amount }
grail-effect-add-event =
    .top = положить на колоду событий: «{ $event }»
    .bottom = положить под колоду событий: «{ $event }»
grail-effect-remove-event = изъять из колоды событий: «{ $event }»
grail-effect-look-at-deck = { $who }: посмотреть верхние карты – { $deck }: { $amount }
    .order = { $who }: посмотреть верхние карты и вернуть в любом порядке – { $deck }: { $amount }
grail-look-items = колода предметов
grail-look-events = колода событий
grail-look-own = собственная колода
grail-look-green = зелёные встречи
grail-look-grey = серые встречи
grail-look-purple = пурпурные встречи
grail-look-blue = голубые встречи
grail-effect-end-day = день заканчивается

## Числа, которые могут менять карты

grail-number-menhir-cost = каждая часть цены менгира, на игрока
grail-number-menhir-dial = счётчик зажжённого менгира
grail-number-card-price = цена новой карты
grail-number-attribute-price = цена характеристики
grail-number-damage-taken = полученный урон
grail-number-terror-taken = полученный ужас
grail-number-affinity-goal = расположение, которое выигрывает этап
grail-number-avoidance-price = каждая часть цены обхода

## Вопросы и события

grail-action-affliction = недуг
grail-ask-order-cards = { $names }, эти карты возвращаются на колоду ({ $deck }): { $cards }; какая лежит сверху?
grail-ask-take-back = { $name }: какую сброшенную карту вы берёте обратно (ещё { $many ->
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

grail-pack-not-a-guardian = «{ $encounter }» – не страж. Добавьте эту черту или назовите другого.
grail-pack-no-menhir-there = У локации { $number } нет печати менгира, поэтому менгир там никогда не сияет. Назовите другую локацию.
grail-pack-number-depends-on-itself = Карта меняет характеристику по условию или счёту характеристик, поэтому зависела бы сама от себя. Спросите о чём-то другом.
grail-pack-endless-days = Карта, которая остаётся, заканчивает день прежде, чем кто-то подействует, и дни шли бы без конца. Пусть это делает событие или в другой момент.
grail-pack-owner-of-a-card-for-all = Эта карта действует на всех и говорит один раз, поэтому владельца у неё нет. Напишите «each» или «party».
