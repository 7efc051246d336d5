# Сторінка кампанії: те, що каже лише браузер.

grail-page-ask =
    .waiting = Чекаємо на відповідь: { $name }.
grail-page-map = Мапа
grail-page-lost-in = { $dawns ->
    [1] зникне на наступному світанні
    [one] зникне через { NUMBER($dawns, useGrouping: 0) } світання
    [few] зникне через { NUMBER($dawns, useGrouping: 0) } світання
   *[many] зникне через { NUMBER($dawns, useGrouping: 0) } світань
}
grail-page-menhir-days = { $days ->
    [one] { CAPITAL(-menhir) } світитиме ще { NUMBER($days, useGrouping: 0) } день.
    [few] { CAPITAL(-menhir) } світитиме ще { NUMBER($days, useGrouping: 0) } дні.
   *[many] { CAPITAL(-menhir) } світитиме ще { NUMBER($days, useGrouping: 0) } днів.
}
grail-page-menhir-last-day = { CAPITAL(-menhir) } згасне на наступному світанні.
grail-page-in-the-dark = Світло { -menhir(form: "plural-genitive") } не сягає цієї локації.
grail-page-not-now = Зараз неможливо: { NUMBER($count, useGrouping: 0) }
grail-page-letter-aggression = Ж
grail-page-letter-empathy = С
grail-page-letter-courage = Х
grail-page-letter-caution = О
grail-page-letter-practicality = П
grail-page-letter-spirituality = Д
grail-page-pool = Маркерів: { $have } із { $goal }
grail-page-attacks = Атаки ворога за кількістю маркерів у наборі бою
grail-page-affinity = Приязнь { $have }; для перемоги { $goal }
grail-page-reaction = Реакція опонента:
grail-page-sequence = Послідовність карт
grail-page-hand = Твоя рука

# Бій, розмова і що зробила б карта
grail-page-leaves = лишає: { $half }
grail-page-joint-joined = сполучено
grail-page-joint-weak = з’єднано, але заслабко
grail-page-joint-unpaid = чари не сплачено
grail-page-joint-empty = не має пари
grail-page-waits = Чекає ще жетонів часу: { NUMBER($count, useGrouping: 0) }
grail-page-charges = Заряди: { NUMBER($count, useGrouping: 0) }
grail-page-would-pool = Маркери { $from } → { $to } із { $goal }
grail-page-would-affinity = Приязнь { $from } → { $to } (мета { $goal })
grail-page-would-magic = Якщо сплатити чари ({ NUMBER($count, useGrouping: 0) }):
grail-page-would-draw = Візьмеш карт: { NUMBER($count, useGrouping: 0) }.
grail-page-would-retreat = У колоді менше карт, ніж треба взяти: довелося б відступити.
grail-page-would-discard = Скинеш останніх карт послідовності: { NUMBER($count, useGrouping: 0) }.
grail-page-would-win = Ворога здолано.
grail-page-would-win-stage = Стадію виграно.
grail-page-would-lose = Розмову програно.
grail-page-would-attack = Атака ворога:
grail-page-would-nothing = Нічого не станеться.
grail-page-tap-to-play = Зіграти
grail-page-tap-to-choose = Обрати
grail-page-stages = Стадії розмови
grail-page-stage-won = виграно
grail-page-or = або
grail-page-legend = Що означають ключі
grail-page-legend-how = Зубець на правому краї карти входить у виріз тієї самої форми на лівому краї наступної. Якщо ключ сполучається, ти отримуєш те, що показано біля вирізу.
grail-page-legend-attribute = Характеристика і скільки її треба.
grail-page-legend-magic = Сполучається, якщо сплатити 1 очко чарів; це необов’язково.
grail-page-legend-free = Сполучається завжди.
grail-page-legend-joined = Сполучено: ти отримуєш бонус.
grail-page-legend-weak = З’єднано, але характеристика замала: ти не отримуєш нічого.
grail-page-legend-unpaid = Чари не сплачено: ти не отримуєш нічого.
grail-page-legend-empty = На краї попередньої карти такої форми немає.
grail-page-legend-marker = Маркер до набору бою.
grail-page-legend-up = Приязнь зростає.
grail-page-legend-down = Приязнь спадає.
grail-page-legend-stage = Бонус стадії за цю характеристику.
grail-page-legend-draw = Візьми карту.
grail-page-legend-extra = Цю карту можна зіграти після іншої.
grail-page-legend-discard = Скинь останню карту послідовності.

# Колоди і що купують у присмерку
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
grail-page-chapter = Глава { $chapter }
grail-page-carries = Має при собі
grail-page-skills = Навички
grail-page-nature = Вдача
grail-page-dead = нема серед живих
grail-page-passed = пас
grail-page-quests = Місії
grail-page-tasks = Завдання
grail-page-statuses = Наслідки
grail-page-so-far = Що було досі
grail-page-print = Друкувати
grail-page-nothing-read = Ще нічого не прочитано.
grail-page-whose = Чий планшет?
grail-page-undo = Скасувати хід
grail-page-undo-wish = Пропозиція скасувати останню відповідь: { $names }.
grail-page-undo-agree = Згода
grail-page-undo-stand = Хай лишається
grail-page-undo-waits = Чекаємо на згоду інших.
grail-page-undo-give-up = Не треба
grail-page-story = Історія
grail-page-other-language = Цю історію ще не написано твоєю мовою: її розповідають іншою.
grail-page-mode = Режим
grail-page-details = Персонажі та правила
grail-page-character-of = Персонаж для місця { $seat }
grail-page-no-packs = На цьому сервері ще немає кампаній.
grail-page-won = Ви дійшли до кінця
grail-page-lost = Тут історія закінчується
grail-tool-card = Планшет
grail-tool-history = Щоденник
grail-tool-log = Хроніка
grail-page-save = Зберегти у файл
grail-page-save-hint = Файл, з яким можна продовжити деінде: у терміналі чи за іншим столом.
grail-page-open-save = Продовжити зі збереженого файлу
grail-page-regroup = Продовжити цим складом
grail-page-regroup-hint = Відтепер грають ті, хто має місце; персонажі інших на них зачекають.
grail-page-regroup-later = Склад можна змінити між кроками дня, а не посеред дії.
grail-page-newcomers = Нові за столом: { $names }.

## The table: map, moments, gestures, guide

grail-page-start = Почати кампанію
grail-page-safe = Цю локацію береже світло { -menhir(form: "genitive") }.
grail-page-rite = { CAPITAL(-menhir) } тут не сяє. Щоб запалити світло, усі разом віддають: { $cost }; тоді лічильник покаже { $dial }.
grail-page-rite-again = Щоб світло спалахнуло знову, усі разом можуть віддати: { $cost }; тоді лічильник покаже { $dial }.
grail-page-rite-everybody = Мають бути присутні всі.
grail-page-rite-given = { $given } з { $cost } вже тут
grail-page-guardian = вартовий. Хто сюди прийде, спершу зустріне його; на світанні він може піти далі.
grail-page-time-tokens = Жетони часу: { NUMBER($count, useGrouping: 0) }. На кожному світанні зникає один.
grail-page-quest-tokens = Жетони місії: { NUMBER($count, useGrouping: 0) }. Вони позначають, чого стосується місія.
grail-page-lies-here = На землі: { $items }
grail-page-here = Тут: { $names }
grail-page-here-one-may = Тут можна
grail-page-used-today = (сьогодні вже використано)
grail-page-ways = Шляхи
grail-page-unknown-way = невідомо ({ $key })
grail-page-may-choose = можна обрати
grail-page-nearer = Ближче
grail-page-farther = Далі
grail-page-whole-map = Уся мапа
grail-page-next-dawn = { $count ->
    [one] На світанні зникне { NUMBER($count, useGrouping: 0) } локація
    [few] На світанні зникнуть { NUMBER($count, useGrouping: 0) } локації
   *[many] На світанні зникне { NUMBER($count, useGrouping: 0) } локацій
}
grail-page-moment-dawn = Світання дня { $day }
grail-page-moment-chapter = Нова глава
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
grail-page-together = Обираєте разом
grail-page-decides = вирішує, якщо немає згоди
grail-page-still-thinks = ще думає
grail-page-has-chosen = готово
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
grail-page-you-give = Ти даєш
grail-page-you-want = Ти хочеш
grail-page-how-much = Скільки
grail-page-less = Менше
grail-page-more = Більше
grail-page-rule-numbers = У правилах: { $rules }
grail-page-topic-day = День
grail-page-topic-map = Мапа і світло
grail-page-topic-encounter = Бій
grail-page-topic-diplomacy = Дипломатія
grail-page-topic-story = Щоденник
grail-page-topic-trade = Дари й обмін
grail-page-topic-dusk = Присмерк
grail-page-topic-advancement = Поліпшення персонажа
grail-page-topic-tracks = Здоров’я, жах і смерть
grail-page-guide = Провідник першого дня
grail-page-guide-hint = Коли щось трапляється вперше, вказівник покаже, де воно, а речення пояснить, що це.
grail-page-hint-understood = Зрозуміло
grail-page-hints-off = Без підказок
grail-page-hint-welcome = Вітаємо! Це твій перший день на острові: пройдемо його разом, крок за кроком.
grail-page-hint-box = Тут видно, про що тебе питають, а нижче — усе, що можна зробити зараз. Якщо запитання немає, обирає хтось інший.
grail-page-hint-day = Скільки коштує дія, видно під її назвою. Коли енергії мало, пасуй: у присмерку ти відпочинеш.
grail-page-hint-map = Ти тут. Торкнися локації, щоб побачити, що там чекає.
grail-page-hint-menhir = Число на { -menhir(form: "locative") } — скільки ще світань триватиме світло. Без нього локації довкола зникають.
grail-page-hint-board = Твій планшет: енергією платять за дії, здоров’я обмежує енергію, а жах не має перерости здоров’я.
grail-page-hint-explore = Досліджуй, щоб прочитати, що тут є. Так починається чимало історій.
grail-page-hint-travel = Подорож веде золотими шляхами до сусідньої локації.
grail-page-hint-rules = Правила того, що на екрані, завжди тут, із номерами.
grail-page-hint-journal = Щоденник розповідає, що ви знайшли. Потім ви обираєте; поруч із вибором видно його ціну. Прочитане лишається у щоденнику.
grail-page-hint-fight = Бій: щоб перемогти, набери стільки маркерів, скільки становить ціна зустрічі. Після кожної активації ворог атакує.
grail-page-hint-parley = Тут перемагають словом: карти рухають маркер приязні. На одному кінці шкали — згода, на іншому — поразка.
grail-page-hint-row = Зіграні карти утворюють послідовність. Де половинки ключів двох сусідніх карт сполучаються, нова карта щось дає.
grail-page-hint-hand = Твоя рука. Спершу поглянь на карту: сторінка покаже, що вона зробить. Потім зіграй її або перетягни до послідовності.
grail-page-hint-undo = Доки не відкрилося нічого нового, відповідь можна скасувати тут.
grail-page-hint-dawn = На світанні { -menhir(form: "plural") } тьмяніють, темні локації зникають, вартові ворушаться, приходить подія. Ви вирішуєте лише про плани та спорядження.
grail-page-hint-dusk = У присмерку ти їси й відпочиваєш, купуєш карти за досвід і перебираєш колоди. Потім починається новий день.
