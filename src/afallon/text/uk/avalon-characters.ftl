### Авалон: персонажі понад класичних, їхні карти й те, що входить у гру разом із ними. Аргументи описано в англійському файлі.

## Терміни

avalon-watch = жетон дозору
avalon-reinforcement = підкріплення
avalon-recruitment = вербування

## Карти місій

avalon-quest-card-rogue-success = успіх пройдисвіта
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } успіх пройдисвіта
        [few] { NUMBER($count, useGrouping: 0) } успіхи пройдисвіта
       *[many] { NUMBER($count, useGrouping: 0) } успіхів пройдисвіта
    }
    .short = Зараховується як успіх і лишає позначку біля місії.
avalon-quest-card-rogue-fail = провал пройдисвіта
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } провал пройдисвіта
        [few] { NUMBER($count, useGrouping: 0) } провали пройдисвіта
       *[many] { NUMBER($count, useGrouping: 0) } провалів пройдисвіта
    }
    .short = Зараховується як провал і лишає позначку біля місії.
avalon-quest-card-magic = чари
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } карта чарів
        [few] { NUMBER($count, useGrouping: 0) } карти чарів
       *[many] { NUMBER($count, useGrouping: 0) } карт чарів
    }
    .short = Обертають підсумок місії на протилежний; дві карти чарів гасять одна одну.
avalon-quest-card-good-message = добра звістка
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } добра звістка
        [few] { NUMBER($count, useGrouping: 0) } добрі звістки
       *[many] { NUMBER($count, useGrouping: 0) } добрих звісток
    }
    .short = Зараховується як успіх і додає жетон; три такі жетони допомагають добру на п’ятій місії.
avalon-quest-card-bad-message = лиха звістка
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } лиха звістка
        [few] { NUMBER($count, useGrouping: 0) } лихі звістки
       *[many] { NUMBER($count, useGrouping: 0) } лихих звісток
    }
    .short = Зараховується як провал і додає жетон; два такі жетони допомагають злу на п’ятій місії.

## Персонажі добра

avalon-character-cleric = священник
    .short = Уночі дізнається, на чиєму боці перший лідер.
    .odds = { avalon-odds-good }
avalon-character-good-lancelot = добрий Ланселот
    .short = Починає на боці добра. У звичайній грі Ланселоти знають один одного; у варіантах — ні, зате карти можуть змінити сторону обох.
    .odds = { avalon-odds-unknown }
avalon-character-good-rogue = добрий пройдисвіт
    .short = Перемагає сам-один, якщо зіграє успіх пройдисвіта на третій успішній місії та на котрійсь із попередніх.
    .odds = { avalon-odds-unknown }
avalon-character-good-sorcerer = добрий чаклун
    .short = Грає успіх або чари, які обертають підсумок місії на протилежний.
    .odds = { avalon-odds-unknown }
avalon-character-junior-messenger = молодша вісниця
    .short = Може надіслати за гру дві добрі звістки й мусить ховатися: якщо наприкінці зло назве обох добрих вісників, воно перемагає.
    .odds = { avalon-odds-unknown }
avalon-character-senior-messenger = старший вісник
    .short = Може надіслати за гру дві добрі звістки й мусить ховатися. Якщо так налаштовано, уночі бачить молодшу вісницю.
    .odds = { avalon-odds-unknown }
avalon-character-troublemaker = баламут
    .short = Служить добру, але під час кожної перевірки мусить показати зло.
    .odds = { avalon-odds-evil }
avalon-character-untrustworthy-servant = ненадійний слуга
    .short = Служить добру, знає Убивцю, але Мерлінові здається злим, а наприкінці зло може його завербувати.
    .odds = { avalon-odds-unknown }

## Персонажі зла

avalon-character-brute = дикун
    .short = Може грати провал лише на перших трьох місіях.
    .odds = { avalon-odds-good }
avalon-character-evil-lancelot = злий Ланселот
    .short = Починає на боці зла. У звичайній грі Ланселоти знають один одного; у варіантах — ні, зате карти можуть змінити сторону обох.
    .odds = { avalon-odds-unknown }
avalon-character-evil-messenger = злий вісник
    .short = Може надсилати лихі звістки: вони зараховуються як провали й допомагають злу на п’ятій місії.
    .odds = { avalon-odds-unknown }
avalon-character-evil-rogue = злий пройдисвіт
    .short = Невідомий ні злу, ні Мерлінові. Перемагає сам-один, якщо зіграє провал пройдисвіта на третій проваленій місії та на котрійсь із попередніх.
    .odds = { avalon-odds-unknown }
avalon-character-evil-sorcerer = злий чаклун
    .short = Грає успіх або чари, а провал — ніколи.
    .odds = { avalon-odds-unknown }
avalon-character-lunatic = безумець
    .short = Мусить грати провал на кожній місії.
    .odds = { avalon-odds-good }
avalon-character-revealer = викрита
    .short = Після другої проваленої місії показує всім свого персонажа.
    .odds = { avalon-odds-good }
avalon-character-trickster = ошуканець
    .short = Під час перевірки може показати будь-яку сторону.
    .odds = { avalon-odds-evil }

## Хто має власну мету

avalon-goal-good-rogue = Ти перемагаєш без спільників, якщо зіграєш успіх пройдисвіта на третій успішній місії та хоча б на одній раніше. Якщо так не вийшло, а добро перемогло після п’яти місій, твоя перемога часткова.
avalon-goal-evil-rogue = Ти перемагаєш без спільників, якщо зіграєш провал пройдисвіта на третій проваленій місії та хоча б на одній раніше. Якщо так не вийшло, а зло перемогло після п’яти місій, твоя перемога часткова.

## Ніч

avalon-seen-evil-lancelot = { $count ->
    [0] Ти шукаєш злого Ланселота, та нікого не видно.
   *[other] Ось злий Ланселот, який не дивився: { $names }.
}
avalon-seen-lancelot = { $count ->
    [0] Ти шукаєш другого Ланселота, та нікого не видно.
   *[other] Ось другий Ланселот: { $names }.
}
avalon-seen-junior-messenger = { $count ->
    [0] Ти шукаєш молодшу вісницю, та нікого не видно.
   *[other] Ось молодша вісниця: { $names }.
}
avalon-seen-assassin = { $count ->
    [0] Ти шукаєш того, хто наприкінці полює, та нікого не видно.
   *[other] Наприкінці полює { $names }.
}
avalon-learns-evil-lancelot = злий Ланселот
avalon-learns-lancelot = другий Ланселот
avalon-learns-junior-messenger = молодша вісниця
avalon-learns-assassin = наприкінці полює

## Літопис

avalon-event-leader-seen = Ніч. { $name } дивиться на першого лідера ({ $leader }): { $card }.
avalon-event-lancelots-switched = Обидва Ланселоти змінюють сторону. Хто вони — таємниця.
avalon-event-watch-given = { $leader } передає жетон дозору. Його отримує { $name }.
avalon-event-rogue-marked = Біля місії { NUMBER($quest, useGrouping: 0) } з’являється позначка: { $card }.
avalon-event-tokens-laid = Нові жетони біля місії { NUMBER($quest, useGrouping: 0) }: { $token } ×{ NUMBER($number, useGrouping: 0) }.
avalon-event-reinforced = { $side_is ->
    [evil] Лихі звістки приносять підкріплення: одну карту додано ({ $card }).
   *[other] Добрі звістки приносять підкріплення: одну карту вилучено ({ $card }).
}
avalon-event-character-shown = { $name } показує всім свого персонажа: { $character }.
avalon-event-recruitment-tried = { $named_is ->
    [none] { $assassin } не вербує нікого.
   *[other] { $assassin } намагається завербувати ненадійного слугу. Вибір: { $named }.
}
avalon-event-servant-recruited = { $name } — це ненадійний слуга: він переходить на бік зла й далі вгадує сам.
avalon-event-aim-declared = { $assassin } оголошує ціль: { $aim }.
avalon-event-messengers-guessed = { $assassin } вважає, що добрі вісники — це { $named }.
avalon-partial-winners = Часткова перемога: { $names }.

## На кого може полювати Убивця

avalon-aim-merlin = Мерлін
avalon-aim-messengers = добрі вісники

## Запитання

avalon-ask-show-loyalty-at-night = Священник дивиться на першого лідера, тобто на тебе: яку сторону ти показуєш?
    .own = Твоя сторона: { $side }.
    .waiting = Священник дивиться на першого лідера. Це { $name }.
    .rules = Першого лідера питають завжди, і відповідь бачить лише священник. Показати можна тільки те, що дозволяють правила: свою сторону, якщо ти не баламут, який мусить брехати, і не ошуканець, якому можна.
avalon-ask-give-watch = За ким із загону ти пильнуєш на місії { NUMBER($quest, useGrouping: 0) }: { $team }?
    .waiting = { $name } вирішує, кому дати жетон дозору.
    .rules = Лідер дає жетон дозору комусь із загону або лишає собі. Пройдисвіт під дозором не може грати карту пройдисвіта. Якщо гравців п’ятеро чи шестеро, на перших двох місіях дозору немає.
avalon-ask-recruit = Хто ненадійний слуга, що перейде на бік зла й вгадуватиме замість тебе (назви одного гравця або нікого)?
    .waiting = { $name } вирішує, кого вербувати.
    .rules = Спроба одна. Якщо здогад правильний, слуга переходить на бік зла й востаннє вгадує замість тебе. Якщо хибний або ти нікого не називаєш, слуга лишається на боці добра й у тіні, а вгадуєш ти.
avalon-ask-declare-aim = Хто твоя ціль: Мерлін чи двоє добрих вісників?
    .waiting = { $name } обирає ціль.
    .rules = Коли у грі є вісники, той, хто полює, спершу оголошує ціль. Для Мерліна називають одного гравця, для добрих вісників — двох, і обидва імені мають бути правильні.
avalon-ask-assassinate-messengers = Яких двох гравців ти називаєш вісниками?
    .waiting = { $name } вирішує, хто ці добрі вісники.
    .rules = Зло, коли його відкрито, може радитися вголос, але вирішує лише той, кого спитали. Треба назвати двох гравців. Якщо це обидва добрі вісники, перемагає зло; одного правильного імені замало.

## Чому гра завершилася

avalon-outcome-messengers-named = Обох добрих вісників знайдено.
avalon-outcome-rogue = Задум пройдисвіта здійснився.
avalon-victory-rogue = Пройдисвіт перемагає сам-один!
