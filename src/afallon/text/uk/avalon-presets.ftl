### Авалон: набори з назвою. `.short` каже, що кожен додає і кому, за книгами правил, допомагає.

avalon-preset-first-game = Перша гра
    .short = Мерлін знає, Убивця полює, а решта шукає правду. Почни звідси.
avalon-preset-without-merlin = Без Мерліна
    .short = Добро не знає нічого, і ні на кого не полюють: правду видають лише слова, голоси й карти.
avalon-preset-percival-and-morgana = Персіваль і Моргана
    .short = Персіваль бачить двох Мерлінів, і один із них — Моргана. За книгами правил, Персіваль допомагає добру, Моргана — злу.
avalon-preset-mordred-in-the-dark = Мордред у темряві
    .short = Мерлін бачить уже не все: Мордред від нього схований. { avalon-odds-evil }
avalon-preset-oberon-alone = Оберон-одинак
    .short = Один із гравців зла не знає спільників, і вони не знають його. { avalon-odds-good }
avalon-preset-lady-of-the-lake = Погляд Володарки
    .short = Володарка озера відкриває правду то одному гравцеві, то іншому. { avalon-odds-good }
avalon-preset-classic-box = Класична коробка
    .short = Десятеро за столом, усі класичні персонажі й Володарка озера. За книгами правил, Персіваль, Оберон і Володарка допомагають добру, Моргана й Мордред — злу.
avalon-preset-excalibur = Меч
    .short = З кожним загоном іде Екскалібур, і його власник може обернути одну карту на протилежну. { avalon-odds-unknown }
avalon-preset-quest-selection = Обери місію
    .short = Лідер обирає, яка місія наступна. { avalon-odds-unknown }
avalon-preset-lancelots = Два Ланселоти
    .short = Добрий і злий Ланселоти, які з самого початку знають один одного. { avalon-odds-unknown }
avalon-preset-lancelots-drawn = Ланселоти й жереб
    .short = Карта на початку кожної місії може змінити сторону обох Ланселотів, а один одного вони не знають. { avalon-odds-unknown }
avalon-preset-lancelots-foretold = Ланселоти й доля
    .short = Усі від початку бачать, на яких місіях Ланселоти змінюють сторону, а грати вони мусять так, як велить сторона. { avalon-odds-unknown }
avalon-preset-plot-cards = Змови
    .short = Перед кожною місією лідер роздає карти сюжету: вони перевіряють, підглядають, спиняють загони й передають лідерство. { avalon-odds-unknown }
avalon-preset-trapper = Пастка
    .short = Загони більші, а лідер вилучає з кожної місії одну карту. { avalon-odds-unknown }
avalon-preset-cleric-and-misfits = Священник і диваки
    .short = Священник випробовує першого лідера, а у зла є безумець, дикун і викрита, кожен зі своєю вадою. { avalon-odds-good }
avalon-preset-liars-and-the-lady = Брехуни й Володарка
    .short = Володарка озера питає, ошуканець може їй збрехати, а баламут мусить. За книгами правил, Володарка допомагає добру, обидва брехуни — злу.
avalon-preset-rogues = Пройдисвіти
    .short = Два пройдисвіти грають кожен за себе, і кожен може перемогти сам. { avalon-odds-unknown }
avalon-preset-sorcerers = Чаклуни
    .short = Два чаклуни грають чари, які обертають підсумок місії на протилежний. { avalon-odds-unknown }
avalon-preset-messengers = Вісники
    .short = Звістки приносять підкріплення на п’ятій місії, а Убивця може обрати одну з двох цілей. { avalon-odds-unknown }
avalon-preset-recruitment = Вербування
    .short = Слуга, який здається Мерлінові злим, знає Убивцю й наприкінці може змінити сторону. { avalon-odds-unknown }
avalon-preset-full-hands = Повні руки
    .short = Пройдисвіти, чаклуни й вісники разом, із сімома видами карт місій. { avalon-odds-unknown }
avalon-preset-big-box = Велика коробка
    .short = Десятеро за столом, десять різних персонажів і шість модулів: більше за одним столом не вмістиш. За книгами правил, дещо з цього допомагає добру, дещо — злу.

## Групи наборів

avalon-presets-classic = Щось одне нове
avalon-presets-lancelots = Ланселоти
avalon-presets-faces = Нові персонажі й нові карти
avalon-presets-all = Усе водночас
