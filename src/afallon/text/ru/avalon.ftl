### Авалон. Аргументы описаны в английском файле.

## Термины

avalon-leader = глава отряда
avalon-team = отряд
avalon-quest = поход
avalon-round = раунд
avalon-loyalty-card = карта приверженности
avalon-reveal = этап откровения
avalon-assassination = этап убийства
avalon-quest-numbered = Поход { NUMBER($quest, useGrouping: 0) }
    .two-fails = Чтобы сорвать этот поход, нужны два провала.

## Стороны

avalon-side-good = добро
avalon-side-evil = зло
avalon-victory-good = Добро побеждает!
avalon-victory-evil = Зло побеждает!
avalon-goal-good = Ты побеждаешь, если три похода успешны, а Мерлина в конце не нашли.
avalon-goal-evil = Ты побеждаешь, если сорваны три похода, если отклонены пять отрядов подряд или если в конце нашли Мерлина.

## Голоса

avalon-vote-approve = одобряю
avalon-vote-reject = отклоняю

## Карты похода

avalon-quest-card-success = успех
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } успех
        [few] { NUMBER($count, useGrouping: 0) } успеха
       *[many] { NUMBER($count, useGrouping: 0) } успехов
    }
    .short = Помогает походу.
avalon-quest-card-fail = провал
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } провал
        [few] { NUMBER($count, useGrouping: 0) } провала
       *[many] { NUMBER($count, useGrouping: 0) } провалов
    }
    .short = Большинство походов срывает уже один.

## Карты приверженности

avalon-loyalty-good = { avalon-side-good }
avalon-loyalty-evil = { avalon-side-evil }

## Что книги говорят о шансах

avalon-odds-good = По книгам правил это помогает добру.
avalon-odds-evil = По книгам правил это помогает злу.
avalon-odds-basic = Персонаж основной игры; шансы меняют только дополнительные.
avalon-odds-unknown = В книгах правил не сказано, кому это помогает.

## Персонажи

avalon-character-merlin = Мерлин
    .short = Знает, кто на стороне зла, но должен скрываться: если в конце зло укажет на Мерлина, оно побеждает.
    .odds = { avalon-odds-basic }
avalon-character-percival = Персиваль
    .short = Ночью видит Мерлина и может отвлекать от него внимание.
    .odds = { avalon-odds-good }
avalon-character-servant = верный служитель Артура
    .short = Поначалу не знает ничего и ищет правду, наблюдая и слушая.
    .odds = { avalon-odds-basic }
avalon-character-assassin = убийца
    .short = Знает других игроков зла и после трёх успехов один раз пробует угадать Мерлина.
    .odds = { avalon-odds-basic }
avalon-character-morgana = Моргана
    .short = Персивалю кажется Мерлином, и он не может их различить.
    .odds = { avalon-odds-evil }
avalon-character-mordred = Мордред
    .short = Служит злу, и Мерлин этого не видит.
    .odds = { avalon-odds-evil }
avalon-character-oberon = Оберон
    .short = Служит злу, но не знает сообщников, и они не знают его.
    .odds = { avalon-odds-good }
avalon-character-minion = приспешник Мордреда
    .short = Знает других игроков зла и помогает им сорвать три похода.
    .odds = { avalon-odds-basic }

## Модули

avalon-module-lady-of-the-lake = Владычица Озера
    .short = После походов 2, 3 и 4 владелец жетона узнаёт сторону одного игрока, и жетон переходит к тому игроку.
    .odds = { avalon-odds-good }

## Издания

avalon-edition-custom = Свободное сочетание
    .short = Всё из всех книг и как угодно вместе; требование лишь одной книги становится советом.
avalon-edition-ua = Украинское издание
    .short = Классические персонажи и Ланселоты, Экскалибур, выбор похода и карты сюжета; можно играть и без Мерлина.
avalon-edition-pl = Польское издание
    .short = Классические персонажи, первый вариант Ланселота, выбор похода и карты сюжета; Мерлин и убийца есть в каждой игре.
avalon-edition-ru = Русское расширенное издание
    .short = Самая большая книга, со всеми персонажами; Мерлина может не быть, а вместо убийцы может действовать другой персонаж зла.

## Настройки

avalon-option-fifth-team = Пятый отряд
    .short = Что делать с пятым отрядом раунда, если четыре уже отклонены.
avalon-option-fifth-team-vote = голосование
    .short = Все голосуют, как всегда; если отклонён и пятый, побеждает зло.
avalon-option-fifth-team-goes = без голосования
    .short = Пятый отряд отправляется сразу, так что из-за отклонённых отрядов никто не проигрывает.
avalon-option-hidden-guess = Догадка до раскрытия зла
    .short = В конце зло не совещается открыто. Кто угадывает, может назвать любого другого игрока, и только верное имя приносит злу победу.
avalon-option-first-leader = Первый глава отряда
    .short = Назови первого главу отряда или доверься случаю.
avalon-option-assassin = Кто охотится на Мерлина
    .short = Если карты убийцы нет, Мерлина угадывает другой персонаж зла, не теряя собственной роли.

## Тайная карта

avalon-card = Твой персонаж: { $character }. Твоя сторона: { $side }.

## Ночь

avalon-seen-evil = { $count ->
    [0] Ты ищешь взглядом зло, но никого не видно.
    [1] Этот игрок на стороне зла: { $names }.
   *[other] Эти игроки на стороне зла: { $names }.
}
avalon-seen-seems-evil = { $count ->
    [0] Ты ищешь взглядом зло, но никого не видно.
    [1] Тебе кажется, что на стороне зла этот игрок: { $names }.
   *[other] Тебе кажется, что на стороне зла эти игроки: { $names }.
}
avalon-seen-seems-merlin = { $count ->
    [0] Ты ищешь Мерлина, но никого не видно.
    [1] Вот Мерлин: { $names }.
   *[other] Кто-то один из них — Мерлин: { $names }.
}
avalon-seen-nothing = Этой ночью ты никого не видишь.

avalon-learns-evil = зло
avalon-learns-seems-evil = похоже, зло
avalon-learns-seems-merlin = Мерлин или тот, кто на него похож

## Летопись

avalon-event-game-started = { $seats ->
    [one] Новая игра, { NUMBER($seats, useGrouping: 0) } игрок. Правила: { $edition }. В игре: { $deck }.
    [few] Новая игра, { NUMBER($seats, useGrouping: 0) } игрока. Правила: { $edition }. В игре: { $deck }.
   *[many] Новая игра, { NUMBER($seats, useGrouping: 0) } игроков. Правила: { $edition }. В игре: { $deck }.
}
avalon-event-dealt = { $name } получает карту: { $character } ({ $side }).
avalon-event-leader-chosen = Первый глава отряда — { $name }.
avalon-event-seen = { $count ->
    [0] Ночь. { $name } смотрит и никого не видит.
   *[other] Ночь. { $name } видит: { $names } ({ $learns }).
}
avalon-event-night-ended = Ночь прошла. Все открывают глаза.
avalon-event-round-started = Начинается раунд { NUMBER($round, useGrouping: 0) }. Глава отряда — { $leader }.
avalon-event-team-proposed = { $leader } предлагает отряд для похода { NUMBER($quest, useGrouping: 0) }, попытка { NUMBER($attempt, useGrouping: 0) } из 5: { $team }.
avalon-event-votes-shown = Голоса: одобряют — { NUMBER($approve, useGrouping: 0) }, отклоняют — { NUMBER($reject, useGrouping: 0) }.
    .names = Одобряют: { $approve_names }. Отклоняют: { $reject_names }.
avalon-event-team-approved = Отряд отправляется в путь: { $team }.
avalon-event-team-rejected = Отряд остаётся дома: { $team }. Отклонено в этом раунде: { NUMBER($rejections, useGrouping: 0) } из 5.
avalon-event-leader-passed = Теперь глава отряда — { $name }.
avalon-event-cards-shown = Карты похода { NUMBER($quest, useGrouping: 0) }: { $cards }.
    .turning = Открываются карты похода { NUMBER($quest, useGrouping: 0) }…
avalon-event-quest-succeeded = { $fails ->
    [0] Поход { NUMBER($quest, useGrouping: 0) } успешен.
    [one] Поход { NUMBER($quest, useGrouping: 0) } успешен, несмотря на { NUMBER($fails, useGrouping: 0) } провал.
    [few] Поход { NUMBER($quest, useGrouping: 0) } успешен, несмотря на { NUMBER($fails, useGrouping: 0) } провала.
   *[many] Поход { NUMBER($quest, useGrouping: 0) } успешен, несмотря на { NUMBER($fails, useGrouping: 0) } провалов.
}
avalon-event-quest-failed = { $fails ->
    [0] Поход { NUMBER($quest, useGrouping: 0) } сорван.
    [one] Поход { NUMBER($quest, useGrouping: 0) } сорван: { NUMBER($fails, useGrouping: 0) } провал.
    [few] Поход { NUMBER($quest, useGrouping: 0) } сорван: { NUMBER($fails, useGrouping: 0) } провала.
   *[many] Поход { NUMBER($quest, useGrouping: 0) } сорван: { NUMBER($fails, useGrouping: 0) } провалов.
}
avalon-event-lady-passed = Жетон Владычицы Озера теперь держит { $name }.
avalon-event-inspected = { $inspector } проверяет приверженность. Карту передаёт { $inspected }.
avalon-event-loyalty-shown = { $inspected } передаёт карту приверженности, которую видит только { $inspector }: { $card }.
avalon-event-evil-shown = Зло выходит из тени на совет: { $names }.
avalon-event-merlin-guessed = { $assassin } считает, что Мерлин — это { $named }.
avalon-event-characters-shown = Все карты открыты: { $characters }.
avalon-player-and-character = { $name } ({ $character })
avalon-event-game-ended = Игра окончена. { $reason } { $side_is ->
    [good] { avalon-victory-good }
    [evil] { avalon-victory-evil }
   *[none] { avalon-victory-rogue }
}
avalon-event-asked = { $name } делает выбор.
avalon-event-answered = Выбор сделан: { $name }.
avalon-event-withdrawn = Больше не ждём ответа: { $names }.
avalon-event-rewound = Последний ход отменён.

## Вопросы

avalon-ask-choose-team = { $size ->
    [one] Выбери { NUMBER($size, useGrouping: 0) } игрока для похода { NUMBER($quest, useGrouping: 0) }
    [few] Выбери { NUMBER($size, useGrouping: 0) } игроков для похода { NUMBER($quest, useGrouping: 0) }
   *[many] Выбери { NUMBER($size, useGrouping: 0) } игроков для похода { NUMBER($quest, useGrouping: 0) }
} (попытка { NUMBER($attempt, useGrouping: 0) } из 5{ $fails_to_sink ->
    [1] { "" }
   *[other] , поход срывают два провала
}{ $attempt ->
    [5] ; если отряд отклонят, побеждает зло
   *[other] { "" }
}).
    .waiting = { $name } собирает отряд.
    .rules = Глава отряда выбирает ровно столько игроков, сколько нужно для похода, с собой или без себя. Затем все голосуют за отряд или против. Говорить можно свободно: спрашивать, обещать, обвинять.
avalon-ask-vote = { $leader } предлагает для похода { NUMBER($quest, useGrouping: 0) } (попытка { NUMBER($attempt, useGrouping: 0) } из 5{ $fails_to_sink ->
    [1] { "" }
   *[other] , поход срывают два провала
}{ $attempt ->
    [5] ; если отряд отклонят, побеждает зло
   *[other] { "" }
}) отряд — { $team }; отправляем?
    .waiting = Ждём голоса: { $name }.
    .rules = Все голосуют тайно, и все голоса открываются одновременно. Одобрить должны больше половины, при ничьей отряд отклонён. Если за раунд отклонены пять отрядов, побеждает зло.
avalon-ask-play-card = { $fails_to_sink ->
    [one] Поход { NUMBER($quest, useGrouping: 0) } (срывает { NUMBER($fails_to_sink, useGrouping: 0) } провал), отряд — { $team }: какую карту играешь?
    [few] Поход { NUMBER($quest, useGrouping: 0) } (срывают { NUMBER($fails_to_sink, useGrouping: 0) } провала), отряд — { $team }: какую карту играешь?
   *[many] Поход { NUMBER($quest, useGrouping: 0) } (срывают { NUMBER($fails_to_sink, useGrouping: 0) } провалов), отряд — { $team }: какую карту играешь?
}
    .waiting = Ждём карту: { $name }.
    .rules = Добро обязано играть успех; зло играет успех или провал; у некоторых персонажей свои правила. Карты перемешиваются, так что никто не узнает, где чья. Один провал срывает поход; поход 4, если игроков семь или больше, срывают два.
avalon-ask-inspect = { $through }: чью сторону ты хочешь узнать?
    .waiting = { $name } решает, кого проверить.
    .rules = Владычица Озера показывает тебе сторону одного игрока. Потом этот игрок берёт жетон. Нельзя проверить того, кто уже держал жетон.
avalon-ask-show-loyalty = { $inspector } проверяет твою сторону ({ $through }): какую карту приверженности ты передаёшь?
    .own = Твоя сторона: { $side }.
    .waiting = { $name } передаёт карту приверженности.
    .rules = Передать можно только ту карту, которую позволяют правила. Она показывает сторону, а не персонажа. Её видит лишь тот, кто проверяет, и рассказывать о ней может что угодно.
avalon-ask-assassinate = Кого ты называешь Мерлином?
    .waiting = { $name } решает, кто может быть Мерлином.
    .rules = Зло, когда оно открыто, может советоваться вслух, но решает только тот, кого спросили. Нужно назвать одного игрока. Если это Мерлин, побеждает зло; если нет — добро.

## Почему чего-то нельзя выбрать

avalon-barred = Сейчас нельзя: { $what } ({ $why }).
avalon-barred-otherwise = по правилу { $rule }
avalon-barred-av-quest-02 = добро играет успех
avalon-barred-av-role-12 = безумец всегда играет провал
avalon-barred-av-role-13 = дикарь может сыграть провал только в первых трёх походах
avalon-barred-av-role-17 = смутьян обязан лгать
avalon-barred-av-lanc-05 = в этом варианте Ланселот на стороне зла играет провал, а на стороне добра — успех
avalon-barred-av-target-02 = этот поход уже был
avalon-barred-av-target-03 = сначала нужны два успешных похода
avalon-barred-av-target-04 = сначала должны пройти два похода
avalon-barred-av-rogue-04 = у тебя жетон дозора
avalon-barred-av-sorc-03 = чародей играет успех или чары
avalon-barred-av-msg-02 = добрый вестник играет успех или добрую весть
avalon-barred-av-msg-04 = обе твои добрые вести уже отправлены

## Почему игра окончена

avalon-outcome-three-fails = Три похода сорваны.
avalon-outcome-five-rejections = Пять отрядов подряд отклонены.
avalon-outcome-merlin-named = Мерлин найден.
avalon-outcome-merlin-safe = Догадка неверна: Мерлин остаётся в тени.
avalon-outcome-three-successes = Три похода успешны.

## Подготовка

avalon-problem-wrong-number-of-seats = В Авалон играют от пяти до десяти игроков, а за этим столом { $seats }. Добавь или убери места.
avalon-problem-unknown-edition = Издания «{ $edition }» нет. Выбери из списка.
avalon-problem-unknown-character = Персонажа «{ $character }» нет. Выбери из списка.
avalon-problem-unknown-module = Модуля «{ $module }» нет. Выбери из списка.
avalon-problem-character-twice = Персонаж «{ $character }» есть в колоде несколько раз. Оставь одну карту.
avalon-problem-deal-has-wrong-sides = В этой раздаче неверное число карт. Сторона «{ $side }»: { NUMBER($asked, useGrouping: 0) } вместо { NUMBER($size, useGrouping: 0) }. Замени лишние карты картами другой стороны.
avalon-problem-too-many-of-a-side = Слишком много персонажей. Сторона «{ $side }»: { NUMBER($asked, useGrouping: 0) }, а мест { NUMBER($size, useGrouping: 0) }. Убери лишних или добавь игроков.
avalon-problem-character-not-in-edition = В книге «{ $edition }» нет персонажа «{ $character }». Убери его или выбери свободное сочетание.
avalon-problem-module-not-in-edition = В книге «{ $edition }» нет модуля «{ $module }». Убери его или выбери свободное сочетание.
avalon-problem-module-twice = Модуль «{ $module }» назван несколько раз. Оставь один.
avalon-problem-edition-needs-character = По книге «{ $edition }» в каждой игре есть персонаж «{ $character }». Добавь его или выбери свободное сочетание.
avalon-problem-edition-names-no-assassin = По книге «{ $edition }» Мерлина угадывает только убийца. Оставь убийцу или выбери свободное сочетание.
avalon-problem-two-assassins = Убийца уже в игре, поэтому персонаж «{ $character }» не может угадывать Мерлина. Убери убийцу или не называй никого другого.
avalon-problem-assassin-must-be-evil = Персонаж «{ $character }» не может угадывать Мерлина. Назови того, кто всегда на стороне зла.
avalon-problem-assassin-must-be-one-player = Чтобы персонаж «{ $character }» угадывал Мерлина, эта карта должна быть ровно у одного игрока. Назови персонажа, который есть в колоде один раз.
avalon-problem-assassin-without-target = Без Мерлина и вестников охотиться не на кого, и попытки угадать не будет. Добавь их или играй и так.
avalon-problem-no-such-leader = Места { NUMBER($seat, useGrouping: 0) } для первого главы отряда нет. Выбери кого-нибудь за столом или доверься случаю.
avalon-problem-deal-has-wrong-length = Раздача не подходит к столу: карт { NUMBER($cards, useGrouping: 0) }, игроков { NUMBER($seats, useGrouping: 0) }. Дай каждому игроку одну карту.
avalon-problem-deal-differs-from-characters = Раздача не совпадает со списком персонажей. Назови в них одних и тех же персонажей или убери список.
avalon-problem-lady-below-seven = Владычицу Озера советуют, когда игроков семь или больше, а за этим столом — { NUMBER($seats, useGrouping: 0) }. Можно играть и так или обойтись без неё.
avalon-problem-merlin-needs-an-assassin = Мерлин в игре, а охотиться на него некому. Добавь убийцу или назови персонажа зла, который будет угадывать Мерлина.
avalon-problem-mordred-without-merlin = Мордред прячется от Мерлина, а того нет в игре. Добавь Мерлина, или Мордред будет простым приспешником.
avalon-problem-morgana-needs-percival = Моргана вводит в заблуждение Персиваля, которого нет в игре. Добавь его (ему нужен Мерлин) или убери Моргану.
avalon-problem-percival-needs-merlin = Персиваль ищет Мерлина, которого нет в игре. Добавь Мерлина или убери Персиваля.
avalon-problem-percival-at-five = Когда игроков пять, Персиваль без противовеса слишком силён. Добавь Мордреда или Моргану либо убери Персиваля.
avalon-problem-advised-for-more-players = «{ $thing }»: советуют не меньше { NUMBER($seats, useGrouping: 0) } игроков. Можно играть и так или обойтись без этого.
avalon-problem-nothing-inspects = Персонаж «{ $character }» лжёт при проверке, а здесь никто никого не проверяет. Добавь священника, Владычицу Озера или, если игроков не меньше семи, карты сюжета. Или играй и так.
avalon-problem-character-needs-character = Персонаж «{ $character }» не играет без персонажа «{ $needed }». Добавь второго или убери этого.
avalon-problem-module-needs-character = Модулю «{ $module }» нужен персонаж «{ $needed }». Добавь его или убери модуль.
avalon-problem-modules-exclude-each-other = «{ $module }» и «{ $other }» вместе не сочетаются. Выбери что-то одно.
avalon-problem-edition-needs-module = По книге «{ $edition }» к этому набору нужен модуль «{ $module }». Добавь его или выбери свободное сочетание.
avalon-problem-servant-needs-an-assassin = Ненадёжного слугу вербует тот, кто в конце охотится, а охотиться некому. Добавь убийцу или назови персонажа зла, который будет угадывать.
avalon-problem-servant-needs-a-target = Ненадёжного слугу вербуют для охоты, а охотиться не на кого. Добавь Мерлина или вестников либо убери слугу.
avalon-problem-option-has-no-effect = Настройка «{ $option }» касается персонажа, которого нет в игре. Добавь его или убери настройку.

## Ночь, вслух

night-all-close = На Авалон опускается ночь. Засыпайте все: закройте глаза, а один кулак выставьте перед собой.
night-all-closed = Все крепко спят, кулаки — перед собой.
night-leader-thumb = Первый глава отряда спит дальше и отвечает рукой: большой палец вверх — зло, просто кулак — добро, как позволяет персонаж.
night-evil-open = Те, кто служит злу, проснитесь и найдите друг друга взглядом.
night-eyes-closed-thumb-up = { $character } спит дальше, но поднимает большой палец.
night-evil-close = Зло встретилось. Засыпайте снова.
night-eyes-stay-closed = { $character } спит дальше и не просыпается.
night-evil-thumbs-up = Те, кто служит злу, не просыпайтесь, но поднимите большой палец.
night-fist-stays-closed = { $character } пальца не показывает: кулак остаётся сжатым.
night-thumb-up = { $character } сквозь сон поднимает большой палец.
night-opens = { $character } просыпается и запоминает, кто поднял палец.
night-thumbs-down = Спрячьте пальцы: снова одни кулаки.
night-closes = { $character } снова засыпает.
night-lancelots-open = Оба Ланселота, проснитесь и найдите друг друга взглядом.
night-lancelots-close = Ланселоты встретились. Засыпайте снова.
night-all-open = Светает! Просыпайтесь все.
