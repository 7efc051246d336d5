### Авалон: персонажи сверх классических, их карты и то, что входит в игру вместе с ними. Аргументы описаны в английском файле.

## Термины

avalon-watch = жетон дозора
avalon-reinforcement = подкрепление
avalon-recruitment = вербовка

## Карты похода

avalon-quest-card-rogue-success = успех плута
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } успех плута
        [few] { NUMBER($count, useGrouping: 0) } успеха плута
       *[many] { NUMBER($count, useGrouping: 0) } успехов плута
    }
    .short = Считается успехом и оставляет метку у похода.
avalon-quest-card-rogue-fail = провал плута
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } провал плута
        [few] { NUMBER($count, useGrouping: 0) } провала плута
       *[many] { NUMBER($count, useGrouping: 0) } провалов плута
    }
    .short = Считается провалом и оставляет метку у похода.
avalon-quest-card-magic = чары
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } карта чар
        [few] { NUMBER($count, useGrouping: 0) } карты чар
       *[many] { NUMBER($count, useGrouping: 0) } карт чар
    }
    .short = Меняют итог похода на противоположный; две карты чар гасят друг друга.
avalon-quest-card-good-message = добрая весть
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } добрая весть
        [few] { NUMBER($count, useGrouping: 0) } добрые вести
       *[many] { NUMBER($count, useGrouping: 0) } добрых вестей
    }
    .short = Считается успехом и добавляет жетон; три таких жетона помогают добру в пятом походе.
avalon-quest-card-bad-message = дурная весть
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } дурная весть
        [few] { NUMBER($count, useGrouping: 0) } дурные вести
       *[many] { NUMBER($count, useGrouping: 0) } дурных вестей
    }
    .short = Считается провалом и добавляет жетон; два таких жетона помогают злу в пятом походе.

## Персонажи добра

avalon-character-cleric = священник
    .short = Ночью узнаёт, на чьей стороне первый глава отряда.
    .odds = { avalon-odds-good }
avalon-character-good-lancelot = добрый Ланселот
    .short = Начинает на стороне добра. В обычной игре Ланселоты знают друг друга; в вариантах — нет, зато карты могут изменить сторону обоих.
    .odds = { avalon-odds-unknown }
avalon-character-good-rogue = добрый плут
    .short = Хочет победить без товарищей: ему нужно сыграть «успех плута», когда поход удаётся в третий раз, и ещё хотя бы раз до того.
    .odds = { avalon-odds-unknown }
avalon-character-good-sorcerer = добрый чародей
    .short = Играет успех или чары, которые меняют итог похода на противоположный.
    .odds = { avalon-odds-unknown }
avalon-character-junior-messenger = младшая вестница
    .short = Может послать за игру две добрые вести и должна скрываться: если в конце зло назовёт обоих добрых вестников, оно побеждает.
    .odds = { avalon-odds-unknown }
avalon-character-senior-messenger = старший вестник
    .short = Может послать за игру две добрые вести и должен скрываться. Если так настроено, ночью видит младшую вестницу.
    .odds = { avalon-odds-unknown }
avalon-character-troublemaker = смутьян
    .short = Служит добру, но при каждой проверке обязан показать зло.
    .odds = { avalon-odds-evil }
avalon-character-untrustworthy-servant = ненадёжный слуга
    .short = Служит добру, знает убийцу, но Мерлину кажется злым, а в конце зло может его завербовать.
    .odds = { avalon-odds-unknown }

## Персонажи зла

avalon-character-brute = дикарь
    .short = Может играть провал только в первых трёх походах.
    .odds = { avalon-odds-good }
avalon-character-evil-lancelot = злой Ланселот
    .short = Начинает на стороне зла. В обычной игре Ланселоты знают друг друга; в вариантах — нет, зато карты могут изменить сторону обоих.
    .odds = { avalon-odds-unknown }
avalon-character-evil-messenger = злой вестник
    .short = Может посылать дурные вести: они считаются провалами и помогают злу в пятом походе.
    .odds = { avalon-odds-unknown }
avalon-character-evil-rogue = злой плут
    .short = Неизвестен ни злу, ни Мерлину. Хочет победить без товарищей: ему нужно сыграть «провал плута», когда поход срывается в третий раз, и ещё хотя бы раз до того.
    .odds = { avalon-odds-unknown }
avalon-character-evil-sorcerer = злой чародей
    .short = Играет успех или чары, а провал — никогда.
    .odds = { avalon-odds-unknown }
avalon-character-lunatic = безумец
    .short = Обязан играть провал в каждом походе.
    .odds = { avalon-odds-good }
avalon-character-revealer = раскрытая
    .short = После второго сорванного похода показывает всем своего персонажа.
    .odds = { avalon-odds-good }
avalon-character-trickster = обманщик
    .short = При проверке может показать любую сторону.
    .odds = { avalon-odds-evil }

## У кого своя цель

avalon-goal-good-rogue = Победа будет только твоей, если «успех плута» ляжет в поход, который удастся третьим по счёту, и ещё хотя бы раз — до того. Не вышло, а после пяти походов взяло верх добро? Тогда твоя победа частичная.
avalon-goal-evil-rogue = Победа будет только твоей, если «провал плута» ляжет в поход, который сорвётся третьим по счёту, и ещё хотя бы раз — до того. Не вышло, а после пяти походов взяло верх зло? Тогда твоя победа частичная.

## Ночь

avalon-seen-evil-lancelot = { $count ->
    [0] Ты ищешь злого Ланселота, но никого не видно.
   *[other] Вот злой Ланселот, который не смотрел: { $names }.
}
avalon-seen-lancelot = { $count ->
    [0] Ты ищешь другого Ланселота, но никого не видно.
   *[other] Вот другой Ланселот: { $names }.
}
avalon-seen-junior-messenger = { $count ->
    [0] Ты ищешь младшую вестницу, но никого не видно.
   *[other] Вот младшая вестница: { $names }.
}
avalon-seen-assassin = { $count ->
    [0] Ты ищешь того, кто в конце охотится, но никого не видно.
   *[other] В конце охотится { $names }.
}
avalon-learns-evil-lancelot = злой Ланселот
avalon-learns-lancelot = другой Ланселот
avalon-learns-junior-messenger = младшая вестница
avalon-learns-assassin = в конце охотится

## Летопись

avalon-event-leader-seen = Ночь. { $name } смотрит на первого главу отряда ({ $leader }): { $card }.
avalon-event-lancelots-switched = Оба Ланселота меняют сторону. Кто они — тайна.
avalon-event-watch-given = { $leader } передаёт жетон дозора. Его получает { $name }.
avalon-event-rogue-marked = У похода { NUMBER($quest, useGrouping: 0) } появляется метка: { $card }.
avalon-event-tokens-laid = Новые жетоны у похода { NUMBER($quest, useGrouping: 0) }: { $token } ×{ NUMBER($number, useGrouping: 0) }.
avalon-event-reinforced = { $side_is ->
    [evil] Дурные вести приносят подкрепление: одна карта добавлена ({ $card }).
   *[other] Добрые вести приносят подкрепление: одна карта убрана ({ $card }).
}
avalon-event-character-shown = { $name } показывает всем своего персонажа: { $character }.
avalon-event-recruitment-tried = { $named_is ->
    [none] { $assassin } не вербует никого.
   *[other] { $assassin } пытается завербовать ненадёжного слугу. Выбор: { $named }.
}
avalon-event-servant-recruited = { $name } — это ненадёжный слуга: он переходит на сторону зла и дальше угадывает сам.
avalon-event-aim-declared = { $assassin } объявляет цель: { $aim }.
avalon-event-messengers-guessed = { $assassin } считает, что добрые вестники — это { $named }.
avalon-partial-winners = Частичная победа: { $names }.

## На кого может охотиться убийца

avalon-aim-merlin = Мерлин
avalon-aim-messengers = добрые вестники

## Вопросы

avalon-ask-show-loyalty-at-night = Священник смотрит на первого главу отряда, то есть на тебя: какую сторону ты показываешь?
    .own = Твоя сторона: { $side }.
    .waiting = Священник смотрит на первого главу отряда. Это { $name }.
    .rules = Первого главу отряда спрашивают всегда, и ответ видит только священник. Показать можно лишь то, что позволяют правила: свою сторону, если ты не смутьян, который обязан лгать, и не обманщик, которому можно.
avalon-ask-give-watch = За кем из отряда ты следишь в походе { NUMBER($quest, useGrouping: 0) }: { $team }?
    .waiting = { $name } решает, кому дать жетон дозора.
    .rules = Глава отряда даёт жетон дозора кому-то из отряда или оставляет себе. Плут под дозором не может играть карту плута. Если игроков пять или шесть, в первых двух походах дозора нет.
avalon-ask-recruit = Кто ненадёжный слуга, который перейдёт на сторону зла и будет угадывать вместо тебя (назови одного игрока или никого)?
    .waiting = { $name } решает, кого вербовать.
    .rules = Попытка одна. Если имя верное, слуга отныне служит злу и последним угадывает вместо тебя. Если имя неверное или не названо, слуга по-прежнему служит добру и не открывается, а угадываешь ты.
avalon-ask-declare-aim = Кто твоя цель: Мерлин или двое добрых вестников?
    .waiting = { $name } выбирает цель.
    .rules = Когда в игре есть вестники, тот, кто охотится, сначала объявляет цель. Для Мерлина называют одного игрока, для добрых вестников — двух, и оба имени должны быть верны.
avalon-ask-assassinate-messengers = Каких двух игроков ты называешь вестниками?
    .waiting = { $name } решает, кто эти добрые вестники.
    .rules = Зло, когда оно открыто, может советоваться вслух, но решает только тот, кого спросили. Нужно назвать двух игроков. Если это оба добрых вестника, побеждает зло; одного верного имени мало.

## Почему игра окончена

avalon-outcome-messengers-named = Найдены оба добрых вестника.
avalon-outcome-rogue = Замысел плута сбылся.
avalon-victory-rogue = Плут побеждает в одиночку!
