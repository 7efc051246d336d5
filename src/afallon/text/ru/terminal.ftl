### Терминал: командная строка и стол, нарисованный текстом. Образец — английский файл.

## Справка

terminal-help-usage = использование
terminal-help-commands = команды
terminal-help-options = параметры
terminal-help-afallon = Один стол для игр Авалона. Попробуй: afallon serve
terminal-help-play = играть в этом терминале, с ботами на свободных местах
terminal-help-script = напечатать, что говорит рассказчик ночью, для стола с настоящими картами
terminal-help-replay = просмотреть сыгранную партию шаг за шагом
terminal-help-serve = открыть стол в браузере: для этого компьютера или его сети
terminal-help-backup = скопировать все комнаты в один файл
terminal-help-restore = вернуть копию всех комнат
terminal-help-lab = измерять ботов и людей: исследования
terminal-help-voyage = морская игра: посмотреть её карты
terminal-help-map = нарисовать карту
terminal-help-layout = карта по названию, из файла или случайная (random)
terminal-help-check = только сказать, правильна ли карта в этом файле
terminal-help-pack = игра-кампания: всё о её сюжетных наборах
terminal-help-pack-check = сказать, исправен ли сюжетный набор, или что в нём не так и где
terminal-help-pack-balance = измерить, насколько трудны встречи и что приносят дни
terminal-help-pack-prove = искать доказательства, что весь набор можно прочесть и выиграть
terminal-help-balance-part = смотреть только на это; можно указать несколько раз
terminal-help-balance-player = кто сражается
terminal-help-balance-fights = боёв на каждую встречу
terminal-help-balance-campaigns = кампаний на каждое число игроков
terminal-help-prove-campaigns = кампаний на каждую главу и на каждый круг концовок и стихов
terminal-help-prove-check = только воспроизвести сохранённые доказательства и сказать, что они показывают
terminal-help-study-days = после какого дня кампания обрывается
terminal-help-study-seats = только со столькими игроками; можно указать несколько раз
terminal-help-study-jobs = сколько играть одновременно; если не сказано, все ядра
terminal-help-study-work = где хранить результаты, чтобы прерванное исследование могло продолжиться
terminal-help-study-out = записать таблицы ещё и в этот файл
terminal-help-pack-folder = папка сюжетного набора или название установленного
terminal-help-pack-new = сделать небольшой набор для начала, в новой папке
terminal-help-pack-book = сделать из дневника книгу: один файл HTML, чтобы читать и печатать
terminal-help-pack-graph = нарисовать карту и дневник: один файл SVG
terminal-help-pack-print = сделать листы со всеми картами, чтобы напечатать и разрезать: один файл HTML
terminal-help-pack-language = язык его текстов; твой, если набор его знает
terminal-help-pack-out = файл, который записать
terminal-help-pack-texts = тексты сюжетного набора: что ещё нужно написать или перевести заново
terminal-help-pack-stubs = только этот язык: заготовки того, что ещё нужно написать, чтобы вставить и заполнить
terminal-help-pack-accept = записать, что переводы на этот язык соответствуют источникам; устаревшие только тогда, когда дальше названы их ключи
terminal-help-pack-strict = считать ошибкой и то, на что лишь стоит взглянуть
terminal-help-pack-played = название установленного сюжетного набора или его папка; если не указан, hush
terminal-help-grail-seats = сколько игроков, от 1 до 4
terminal-help-mode = насколько трудно: story (режим истории), normal (обычный) или challenge (режим испытания)
terminal-help-mode-rules = правила режима, по которым играть; если ни одно не названо — все: story_no_limiter, challenge_old_rest…
terminal-help-free-choice = разрешить вместе правила истории и испытания
terminal-help-outfits = свободный режим: для каждого места цвета планшета, колоды боя и колоды дипломатии
terminal-help-characters = персонажи по местам, как они названы в сюжетном наборе
terminal-help-chronicler = место того, кто решает, когда согласия нет
terminal-help-game = игра: avalon, voyage или grail; её параметры: afallon play voyage --help
terminal-help-help = показать эту справку
terminal-help-lang = язык
terminal-help-version = показать версию
terminal-help-seats = сколько игроков, от 5 до 10
terminal-help-preset = набор по названию, например: big_box; к нему можно добавлять и из него убирать
terminal-help-with = добавить персонажей и модули, например: percival,morgana,lady_of_the_lake
terminal-help-without = играть без этих персонажей, например: merlin
terminal-help-edition = по какой книге правил играть
terminal-help-assassin = персонаж зла, который охотится на Мерлина, когда убийцы нет
terminal-help-first-leader = кто первый глава отряда: номер или имя
terminal-help-voyage-seats = сколько игроков, от 3 до 7
terminal-help-charted = все с самого начала видят, где лежат острова
terminal-help-no-charted = никто не видит, что под плиткой, пока туда не придёт корабль
terminal-help-lasting-captain = капитан меняется только после большинства за запасное направление
terminal-help-sailor-points = сколько очков матросу даёт плитка открытого моря, например: 2 или 1/2
terminal-help-people = люди за этой клавиатурой; после имени можно указать язык, например: Ann,Олена:uk
terminal-help-bots = кто сидит на остальных местах
terminal-help-seed = число, с которым случай повторится так же
terminal-help-save = хранить игру в этом файле
terminal-help-resume = продолжить игру из этого файла; в «Граале» --people, --seats или --characters передают её другой группе
terminal-help-plain = простые строки, удобные для программ чтения с экрана
terminal-help-file = файл игры
terminal-help-seat = смотреть глазами одного игрока (номер или имя) или всех (all)
terminal-help-coach = вывести в формате JSON, что и когда мог знать каждый игрок, когда игра окончена

## Командная строка

terminal-misunderstood = Не удалось понять: { $argument }. Что можно указать, покажет: afallon --help
terminal-incomplete = В этой команде чего-то не хватает. Что можно указать, покажет: afallon --help
terminal-problem-too-many-people = Людей за клавиатурой: { NUMBER($people, useGrouping: 0) }, мест: { NUMBER($seats, useGrouping: 0) }. Добавь мест параметром --seats или назови меньше людей.
terminal-problem-unusable-name = Имя { $name } не подходит. Нужна хотя бы одна буква; наибольшая длина — { NUMBER($most, useGrouping: 0) }.
terminal-problem-name-twice = У двух людей одно имя: { $name }. Дай каждому своё.
terminal-problem-no-such-person = За столом нет никого с именем «{ $leader }», кто стал бы первым главой отряда. Укажи номер места или имя.
terminal-problem-unknown-preset = Набора «{ $preset }» нет. Есть такие: { $names }
terminal-unreadable = Файл { $file } не удалось прочитать как игру: { $reason }
terminal-more-reasons = И ещё { $count }.
terminal-record-unknown-version = Файл { $file } создан по версии правил { $version }, которой этот Afallon не знает. Открой его тем Afallon, в котором он создан, или более новым.
terminal-record-other-rules = В файле { $file } играли по другим правилам: со строки { NUMBER($line, useGrouping: 0) } записи здесь вышла бы другая игра. Открой его тем Afallon, в котором он создан. Файл не изменён.
terminal-no-session = В файле { $file } не сказано, кто играет, поэтому продолжить нельзя. Просмотреть игру можно так: afallon replay
terminal-cannot-save = Не удалось сохранить игру в файле { $file }: { $reason }. Выбери другой файл параметром --save
terminal-same-people = Игру из файла { $file } продолжают только те, кто её начал: убери --people, --seats и --characters.
terminal-still-playing = Эта игра ещё идёт. Укажи параметром --seat, чьими глазами смотреть, или продолжай: afallon play --resume
terminal-no-coach = Тренер есть только для «Авалона», а в этом файле другая игра.
terminal-unknown-seat = Места «{ $seat }» в этой игре нет. Есть такие: { $names }

## За столом

terminal-guest = Гость
terminal-bot-names = Бедвир, Энид, Гарет, Изольда, Овайн, Неста, Кей, Риан, Тристан, Дилис
terminal-welcome-avalon = Добро пожаловать в Авалон.
terminal-welcome-voyage = Добро пожаловать на борт.
terminal-welcome-grail = Добро пожаловать на остров.
terminal-around-the-table = За столом: { $names }.
terminal-in-play = В игре: { $names }.
terminal-module = Модуль: { $module }.
terminal-option = Настройка: { $option }.
terminal-seen-at-night = Ночью: { $what }
terminal-knowledge = Что ты знаешь
terminal-log = Журнал
terminal-now = сейчас
terminal-leader = Глава отряда: { $name }
terminal-marks = У походов: { $marks }
terminal-plot-drawn = Карты сюжета, которые нужно отдать: { $cards }
terminal-plot-hands = Карты сюжета: { $hands }
terminal-known-card = Поход { NUMBER($quest, useGrouping: 0) }, играет { $name }: { $card } ({ $why })
terminal-rejections = Отклонено: { $track }
terminal-quest = { $size ->
    [one] Поход { NUMBER($quest, useGrouping: 0) }: в отряде { NUMBER($size, useGrouping: 0) } игрок.
    [few] Поход { NUMBER($quest, useGrouping: 0) }: в отряде { NUMBER($size, useGrouping: 0) } игрока.
    [many] Поход { NUMBER($quest, useGrouping: 0) }: в отряде { NUMBER($size, useGrouping: 0) } игроков.
   *[other] Поход { NUMBER($quest, useGrouping: 0) }: в отряде { NUMBER($size, useGrouping: 0) } игрока.
}
terminal-quest-takes = { $size ->
    [one] { NUMBER($size, useGrouping: 0) } игрок
    [few] { NUMBER($size, useGrouping: 0) } игрока
   *[many] { NUMBER($size, useGrouping: 0) } игроков
}{ $fails ->
    [1] { "" }
   *[other] , срывают два провала
}
terminal-press-enter = Нажми Enter, чтобы продолжить.
terminal-next = Enter: дальше. { $letter }: выйти.
terminal-hand-over = Клавиатуру берёт { $name }. { $name }, нажми Enter, когда никто другой не смотрит.
terminal-turn-to = Теперь { $name }.
terminal-asked-again = Теперь тебя снова будут спрашивать о согласии.
terminal-nobody-else = Больше никто не может на это ответить.
terminal-person = { $name }: { $character } ({ $side })
terminal-winners = Победители: { $names }.
terminal-saved = Игра сохранена в файле { $file }.
terminal-left = Игра сохранена. Чтобы продолжить:
terminal-kept = Игра сохранена. Чтобы просмотреть её:

## Плавание

terminal-voyage-captain = Капитан: { $name }
terminal-voyage-points-now = Если бы плавание кончилось сейчас: { NUMBER($points, useGrouping: 0) }
terminal-voyage-hidden-way = Спрятано: { $direction }.
terminal-voyage-hidden = спрятано
terminal-voyage-lost = корабль собьётся с курса
terminal-voyage-barred = путь преграждает берег
terminal-voyage-ship = корабль
terminal-voyage-explored = исследовано
terminal-voyage-offer = показано, спрятано
terminal-voyage-charted = Острова на карте видны всем; что-то прячет только туман.
terminal-voyage-uncharted = Никто не знает, что лежит под плиткой, пока туда не придёт корабль.
terminal-voyage-here = Корабль здесь: { $place }. Место — это строка и столбец, считая с северо-запада.
terminal-voyage-person = { $name }: { $role }, { NUMBER($points, useGrouping: 0) }

## Что вводят

terminal-command-rules = ?, помощь, help
    .label = правила
terminal-command-table = с
    .label = стол
terminal-command-history = и
    .label = история голосов
terminal-command-log = ж
    .label = журнал
terminal-command-journal = д
    .label = дневник
terminal-command-verses = ч
    .label = прочитанное
terminal-command-always = я
    .label = всегда да
terminal-command-ask-again = п
    .label = спрашивать снова
terminal-command-next = к
    .label = сначала кто-то другой
terminal-command-undo = н
    .label = назад
terminal-command-save = з
    .label = записать
terminal-command-quit = в
    .label = выйти
terminal-answer-approve = д, да, y
terminal-answer-reject = н, нет, n
terminal-answer-success = у
terminal-answer-fail = п
terminal-answer-use = д, да, y
terminal-answer-pass = н, нет, n
terminal-answer-north = се
terminal-answer-east = во
terminal-answer-south = ю
terminal-answer-west = за
terminal-answer-white = б
terminal-answer-black = ч
terminal-grail-answer-yes = да, y
terminal-grail-answer-no = нет, n

## Введённое не является ответом

terminal-confirm = Твоя карта: { $card }. Введи её ещё раз, если правда хочешь именно её, или выбери другую.
terminal-voyage-confirm = { $answer }: корабль собьётся с курса. Введи ещё раз, если правда этого хочешь, или выбери другое.
terminal-refused-one = Нужно выбрать что-то одно, а не { NUMBER($number, useGrouping: 0) }.
terminal-refused-twice = Имя { $name } названо несколько раз. Назови разных людей.
terminal-refused-size = Нужно людей: { NUMBER($size, useGrouping: 0) }, а названо: { NUMBER($number, useGrouping: 0) }. Введи номера или имена, например: 1 3
terminal-refused-not-now = Сейчас нельзя выбрать: { $name }. Выбери кого-нибудь из списка.
terminal-refused-barred = «{ $name }» сейчас выбрать нельзя ({ $why }). Выбери что-нибудь из показанного.
terminal-refused-several = «{ $typed }» подходит к нескольким: { $names }. Введи больше букв или номер.
terminal-refused-unknown = «{ $typed }» нет среди ответов. Введи один из показанных.
