### Авалон. Аргументи описано в англійському файлі.

## Терміни

avalon-leader = лідер
avalon-team = загін
avalon-quest = місія
avalon-round = раунд
avalon-loyalty-card = карта лояльності
avalon-reveal = етап знайомства
avalon-assassination = убивство Мерліна
avalon-quest-numbered = Місія { NUMBER($quest, useGrouping: 0) }
    .two-fails = Щоб зірвати цю місію, треба два провали.

## Сторони

avalon-side-good = добро
avalon-side-evil = зло
avalon-victory-good = Добро перемагає!
avalon-victory-evil = Зло перемагає!
avalon-goal-good = Ти перемагаєш, якщо три місії успішні, а Мерліна наприкінці не знайшли.
avalon-goal-evil = Ти перемагаєш, якщо провалено три місії, якщо відхилено п’ять загонів поспіль або якщо наприкінці знайшли Мерліна.

## Голоси

avalon-vote-approve = за
avalon-vote-reject = проти

## Карти місій

avalon-quest-card-success = успіх
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } успіх
        [few] { NUMBER($count, useGrouping: 0) } успіхи
       *[many] { NUMBER($count, useGrouping: 0) } успіхів
    }
    .short = Допомагає місії.
avalon-quest-card-fail = провал
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } провал
        [few] { NUMBER($count, useGrouping: 0) } провали
       *[many] { NUMBER($count, useGrouping: 0) } провалів
    }
    .short = Більшість місій зриває вже один.

## Карти лояльності

avalon-loyalty-good = { avalon-side-good }
avalon-loyalty-evil = { avalon-side-evil }

## Що книги кажуть про шанси

avalon-odds-good = За книгами правил, допомагає добру.
avalon-odds-evil = За книгами правил, допомагає злу.
avalon-odds-basic = Персонаж основної гри; шанси змінюють лише додаткові.
avalon-odds-unknown = У книгах правил не сказано, кому це допомагає.

## Персонажі

avalon-character-merlin = Мерлін
    .short = Знає, хто на боці зла, але мусить ховатися: якщо наприкінці зло вкаже на Мерліна, воно перемагає.
    .odds = { avalon-odds-basic }
avalon-character-percival = Персіваль
    .short = Бачить Мерліна вночі й може відвертати від нього увагу.
    .odds = { avalon-odds-good }
avalon-character-servant = вірний слуга Артура
    .short = Спершу не знає нічого й шукає правду, спостерігаючи та слухаючи.
    .odds = { avalon-odds-basic }
avalon-character-assassin = Убивця
    .short = Знає інших гравців зла й після трьох успіхів має одну спробу вгадати Мерліна.
    .odds = { avalon-odds-basic }
avalon-character-morgana = Моргана
    .short = Персівалеві здається Мерліном, і він не може їх розрізнити.
    .odds = { avalon-odds-evil }
avalon-character-mordred = Мордред
    .short = Служить злу, і Мерлін цього не бачить.
    .odds = { avalon-odds-evil }
avalon-character-oberon = Оберон
    .short = Служить злу, але не знає спільників, і вони не знають його.
    .odds = { avalon-odds-good }
avalon-character-minion = посіпака Мордреда
    .short = Знає інших гравців зла й допомагає їм зірвати три місії.
    .odds = { avalon-odds-basic }

## Модулі

avalon-module-lady-of-the-lake = Володарка озера
    .short = Після місій 2, 3 і 4 власник жетона дізнається сторону одного гравця, і жетон переходить до того гравця.
    .odds = { avalon-odds-good }

## Видання

avalon-edition-custom = Вільне поєднання
    .short = Усе з усіх книг і як завгодно разом; вимога лише однієї книги стає порадою.
avalon-edition-ua = Українське видання
    .short = Класичні персонажі й Ланселоти, Екскалібур, вибір місії та карти сюжету; можна грати й без Мерліна.
avalon-edition-pl = Польське видання
    .short = Класичні персонажі, перший варіант Ланселота, вибір місії та карти сюжету; Мерлін та Убивця є в кожній грі.
avalon-edition-ru = Російське розширене видання
    .short = Найбільша книга, з усіма персонажами; Мерліна може не бути, а замість Убивці може діяти інший персонаж зла.

## Налаштування

avalon-option-fifth-team = П’ятий загін
    .short = Що робити з п’ятим загоном раунду після чотирьох відмов.
avalon-option-fifth-team-vote = голосування
    .short = Усі голосують, як завжди; п’ята відмова приносить перемогу злу.
avalon-option-fifth-team-goes = без голосування
    .short = П’ятий загін вирушає одразу, тож через відмови ніхто не програє.
avalon-option-hidden-guess = Здогад до викриття зла
    .short = Наприкінці зло не радиться відкрито. Хто вгадує, може назвати будь-якого іншого гравця, і лише правильне ім’я дає злу перемогу.
avalon-option-first-leader = Перший лідер
    .short = Назви першого лідера або довірся випадку.
avalon-option-assassin = Хто полює на Мерліна
    .short = Якщо карти Убивці немає, Мерліна вгадує інший персонаж зла, не втрачаючи власної ролі.

## Таємна карта

avalon-card = Твій персонаж: { $character }. Твоя сторона: { $side }.

## Ніч

avalon-seen-evil = { $count ->
    [0] Ти шукаєш поглядом зло, та нікого не видно.
    [1] Цей гравець на боці зла: { $names }.
   *[other] Ці гравці на боці зла: { $names }.
}
avalon-seen-seems-evil = { $count ->
    [0] Ти шукаєш поглядом зло, та нікого не видно.
    [1] Тобі здається, що на боці зла цей гравець: { $names }.
   *[other] Тобі здається, що на боці зла ці гравці: { $names }.
}
avalon-seen-seems-merlin = { $count ->
    [0] Ти шукаєш Мерліна, та нікого не видно.
    [1] Ось Мерлін: { $names }.
   *[other] Хтось один із них — Мерлін: { $names }.
}
avalon-seen-nothing = Цієї ночі ти нікого не бачиш.

avalon-learns-evil = зло
avalon-learns-seems-evil = здається злом
avalon-learns-seems-merlin = Мерлін або той, хто на нього схожий

## Літопис

avalon-event-game-started = { $seats ->
    [one] Нова гра, { NUMBER($seats, useGrouping: 0) } гравець. Книга: { $edition }. У грі: { $deck }.
    [few] Нова гра, { NUMBER($seats, useGrouping: 0) } гравці. Книга: { $edition }. У грі: { $deck }.
   *[many] Нова гра, { NUMBER($seats, useGrouping: 0) } гравців. Книга: { $edition }. У грі: { $deck }.
}
avalon-event-dealt = { $name } отримує карту: { $character } ({ $side }).
avalon-event-leader-chosen = Перший лідер — { $name }.
avalon-event-seen = { $count ->
    [0] Ніч. { $name } дивиться й нікого не бачить.
   *[other] Ніч. { $name } бачить: { $names } ({ $learns }).
}
avalon-event-night-ended = Ніч минула. Усі розплющують очі.
avalon-event-round-started = Починається раунд { NUMBER($round, useGrouping: 0) }. Лідер — { $leader }.
avalon-event-team-proposed = { $leader } пропонує загін для місії { NUMBER($quest, useGrouping: 0) }, спроба { NUMBER($attempt, useGrouping: 0) } з 5: { $team }.
avalon-event-votes-shown = Голоси: за — { NUMBER($approve, useGrouping: 0) }, проти — { NUMBER($reject, useGrouping: 0) }.
    .names = За: { $approve_names }. Проти: { $reject_names }.
avalon-event-team-approved = Загін вирушає: { $team }.
avalon-event-team-rejected = Загін залишається вдома: { $team }. Відмов у цьому раунді: { NUMBER($rejections, useGrouping: 0) } з 5.
avalon-event-leader-passed = Тепер лідер — { $name }.
avalon-event-cards-shown = Карти місії { NUMBER($quest, useGrouping: 0) }: { $cards }.
    .turning = Відкриваються карти місії { NUMBER($quest, useGrouping: 0) }…
avalon-event-quest-succeeded = { $fails ->
    [0] Місія { NUMBER($quest, useGrouping: 0) } успішна.
    [one] Місія { NUMBER($quest, useGrouping: 0) } успішна, попри { NUMBER($fails, useGrouping: 0) } провал.
    [few] Місія { NUMBER($quest, useGrouping: 0) } успішна, попри { NUMBER($fails, useGrouping: 0) } провали.
   *[many] Місія { NUMBER($quest, useGrouping: 0) } успішна, попри { NUMBER($fails, useGrouping: 0) } провалів.
}
avalon-event-quest-failed = { $fails ->
    [0] Місію { NUMBER($quest, useGrouping: 0) } провалено.
    [one] Місію { NUMBER($quest, useGrouping: 0) } провалено: { NUMBER($fails, useGrouping: 0) } карта провалу.
    [few] Місію { NUMBER($quest, useGrouping: 0) } провалено: { NUMBER($fails, useGrouping: 0) } карти провалу.
   *[many] Місію { NUMBER($quest, useGrouping: 0) } провалено: { NUMBER($fails, useGrouping: 0) } карт провалу.
}
avalon-event-lady-passed = Жетон Володарки озера тепер тримає { $name }.
avalon-event-inspected = { $inspector } перевіряє лояльність. Карту передає { $inspected }.
avalon-event-loyalty-shown = { $inspected } передає карту лояльності, яку бачить лише { $inspector }: { $card }.
avalon-event-evil-shown = Зло виходить із тіні на раду: { $names }.
avalon-event-merlin-guessed = { $assassin } вважає, що Мерлін — це { $named }.
avalon-event-characters-shown = Усі карти відкрито: { $characters }.
avalon-player-and-character = { $name } ({ $character })
avalon-event-game-ended = Гру завершено. { $reason } { $side_is ->
    [good] { avalon-victory-good }
    [evil] { avalon-victory-evil }
   *[none] { avalon-victory-rogue }
}
avalon-event-asked = { $name } має зробити вибір.
avalon-event-answered = Вибір зроблено: { $name }.
avalon-event-withdrawn = Більше не чекаємо на відповідь: { $names }.
avalon-event-rewound = Останній хід скасовано.

## Запитання

avalon-ask-choose-team = { $size ->
    [one] Обери { NUMBER($size, useGrouping: 0) } гравця для місії { NUMBER($quest, useGrouping: 0) }
    [few] Обери { NUMBER($size, useGrouping: 0) } гравців для місії { NUMBER($quest, useGrouping: 0) }
   *[many] Обери { NUMBER($size, useGrouping: 0) } гравців для місії { NUMBER($quest, useGrouping: 0) }
} (спроба { NUMBER($attempt, useGrouping: 0) } з 5{ $fails_to_sink ->
    [1] { "" }
   *[other] , місію зривають два провали
}{ $attempt ->
    [5] ; у разі відмови перемагає зло
   *[other] { "" }
}).
    .waiting = { $name } збирає загін.
    .rules = Лідер обирає рівно стільки гравців, скільки потребує місія, із собою чи без себе. Потім усі голосують за загін або проти. Говорити можна вільно: питати, обіцяти, звинувачувати.
avalon-ask-vote = { $leader } пропонує загін для місії { NUMBER($quest, useGrouping: 0) } (спроба { NUMBER($attempt, useGrouping: 0) } з 5{ $fails_to_sink ->
    [1] { "" }
   *[other] , місію зривають два провали
}{ $attempt ->
    [5] ; у разі відмови перемагає зло
   *[other] { "" }
}): { $team }; ти «за»?
    .waiting = Чекаємо на голос: { $name }.
    .rules = Усі голосують таємно, і всі голоси відкриваються разом. Щоб затвердити загін, потрібно більше половини голосів «за»; нічия — це відмова. П’ять відхилених загонів за раунд — і перемагає зло.
avalon-ask-play-card = { $fails_to_sink ->
    [one] Зіграй карту для місії { NUMBER($quest, useGrouping: 0) } (її зриває { NUMBER($fails_to_sink, useGrouping: 0) } провал) у цьому загоні: { $team }.
    [few] Зіграй карту для місії { NUMBER($quest, useGrouping: 0) } (її зривають { NUMBER($fails_to_sink, useGrouping: 0) } провали) у цьому загоні: { $team }.
   *[many] Зіграй карту для місії { NUMBER($quest, useGrouping: 0) } (її зривають { NUMBER($fails_to_sink, useGrouping: 0) } провалів) у цьому загоні: { $team }.
}
    .waiting = Чекаємо на карту: { $name }.
    .rules = Добро мусить грати успіх; зло грає успіх або провал; деякі персонажі мають власні правила. Карти перемішують, тож ніхто не дізнається, де чия. Один провал зриває місію; для місії 4, якщо гравців семеро чи більше, потрібно два.
avalon-ask-inspect = { $through }: чию сторону ти хочеш дізнатися?
    .waiting = { $name } вирішує, кого перевірити.
    .rules = Володарка озера показує тобі сторону одного гравця. Потім цей гравець бере жетон. Не можна перевірити того, хто вже тримав жетон.
avalon-ask-show-loyalty = { $inspector } перевіряє твою сторону ({ $through }): яку карту лояльності ти передаєш?
    .own = Твоя сторона: { $side }.
    .waiting = { $name } передає карту лояльності.
    .rules = Передати можна лише ту карту, яку дозволяють правила. Вона показує сторону, а не персонажа. Її бачить тільки той, хто перевіряє, і розповідати про неї може що завгодно.
avalon-ask-assassinate = Кого ти називаєш Мерліном?
    .waiting = { $name } вирішує, хто може бути Мерліном.
    .rules = Зло, коли його відкрито, може радитися вголос, але вирішує лише той, кого спитали. Треба назвати одного гравця. Якщо це Мерлін, перемагає зло; якщо ні — добро.

## Чому чогось не можна обрати

avalon-barred = Зараз не можна: { $what } ({ $why }).
avalon-barred-otherwise = за правилом { $rule }
avalon-barred-av-quest-02 = добро грає успіх
avalon-barred-av-role-12 = безумець завжди грає провал
avalon-barred-av-role-13 = дикун може грати провал лише на перших трьох місіях
avalon-barred-av-role-17 = баламут мусить брехати
avalon-barred-av-lanc-05 = у цьому варіанті Ланселот на боці зла грає провал, а на боці добра — успіх
avalon-barred-av-target-02 = її вже пройдено
avalon-barred-av-target-03 = спершу мають бути дві успішні місії
avalon-barred-av-target-04 = спершу треба пройти дві місії
avalon-barred-av-rogue-04 = у тебе жетон дозору
avalon-barred-av-sorc-03 = чаклун грає успіх або чари
avalon-barred-av-msg-02 = добрий вісник грає успіх або добру звістку
avalon-barred-av-msg-04 = обидві твої добрі звістки вже надіслано

## Чому гра завершилася

avalon-outcome-three-fails = Три місії провалено.
avalon-outcome-five-rejections = П’ять загонів поспіль відхилено.
avalon-outcome-merlin-named = Мерліна знайдено.
avalon-outcome-merlin-safe = Здогад хибний: Мерлін лишається в тіні.
avalon-outcome-three-successes = Три місії успішні.

## Підготовка

avalon-problem-wrong-number-of-seats = В Авалон грають від п’яти до десяти гравців, а за цим столом { $seats }. Додай або прибери місця.
avalon-problem-unknown-edition = Видання «{ $edition }» немає. Обери зі списку.
avalon-problem-unknown-character = Персонажа «{ $character }» немає. Обери зі списку.
avalon-problem-unknown-module = Модуля «{ $module }» немає. Обери зі списку.
avalon-problem-character-twice = Персонаж «{ $character }» є в колоді кілька разів. Залиш одну карту.
avalon-problem-deal-has-wrong-sides = У цій роздачі неправильна кількість карт. Сторона «{ $side }»: { NUMBER($asked, useGrouping: 0) } замість { NUMBER($size, useGrouping: 0) }. Заміни зайві карти картами іншої сторони.
avalon-problem-too-many-of-a-side = Забагато персонажів. Сторона «{ $side }»: { NUMBER($asked, useGrouping: 0) }, а місць { NUMBER($size, useGrouping: 0) }. Прибери зайвих або додай гравців.
avalon-problem-character-not-in-edition = У книзі «{ $edition }» немає персонажа «{ $character }». Прибери його або обери вільне поєднання.
avalon-problem-module-not-in-edition = У книзі «{ $edition }» немає модуля «{ $module }». Прибери його або обери вільне поєднання.
avalon-problem-module-twice = Модуль «{ $module }» названо кілька разів. Залиш один.
avalon-problem-edition-needs-character = За книгою «{ $edition }» у кожній грі є персонаж «{ $character }». Додай його або обери вільне поєднання.
avalon-problem-edition-names-no-assassin = За книгою «{ $edition }» Мерліна вгадує лише Убивця. Залиш Убивцю або обери вільне поєднання.
avalon-problem-two-assassins = Убивця вже у грі, тож персонаж «{ $character }» не може вгадувати Мерліна. Прибери Убивцю або не називай нікого іншого.
avalon-problem-assassin-must-be-evil = Персонаж «{ $character }» не може вгадувати Мерліна. Назви того, хто завжди на боці зла.
avalon-problem-assassin-must-be-one-player = Щоб персонаж «{ $character }» вгадував Мерліна, ця карта має бути рівно в одного гравця. Назви персонажа, який є в колоді один раз.
avalon-problem-assassin-without-target = Без Мерліна чи вісників нема на кого полювати, тож спроби вгадати не буде. Додай їх або грай і так.
avalon-problem-no-such-leader = Місця { NUMBER($seat, useGrouping: 0) } для першого лідера немає. Обери когось за столом або довірся випадку.
avalon-problem-deal-has-wrong-length = Роздача не пасує до столу: карт { NUMBER($cards, useGrouping: 0) }, гравців { NUMBER($seats, useGrouping: 0) }. Дай кожному гравцеві одну карту.
avalon-problem-deal-differs-from-characters = Роздача не збігається зі списком персонажів. Назви в них тих самих персонажів або прибери список.
avalon-problem-lady-below-seven = Володарку озера радять, коли гравців семеро або більше, а за цим столом — { NUMBER($seats, useGrouping: 0) }. Можна грати й так або обійтися без неї.
avalon-problem-merlin-needs-an-assassin = Мерлін у грі, а полювати на нього нікому. Додай Убивцю або назви персонажа зла, який вгадуватиме Мерліна.
avalon-problem-mordred-without-merlin = Мордред ховається від Мерліна, а того немає у грі. Додай Мерліна, або Мордред буде звичайним посіпакою.
avalon-problem-morgana-needs-percival = Моргана вводить в оману Персіваля, якого немає у грі. Додай його (йому потрібен Мерлін) або прибери Моргану.
avalon-problem-percival-needs-merlin = Персіваль шукає Мерліна, якого немає у грі. Додай Мерліна або прибери Персіваля.
avalon-problem-percival-at-five = Коли гравців п’ятеро, Персіваль без противаги надто сильний. Додай Мордреда чи Моргану або прибери Персіваля.
avalon-problem-advised-for-more-players = «{ $thing }»: радять щонайменше { NUMBER($seats, useGrouping: 0) } гравців. Можна грати й так або обійтися без цього.
avalon-problem-nothing-inspects = Персонаж «{ $character }» бреше під час перевірки, а тут ніхто нікого не перевіряє. Додай священника, Володарку озера чи, якщо гравців щонайменше семеро, карти сюжету або грай і так.
avalon-problem-character-needs-character = Персонаж «{ $character }» не грає без персонажа «{ $needed }». Додай другого або прибери цього.
avalon-problem-module-needs-character = Модулю «{ $module }» потрібен персонаж «{ $needed }». Додай його або прибери модуль.
avalon-problem-modules-exclude-each-other = «{ $module }» і «{ $other }» разом не поєднати. Обери щось одне.
avalon-problem-edition-needs-module = За книгою «{ $edition }» до цього набору потрібен модуль «{ $module }». Додай його або обери вільне поєднання.
avalon-problem-servant-needs-an-assassin = Ненадійного слугу вербує той, хто наприкінці полює, а полювати нікому. Додай Убивцю або назви персонажа зла, який вгадуватиме.
avalon-problem-servant-needs-a-target = Ненадійного слугу вербують для полювання, а полювати нема на кого. Додай Мерліна чи вісників або прибери слугу.
avalon-problem-option-has-no-effect = Налаштування «{ $option }» стосується персонажа, якого немає у грі. Додай його або прибери налаштування.

## Ніч, уголос

night-all-close = На Авалон спадає ніч. Засинайте всі: заплющте очі, а один кулак виставте перед собою.
night-all-closed = Усі міцно сплять, кулаки — перед собою.
night-leader-thumb = Перший лідер спить далі й відповідає рукою: великий палець угору — зло, самий кулак — добро, як дозволяє персонаж.
night-evil-open = Ті, хто служить злу, прокиньтеся й знайдіть одне одного поглядом.
night-eyes-closed-thumb-up = { $character } спить далі, але піднімає великий палець.
night-evil-close = Зло зустрілося. Засинайте знову.
night-eyes-stay-closed = { $character } спить далі й не прокидається.
night-evil-thumbs-up = Ті, хто служить злу, не прокидайтеся, але підніміть великий палець.
night-fist-stays-closed = { $character } пальця не показує: кулак лишається стиснутим.
night-thumb-up = { $character } крізь сон піднімає великий палець.
night-opens = { $character } прокидається й запам’ятовує, хто підняв палець.
night-thumbs-down = Сховайте пальці: знову самі кулаки.
night-closes = { $character } знову засинає.
night-lancelots-open = Обидва Ланселоти, прокиньтеся й знайдіть один одного поглядом.
night-lancelots-close = Ланселоти зустрілися. Засинайте знову.
night-all-open = Світає! Прокидайтеся всі.
