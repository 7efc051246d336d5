### Voyage. Аргументы объяснены в английском файле.

## Terms

voyage-captain = капитан
voyage-preferred = желаемое направление
voyage-alternative = запасное направление
voyage-role = роль
voyage-points = очки
voyage-turn-numbered = Ход { NUMBER($turn, useGrouping: 0) } из { NUMBER($last, useGrouping: 0) }

## Directions

voyage-direction-north = север
voyage-direction-east = восток
voyage-direction-south = юг
voyage-direction-west = запад
voyage-direction-none = никуда

## Where a direction leads

voyage-leads-to = Корабль остановится здесь: { $tile }.
voyage-leads-unknown = Корабль остановится здесь, на неисследованной плитке.
voyage-leads-lost = Там всё уже исследовано: корабль собьётся с курса.
voyage-leads-barred = Путь преграждает берег.

## Votes

voyage-vote-white = белый
    .short = за желаемое направление, которое видят все
voyage-vote-black = чёрный
    .short = за запасное, которое знает только капитан

## Tiles

voyage-tile-open-sea = открытое море
voyage-tile-cross-island = остров с крестом
voyage-tile-plain-island = остров без креста
voyage-tile-fog = туман
voyage-tile-coast = берег
voyage-tile-start = старт
voyage-tile-avalon = Авалон
voyage-tile-unknown = не исследовано

## Roles

voyage-role-admiral = адмирал
    .short = 5 очков, если найден Авалон; 3 очка, если посещено не больше четырёх островов.
voyage-role-cabin-boy = юнга
    .short = 1 очко за каждый остров; 2 очка, если найден Авалон.
voyage-role-merchant = купец
    .short = 2 очка за каждый остров с крестом; 1 очко, если найден Авалон.
voyage-role-traitor = предатель
    .short = 5 очков, если Авалон не найден; 3 очка, если посещено не меньше пяти островов.
voyage-role-explorer = исследователь
    .short = 1 очко за каждую плитку тумана; 1 очко за каждые две плитки у края карты; 3 очка, если найден Авалон.
voyage-role-sailor = матрос
    .short = Очков за каждую плитку открытого моря: { $rate }.
voyage-six-roles = Шесть ролей
voyage-shared-role = У кого роль как у другого, тот теряет одно очко.

## What points are for

voyage-points-avalon = Авалон найден
voyage-points-no-avalon = Авалон не найден
voyage-points-few-islands = не больше четырёх островов
voyage-points-many-islands = не меньше пяти островов
voyage-points-islands = острова
voyage-points-cross-islands = острова с крестом
voyage-points-fog = плитки в тумане
voyage-points-border = плитки у края карты
voyage-points-open-sea = открытое море
voyage-points-shared-role = у кого-то ещё та же роль
voyage-points-line = { $reason }: { NUMBER($points, useGrouping: 0) }

## Layouts and options

voyage-layout-balanced = постоянная карта
    .short = В каждой игре одни и те же острова; каждый может их запомнить.
voyage-layout-random = случайная карта
    .short = Острова раскладывает случай, и никакие два не лежат рядом.
voyage-layout-own = своя карта
    .short = Девять строк по семь знаков из небольшого текстового файла.
voyage-option-layout = Карта
    .short = Где лежат острова. Туман, берег и старт всегда на своих местах.
voyage-option-charted = Изведанное море
    .short = Все с самого начала видят, что лежит вне тумана.
voyage-option-lasting-captain = Долгое капитанство
    .short = Капитан меняется только после хода, в котором большинство было за запасное направление.
voyage-option-sailor-points = Очки матроса
    .short = Сколько очков даёт матросу каждая плитка открытого моря; сумма округляется вниз. В правилах — 2.
voyage-option-first-captain = Первый капитан
    .short = Назови первого капитана или доверься случаю.

## The private card

voyage-card = Твоя роль: { $role }.

## The log

voyage-event-game-started = { $seats ->
    [one] Новое плавание, { NUMBER($seats, useGrouping: 0) } игрок.
    [few] Новое плавание, { NUMBER($seats, useGrouping: 0) } игрока.
    [many] Новое плавание, { NUMBER($seats, useGrouping: 0) } игроков.
   *[other] Новое плавание, { NUMBER($seats, useGrouping: 0) } игрока.
}
voyage-event-map-laid = Карта лежит на столе.
voyage-event-tiles-hidden = Решено, что скрывают плитки.
voyage-event-dealt = { $name } получает роль: { $role }.
voyage-event-captain-chosen = Первый капитан: { $name }.
voyage-event-captain-passed = Теперь капитан: { $name }.
voyage-event-turn-started = Начинается ход { NUMBER($turn, useGrouping: 0) }. Капитан: { $captain }.
voyage-event-preferred-shown = { $captain } показывает направление: { $direction }.
voyage-event-votes-shown = Голоса: белых { NUMBER($white, useGrouping: 0) }, чёрных { NUMBER($black, useGrouping: 0) }.
    .names = Белый: { $white_names }. Чёрный: { $black_names }.
voyage-event-course-set = { $card } ({ $by }). Курс: { $direction }.
voyage-won-preferred = Побеждает желаемое направление
voyage-won-alternative = Побеждает запасное направление
voyage-won-nothing = Голосовать не за что
voyage-by-majority = за него большинство
voyage-by-captain = поровну, решает голос капитана
voyage-by-necessity = свободных путей меньше двух
voyage-event-tile-turned = { $fog_is ->
    [yes] Туман расступается: { $tile }.
   *[other] Корабль прибывает сюда: { $tile }.
}
voyage-event-route-lost = Впереди всё уже исследовано: корабль сбился с курса.
voyage-event-roles-shown = Все роли открыты: { $roles }.
voyage-player-and-role = { $name } ({ $role })
voyage-event-points-counted = Очки: { $points }.
voyage-player-and-points = { $name } { NUMBER($points, useGrouping: 0) }
voyage-event-game-ended = { $winners_count ->
    [one] Плавание окончено. { $reason } Больше всего очков: { $winners }.
    [few] Плавание окончено. { $reason } Больше всего очков, поровну: { $winners }.
    [many] Плавание окончено. { $reason } Больше всего очков, поровну: { $winners }.
   *[other] Плавание окончено. { $reason } Больше всего очков, поровну: { $winners }.
}
voyage-event-asked = { $name } делает выбор.
voyage-event-answered = Выбор сделан: { $name }.
voyage-event-withdrawn = Больше не ждём ответа: { $names }.
voyage-event-rewound = Последний ход отменён.

## Questions

voyage-ask-choose-preferred = Ход { NUMBER($turn, useGrouping: 0) }, капитан { $captain }: корабль в строке { NUMBER($row, useGrouping: 0) }, столбце { NUMBER($column, useGrouping: 0) }; какое направление показать всем перед голосованием?
    .waiting = { $name } выбирает желаемое направление.
    .rules = Капитан показывает одно направление, а потом прячет другое. Корабль идёт прямо по исследованным плиткам и останавливается на первой неисследованной. Если такой нет, он сбивается с курса, и плавание заканчивается. Ни один курс не ведёт через исследованную плитку берега. Говорить можно что угодно.
voyage-ask-choose-alternative = Ход { NUMBER($turn, useGrouping: 0) }, капитан { $captain }: показано направление «{ $preferred }»; какое другое спрятать как запасное?
    .waiting = { $name } выбирает скрытое запасное направление.
    .rules = Запасное направление лежит лицевой стороной вниз, и все узнают о нём, только если оно победит в голосовании. До тех пор о нём можно говорить что угодно.
voyage-ask-vote = Ход { NUMBER($turn, useGrouping: 0) }: { $captain } показывает направление «{ $preferred }»; голосуешь белым за него или чёрным за скрытое запасное?
    .waiting = Ждём голоса: { $name }.
    .rules = Все голосуют тайно, капитан тоже, и голоса открывают одновременно. Решает большинство, а при равенстве — голос капитана.

## Why a voyage ended

voyage-outcome-avalon-reached = Авалон найден.
voyage-outcome-last-turn = Последний ход сыгран, а Авалон остался скрытым.
voyage-outcome-route-lost = Корабль сбился с курса.

## Почему направление нельзя выбрать

voyage-barred = Сейчас нельзя: { $what } ({ $why }).
voyage-barred-otherwise = по правилу { $rule }
voyage-barred-vo-turn-01 = оно уже показано
voyage-barred-vo-move-03 = путь преграждает берег

## Set-up

voyage-problem-wrong-number-of-seats = Для плавания нужно от трёх до семи игроков, а за этим столом { $players }. Добавь или убери места.
voyage-problem-unknown-layout = Карты «{ $layout }» нет. Выбери из списка или напиши девять строк по семь знаков.
voyage-problem-unreadable-points = Очки матроса не могут быть «{ $value }». Укажи целое число, например 2, или дробь, например 1/2.
voyage-problem-no-such-captain = Места { NUMBER($seat, useGrouping: 0) } для первого капитана нет. Выбери кого-нибудь за столом или доверься случаю.
voyage-problem-roles-have-wrong-length = Роли не подходят к столу: карт { NUMBER($cards, useGrouping: 0) }, игроков { NUMBER($seats, useGrouping: 0) }. Дай каждому игроку одну карту.
voyage-problem-unknown-role = Роли «{ $role }» нет. Выбери из списка.
voyage-problem-too-many-of-a-role = Слишком много карт роли «{ $role }»: { NUMBER($asked, useGrouping: 0) }, а есть { NUMBER($copies, useGrouping: 0) }. Замени некоторые.

## A map of one's own

voyage-problem-layout-has-wrong-lines = Строк со знаками на карте { NUMBER($lines, useGrouping: 0) }, а нужно { NUMBER($needed, useGrouping: 0) }. Добавь или убери строки.
voyage-problem-layout-line-has-wrong-length = Строка { NUMBER($line, useGrouping: 0) } карты: знаков { NUMBER($length, useGrouping: 0) }, а нужно { NUMBER($needed, useGrouping: 0) }.
voyage-problem-layout-has-unknown-sign = Строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }: знак «{ $sign }» не обозначает никакой плитки. Есть такие знаки: { "~ + o ? ^ S" }.
voyage-problem-layout-has-wrong-count = Плиток вида «{ $tile }» на карте: { NUMBER($found, useGrouping: 0) }. Должно быть { NUMBER($needed, useGrouping: 0) }.
voyage-problem-layout-fog-is-no-corner-block = Туман должен заполнять квадрат три на три в углу. Посмотри, где он начинается: строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-coast-is-not-opposite = В углу напротив тумана должен быть берег: строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-coast-is-scattered = Берег и старт должны держаться вместе, сторона к стороне. Эта плитка лежит отдельно: строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-start-is-not-at-the-border = Старт должен лежать у края карты, а сейчас он здесь: строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-islands-touch = Два острова лежат рядом: строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }, и строка { NUMBER($other_line, useGrouping: 0) }, столбец { NUMBER($other_column, useGrouping: 0) }. Передвинь один из них.

## The command that draws maps

voyage-map-is-sound = По этой карте можно плыть.
voyage-map-is-not-sound = { $count ->
    [one] По этой карте ещё нельзя плыть. Нужно исправить { NUMBER($count, useGrouping: 0) } ошибку:
    [few] По этой карте ещё нельзя плыть. Нужно исправить { NUMBER($count, useGrouping: 0) } ошибки:
    [many] По этой карте ещё нельзя плыть. Нужно исправить { NUMBER($count, useGrouping: 0) } ошибок:
   *[other] По этой карте ещё нельзя плыть. Нужно исправить { NUMBER($count, useGrouping: 0) } ошибки:
}
voyage-map-unreadable = Файл { $file } не удалось прочитать ({ $reason }). Проверь название и попробуй ещё раз.
