# Сторінка кампанії: те, що каже лише браузер.

grail-page-ask =
    .waiting = Чекаємо на відповідь: { $name }.
grail-page-map = Мапа
grail-page-lost-in = { $dawns ->
    [one] зникне на { NUMBER($dawns, useGrouping: 0) } світанку
    [few] зникне за { NUMBER($dawns, useGrouping: 0) } світанки
   *[many] зникне за { NUMBER($dawns, useGrouping: 0) } світанків
}
grail-page-menhir-days = { $days ->
    [one] { CAPITAL(-menhir) } світитиме ще { NUMBER($days, useGrouping: 0) } день.
    [few] { CAPITAL(-menhir) } світитиме ще { NUMBER($days, useGrouping: 0) } дні.
   *[many] { CAPITAL(-menhir) } світитиме ще { NUMBER($days, useGrouping: 0) } днів.
}
grail-page-menhir-last-day = { CAPITAL(-menhir) } згасне наступного світанку.
grail-page-in-the-dark = Жоден { -menhir } не захищає цього місця.
grail-page-not-now = Зараз неможливо: { NUMBER($count, useGrouping: 0) }
grail-page-letter-aggression = Ж
grail-page-letter-empathy = С
grail-page-letter-courage = Х
grail-page-letter-caution = О
grail-page-letter-practicality = П
grail-page-letter-spirituality = Д
grail-page-pool = Маркерів: { $have } із { $goal }
grail-page-attacks = Що робить ворог залежно від маркерів у запасі
grail-page-affinity = Прихильність { $have }; для перемоги { $goal }
grail-page-reaction = У відповідь:
grail-page-sequence = Зіграні карти
grail-page-hand = Ваша рука

# Бій, розмова і що зробила б карта
grail-page-leaves = лишає: { $half }
grail-page-joint-joined = з’єднано
grail-page-joint-weak = з’єднано, але заслабко
grail-page-joint-unpaid = чари не сплачено
grail-page-joint-empty = не має пари
grail-page-waits = Чекає ще жетонів часу: { NUMBER($count, useGrouping: 0) }
grail-page-charges = Заряди: { NUMBER($count, useGrouping: 0) }
grail-page-would-pool = Маркери { $from } → { $to } із { $goal }
grail-page-would-affinity = Прихильність { $from } → { $to } (мета { $goal })
grail-page-would-magic = Якщо сплатити чари ({ NUMBER($count, useGrouping: 0) }):
grail-page-would-draw = Карт до руки: { NUMBER($count, useGrouping: 0) }.
grail-page-would-retreat = У колоді менше карт, ніж треба взяти: довелося б відступити.
grail-page-would-discard = Карт із кінця ряду піде у скид: { NUMBER($count, useGrouping: 0) }.
grail-page-would-win = Ворога подолано.
grail-page-would-win-stage = Етап виграно.
grail-page-would-lose = Розмову програно.
grail-page-would-attack = Ворог у відповідь:
grail-page-would-nothing = Нічого не станеться.
grail-page-tap-to-play = Зіграти
grail-page-tap-to-choose = Обрати
grail-page-stages = Етапи розмови
grail-page-stage-won = виграно
grail-page-or = або
grail-page-legend = Що означають ключі
grail-page-legend-how = Зубець на правому краї карти входить у виріз тієї самої форми на лівому краї наступної. Якщо він тримає, ви отримуєте те, що стоїть біля вирізу.
grail-page-legend-attribute = Характеристика і скільки її треба.
grail-page-legend-magic = Тримає, якщо сплатити 1 чари; це необов’язково.
grail-page-legend-free = Тримає завжди.
grail-page-legend-joined = З’єднано: ви отримуєте те, що він дає.
grail-page-legend-weak = З’єднано, але характеристика замала: ви не отримуєте нічого.
grail-page-legend-unpaid = Чари не сплачено: ви не отримуєте нічого.
grail-page-legend-empty = На попередньому краї немає нічого такої форми.
grail-page-legend-marker = Маркер до запасу.
grail-page-legend-up = Прихильність зростає.
grail-page-legend-down = Прихильність спадає.
grail-page-legend-stage = Бонус етапу для цієї характеристики.
grail-page-legend-draw = Узяти карту.
grail-page-legend-extra = Цю карту можна зіграти після іншої.
grail-page-legend-discard = Остання карта ряду йде у скид.

# Колоди і що купують у сутінках
grail-page-decks = Колоди
grail-page-deck-combat = Бій
grail-page-deck-diplomacy = Дипломатія
grail-page-deck-holds = У колоді: { NUMBER($count, useGrouping: 0) } · у запасі: { NUMBER($reserve, useGrouping: 0) }
grail-page-which-deck = Яка колода?
grail-page-in-deck = У колоді: { NUMBER($count, useGrouping: 0) }
grail-page-in-reserve = У запасі: { NUMBER($count, useGrouping: 0) }
grail-page-no-reserve = У запасі нічого немає.
grail-page-purse = можна витратити
grail-page-attributes = Очко характеристики
grail-page-new-cards = Нова карта
grail-page-keep-this = Лишити цю

grail-page-book = Книга таємниць
grail-page-day = День { $day }
grail-page-chapter = Розділ { $chapter }
grail-page-carries = Має при собі
grail-page-skills = Уміння
grail-page-nature = Вдача
grail-page-dead = не живе
grail-page-passed = завершує день
grail-page-quests = Завдання
grail-page-tasks = Нотатки
grail-page-statuses = Що з того вийшло
grail-page-so-far = Історія досі
grail-page-print = Друкувати
grail-page-nothing-read = Ще нічого не прочитано.
grail-page-whose = Чий планшет?
grail-page-undo = Взяти назад
grail-page-undo-wish = Останню відповідь пропонують взяти назад: { $names }.
grail-page-undo-agree = Згода
grail-page-undo-stand = Хай лишається
grail-page-undo-waits = Чекаємо на згоду інших.
grail-page-undo-give-up = Не треба
grail-page-story = Історія
grail-page-other-language = Цю історію ще не написано вашою мовою: її розповідають іншою.
grail-page-mode = Складність
grail-page-details = Персонажі та правила
grail-page-character-of = Персонаж місця { $seat }
grail-page-no-packs = На цьому сервері ще немає кампаній.
grail-page-won = Ви дійшли до кінця
grail-page-lost = Тут історія закінчується
grail-tool-card = Планшет
grail-tool-history = Журнал
grail-tool-log = Хроніка
grail-page-save = Завантажити збереження
grail-page-save-hint = Файл, з яким можна продовжити деінде: у терміналі чи за іншим столом.
grail-page-open-save = Продовжити зі збереження
grail-page-regroup = Продовжити цим складом
grail-page-regroup-hint = Відтепер грають ті, хто має місце; персонажі інших на них зачекають.
grail-page-regroup-later = Склад можна змінити між кроками дня, а не посеред дії.
grail-page-newcomers = Нові за столом: { $names }.

## The table: map, moments, gestures, guide

grail-page-start = Почати кампанію
grail-page-safe = Це місце береже світло { -menhir(form: "genitive") }.
grail-page-rite = Тут стоїть темний { -menhir }. Щоб його запалити, усі разом віддають: { $cost }; тоді його лічильник покаже { $dial }.
grail-page-rite-again = Усі разом можуть віддати { $cost }, щоб запалити його знову; тоді його лічильник покаже { $dial }.
grail-page-rite-everybody = Мають бути присутні всі.
grail-page-rite-given = { $given } з { $cost } тут
grail-page-guardian = страж. Хто сюди прийде, спершу зустріне його; на світанку він може перейти.
grail-page-time-tokens = Жетони часу: { NUMBER($count, useGrouping: 0) }. На кожному світанку зникає один.
grail-page-quest-tokens = Жетони місії: { NUMBER($count, useGrouping: 0) }. Вони позначають, чого стосується завдання.
grail-page-lies-here = На землі: { $items }
grail-page-here = Тут: { $names }
grail-page-here-one-may = Тут можна
grail-page-used-today = (сьогодні вже використано)
grail-page-ways = Шляхи
grail-page-unknown-way = невідомо ({ $key })
grail-page-may-choose = можна вибрати
grail-page-nearer = Ближче
grail-page-farther = Далі
grail-page-whole-map = Уся мапа
grail-page-next-dawn = { $count ->
    [one] На світанку зникне { NUMBER($count, useGrouping: 0) } місце
    [few] На світанку зникнуть { NUMBER($count, useGrouping: 0) } місця
   *[many] На світанку зникнуть { NUMBER($count, useGrouping: 0) } місць
}
grail-page-moment-dawn = Світанок дня { $day }
grail-page-moment-chapter = Новий розділ
grail-page-moment-death = Згасло світло
grail-page-moment-dying = Між життям і смертю
grail-page-moment-madness = Розум не витримує
grail-page-moment-mercy = { -mercy }
grail-page-moment-menhir = { CAPITAL(-menhir) }
grail-page-moment-ending = Кінець
grail-page-moment-on = Далі
grail-page-companions = Товариство
grail-page-epilogue = Епілог
grail-page-read-aloud = Читати вголос
grail-page-hush = Припинити читання
grail-page-met = виконано
grail-page-together = Вибираєте разом
grail-page-decides = вирішує, якщо немає згоди
grail-page-still-thinks = ще думає
grail-page-has-chosen = вибір зроблено
grail-page-mind-considers = Про це думає { $name }
    .what = думає про: { $what }
grail-page-mind-wants = Цього хоче { $name }
    .what = хоче: { $what }
grail-page-mind-look = На це показує { $name }
grail-page-signs = Знаки іншим
grail-page-sign-yes = Так
grail-page-sign-wait = Зачекайте
grail-page-sign-look = Гляньте сюди
grail-page-sign-thanks = Дякую
grail-page-you-give = Ви даєте
grail-page-you-want = Ви хочете
grail-page-how-much = Скільки
grail-page-less = Менше
grail-page-more = Більше
grail-page-rule-numbers = У правилах: { $rules }
grail-page-topic-day = День
grail-page-topic-map = Земля
grail-page-topic-encounter = Бій
grail-page-topic-diplomacy = Дипломатія
grail-page-topic-story = Журнал
grail-page-topic-trade = Дари й обмін
grail-page-topic-dusk = Сутінки
grail-page-topic-advancement = Розвиток
grail-page-topic-tracks = Здоров’я, жах і смерть
grail-page-guide = Провідник першого дня
grail-page-guide-hint = Коли щось трапляється вперше, палець показує на нього, а речення пояснює.
grail-page-hint-understood = Зрозуміло
grail-page-hints-off = Без підказок
grail-page-hint-welcome = Вітаємо. Це ваш перший день на острові: пройдемо його разом, крок за кроком.
grail-page-hint-box = Тут написано, про що вас питають, а нижче – усе, що можна зробити зараз. Якщо вас ніхто не питає, думає хтось інший.
grail-page-hint-day = Ціна дії стоїть під її назвою. Коли енергії мало, пасуйте: у сутінках ви відпочинете.
grail-page-hint-map = Ви тут. Торкніться місця, щоб побачити, що там чекає.
grail-page-hint-menhir = Число на { -menhir(form: "locative") } – скільки ще світанків він сяятиме. Без його світла місця довкола зникають.
grail-page-hint-board = Ваш планшет: енергією платять за дії, здоров’я обмежує енергію, а жах не має перерости здоров’я.
grail-page-hint-explore = Досліджувати – значить прочитати, що тут є. Так починається чимало історій.
grail-page-hint-travel = Подорож веде золотими шляхами до сусіднього місця.
grail-page-hint-rules = Правила того, що на екрані, завжди тут, з номерами.
grail-page-hint-journal = Журнал розповідає, що ви знайшли. Потім ви вибираєте; ціни стоять поруч із вибором. Прочитане лишається в журналі.
grail-page-hint-fight = Бій: коли маркерів стільки, скільки ціна ворога, ви перемогли. Після кожного ходу ворог атакує.
grail-page-hint-parley = Тут перемагають словом: карти рухають маркер прихильності. На одному кінці – згода, на іншому – поразка.
grail-page-hint-row = Зіграні карти утворюють цей ряд. Де сходяться половинки ключів двох сусідок, нова карта щось дає.
grail-page-hint-hand = Ваша рука. Спершу гляньте на карту: сторінка покаже, що вона зробить. Потім зіграйте її або перенесіть до ряду.
grail-page-hint-undo = Доки не відкрилося нічого нового, відповідь можна забрати тут.
grail-page-hint-dawn = На світанку { -menhir(form: "plural") } тьмяніють, темні місця зникають, стражі ворушаться, приходить подія. Ви вирішуєте лише про плани та спорядження.
grail-page-hint-dusk = У сутінках ви їсте й відпочиваєте, купуєте карти за досвід і перебираєте колоди. Потім починається новий день.
