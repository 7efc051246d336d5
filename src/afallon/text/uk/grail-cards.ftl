### Грааль: текст карт — речення, як на друкованих картах.

## Хто це робить

grail-party-is = party
grail-who-each = кожен із вас
    .genitive = кожного з вас
grail-who-party = загін
    .genitive = загону
grail-who-active = активний персонаж
    .genitive = активного персонажа
grail-who-owner = власник цієї карти
    .genitive = власника цієї карти
grail-subject = { $who_is ->
        [you] { $does }
       *[other] { $who } { $does }
    }

## Що стоїть попереду

grail-heading = { $text }:
grail-timed = { $timing } — { $does }
    .alone = { $timing }
grail-if = якщо { $requires }, { $does }
    .alone = якщо { $requires }
grail-only-if = лише якщо { $requires }
grail-if-else = якщо { $requires }, { $does }; інакше { $otherwise }
grail-otherwise = інакше { $does }
    .alone = інакше
grail-pay-for = заплатіть { CASE($what, "accusative") }: { $does }
    .alone = заплатіть { CASE($what, "accusative") }
grail-give-for = віддайте { CASE($what, "accusative") }: { $does }
    .alone = віддайте { CASE($what, "accusative") }
grail-pay-and-give-for = заплатіть { CASE($what, "accusative") } та віддайте { CASE($cards, "accusative") }: { $does }
    .alone = заплатіть { CASE($what, "accusative") } та віддайте { CASE($cards, "accusative") }
grail-may-pay-for = ви можете заплатити { CASE($what, "accusative") }: { $does }
    .alone = ви можете заплатити { CASE($what, "accusative") }
grail-each-pays-for = кожен із вас платить { CASE($what, "accusative") }: { $does }
    .alone = кожен із вас платить { CASE($what, "accusative") }
grail-spend-for = витратьте { CASE($what, "accusative") }: { $does }
    .alone = витратьте { CASE($what, "accusative") }
grail-if-you-wish = за бажанням { $does }
    .alone = за бажанням
grail-once-day = раз на день { $does }
    .alone = раз на день
grail-once-chapter = раз на главу { $does }
    .alone = раз на главу
grail-once-campaign = раз на кампанію { $does }
    .alone = раз на кампанію
grail-once-character = кожен персонаж може зробити це раз: { $does }
    .alone = кожен персонаж може зробити це раз
grail-choice = «{ $name }» — { $does }
    .alone = «{ $name }»
grail-toss-skull = { -skull } — { $does }
    .alone = { -skull }
grail-toss-grail = { -grail } — { $does }
    .alone = { -grail }
grail-attack-row = набір бою { $pool } — { $does }
    .alone = набір бою { $pool }
grail-stage-bonus = бонус стадії за { CASE($attribute, "accusative") } — { $does }
    .alone = бонус стадії за { CASE($attribute, "accusative") }
grail-nothing-happens = нічого не стається
grail-or = { $one } або { $other }
grail-then = { $one }; { $other }
grail-comma = { $one }, { $other }
grail-clauses-last-separator = { ", і " }
grail-brackets = ({ $of })

## Скільки

grail-for-each = { $amount } за { $each }
    .at-most = { $amount } за { $each } (щонайбільше { CASE($most, "accusative") })
grail-per-connected-attribute-keys = кожен сполучений ключ { CASE($of, "genitive") }
grail-per-connected-magic-keys = кожен сполучений чарівний ключ
grail-per-charges = кожен заряд на цій карті
grail-per-pool = кожен маркер у наборі бою
grail-per-cards-in-sequence = кожну карту послідовності
grail-per-cards-in-hand = кожну карту на руці
grail-per-quantity = кожне очко { CASE($of, "genitive") }
grail-per-status = кожну позначену клітинку статусу «{ $of }»
grail-per-dial = кожну поділку лічильника «{ $of }»
grail-per-members = кожного члена загону
grail-per-comers = кожного, хто прийшов
grail-per-players = кожного гравця
grail-at-least = щонайменше { CASE($amount, "accusative") }
grail-at-most = щонайбільше { CASE($amount, "accusative") }
grail-any-of = { $what }
grail-named-item = предмет «{ $name }»
    .genitive = предмета «{ $name }»
grail-named-items = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } предмет «{ $name }»
        [few] { NUMBER($units, useGrouping: 0) } предмети «{ $name }»
       *[many] { NUMBER($units, useGrouping: 0) } предметів «{ $name }»
    }
grail-named-secret = таємниця «{ $secret }»
    .accusative = таємницю «{ $secret }»
    .genitive = таємниці «{ $secret }»
grail-named-location = локація «{ $place }»
    .genitive = локації «{ $place }»
grail-named-encounter = зустріч «{ $name }»
grail-named-encounters = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } зустріч «{ $name }»
        [few] { NUMBER($units, useGrouping: 0) } зустрічі «{ $name }»
       *[many] { NUMBER($units, useGrouping: 0) } зустрічей «{ $name }»
    }
grail-all-named-encounters = усі зустрічі «{ $name }»
grail-verse = вірш «{ $verse }»
    .genitive = вірша «{ $verse }»
grail-verse-of-book = вірш «{ $verse }» із книги таємниць
    .genitive = вірша «{ $verse }» із книги таємниць
grail-verse-of-place = вірш «{ $verse }» локації «{ $place }»
    .genitive = вірша «{ $verse }» локації «{ $place }»
grail-item-of-kind = { $kind }
grail-in-use = { $what } у спорядженні
grail-all-named = всі предмети «{ $name }»
grail-all-item = всі предмети
grail-all-weapon = вся зброя
    .accusative = всю зброю
grail-all-armour = всі обладунки
grail-all-shield = всі щити
grail-all-companion = всі компаньйони
    .accusative = всіх компаньйонів
grail-all-relic = всі реліквії
grail-all-energy = вся енергія
    .accusative = всю енергію
grail-all-health = все здоров’я
grail-all-terror = весь жах
grail-all-food = вся їжа
    .accusative = всю їжу
grail-all-wealth = все багатство
grail-all-reputation = вся шана
    .accusative = всю шану
grail-all-magic = всі чари
grail-all-experience = весь досвід

## Що стається

grail-effect-gain = { $who_is ->
        [you] отримайте
       *[other] отримує
    } { CASE($what, "accusative") }
grail-effect-lose = { $who_is ->
        [you] втратьте
       *[other] втрачає
    } { CASE($what, "accusative") }
grail-effect-pay = { $who_is ->
        [you] заплатіть
       *[other] мусить заплатити
    } { CASE($what, "accusative") }
grail-effect-set = { $who_is ->
        [you] { $what } тепер { $value }
       *[other] { $what } { CASE($who, "genitive") } тепер { $value }
    }
grail-effect-take = { $who_is ->
        [you] зазнайте
       *[other] зазнає
    } { CASE($what, "genitive") }
grail-effect-lose-secret = хто має таємницю «{ $secret }», скидає її
    .from-game = вилучіть таємницю «{ $secret }» з гри
grail-effect-die = { $who_is ->
        [you] ви гинете
       *[other] гине
    }
grail-effect-modify = { $who_is ->
        [you] { $number } { $change }
       *[other] { $number } { $change } для { CASE($who, "genitive") }
    }
grail-effect-add-markers = додайте { CASE($what, "accusative") }
grail-effect-remove-markers = приберіть { CASE($what, "accusative") }
grail-effect-move-affinity = приязнь { $change }
grail-effect-draw = { $who_is ->
        [you] візьміть
       *[other] бере
    } { CASE($what, "accusative") }
grail-effect-discard = { $who_is ->
        [you] скиньте
       *[other] скидає
    } { CASE($what, "accusative") } з руки
grail-effect-discard-from-deck = { $who_is ->
        [you] скиньте
       *[other] скидає
    } { CASE($what, "accusative") } з верху колоди
grail-effect-discard-last = { $many ->
        [one] скиньте останню карту послідовності
        [few] скиньте { NUMBER($many, useGrouping: 0) } останні карти послідовності
       *[many] скиньте { NUMBER($many, useGrouping: 0) } останніх карт послідовності
    }
grail-effect-gain-charges = покладіть на цю карту { CASE($what, "accusative") }
grail-effect-allow-card = можна зіграти ще одну карту
grail-effect-for-each = за { $each } { $does }
    .at-most = за { $each } { $does } (щонайбільше { CASE($most, "accusative") })
grail-effect-reduce-damage = ви зазнаєте на { CASE($amount, "accusative") } менше
grail-effect-reduce-terror = ви отримуєте на { CASE($amount, "accusative") } менше
grail-effect-reduce-energy = ви втрачаєте на { CASE($amount, "accusative") } менше
grail-effect-reduce-markers = ви втрачаєте на { CASE($amount, "accusative") } менше
grail-effect-reduce-affinity = приязнь спадає на { $amount } менше
grail-effect-reduce-discards = ви скидаєте на { CASE($amount, "accusative") } менше
grail-effect-prevent-damage = ви не зазнаєте уражень
grail-effect-prevent-terror = ви не отримуєте жаху
grail-effect-prevent-energy = ви не втрачаєте енергії
grail-effect-prevent-markers = ви не втрачаєте маркерів
grail-effect-prevent-affinity = приязнь не спадає
grail-effect-prevent-discards = ви не скидаєте карт
grail-effect-cancel-attack = скасуйте атаку
grail-effect-cancel-opportunity = скасуйте атаку нагоди
grail-effect-cancel-reaction = скасуйте реакцію
grail-effect-escape = ворог тікає
grail-effect-end-encounter-won = зустріч закінчується перемогою
grail-effect-end-encounter-not-won = зустріч закінчується без перемоги
grail-effect-end-encounter-leave = активний персонаж безплатно виходить із зустрічі
grail-effect-move = { $who_is ->
        [you] перейдіть
       *[other] переходить
    } до { CASE($to, "genitive") }
grail-effect-reveal = { $place_is ->
        [here] відкрийте локації навколо цієї
       *[there] відкрийте локації навколо локації «{ $place }»
    }
grail-effect-replace-location = { $place_is ->
        [here] замініть цю локацію на локацію «{ $by }»
       *[there] замініть локацію «{ $place }» на локацію «{ $by }»
    }
grail-effect-light-menhir = { $place_is ->
        [here] запаліть { -menhir(form: "accusative") } тут
       *[there] запаліть { -menhir(form: "accusative") } у локації «{ $place }»
    }
    .dial = { $place_is ->
        [here] запаліть { -menhir(form: "accusative") } тут, лічильник — { $dial }
       *[there] запаліть { -menhir(form: "accusative") } у локації «{ $place }», лічильник — { $dial }
    }
grail-effect-put-tokens = { $place_is ->
        [here] покладіть сюди { CASE($what, "accusative") }
       *[there] покладіть { CASE($what, "accusative") } на локацію «{ $place }»
    }
grail-effect-remove-tokens = { $place_is ->
        [here] приберіть звідси { CASE($what, "accusative") }
       *[there] приберіть { CASE($what, "accusative") } з локації «{ $place }»
    }
grail-effect-set-time-dial = встановіть лічильник часу «{ $dial }» на { $value }
    .here = покладіть сюди лічильник часу «{ $dial }» і встановіть його на { $value }
grail-effect-set-quest-dial = встановіть лічильник місії «{ $dial }» на { $value }
    .here = покладіть сюди лічильник місії «{ $dial }» і встановіть його на { $value }
grail-effect-remove-dial = приберіть лічильник «{ $dial }»
grail-effect-change-dial = лічильник «{ $dial }» { $change }
grail-effect-meet = розіграйте { CASE($what, "accusative") }
grail-effect-mark-status = позначте статус «{ $status }»
    .box = позначте статус «{ $status }» до клітинки { $box }
grail-effect-erase-status = зітріть статус «{ $status }»
grail-effect-add-random-events = покладіть { CASE($what, "accusative") } на верх колоди подій
grail-effect-reveal-event = відкрийте подію
grail-effect-lift-affliction = { $who_is ->
        [you] скиньте
       *[other] скидає
    } карту «{ $card }»
grail-effect-take-discarded = { $who_is ->
        [you] візьміть
       *[other] бере
    } { CASE($what, "accusative") } зі стосу скиду
grail-effect-put-out-menhir = { $place_is ->
        [here] загасіть { -menhir(form: "accusative") } тут
       *[there] загасіть { -menhir(form: "accusative") } у локації «{ $place }»
    }
grail-effect-change-menhir = { $place_is ->
        [here] лічильник { -menhir(form: "genitive") } в цій локації { $change }
       *[there] лічильник { -menhir(form: "genitive") } в локації «{ $place }» { $change }
    }
grail-effect-change-menhirs = лічильники всіх запалених { -menhir(form: "plural-genitive") } { $change }
grail-effect-discard-location = { $place_is ->
        [here] приберіть цю локацію з мапи
       *[there] приберіть локацію «{ $place }» з мапи
    }
    .from-game = { $place_is ->
        [here] вилучіть цю локацію з гри
       *[there] вилучіть локацію «{ $place }» з гри
    }
grail-effect-place-guardian = { $place_is ->
        [here] поставте тут вартового «{ $guardian }»
       *[there] поставте вартового «{ $guardian }» у локацію «{ $place }»
    }
grail-effect-move-guardian = { $place_is ->
        [here] пересуньте сюди вартового «{ $guardian }»
       *[there] пересуньте вартового «{ $guardian }» до локації «{ $place }»
    }
grail-effect-remove-guardian = приберіть вартового «{ $guardian }» з мапи
grail-effect-meet-alone = { $who_is ->
        [you] розіграйте наодинці { CASE($what, "accusative") }
       *[other] розігрує наодинці { CASE($what, "accusative") }
    }
grail-effect-meet-here = усі, хто тут є, розігрують { CASE($what, "accusative") }
grail-effect-shuffle-encounter = замішайте { CASE($what, "accusative") } у відповідну колоду
grail-effect-put-encounter-on-top = покладіть { CASE($what, "accusative") } на верх відповідної колоди
grail-effect-put-encounter-at-bottom = покладіть { CASE($what, "accusative") } під відповідну колоду
grail-effect-remove-encounter = вилучіть { CASE($what, "accusative") } з відповідної колоди
grail-effect-put-event-on-top = покладіть подію «{ $event }» на верх колоди подій
grail-effect-put-event-at-bottom = покладіть подію «{ $event }» під колоду подій
grail-effect-remove-event = вилучіть подію «{ $event }» з колоди подій та з гри
grail-effect-end-day = день закінчується
grail-effect-look = { $who_is ->
        [you] перегляньте
       *[other] переглядає
    } { $many ->
        [one] верхню карту
        [few] { NUMBER($many, useGrouping: 0) } верхні карти
       *[many] { NUMBER($many, useGrouping: 0) } верхніх карт
    } { $deck }
grail-effect-look-and-order = { $who_is ->
        [you] перегляньте
       *[other] переглядає
    } { $many ->
        [one] верхню карту
        [few] { NUMBER($many, useGrouping: 0) } верхні карти
       *[many] { NUMBER($many, useGrouping: 0) } верхніх карт
    } { $deck } та { $who_is ->
        [you] поверніть
       *[other] повертає
    } їх у будь-якому порядку
grail-look-items = колоди предметів
grail-look-events = колоди подій
grail-look-own = своєї колоди
grail-look-green = колоди зелених зустрічей
grail-look-grey = колоди сірих зустрічей
grail-look-purple = колоди пурпурових зустрічей
grail-look-blue = колоди блакитних зустрічей
grail-affliction-dying = Ви помираєте
grail-affliction-going-mad = Ви божеволієте
grail-effect-end-quest = місія «{ $quest }» закінчується
grail-effect-change-chapter = починається глава { $chapter }
grail-effect-note-task = запишіть завдання «{ $task }»
grail-effect-end-game = кампанія закінчується: «{ $ending }»
grail-effect-read = прочитайте { $verse }
grail-effect-go = перейдіть до { CASE($verse, "genitive") }
grail-effect-choose = { $who_is ->
        [you] оберіть одне
       *[other] обирає одне
    }
grail-effect-vote = { $who_is ->
        [you] проголосуйте за одне
       *[other] голосує за одне
    }
grail-effect-toss = підкиньте лічильник
grail-effect-hook = { $name }

grail-number-hand-limit = ліміт руки
grail-number-opening-hand = початкова рука
grail-number-item-limit = ліміт предметів
grail-number-explore-cost = вартість дослідження
grail-number-travel-cost = вартість подорожі
grail-number-price = ціна зустрічі
grail-number-threshold = поріг ключів характеристик
grail-number-affinity-gain = кожен приріст приязні
grail-number-cards-each-activation = кількість карт за активацію
grail-number-energy-at-dusk = відновлення енергії в присмерку
grail-number-food-at-rest = їжа на відпочинок
grail-number-menhir-cost = вартість { -menhir(form: "genitive") }
grail-number-menhir-dial = початковий лічильник { -menhir(form: "genitive") }
grail-number-card-price = ціна нової карти
grail-number-attribute-price = ціна очка характеристики
grail-number-damage-taken = кожне ураження
grail-number-terror-taken = кожен приріст жаху
grail-number-affinity-goal = приязнь для перемоги у стадії
grail-number-avoidance-price = ціна уникнення
grail-goal-lowest = локація з найменшим номером
    .genitive = локації з найменшим номером
grail-goal-highest = локація з найбільшим номером
    .genitive = локації з найбільшим номером
grail-goal-any-connected = будь-яка з’єднана локація
    .genitive = будь-якої з’єднаної локації
grail-goal-any-revealed = будь-яка локація на мапі
    .genitive = будь-якої локації на мапі

## Ключі

grail-key-attribute = { $attribute } { $amount }
grail-key-magic = чари
grail-key-free = безкоштовно
grail-key =
    .times = { $half } ×{ $times }
    .cancel = { $half }, бонус скасовано
    .joined = { $half }: { $bonus }
grail-half-magic = чари: { $bonus }
grail-half-free = безкоштовно: { $bonus }
grail-bonus-markers = { $units ->
        [one] +{ NUMBER($units, useGrouping: 0) } маркер
        [few] +{ NUMBER($units, useGrouping: 0) } маркери
       *[many] +{ NUMBER($units, useGrouping: 0) } маркерів
    }
grail-bonus-affinity = приязнь +{ NUMBER($units, useGrouping: 0) }
grail-bonus-stage = { $units ->
        [1] бонус стадії
       *[other] бонус стадії ×{ NUMBER($units, useGrouping: 0) }
    }
grail-bonus-draw = { $units ->
        [one] візьміть { NUMBER($units, useGrouping: 0) } карту
        [few] візьміть { NUMBER($units, useGrouping: 0) } карти
       *[many] візьміть { NUMBER($units, useGrouping: 0) } карт
    }
grail-bonus-extra-card = додаткова карта
grail-bonus-discard-last = { $units ->
        [one] скиньте останню карту
        [few] скиньте { NUMBER($units, useGrouping: 0) } останні карти
       *[many] скиньте { NUMBER($units, useGrouping: 0) } останніх карт
    }

## Моменти

grail-timing-on-play = після викладення
grail-timing-delayed = відстрочка
    .tokens = відстрочка, { $tokens }
grail-timing-during-attack = під час атаки ворога
grail-timing-during-reaction = під час реакції опонента
grail-timing-always = завжди
grail-timing-charges = за заряди
grail-timing-flip = переверніть цю карту
grail-timing-action = дія
grail-timing-dawn = на світанні
grail-timing-dusk = у присмерку
grail-timing-start-of-encounter = на початку зустрічі
grail-timing-end-of-encounter = наприкінці зустрічі
grail-timing-on-win = коли ви виграєте зустріч
grail-timing-on-loss = коли ви програєте зустріч
grail-timing-start-of-encounter-round = на початку кожного раунду зустрічі
grail-timing-start-of-activation = на початку вашої активації
grail-timing-start-of-round = на початку кожного раунду днини
grail-timing-before-action = перед вашою дією
grail-timing-after-action = після вашої дії
grail-timing-on-travel = коли ви подорожуєте
grail-timing-on-explore = коли ви досліджуєте
grail-timing-on-arrival = коли ви прибуваєте
grail-timing-on-gain = після отримання
grail-timing-on-empty-dial = коли прибрано останній жетон часу
    .named = коли лічильник «{ $dial }» вичерпано
grail-passive = пасивна карта: її не можна накрити
grail-if-discarded = після скидання з послідовності

## Що надруковано на зустрічах

grail-level = складність { $level }
grail-trait = { $trait } — { $meaning }
grail-asked-price = ціна { $price }
grail-printed-opportunity = атака нагоди
grail-printed-reward = винагорода
grail-printed-loot = здобич
grail-printed-track = шкала приязні від { $lowest } до { $highest }
grail-numbered-stage = стадія { $number }, «{ $name }»
grail-printed-reaction = реакція опонента
grail-printed-avoidance = уникнення
grail-printed-failure = невдача
