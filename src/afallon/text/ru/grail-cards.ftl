### Грааль: текст карт — предложения, как на печатных картах.

## Кто это делает

grail-party-is = party
grail-who-each = каждый из вас
    .genitive = каждого из вас
grail-who-party = отряд
    .genitive = отряда
grail-who-active = активный персонаж
    .genitive = активного персонажа
grail-who-owner = владелец этой карты
    .genitive = владельца этой карты
grail-subject = { $who_is ->
        [you] { $does }
       *[other] { $who } { $does }
    }

## Что стоит впереди

grail-heading = { $text }:
grail-timed = { $timing } — { $does }
    .alone = { $timing }
grail-if = если { $requires }, { $does }
    .alone = если { $requires }
grail-only-if = только если { $requires }
grail-if-else = если { $requires }, { $does }; иначе { $otherwise }
grail-otherwise = иначе { $does }
    .alone = иначе
grail-pay-for = заплатите { CASE($what, "accusative") }: { $does }
    .alone = заплатите { CASE($what, "accusative") }
grail-give-for = отдайте { CASE($what, "accusative") }: { $does }
    .alone = отдайте { CASE($what, "accusative") }
grail-pay-and-give-for = заплатите { CASE($what, "accusative") } и отдайте { CASE($cards, "accusative") }: { $does }
    .alone = заплатите { CASE($what, "accusative") } и отдайте { CASE($cards, "accusative") }
grail-may-pay-for = вы можете заплатить { CASE($what, "accusative") }: { $does }
    .alone = вы можете заплатить { CASE($what, "accusative") }
grail-each-pays-for = каждый из вас платит { CASE($what, "accusative") }: { $does }
    .alone = каждый из вас платит { CASE($what, "accusative") }
grail-spend-for = потратьте { CASE($what, "accusative") }: { $does }
    .alone = потратьте { CASE($what, "accusative") }
grail-if-you-wish = по желанию { $does }
    .alone = по желанию
grail-once-day = раз в день { $does }
    .alone = раз в день
grail-once-chapter = раз за главу { $does }
    .alone = раз за главу
grail-once-campaign = раз за кампанию { $does }
    .alone = раз за кампанию
grail-once-character = каждый персонаж может сделать это раз: { $does }
    .alone = каждый персонаж может сделать это раз
grail-choice = «{ $name }» — { $does }
    .alone = «{ $name }»
grail-toss-skull = { -skull } — { $does }
    .alone = { -skull }
grail-toss-grail = { -grail } — { $does }
    .alone = { -grail }
grail-attack-row = набор { $pool } — { $does }
    .alone = набор { $pool }
grail-stage-bonus = бонус стадии за { CASE($attribute, "accusative") } — { $does }
    .alone = бонус стадии за { CASE($attribute, "accusative") }
grail-nothing-happens = ничего не происходит
grail-or = { $one } или { $other }
grail-then = { $one }; { $other }
grail-comma = { $one }, { $other }
grail-clauses-last-separator = { ", и " }
grail-brackets = ({ $of })

## Сколько

grail-for-each = { $amount } за { $each }
    .at-most = { $amount } за { $each }, не больше { CASE($most, "genitive") }
grail-per-connected-attribute-keys = каждый соединённый ключ { CASE($of, "genitive") }
grail-per-connected-magic-keys = каждый соединённый магический ключ
grail-per-charges = каждый заряд на этой карте
grail-per-pool = каждый маркер в наборе боя
grail-per-cards-in-sequence = каждую карту последовательности
grail-per-cards-in-hand = каждую карту в руке
grail-per-quantity = каждое очко { CASE($of, "genitive") }
grail-per-status = каждую отмеченную клетку статуса «{ $of }»
grail-per-dial = каждое деление счётчика «{ $of }»
grail-per-members = каждого члена отряда
grail-per-comers = каждого, кто пришёл
grail-per-players = каждого игрока
grail-at-least = хотя бы { $amount }
grail-at-most = не больше { CASE($amount, "genitive") }
grail-any-of = { $what }
grail-named-item = предмет «{ $name }»
    .genitive = предмета «{ $name }»
grail-named-items = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } экземпляр
        [few] { NUMBER($units, useGrouping: 0) } экземпляра
       *[many] { NUMBER($units, useGrouping: 0) } экземпляров
    } предмета «{ $name }»
grail-named-secret = тайна «{ $secret }»
    .accusative = тайну «{ $secret }»
    .genitive = тайны «{ $secret }»
grail-named-location = локация «{ $place }»
    .accusative = локацию «{ $place }»
grail-named-encounter = встреча «{ $name }»
    .accusative = встречу «{ $name }»
grail-named-encounters = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } экземпляр
        [few] { NUMBER($units, useGrouping: 0) } экземпляра
       *[many] { NUMBER($units, useGrouping: 0) } экземпляров
    } встречи «{ $name }»
grail-all-named-encounters = все встречи «{ $name }»
grail-verse = стих «{ $verse }»
    .dative = стиху «{ $verse }»
    .genitive = стиха «{ $verse }»
grail-verse-of-book = стих «{ $verse }» из книги тайн
    .dative = стиху «{ $verse }» из книги тайн
    .genitive = стиха «{ $verse }» из книги тайн
grail-verse-of-place = стих «{ $verse }» локации «{ $place }»
    .dative = стиху «{ $verse }» локации «{ $place }»
    .genitive = стиха «{ $verse }» локации «{ $place }»
grail-item-of-kind = { $kind }
grail-in-use = { $what } наготове
grail-all-named = все предметы «{ $name }»
grail-all-item = все предметы
grail-all-weapon = всё оружие
grail-all-armour = все доспехи
grail-all-shield = все щиты
grail-all-companion = все спутники
    .accusative = всех спутников
grail-all-relic = все реликвии
grail-all-energy = вся энергия
    .accusative = всю энергию
grail-all-health = всё здоровье
grail-all-terror = весь ужас
grail-all-food = вся пища
    .accusative = всю пищу
grail-all-wealth = всё богатство
grail-all-reputation = вся репутация
    .accusative = всю репутацию
grail-all-magic = вся магия
    .accusative = всю магию
grail-all-experience = весь опыт

## Что происходит

grail-effect-gain = { $who_is ->
        [you] получите
       *[other] получает
    } { CASE($what, "accusative") }
grail-effect-lose = { $who_is ->
        [you] потеряйте
       *[other] теряет
    } { CASE($what, "accusative") }
grail-effect-pay = { $who_is ->
        [you] заплатите
       *[other] должен заплатить
    } { CASE($what, "accusative") }
grail-effect-set = { $who_is ->
        [you] { $what } теперь { $value }
       *[other] у { CASE($who, "genitive") } { $what } теперь { $value }
    }
grail-effect-take = { $who_is ->
        [you] получите
       *[other] получает
    } { CASE($what, "accusative") }
grail-effect-lose-secret = тот, у кого тайна «{ $secret }», сбрасывает её
    .from-game = удалите тайну «{ $secret }» из игры
grail-effect-die = { $who_is ->
        [you] вы погибаете
       *[other] погибает
    }
grail-effect-modify = { $who_is ->
        [you] { $number } { $change }
       *[other] { $number } { $change } для { CASE($who, "genitive") }
    }
grail-effect-add-markers = добавьте { CASE($what, "accusative") }
grail-effect-remove-markers = уберите { CASE($what, "accusative") }
grail-effect-move-affinity = приязнь { $change }
grail-effect-draw = { $who_is ->
        [you] возьмите
       *[other] берёт
    } { CASE($what, "accusative") }
grail-effect-discard = { $who_is ->
        [you] сбросьте
       *[other] сбрасывает
    } { CASE($what, "accusative") } с руки
grail-effect-discard-from-deck = { $who_is ->
        [you] сбросьте
       *[other] сбрасывает
    } { CASE($what, "accusative") } с верха колоды
grail-effect-discard-last = { $many ->
        [one] сбросьте последнюю карту последовательности
        [few] сбросьте { NUMBER($many, useGrouping: 0) } последние карты последовательности
       *[many] сбросьте { NUMBER($many, useGrouping: 0) } последних карт последовательности
    }
grail-effect-gain-charges = положите на эту карту { CASE($what, "accusative") }
grail-effect-allow-card = можно сыграть ещё одну карту
grail-effect-for-each = за { $each } { $does }
    .at-most = за { $each } { $does } (не больше { CASE($most, "genitive") })
grail-effect-reduce-damage = получите на { CASE($amount, "accusative") } меньше
grail-effect-reduce-terror = получите на { CASE($amount, "accusative") } меньше
grail-effect-reduce-energy = потеряйте на { CASE($amount, "accusative") } меньше
grail-effect-reduce-markers = потеряйте на { CASE($amount, "accusative") } меньше
grail-effect-reduce-affinity = приязнь падает на { $amount } меньше
grail-effect-reduce-discards = сбросьте на { CASE($amount, "accusative") } меньше
grail-effect-prevent-damage = не получайте урона
grail-effect-prevent-terror = не получайте ужаса
grail-effect-prevent-energy = не теряйте энергии
grail-effect-prevent-markers = не теряйте маркеров
grail-effect-prevent-affinity = приязнь не падает
grail-effect-prevent-discards = не сбрасывайте карт
grail-effect-cancel-attack = отмените атаку
grail-effect-cancel-opportunity = отмените внеочередную атаку
grail-effect-cancel-reaction = отмените реакцию
grail-effect-escape = враг спасается бегством
grail-effect-end-encounter-won = встреча заканчивается победой
grail-effect-end-encounter-not-won = встреча заканчивается без победы
grail-effect-end-encounter-leave = активный персонаж бесплатно выходит из встречи
grail-effect-move = { $who_is ->
        [you] перейдите
       *[other] переходит
    } в { CASE($to, "accusative") }
grail-effect-reveal = { $place_is ->
        [here] откройте локации вокруг этой
       *[there] откройте локации вокруг локации «{ $place }»
    }
grail-effect-replace-location = { $place_is ->
        [here] замените эту локацию на локацию «{ $by }»
       *[there] замените локацию «{ $place }» на локацию «{ $by }»
    }
grail-effect-light-menhir = { $place_is ->
        [here] зажгите здесь { -menhir(form: "accusative") }
       *[there] зажгите { -menhir(form: "accusative") } в локации «{ $place }»
    }
    .dial = { $place_is ->
        [here] зажгите здесь { -menhir(form: "accusative") } со счётчиком на { $dial }
       *[there] зажгите { -menhir(form: "accusative") } в локации «{ $place }» со счётчиком на { $dial }
    }
grail-effect-put-tokens = { $place_is ->
        [here] положите сюда { CASE($what, "accusative") }
       *[there] положите { CASE($what, "accusative") } на локацию «{ $place }»
    }
grail-effect-remove-tokens = { $place_is ->
        [here] уберите отсюда { CASE($what, "accusative") }
       *[there] уберите { CASE($what, "accusative") } с локации «{ $place }»
    }
grail-effect-set-time-dial = установите счётчик времени «{ $dial }» на { $value }
    .here = положите сюда счётчик времени «{ $dial }» и установите его на { $value }
grail-effect-set-quest-dial = установите счётчик миссии «{ $dial }» на { $value }
    .here = положите сюда счётчик миссии «{ $dial }» и установите его на { $value }
grail-effect-remove-dial = уберите счётчик «{ $dial }»
grail-effect-change-dial = счётчик «{ $dial }» { $change }
grail-effect-meet = разыграйте { CASE($what, "accusative") }
grail-effect-mark-status = отметьте статус «{ $status }»
    .box = отметьте статус «{ $status }» до клетки { $box }
grail-effect-erase-status = сотрите статус «{ $status }»
grail-effect-add-random-events = положите { CASE($what, "accusative") } на верх колоды событий
grail-effect-reveal-event = откройте событие
grail-effect-lift-affliction = { $who_is ->
        [you] сбросьте
       *[other] сбрасывает
    } карту «{ $card }»
grail-effect-take-discarded = { $who_is ->
        [you] возьмите
       *[other] берёт
    } { CASE($what, "accusative") } из стопки сброса
grail-effect-put-out-menhir = { $place_is ->
        [here] погасите здесь { -menhir(form: "accusative") }
       *[there] погасите { -menhir(form: "accusative") } в локации «{ $place }»
    }
grail-effect-change-menhir = { $place_is ->
        [here] счётчик { -menhir(form: "genitive") } здесь { $change }
       *[there] счётчик { -menhir(form: "genitive") } в локации «{ $place }» { $change }
    }
grail-effect-change-menhirs = счётчики всех зажжённых { -menhir(form: "plural-genitive") } { $change }
grail-effect-discard-location = { $place_is ->
        [here] уберите эту локацию с поля
       *[there] уберите локацию «{ $place }» с поля
    }
    .from-game = { $place_is ->
        [here] удалите эту локацию из игры
       *[there] удалите локацию «{ $place }» из игры
    }
grail-effect-place-guardian = { $place_is ->
        [here] поставьте здесь стража «{ $guardian }»
       *[there] поставьте стража «{ $guardian }» в локацию «{ $place }»
    }
grail-effect-move-guardian = { $place_is ->
        [here] передвиньте сюда стража «{ $guardian }»
       *[there] передвиньте стража «{ $guardian }» в локацию «{ $place }»
    }
grail-effect-remove-guardian = уберите стража «{ $guardian }» с поля
grail-effect-meet-alone = { $who_is ->
        [you] разыграйте в одиночку { CASE($what, "accusative") }
       *[other] в одиночку разыгрывает { CASE($what, "accusative") }
    }
grail-effect-meet-here = все, кто здесь, разыгрывают { CASE($what, "accusative") }
grail-effect-shuffle-encounter = замешайте { CASE($what, "accusative") } в колоду того же цвета
grail-effect-put-encounter-on-top = положите { CASE($what, "accusative") } на верх колоды того же цвета
grail-effect-put-encounter-at-bottom = положите { CASE($what, "accusative") } под колоду того же цвета
grail-effect-remove-encounter = удалите { CASE($what, "accusative") } из колоды того же цвета
grail-effect-put-event-on-top = положите событие «{ $event }» на верх колоды событий
grail-effect-put-event-at-bottom = положите событие «{ $event }» под колоду событий
grail-effect-remove-event = удалите событие «{ $event }» из колоды событий и из игры
grail-effect-end-day = день заканчивается
grail-effect-look = { $who_is ->
        [you] посмотрите
       *[other] смотрит
    } { $many ->
        [one] верхнюю карту
        [few] { NUMBER($many, useGrouping: 0) } верхние карты
       *[many] { NUMBER($many, useGrouping: 0) } верхних карт
    } { $deck }
grail-effect-look-and-order = { $who_is ->
        [you] посмотрите
       *[other] смотрит
    } { $many ->
        [one] верхнюю карту
        [few] { NUMBER($many, useGrouping: 0) } верхние карты
       *[many] { NUMBER($many, useGrouping: 0) } верхних карт
    } { $deck } и { $who_is ->
        [you] верните
       *[other] возвращает
    } их в любом порядке
grail-look-items = колоды предметов
grail-look-events = колоды событий
grail-look-own = своей колоды
grail-look-green = колоды зелёных встреч
grail-look-grey = колоды серых встреч
grail-look-purple = колоды пурпурных встреч
grail-look-blue = колоды голубых встреч
grail-affliction-dying = Вы умираете
grail-affliction-going-mad = Вы сходите с ума
grail-effect-end-quest = миссия «{ $quest }» заканчивается
grail-effect-change-chapter = начинается глава { $chapter }
grail-effect-note-task = запишите задание «{ $task }»
grail-effect-end-game = кампания заканчивается: «{ $ending }»
grail-effect-read = прочтите { $verse }
grail-effect-go = перейдите к { CASE($verse, "dative") }
grail-effect-choose = { $who_is ->
        [you] выберите одно
       *[other] выбирает одно
    }
grail-effect-vote = { $who_is ->
        [you] проголосуйте за одно из этого
       *[other] голосует за одно из этого
    }
grail-effect-toss = подбросьте счётчик
grail-effect-hook = { $name }

grail-number-hand-limit = предел руки
grail-number-opening-hand = начальная рука
grail-number-item-limit = предел предметов
grail-number-explore-cost = стоимость исследования
grail-number-travel-cost = стоимость путешествия
grail-number-price = цена встречи
grail-number-threshold = порог ключей характеристик
grail-number-affinity-gain = получаемая приязнь
grail-number-cards-each-activation = число карт за активацию
grail-number-energy-at-dusk = восстановление энергии в сумерках
grail-number-food-at-rest = пища за отдых
grail-number-menhir-cost = стоимость { -menhir(form: "genitive") }
grail-number-menhir-dial = начальный счётчик { -menhir(form: "genitive") }
grail-number-card-price = цена новой карты
grail-number-attribute-price = цена очка характеристики
grail-number-damage-taken = получаемый урон
grail-number-terror-taken = получаемый ужас
grail-number-affinity-goal = приязнь для победы в стадии
grail-number-avoidance-price = цена уклонения
grail-goal-lowest = локация с наименьшим номером
    .accusative = локацию с наименьшим номером
grail-goal-highest = локация с наибольшим номером
    .accusative = локацию с наибольшим номером
grail-goal-any-connected = любая соединённая локация
    .accusative = любую соединённую локацию
grail-goal-any-revealed = любая локация на поле
    .accusative = любую локацию на поле

## Ключи

grail-key-attribute = { $attribute } { $amount }
grail-key-magic = магия
grail-key-free = бесплатно
grail-key =
    .times = { $half } ×{ $times }
    .cancel = { $half }, бонус отменён
    .joined = { $half }: { $bonus }
grail-half-magic = магия: { $bonus }
grail-half-free = бесплатно: { $bonus }
grail-bonus-markers = { $units ->
        [one] +{ NUMBER($units, useGrouping: 0) } маркер
        [few] +{ NUMBER($units, useGrouping: 0) } маркера
       *[many] +{ NUMBER($units, useGrouping: 0) } маркеров
    }
grail-bonus-affinity = приязнь +{ NUMBER($units, useGrouping: 0) }
grail-bonus-stage = { $units ->
        [1] бонус стадии
       *[other] бонус стадии ×{ NUMBER($units, useGrouping: 0) }
    }
grail-bonus-draw = { $units ->
        [one] возьмите { NUMBER($units, useGrouping: 0) } карту
        [few] возьмите { NUMBER($units, useGrouping: 0) } карты
       *[many] возьмите { NUMBER($units, useGrouping: 0) } карт
    }
grail-bonus-extra-card = дополнительная карта
grail-bonus-discard-last = { $units ->
        [one] сбросьте последнюю карту
        [few] сбросьте { NUMBER($units, useGrouping: 0) } последние карты
       *[many] сбросьте { NUMBER($units, useGrouping: 0) } последних карт
    }

## Моменты

grail-timing-on-play = при розыгрыше
grail-timing-delayed = отсрочка
    .tokens = отсрочка, { $tokens }
grail-timing-during-attack = во время атаки врага
grail-timing-during-reaction = во время реакции оппонента
grail-timing-always = всегда
grail-timing-charges = за заряды
grail-timing-flip = переверните эту карту
grail-timing-action = действие
grail-timing-dawn = на рассвете
grail-timing-dusk = в сумерках
grail-timing-start-of-encounter = в начале встречи
grail-timing-end-of-encounter = в конце встречи
grail-timing-on-win = когда вы выигрываете встречу
grail-timing-on-loss = когда вы проигрываете встречу
grail-timing-start-of-encounter-round = в начале каждого раунда встречи
grail-timing-start-of-activation = в начале вашей активации
grail-timing-start-of-round = в начале каждого раунда дня
grail-timing-before-action = перед вашим действием
grail-timing-after-action = после вашего действия
grail-timing-on-travel = когда вы путешествуете
grail-timing-on-explore = когда вы исследуете
grail-timing-on-arrival = когда вы прибываете
grail-timing-on-gain = при получении
grail-timing-on-empty-dial = когда убран последний жетон времени
    .named = когда счётчик «{ $dial }» дошёл до нуля
grail-passive = пассивная карта: её нельзя накрыть
grail-if-discarded = при сбросе из последовательности

## Что напечатано на встречах

grail-level = сложность { $level }
grail-trait = { $trait } — { $meaning }
grail-asked-price = цена { $price }
grail-printed-opportunity = внеочередная атака
grail-printed-reward = награда
grail-printed-loot = добыча
grail-printed-track = шкала приязни от { $lowest } до { $highest }
grail-numbered-stage = стадия { $number }, «{ $name }»
grail-printed-reaction = реакция оппонента
grail-printed-avoidance = уклонение
grail-printed-failure = неудача
