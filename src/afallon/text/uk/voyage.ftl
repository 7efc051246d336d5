### Voyage. Аргументи пояснено в англійському файлі.

## Terms

voyage-captain = капітан
voyage-preferred = бажаний напрямок
voyage-alternative = запасний напрямок
voyage-role = роль
voyage-points = очки
voyage-turn-numbered = Хід { NUMBER($turn, useGrouping: 0) } із { NUMBER($last, useGrouping: 0) }

## Directions

voyage-direction-north = північ
voyage-direction-east = схід
voyage-direction-south = південь
voyage-direction-west = захід
voyage-direction-none = нікуди

## Where a direction leads

voyage-leads-to = Корабель зупиниться тут: { $tile }.
voyage-leads-unknown = Корабель зупиниться тут, на недослідженій плитці.
voyage-leads-lost = Там усе вже досліджено: корабель зіб’ється з курсу.
voyage-leads-barred = Шлях перекриває берег.

## Votes

voyage-vote-white = білий
    .short = за бажаний напрямок, який бачать усі
voyage-vote-black = чорний
    .short = за запасний, який знає лише капітан

## Tiles

voyage-tile-open-sea = відкрите море
voyage-tile-cross-island = острів із хрестом
voyage-tile-plain-island = острів без хреста
voyage-tile-fog = туман
voyage-tile-coast = берег
voyage-tile-start = старт
voyage-tile-avalon = Авалон
voyage-tile-unknown = не досліджено

## Roles

voyage-role-admiral = адмірал
    .short = 5 очок, якщо знайдено Авалон; 3 очки, якщо відвідано не більше чотирьох островів.
voyage-role-cabin-boy = юнга
    .short = 1 очко за кожен острів; 2 очки, якщо знайдено Авалон.
voyage-role-merchant = купець
    .short = 2 очки за кожен острів із хрестом; 1 очко, якщо знайдено Авалон.
voyage-role-traitor = зрадник
    .short = 5 очок, якщо Авалон не знайдено; 3 очки, якщо відвідано щонайменше п’ять островів.
voyage-role-explorer = дослідник
    .short = 1 очко за кожну плитку туману; 1 очко за кожні дві плитки на краю мапи; 3 очки, якщо знайдено Авалон.
voyage-role-sailor = матрос
    .short = Очок за кожну плитку відкритого моря: { $rate }.
voyage-six-roles = Шість ролей
voyage-shared-role = Хто має однакову з кимось роль, той втрачає одне очко.

## What points are for

voyage-points-avalon = Авалон знайдено
voyage-points-no-avalon = Авалон не знайдено
voyage-points-few-islands = не більше чотирьох островів
voyage-points-many-islands = щонайменше п’ять островів
voyage-points-islands = острови
voyage-points-cross-islands = острови з хрестом
voyage-points-fog = плитки в тумані
voyage-points-border = плитки на краю мапи
voyage-points-open-sea = відкрите море
voyage-points-shared-role = хтось іще має ту саму роль
voyage-points-line = { $reason }: { NUMBER($points, useGrouping: 0) }

## Layouts and options

voyage-layout-balanced = стала мапа
    .short = У кожній грі ті самі острови; кожен може їх запам’ятати.
voyage-layout-random = випадкова мапа
    .short = Острови розкладає випадок, і жодні два не лежать поруч.
voyage-layout-own = власна мапа
    .short = Дев’ять рядків по сім знаків із невеликого текстового файлу.
voyage-option-layout = Мапа
    .short = Де лежать острови. Туман, берег і старт завжди мають свої місця.
voyage-option-charted = Море на мапі
    .short = Усі від початку бачать, що лежить поза туманом.
voyage-option-lasting-captain = Тривале капітанство
    .short = Капітан змінюється лише після ходу, у якому більшість була за запасний напрямок.
voyage-option-sailor-points = Очки матроса
    .short = Скільки очок дає матросові кожна плитка відкритого моря; суму округлюють донизу. У правилах — 2.
voyage-option-first-captain = Перший капітан
    .short = Назви першого капітана або довірся випадку.

## The private card

voyage-card = Твоя роль: { $role }.

## The log

voyage-event-game-started = { $seats ->
    [one] Нове плавання, { NUMBER($seats, useGrouping: 0) } гравець.
    [few] Нове плавання, { NUMBER($seats, useGrouping: 0) } гравці.
    [many] Нове плавання, { NUMBER($seats, useGrouping: 0) } гравців.
   *[other] Нове плавання, { NUMBER($seats, useGrouping: 0) } гравця.
}
voyage-event-map-laid = Мапа лежить на столі.
voyage-event-tiles-hidden = Вирішено, що ховають плитки.
voyage-event-dealt = { $name } отримує роль: { $role }.
voyage-event-captain-chosen = Перший капітан: { $name }.
voyage-event-captain-passed = Тепер капітан: { $name }.
voyage-event-turn-started = Починається хід { NUMBER($turn, useGrouping: 0) }. Капітан: { $captain }.
voyage-event-preferred-shown = { $captain } показує напрямок: { $direction }.
voyage-event-votes-shown = Голоси: білих { NUMBER($white, useGrouping: 0) }, чорних { NUMBER($black, useGrouping: 0) }.
    .names = Білий: { $white_names }. Чорний: { $black_names }.
voyage-event-course-set = { $card } ({ $by }). Курс: { $direction }.
voyage-won-preferred = Перемагає бажаний напрямок
voyage-won-alternative = Перемагає запасний напрямок
voyage-won-nothing = Голосувати немає за що
voyage-by-majority = за нього більшість
voyage-by-captain = порівну, вирішує голос капітана
voyage-by-necessity = вільних шляхів менше двох
voyage-event-tile-turned = { $fog_is ->
    [yes] Туман розступається: { $tile }.
   *[other] Корабель прибуває сюди: { $tile }.
}
voyage-event-route-lost = Попереду все вже досліджено: корабель збився з курсу.
voyage-event-roles-shown = Усі ролі відкрито: { $roles }.
voyage-player-and-role = { $name } ({ $role })
voyage-event-points-counted = Очки: { $points }.
voyage-player-and-points = { $name } { NUMBER($points, useGrouping: 0) }
voyage-event-game-ended = { $winners_count ->
    [one] Плавання завершено. { $reason } Найбільше очок: { $winners }.
    [few] Плавання завершено. { $reason } Найбільше очок порівну: { $winners }.
    [many] Плавання завершено. { $reason } Найбільше очок порівну: { $winners }.
   *[other] Плавання завершено. { $reason } Найбільше очок порівну: { $winners }.
}
voyage-event-asked = { $name } має зробити вибір.
voyage-event-answered = Вибір зроблено: { $name }.
voyage-event-withdrawn = Більше не чекаємо на відповідь: { $names }.
voyage-event-rewound = Останній хід скасовано.

## Questions

voyage-ask-choose-preferred = Хід { NUMBER($turn, useGrouping: 0) }, капітан { $captain }: корабель у рядку { NUMBER($row, useGrouping: 0) }, стовпці { NUMBER($column, useGrouping: 0) }; який напрямок показати всім перед голосуванням?
    .waiting = { $name } обирає бажаний напрямок.
    .rules = Капітан показує один напрямок, а тоді ховає інший. Корабель пливе прямо дослідженими плитками й зупиняється на першій недослідженій. Якщо такої немає, він збивається з курсу, і плавання завершується. Жоден курс не веде через досліджену плитку берега. Казати можна що завгодно.
voyage-ask-choose-alternative = Хід { NUMBER($turn, useGrouping: 0) }, капітан { $captain }: показано напрямок «{ $preferred }»; який інший сховати як запасний?
    .waiting = { $name } обирає прихований запасний напрямок.
    .rules = Запасний напрямок лежить долілиць, і всі дізнаються про нього, лише якщо він переможе в голосуванні. До того про нього можна казати що завгодно.
voyage-ask-vote = Хід { NUMBER($turn, useGrouping: 0) }: { $captain } показує напрямок «{ $preferred }»; голосуєш білим за нього чи чорним за прихований запасний?
    .waiting = Чекаємо на голос: { $name }.
    .rules = Усі голосують таємно, капітан теж, і голоси відкривають водночас. Вирішує більшість, а якщо голосів порівну — голос капітана.

## Why a voyage ended

voyage-outcome-avalon-reached = Авалон знайдено.
voyage-outcome-last-turn = Останній хід зіграно, а Авалон лишився прихованим.
voyage-outcome-route-lost = Корабель збився з курсу.

## Чому напрям не можна обрати

voyage-barred = Зараз не можна: { $what } ({ $why }).
voyage-barred-otherwise = за правилом { $rule }
voyage-barred-vo-turn-01 = його вже показано
voyage-barred-vo-move-03 = шлях перекриває берег

## Set-up

voyage-problem-wrong-number-of-seats = Для плавання потрібно від трьох до семи гравців, а за цим столом { $players }. Додай або прибери місця.
voyage-problem-unknown-layout = Мапи «{ $layout }» немає. Обери зі списку або напиши дев’ять рядків по сім знаків.
voyage-problem-unreadable-points = Очки матроса не можуть бути «{ $value }». Вкажи ціле число, як-от 2, або дріб, як-от 1/2.
voyage-problem-no-such-captain = Місця { NUMBER($seat, useGrouping: 0) } для першого капітана немає. Обери когось за столом або довірся випадку.
voyage-problem-roles-have-wrong-length = Ролі не пасують до столу: карт { NUMBER($cards, useGrouping: 0) }, гравців { NUMBER($seats, useGrouping: 0) }. Дай кожному гравцеві одну карту.
voyage-problem-unknown-role = Ролі «{ $role }» немає. Обери зі списку.
voyage-problem-too-many-of-a-role = Забагато карт ролі «{ $role }»: { NUMBER($asked, useGrouping: 0) }, а є { NUMBER($copies, useGrouping: 0) }. Заміни деякі.

## A map of one's own

voyage-problem-layout-has-wrong-lines = Рядків зі знаками на мапі { NUMBER($lines, useGrouping: 0) }, а потрібно { NUMBER($needed, useGrouping: 0) }. Додай або прибери рядки.
voyage-problem-layout-line-has-wrong-length = Рядок { NUMBER($line, useGrouping: 0) } мапи: знаків { NUMBER($length, useGrouping: 0) }, а потрібно { NUMBER($needed, useGrouping: 0) }.
voyage-problem-layout-has-unknown-sign = Рядок { NUMBER($line, useGrouping: 0) }, стовпець { NUMBER($column, useGrouping: 0) }: знак «{ $sign }» не позначає жодної плитки. Є такі знаки: { "~ + o ? ^ S" }.
voyage-problem-layout-has-wrong-count = Плиток виду «{ $tile }» на мапі: { NUMBER($found, useGrouping: 0) }. Має бути { NUMBER($needed, useGrouping: 0) }.
voyage-problem-layout-fog-is-no-corner-block = Туман має заповнювати квадрат три на три в кутку. Поглянь, де він починається: рядок { NUMBER($line, useGrouping: 0) }, стовпець { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-coast-is-not-opposite = Куток навпроти туману належить берегу: рядок { NUMBER($line, useGrouping: 0) }, стовпець { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-coast-is-scattered = Берег і старт мають триматися разом, бік до боку. Ця плитка лежить осторонь: рядок { NUMBER($line, useGrouping: 0) }, стовпець { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-start-is-not-at-the-border = Старт має лежати на краю мапи, а зараз він тут: рядок { NUMBER($line, useGrouping: 0) }, стовпець { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-islands-touch = Два острови лежать поруч: рядок { NUMBER($line, useGrouping: 0) }, стовпець { NUMBER($column, useGrouping: 0) }, та рядок { NUMBER($other_line, useGrouping: 0) }, стовпець { NUMBER($other_column, useGrouping: 0) }. Пересунь один із них.

## The command that draws maps

voyage-map-is-sound = За цією мапою можна плисти.
voyage-map-is-not-sound = { $count ->
    [one] За цією мапою ще не можна плисти. Треба виправити { NUMBER($count, useGrouping: 0) } помилку:
    [few] За цією мапою ще не можна плисти. Треба виправити { NUMBER($count, useGrouping: 0) } помилки:
    [many] За цією мапою ще не можна плисти. Треба виправити { NUMBER($count, useGrouping: 0) } помилок:
   *[other] За цією мапою ще не можна плисти. Треба виправити { NUMBER($count, useGrouping: 0) } помилки:
}
voyage-map-unreadable = Файл { $file } не вдалося прочитати ({ $reason }). Перевір назву й спробуй ще раз.
