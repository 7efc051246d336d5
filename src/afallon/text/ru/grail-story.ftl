### Что может сказать рассказ: раз, абзацы, стихи между прочим, цена в картах, ещё условия.

## Как часто

grail-once-campaign = один раз
grail-once-chapter = раз за главу
grail-once-day = раз в день
grail-once-character = раз для каждого персонажа
grail-barred-gr-story-01 = { $once ->
        [chapter] в этой главе уже сделано
        [day] сегодня уже сделано
        [character] кто-то из вас это уже сделал
       *[campaign] уже сделано
    }
grail-pack-once-out-of-place = «once» здесь ничего не значит: правило, что действует всегда, не применяют, а карту колоды можно сыграть снова. Уберите это.
grail-pack-gain-without-once = «{ $name }» даёт что-то даром, снова и снова. Добавьте «once», цену, риск или условие, которое потом уже не выполняется.

## Стихи

grail-event-paragraph-read = { $paragraph }
grail-verse = стих «{ $verse }»
    .book = стих «{ $verse }» из книги тайн
    .place = стих «{ $verse }» этого места: { $place }
grail-effect-read = прочесть: { $verse }
grail-effect-go = дальше: { $verse }
grail-has-read = ранее прочитано: { $verse }
grail-pack-go-outside-verse = «go» переходит к другому стиху журнала, а это не в стихе. Здесь используйте «read».
grail-pack-verses-go-round = Эти стихи без конца ведут друг к другу, и никого ни о чём не спрашивают: { $verses }. Поставьте между ними выбор или следствие, после которого условие на этом пути уже не выполняется.

## Цена в картах

grail-cost-card = отдать: { $card }
    .many = отдать: { $card } ×{ $amount }
grail-amount-card = { $units ->
        [1] { $card }
       *[other] { $card } ×{ NUMBER($units, useGrouping: 0) }
    }
grail-pack-cost-not-of-one-kind = Цена бывает одного вида: «what», «item», «keyword» или «secret». Назовите здесь ровно один из них.
grail-pack-cost-paid-twice = Одну и ту же карту можно было бы засчитать за две части цены: { $cost }. Запишите это одной частью с количеством или назовите разные карты.

## Ещё условия

grail-has-all = { $of }
grail-has-quest-achieved = миссия «{ $quest }» выполнена
grail-has-chapter-from = глава { $chapter } или более поздняя
grail-has-chapter-to = глава { $chapter } или более ранняя
grail-has-players-at-most =
    .campaign = игроки: { $amount } или меньше
    .party = члены отряда: { $amount } или меньше
grail-has-players-exactly =
    .campaign = игроки: ровно { $amount }
    .party = члены отряда: ровно { $amount }
grail-has-under-way = во время встречи
    .which = во время встречи: { $which }
grail-level = уровень { $level }
grail-has-menhir = менгир сияет: { $place }
grail-has-mode = игра: { $mode }
grail-mode-free = свободный режим
grail-has-mode-rule = действует правило: { $rule }
grail-has-task = записано: { $task }
grail-pack-condition-asks-nothing = Это условие не говорит, чего требует. Скажите это или уберите условие.
grail-action-skill = новое умение

## Абзацы

grail-pack-paragraph-stands-twice = Два абзаца этого стиха называются «{ $name }». Дайте каждому своё имя.
