### Авалон: модулі й налаштування, що в них стається і що питають. Аргументи описано в англійському файлі.

## Модулі

avalon-module-excalibur = Екскалібур
    .short = Лідер дає Екскалібур іншому членові загону, і той може наказати одному гравцеві змінити щойно зіграну карту.
    .odds = { avalon-odds-unknown }
avalon-module-lancelot-variant-1 = перший варіант Ланселота
    .short = Карти, які тягнуть на початку місій, можуть змінити сторону обох Ланселотів; один одного вони не знають.
    .odds = { avalon-odds-unknown }
avalon-module-lancelot-variant-2 = другий варіант Ланселота
    .short = Біля місій відкрито лежать п’ять карт, і де випала зміна, там обидва Ланселоти змінюють сторону. Той, хто на боці зла, мусить грати провал, а хто на боці добра — успіх.
    .odds = { avalon-odds-unknown }
avalon-module-quest-selection = режим вибору місії
    .short = Лідер обирає не лише загін, а й місію; місія 5 відкривається пізніше за інші.
    .odds = { avalon-odds-unknown }
avalon-module-trapper = ловець
    .short = У кожному загоні на одного гравця більше, а лідер таємно дивиться одну зіграну карту й вилучає її.
    .odds = { avalon-odds-unknown }

## Карти Ланселота

avalon-allegiance-card = карта вірності
avalon-allegiance-no-change = без зміни
avalon-allegiance-switch = зміна лояльності

## Налаштування

avalon-option-allegiance-deck = Карти Ланселота
    .short = Скільки їх у першому варіанті й коли їх тягнуть.
avalon-option-allegiance-deck-five = п’ять, з місії 3
    .short = Три нічого не змінюють, дві змінюють сторону; по одній тягнуть на місіях 3, 4 і 5.
avalon-option-allegiance-deck-six = шість, з місії 1
    .short = Чотири нічого не змінюють, дві змінюють сторону; по одній тягнуть на кожній місії.
avalon-option-fifth-quest = Місія 5
    .short = Коли лідер, який обирає місію, може обрати місію 5.
avalon-option-fifth-quest-two-successes = після двох успіхів
    .short = Спершу дві місії мають бути успішні.
avalon-option-fifth-quest-two-quests = після двох місій
    .short = Спершу мають відбутися дві місії, хоч би чим вони скінчилися.
avalon-option-hidden-sorcerer = Прихований чаклун
    .short = Уночі злий чаклун лишається осторонь: нікого не бачить, і його ніхто не бачить.
avalon-option-senior-messenger = Старший знає молодшу
    .short = Уночі старший вісник бачить молодшу вісницю.

## Літопис

avalon-event-allegiance-drawn = Карта Ланселота для місії { NUMBER($quest, useGrouping: 0) }: { $card }.
avalon-event-allegiance-laid = Біля місії { NUMBER($quest, useGrouping: 0) } відкрито лежить карта Ланселота: { $card }.
avalon-event-quest-chosen = { $leader } обирає місію { NUMBER($quest, useGrouping: 0) }.
avalon-event-excalibur-given = { $leader } передає Екскалібур. Його отримує { $name }.
avalon-event-excalibur-used = { $holder } здіймає Екскалібур. Карту мусить змінити { $name }.
    .declined = { $holder } лишає Екскалібур у піхвах.
avalon-event-card-taken-back = { $name } забирає карту, яку бачить лише { $holder }: { $card }.
avalon-event-card-trapped = { $leader } вилучає з місії одну карту. Її віддає { $name }.
avalon-event-trapped-card-seen = { $name } віддає карту, яку бачить лише { $leader }: { $card }.

## Запитання

avalon-ask-choose-quest = Яку місію ти пропонуєш для спроби { NUMBER($attempt, useGrouping: 0) } з 5 у цьому раунді?
    .waiting = { $name } обирає місію.
    .rules = Обрати можна будь-яку місію, якої ще не було; від її номера залежить, скільки треба гравців. Місія 5 відкривається після двох успіхів або після двох місій, як домовлено за столом. З кожною новою пропозицією місію обирають знову, а відмови рахують протягом усього раунду.
avalon-ask-give-excalibur = Хто із загону для місії { NUMBER($quest, useGrouping: 0) } отримає Екскалібур: { $team }?
    .waiting = { $name } вирішує, кому дати Екскалібур.
    .rules = Ще до голосування лідер мусить дати Екскалібур іншому членові загону. Коли карти зіграно, власник меча може наказати комусь іншому із загону змінити карту.
avalon-ask-use-excalibur = Хто із загону на місії { NUMBER($quest, useGrouping: 0) } має змінити карту за наказом Екскалібура (назви когось іншого або нікого): { $team }?
    .waiting = { $name } вирішує, що робити з Екскалібуром.
    .rules = Карта названого гравця стане протилежною: те, що зараховується як успіх, стане провалом, а все інше — успіхом. Забрану карту бачиш лише ти; кого названо, бачать усі. Карту, що лежить відкрито, змінити не можна.
avalon-ask-change-card = { $holder } наказує тобі Екскалібуром змінити твою карту на місії { NUMBER($quest, useGrouping: 0) }.
    .own = Твоя карта досі: { $card }.
    .waiting = { $name } змінює карту.
    .rules = Замість зіграної карти ти кладеш іншу, навіть ту, яку твоя сторона зазвичай грати не може. Забрану карту бачить лише власник Екскалібура.
avalon-ask-trap-card = Чию карту ти вилучаєш із місії { NUMBER($quest, useGrouping: 0) }: { $team }?
    .waiting = { $name } вирішує, яку карту вилучити.
    .rules = Лідер мусить узяти одну карту загону, можна й свою, і ніхто інший її не бачить. Для місії вона не враховується. Усі бачать, чия то карта; казати про неї можна що завгодно.

## Що господар знаходить разом

avalon-group-classic = Класичні персонажі
avalon-group-modules = Модулі
avalon-group-lancelots = Ланселоти
avalon-group-faces = Інші персонажі
avalon-group-hands = Нові карти місій
avalon-together-lancelots = обидва Ланселоти
avalon-together-sorcerers = обидва чаклуни
avalon-together-messengers = троє вісників
avalon-one-of-lancelot-variant = Як грають Ланселоти
avalon-one-of-lancelot-variant-none = вони знають один одного
    .short = Вони зустрічаються вночі й до кінця лишаються на своїх сторонах.
