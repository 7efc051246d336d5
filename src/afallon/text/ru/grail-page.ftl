# Страница кампании: то, что говорит только браузер.

grail-page-ask =
    .waiting = Ждём ответа: { $name }.
grail-page-map = Карта острова
grail-page-lost-in = { $dawns ->
    [1] исчезнет на следующем рассвете
    [one] исчезнет через { NUMBER($dawns, useGrouping: 0) } рассвет
    [few] исчезнет через { NUMBER($dawns, useGrouping: 0) } рассвета
   *[many] исчезнет через { NUMBER($dawns, useGrouping: 0) } рассветов
}
grail-page-menhir-days = { $days ->
    [one] { CAPITAL(-menhir) } будет светить ещё { NUMBER($days, useGrouping: 0) } день.
    [few] { CAPITAL(-menhir) } будет светить ещё { NUMBER($days, useGrouping: 0) } дня.
   *[many] { CAPITAL(-menhir) } будет светить ещё { NUMBER($days, useGrouping: 0) } дней.
}
grail-page-menhir-last-day = { CAPITAL(-menhir) } погаснет на следующем рассвете.
grail-page-in-the-dark = Свет { -menhir(form: "plural-genitive") } не защищает эту локацию.
grail-page-not-now = Сейчас нельзя: { NUMBER($count, useGrouping: 0) }
grail-page-letter-aggression = Ж
grail-page-letter-empathy = С
grail-page-letter-courage = Х
grail-page-letter-caution = О
grail-page-letter-practicality = П
grail-page-letter-spirituality = Д
grail-page-pool = Маркеров: { $have } из { $goal }
grail-page-attacks = Что делает враг: по числу маркеров в наборе боя
grail-page-affinity = Приязнь { $have }; для победы { $goal }
grail-page-reaction = В ответ:
grail-page-sequence = Сыгранные карты
grail-page-hand = Твоя рука

# Бой, разговор и что сделала бы карта
grail-page-leaves = оставляет: { $half }
grail-page-joint-joined = соединено
grail-page-joint-weak = состыковано, но слишком слабо
grail-page-joint-unpaid = магия не оплачена
grail-page-joint-empty = без пары
grail-page-waits = Ещё жетонов времени: { NUMBER($count, useGrouping: 0) }
grail-page-charges = Заряды: { NUMBER($count, useGrouping: 0) }
grail-page-would-pool = Маркеры { $from } → { $to } из { $goal }
grail-page-would-affinity = Приязнь { $from } → { $to } (цель { $goal })
grail-page-would-magic = Если заплатить магию ({ NUMBER($count, useGrouping: 0) }):
grail-page-would-draw = Взять карт: { NUMBER($count, useGrouping: 0) }.
grail-page-would-retreat = В колоде меньше карт, чем нужно взять: придётся отступить.
grail-page-would-discard = Карт с конца последовательности уйдёт в сброс: { NUMBER($count, useGrouping: 0) }.
grail-page-would-win = Враг побеждён.
grail-page-would-win-stage = Стадия выиграна.
grail-page-would-lose = Разговор проигран.
grail-page-would-attack = Враг в ответ:
grail-page-would-nothing = Ничего не случится.
grail-page-tap-to-play = Сыграть
grail-page-tap-to-choose = Выбрать
grail-page-stages = Стадии разговора
grail-page-stage-won = выиграна
grail-page-or = или
grail-page-legend = Что означают ключи
grail-page-legend-how = Зубец на правом краю карты входит в вырез той же формы на левом краю следующей. Если ключ действует, ты получаешь то, что указано у выреза.
grail-page-legend-attribute = Характеристика и сколько её нужно.
grail-page-legend-magic = Действует, если заплатить 1 магию; это не обязательно.
grail-page-legend-free = Действует всегда.
grail-page-legend-joined = Соединено: ты получаешь то, что даёт ключ.
grail-page-legend-weak = Состыковано, но характеристика мала: ты не получаешь ничего.
grail-page-legend-unpaid = Магия не оплачена: ты не получаешь ничего.
grail-page-legend-empty = На предыдущем краю нет ничего такой формы.
grail-page-legend-marker = Маркер в набор боя.
grail-page-legend-up = Приязнь растёт.
grail-page-legend-down = Приязнь падает.
grail-page-legend-stage = Бонус стадии для этой характеристики.
grail-page-legend-draw = Взять карту.
grail-page-legend-extra = Эту карту можно сыграть после другой.
grail-page-legend-discard = Последняя карта последовательности уходит в сброс.

# Колоды и что покупают в сумерках
grail-page-decks = Колоды
grail-page-deck-combat = Бой
grail-page-deck-diplomacy = Дипломатия
grail-page-deck-holds = В колоде: { NUMBER($count, useGrouping: 0) } · в запасе: { NUMBER($reserve, useGrouping: 0) }
grail-page-which-deck = Какая колода?
grail-page-in-deck = В колоде: { NUMBER($count, useGrouping: 0) }
grail-page-in-reserve = В запасе: { NUMBER($count, useGrouping: 0) }
grail-page-no-reserve = В запасе ничего нет.
grail-page-purse = можно потратить
grail-page-attributes = Очко характеристики
grail-page-new-cards = Новая карта
grail-page-keep-this = Оставить эту

grail-page-book = Книга тайн
grail-page-day = День { $day }
grail-page-chapter = Глава { $chapter }
grail-page-carries = При себе
grail-page-skills = Навыки
grail-page-nature = Нрав
grail-page-dead = нет в живых
grail-page-passed = день окончен
grail-page-quests = Миссии
grail-page-tasks = Задания
grail-page-statuses = Последствия
grail-page-so-far = Что было до сих пор
grail-page-print = Печать
grail-page-nothing-read = Пока ничего не прочитано.
grail-page-whose = Чей планшет?
grail-page-undo = Отменить ответ
grail-page-undo-wish = Предложение отменить последний ответ: { $names }.
grail-page-undo-agree = Согласиться
grail-page-undo-stand = Оставить как есть
grail-page-undo-waits = Ждём согласия остальных.
grail-page-undo-give-up = Не отменять
grail-page-story = История
grail-page-other-language = Эта история ещё не написана на твоём языке; её рассказывают на другом.
grail-page-mode = Сложность
grail-page-details = Персонажи и правила
grail-page-character-of = Персонаж места { $seat }
grail-page-no-packs = На этом сервере ещё нет кампаний.
grail-page-won = Вы дошли до конца
grail-page-lost = Здесь история кончается
grail-tool-card = Планшет
grail-tool-history = Дневник
grail-tool-log = События
grail-page-save = Скачать сохранение
grail-page-save-hint = Файл, с которым можно продолжить в терминале или за другим столом.
grail-page-open-save = Продолжить с сохранения
grail-page-regroup = Продолжить этим составом
grail-page-regroup-hint = Дальше играют те, у кого есть место; персонажи остальных их подождут.
grail-page-regroup-later = Состав можно сменить между шагами дня, а не посреди действия.
grail-page-newcomers = Новые за столом: { $names }.

## The table: map, moments, gestures, guide

grail-page-start = Начать кампанию
grail-page-safe = Эту локацию защищает свет { -menhir(form: "genitive") }.
grail-page-rite = Здесь { -menhir.gender ->
        [feminine] тёмная
        [neuter] тёмное
       *[masculine] тёмный
    } { -menhir }. Чтобы зажечь { -menhir.gender ->
        [feminine] её
       *[other] его
    }, все вместе отдают: { $cost }; тогда счётчик покажет { $dial }.
grail-page-rite-again = Чтобы снова зажечь { -menhir(form: "accusative") }, все вместе могут отдать: { $cost }; тогда счётчик покажет { $dial }.
grail-page-rite-everybody = Здесь должны быть все.
grail-page-rite-given = { $given } из { $cost } здесь
grail-page-guardian = страж. Кто сюда придёт, сначала встретит его; на рассвете он может уйти в другую локацию.
grail-page-time-tokens = Жетоны времени: { NUMBER($count, useGrouping: 0) }. На каждом рассвете уходит один.
grail-page-quest-tokens = Жетоны миссии: { NUMBER($count, useGrouping: 0) }. Они отмечают, чего касается миссия.
grail-page-lies-here = На земле: { $items }
grail-page-here = Здесь: { $names }
grail-page-here-one-may = Здесь можно
grail-page-used-today = (сегодня уже использовано)
grail-page-ways = Пути
grail-page-unknown-way = неизвестно ({ $key })
grail-page-may-choose = можно выбрать
grail-page-nearer = Ближе
grail-page-farther = Дальше
grail-page-whole-map = Вся карта
grail-page-next-dawn = { $count ->
    [one] На рассвете исчезнет { NUMBER($count, useGrouping: 0) } локация
    [few] На рассвете исчезнут { NUMBER($count, useGrouping: 0) } локации
   *[many] На рассвете исчезнут { NUMBER($count, useGrouping: 0) } локаций
}
grail-page-moment-dawn = Рассвет дня { $day }
grail-page-moment-chapter = Новая глава
grail-page-moment-death = Гаснет свет
grail-page-moment-dying = Между жизнью и смертью
grail-page-moment-madness = Разум не выдерживает
grail-page-moment-mercy = { -mercy }
grail-page-moment-menhir = { CAPITAL(-menhir) }
grail-page-moment-ending = Конец
grail-page-moment-on = Дальше
grail-page-companions = Спутники
grail-page-epilogue = Эпилог
grail-page-read-aloud = Читать вслух
grail-page-hush = Прекратить чтение
grail-page-met = выполнено
grail-page-together = Выбираете вместе
grail-page-decides = решает, если нет согласия
grail-page-still-thinks = ещё думает
grail-page-has-chosen = выбор сделан
grail-page-mind-considers = Об этом думает { $name }
    .what = думает о: { $what }
grail-page-mind-wants = Этого хочет { $name }
    .what = хочет: { $what }
grail-page-mind-look = На это указывает { $name }
grail-page-signs = Знаки другим
grail-page-sign-yes = Да
grail-page-sign-wait = Подождите
grail-page-sign-look = Взгляните сюда
grail-page-sign-thanks = Спасибо
grail-page-you-give = Ты даёшь
grail-page-you-want = Ты хочешь
grail-page-how-much = Сколько
grail-page-less = Меньше
grail-page-more = Больше
grail-page-rule-numbers = В правилах: { $rules }
grail-page-topic-day = День
grail-page-topic-map = Локации
grail-page-topic-encounter = Бой
grail-page-topic-diplomacy = Дипломатия
grail-page-topic-story = Дневник
grail-page-topic-trade = Дары и обмен
grail-page-topic-dusk = Сумерки
grail-page-topic-advancement = Развитие
grail-page-topic-tracks = Здоровье, ужас и смерть
grail-page-guide = Проводник первого дня
grail-page-guide-hint = Когда что-то появляется впервые, на это указывает палец, а одна фраза объясняет, что это.
grail-page-hint-understood = Понятно
grail-page-hints-off = Без подсказок
grail-page-hint-welcome = Добро пожаловать. Это твой первый день на острове: пройдём его вместе, шаг за шагом.
grail-page-hint-box = Здесь видно, о чём тебя спрашивают, а ниже — всё, что можно сделать сейчас. Если вопроса нет, выбирает кто-то другой.
grail-page-hint-day = Цена действия указана под его названием. Когда энергии мало, пасуй: в сумерках отдохнёшь.
grail-page-hint-map = Ты здесь. Выбери локацию, чтобы увидеть, что там ждёт.
grail-page-hint-menhir = Число на { -menhir(form: "locative") } — сколько ещё рассветов продержится свет. Без света локации вокруг исчезают.
grail-page-hint-board = Твой планшет: энергией платят за действия, здоровье ограничивает энергию, а ужас не должен перерасти здоровье.
grail-page-hint-explore = Исследовать — значит прочитать, что здесь есть. Так начинается немало историй.
grail-page-hint-travel = Путешествие ведёт золотыми путями в соседнюю локацию.
grail-page-hint-rules = Правила того, что на экране, всегда здесь, с номерами.
grail-page-hint-journal = Дневник рассказывает, что вы нашли. Затем вы выбираете; цена указана рядом с выбором. Прочитанное остаётся в дневнике.
grail-page-hint-fight = Бой: как только маркеров столько, какова цена врага, вы победили. После каждой активации враг атакует.
grail-page-hint-parley = Здесь побеждают словом: карты двигают маркер приязни. На одном конце шкалы — согласие, на другом — неудача.
grail-page-hint-row = Сыгранные карты образуют последовательность. Где стыкуются половинки ключей двух соседних карт, новая карта что-то даёт.
grail-page-hint-hand = Твоя рука. Сначала взгляни на карту: страница покажет, что она сделает. Потом сыграй её или перенеси в последовательность.
grail-page-hint-undo = Пока не открылось ничего нового, ответ можно отменить здесь.
grail-page-hint-dawn = На рассвете { -menhir(form: "plural") } тускнеют, неосвещённые локации исчезают, стражи приходят в движение, наступает событие. Вы решаете только о планах и снаряжении.
grail-page-hint-dusk = В сумерках вы едите и отдыхаете, покупаете карты за опыт и перебираете колоды. Затем начинается новый день.
