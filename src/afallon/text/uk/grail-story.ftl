### Що може сказати оповідь: раз, абзаци, вірші поміж іншого, ціна в картах, ще умови.

## Як часто

grail-once-campaign = один раз
grail-once-chapter = раз на главу
grail-once-day = раз на день
grail-once-character = раз для кожного персонажа
grail-barred-gr-story-01 = { $once ->
        [chapter] у цій главі вже зроблено
        [day] сьогодні вже зроблено
        [character] хтось із вас це вже зробив
       *[campaign] вже зроблено
    }
grail-pack-once-out-of-place = «once» тут нічого не означає: правила, що діє завжди, не вживають, а карту колоди можна зіграти знову. Приберіть це.
grail-pack-gain-without-once = «{ $name }» дає щось задарма, знов і знов. Додайте «once», ціну, ризик або умову, яка потім уже не справджується.

## Вірші

grail-event-paragraph-read = { $paragraph }
grail-verse = вірш «{ $verse }»
    .book = вірш «{ $verse }» із книги таємниць
    .place = вірш «{ $verse }» цього місця: { $place }
grail-effect-read = прочитати: { $verse }
grail-effect-go = далі: { $verse }
grail-has-read = раніше прочитано: { $verse }
grail-pack-go-outside-verse = «go» переходить до іншого вірша журналу, а це не у вірші. Тут уживайте «read».
grail-pack-verses-go-round = Ці вірші без кінця ведуть один до одного, і нікого ні про що не питають: { $verses }. Поставте між ними вибір або наслідок, після якого умова на цьому шляху вже не справджується.

## Ціна в картах

grail-cost-card = віддати: { $card }
    .many = віддати: { $card } ×{ $amount }
grail-amount-card = { $units ->
        [1] { $card }
       *[other] { $card } ×{ NUMBER($units, useGrouping: 0) }
    }
grail-pack-cost-not-of-one-kind = Ціна має один вид: «what», «item», «keyword» або «secret». Назвіть тут рівно один із них.
grail-pack-cost-paid-twice = Ту саму карту можна було б зарахувати за дві частини ціни: { $cost }. Запишіть це однією частиною з кількістю або назвіть різні карти.

## Ще умови

grail-has-all = { $of }
grail-has-quest-achieved = місію «{ $quest }» виконано
grail-has-chapter-from = глава { $chapter } або пізніша
grail-has-chapter-to = глава { $chapter } або раніша
grail-has-players-at-most =
    .campaign = гравці: { $amount } або менше
    .party = члени загону: { $amount } або менше
grail-has-players-exactly =
    .campaign = гравці: рівно { $amount }
    .party = члени загону: рівно { $amount }
grail-has-under-way = під час зустрічі
    .which = під час зустрічі: { $which }
grail-level = рівень { $level }
grail-has-menhir = менгір сяє: { $place }
grail-has-mode = гра: { $mode }
grail-mode-free = вільний режим
grail-has-mode-rule = діє правило: { $rule }
grail-has-task = записано: { $task }
grail-pack-condition-asks-nothing = Ця умова не каже, чого вимагає. Скажіть це або приберіть умову.
grail-action-skill = нове вміння

## Абзаци

grail-pack-paragraph-stands-twice = Два абзаци цього вірша мають назву «{ $name }». Дайте кожному свою.
