# Страница кампании: то, что говорит только браузер.

grail-page-ask =
    .waiting = Ждём ответа: { $name }.
grail-page-map = Карта
grail-page-lost-in = { $dawns ->
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
grail-page-in-the-dark = Ни один { -menhir } не защищает этого места.
grail-page-not-now = Сейчас нельзя: { NUMBER($count, useGrouping: 0) }
grail-page-letter-aggression = Ж
grail-page-letter-empathy = С
grail-page-letter-courage = Х
grail-page-letter-caution = О
grail-page-letter-practicality = П
grail-page-letter-spirituality = Д
grail-page-pool = Маркеров: { $have } из { $goal }
grail-page-attacks = Что делает враг при стольких маркерах в наборе боя
grail-page-affinity = Приязнь { $have }; для победы { $goal }
grail-page-reaction = В ответ:
grail-page-sequence = Сыгранные карты
grail-page-hand = Ваша рука

# Бой, разговор и что сделала бы карта
grail-page-leaves = оставляет: { $half }
grail-page-joint-joined = соединено
grail-page-joint-weak = соединено, но слишком слабо
grail-page-joint-unpaid = магия не оплачена
grail-page-joint-empty = без пары
grail-page-waits = Ждёт ещё жетонов времени: { NUMBER($count, useGrouping: 0) }
grail-page-charges = Заряды: { NUMBER($count, useGrouping: 0) }
grail-page-would-pool = Маркеры { $from } → { $to } из { $goal }
grail-page-would-affinity = Приязнь { $from } → { $to } (цель { $goal })
grail-page-would-magic = Если заплатить магию ({ NUMBER($count, useGrouping: 0) }):
grail-page-would-draw = Карт в руку: { NUMBER($count, useGrouping: 0) }.
grail-page-would-retreat = В колоде меньше карт, чем надо взять: пришлось бы отступить.
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
grail-page-legend = Что значат ключи
grail-page-legend-how = Зубец на правом краю карты входит в вырез той же формы на левом краю следующей. Если он держит, вы получаете то, что стоит у выреза.
grail-page-legend-attribute = Характеристика и сколько её нужно.
grail-page-legend-magic = Держит, если заплатить 1 магию; это не обязательно.
grail-page-legend-free = Держит всегда.
grail-page-legend-joined = Соединено: вы получаете то, что он даёт.
grail-page-legend-weak = Соединено, но характеристика мала: вы не получаете ничего.
grail-page-legend-unpaid = Магия не оплачена: вы не получаете ничего.
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
grail-page-passed = завершает день
grail-page-quests = Миссии
grail-page-tasks = Заметки
grail-page-statuses = Что из этого вышло
grail-page-so-far = История до сих пор
grail-page-print = Напечатать
grail-page-nothing-read = Пока ничего не прочитано.
grail-page-whose = Чей планшет?
grail-page-undo = Взять назад
grail-page-undo-wish = Последний ответ предлагают взять назад: { $names }.
grail-page-undo-agree = Согласиться
grail-page-undo-stand = Пусть остаётся
grail-page-undo-waits = Ждём согласия остальных.
grail-page-undo-give-up = Не нужно
grail-page-story = История
grail-page-other-language = Эта история ещё не написана на вашем языке: её рассказывают на другом.
grail-page-mode = Сложность
grail-page-details = Персонажи и правила
grail-page-character-of = Персонаж места { $seat }
grail-page-no-packs = На этом сервере ещё нет кампаний.
grail-page-won = Вы дошли до конца
grail-page-lost = Здесь история кончается
grail-tool-card = Планшет
grail-tool-history = Дневник
grail-tool-log = Хроника
grail-page-save = Скачать сохранение
grail-page-save-hint = Файл, с которым можно продолжить в другом месте: в терминале или за другим столом.
grail-page-open-save = Продолжить с сохранения
grail-page-regroup = Продолжить этим составом
grail-page-regroup-hint = Отныне играют те, у кого есть место; персонажи остальных их подождут.
grail-page-regroup-later = Состав можно сменить между шагами дня, а не посреди действия.
grail-page-newcomers = Новые за столом: { $names }.

## The table: map, moments, gestures, guide

grail-page-start = Начать кампанию
grail-page-safe = Это место хранит свет { -menhir(form: "genitive") }.
grail-page-rite = Здесь стоит тёмный { -menhir }. Чтобы его зажечь, все вместе отдают: { $cost }; тогда его счётчик покажет { $dial }.
grail-page-rite-again = Все вместе могут отдать { $cost }, чтобы зажечь его снова; тогда его счётчик покажет { $dial }.
grail-page-rite-everybody = Должны быть здесь все.
grail-page-rite-given = { $given } из { $cost } здесь
grail-page-guardian = страж. Кто сюда придёт, сперва встретит его; на рассвете он может перейти.
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
    [one] На рассвете исчезнет { NUMBER($count, useGrouping: 0) } место
    [few] На рассвете исчезнут { NUMBER($count, useGrouping: 0) } места
   *[many] На рассвете исчезнут { NUMBER($count, useGrouping: 0) } мест
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
grail-page-you-give = Вы даёте
grail-page-you-want = Вы хотите
grail-page-how-much = Сколько
grail-page-less = Меньше
grail-page-more = Больше
grail-page-rule-numbers = В правилах: { $rules }
grail-page-topic-day = День
grail-page-topic-map = Земля
grail-page-topic-encounter = Бой
grail-page-topic-diplomacy = Дипломатия
grail-page-topic-story = Дневник
grail-page-topic-trade = Дары и обмен
grail-page-topic-dusk = Сумерки
grail-page-topic-advancement = Развитие
grail-page-topic-tracks = Здоровье, ужас и смерть
grail-page-guide = Проводник первого дня
grail-page-guide-hint = Когда что-то появляется впервые, палец указывает на это, а предложение объясняет.
grail-page-hint-understood = Понятно
grail-page-hints-off = Без подсказок
grail-page-hint-welcome = Добро пожаловать. Это ваш первый день на острове: пройдём его вместе, шаг за шагом.
grail-page-hint-box = Здесь написано, о чём вас спрашивают, а ниже – всё, что можно сделать сейчас. Если вас никто не спрашивает, думает кто-то другой.
grail-page-hint-day = Цена действия стоит под его названием. Когда энергии мало, пасуйте: в сумерках вы отдохнёте.
grail-page-hint-map = Вы здесь. Коснитесь места, чтобы увидеть, что там ждёт.
grail-page-hint-menhir = Число на { -menhir(form: "locative") } – сколько ещё рассветов он будет светить. Без его света места вокруг исчезают.
grail-page-hint-board = Ваш планшет: энергией платят за действия, здоровье ограничивает энергию, а ужас не должен перерасти здоровье.
grail-page-hint-explore = Исследовать – значит прочитать, что здесь есть. Так начинается немало историй.
grail-page-hint-travel = Путешествие ведёт золотыми путями к соседнему месту.
grail-page-hint-rules = Правила того, что на экране, всегда здесь, с номерами.
grail-page-hint-journal = Дневник рассказывает, что вы нашли. Затем вы выбираете; цены стоят рядом с выбором. Прочитанное остаётся в дневнике.
grail-page-hint-fight = Бой: когда маркеров столько, сколько цена врага, вы победили. После каждого хода враг атакует.
grail-page-hint-parley = Здесь побеждают словом: карты двигают маркер приязни. На одном конце – согласие, на другом – поражение.
grail-page-hint-row = Сыгранные карты образуют этот ряд. Где сходятся половинки ключей двух соседок, новая карта что-то даёт.
grail-page-hint-hand = Ваша рука. Сначала взгляните на карту: страница покажет, что она сделает. Потом сыграйте её или перенесите в ряд.
grail-page-hint-undo = Пока не открылось ничего нового, ответ можно забрать здесь.
grail-page-hint-dawn = На рассвете { -menhir(form: "plural") } тускнеют, тёмные места исчезают, стражи приходят в движение, наступает событие. Вы решаете только о планах и снаряжении.
grail-page-hint-dusk = В сумерках вы едите и отдыхаете, покупаете карты за опыт и перебираете колоды. Затем начинается новый день.
