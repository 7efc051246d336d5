### Термінал: командний рядок і стіл, намальований текстом. Зразок — англійський файл.

## Довідка

terminal-help-usage = використання
terminal-help-commands = команди
terminal-help-options = параметри
terminal-help-afallon = Один стіл для ігор Авалону. Спробуй: afallon serve
terminal-help-play = грати в цьому терміналі, з ботами на вільних місцях
terminal-help-script = надрукувати, що каже оповідач уночі, для столу зі справжніми картами
terminal-help-replay = переглянути зіграну партію крок за кроком
terminal-help-serve = відкрити стіл у браузері: для цього комп’ютера або його мережі
terminal-help-backup = скопіювати всі кімнати в один файл
terminal-help-restore = повернути копію всіх кімнат
terminal-help-lab = вимірювати ботів і людей: дослідження
terminal-help-voyage = морська гра: переглянути її мапи
terminal-help-map = намалювати мапу
terminal-help-layout = мапа за назвою, з файлу або випадкова (random)
terminal-help-check = лише сказати, чи правильна мапа в цьому файлі
terminal-help-pack = гра-кампанія: усе про її сюжетні набори
terminal-help-pack-check = сказати, чи сюжетний набір справний, або що в ньому не так і де
terminal-help-pack-balance = виміряти, наскільки важкі зустрічі й що приносять дні
terminal-help-pack-prove = шукати доведення, що весь набір можна прочитати й виграти
terminal-help-balance-part = дивитися лише на це; можна вказати кілька разів
terminal-help-balance-player = хто б’ється
terminal-help-balance-fights = боїв на кожну зустріч
terminal-help-balance-campaigns = кампаній на кожну кількість гравців
terminal-help-prove-campaigns = кампаній на кожну главу й на кожен круг кінцівок і віршів
terminal-help-prove-check = лише відтворити збережені доведення й сказати, що вони показують
terminal-help-study-days = після якого дня кампанію обривають
terminal-help-study-seats = лише зі стількома гравцями; можна вказати кілька разів
terminal-help-study-jobs = скільки грати водночас; якщо не сказано, усі ядра
terminal-help-study-work = де тримати результати, щоб перерване дослідження могло продовжитися
terminal-help-study-out = записати таблиці ще й у цей файл
terminal-help-pack-folder = тека сюжетного набору або назва встановленого
terminal-help-pack-new = зробити невеликий набір для початку, у новій теці
terminal-help-pack-book = зробити зі щоденника книжку: один файл HTML, щоб читати й друкувати
terminal-help-pack-graph = намалювати мапу та щоденник: один файл SVG
terminal-help-pack-print = зробити аркуші з усіма картами, щоб надрукувати й розрізати: один файл HTML
terminal-help-pack-language = мова його слів; твоя, якщо набір її має
terminal-help-pack-out = файл, який записати
terminal-help-pack-texts = слова сюжетного набору: що ще треба написати чи перекласти наново
terminal-help-pack-stubs = лише ця мова: заготовки того, що ще треба написати, щоб вставити й заповнити
terminal-help-pack-accept = записати, що переклади цією мовою відповідають джерелам; застарілі лише тоді, коли далі названо їхні ключі
terminal-help-pack-strict = вважати помилкою і те, на що лише варто глянути
terminal-help-pack-played = назва встановленого сюжетного набору або його тека; якщо не вказано, hush
terminal-help-grail-seats = скільки гравців, від 1 до 4
terminal-help-mode = наскільки важко: story (оповідь), normal (звичайно) або challenge (виклик)
terminal-help-mode-rules = правила режиму, за якими грати; не названо жодного — усі: story_no_limiter, challenge_old_rest, …
terminal-help-free-choice = дозволити разом правила історії та виклику
terminal-help-outfits = вільний режим: для кожного місця кольори планшета, колоди бою та колоди дипломатії
terminal-help-characters = персонажі за місцями, як їх названо в сюжетному наборі
terminal-help-chronicler = місце того, хто вирішує, коли згоди немає
terminal-help-game = гра: avalon, voyage або grail; її параметри: afallon play voyage --help
terminal-help-help = показати цю довідку
terminal-help-lang = мова
terminal-help-version = показати версію
terminal-help-seats = скільки гравців, від 5 до 10
terminal-help-preset = набір за назвою, наприклад: big_box; до нього можна додавати й від нього забирати
terminal-help-with = додати персонажів і модулі, наприклад: percival,morgana,lady_of_the_lake
terminal-help-without = грати без цих персонажів, наприклад: merlin
terminal-help-edition = за якою книгою грати
terminal-help-assassin = персонаж зла, що полює на Мерліна, коли Убивці немає
terminal-help-first-leader = хто перший лідер: номер або ім’я
terminal-help-voyage-seats = скільки гравців, від 3 до 7
terminal-help-charted = усі від початку бачать, де лежать острови
terminal-help-no-charted = ніхто не бачить, що під плиткою, доки туди не допливе корабель
terminal-help-lasting-captain = капітан змінюється лише після більшості за запасний напрямок
terminal-help-sailor-points = скільки очок матросові дає плитка відкритого моря, наприклад: 2 або 1/2
terminal-help-people = люди за цією клавіатурою; після імені можна вказати мову, наприклад: Ann,Олена:uk
terminal-help-bots = хто сидить на решті місць
terminal-help-seed = число, з яким випадок повториться так само
terminal-help-save = зберігати гру в цьому файлі
terminal-help-resume = продовжити гру з цього файлу; у «Граалі» --people, --seats або --characters передають її іншій групі
terminal-help-plain = прості рядки, зручні для програм читання з екрана
terminal-help-file = файл гри
terminal-help-seat = дивитися очима одного гравця (номер або ім’я) чи всіх (all)
terminal-help-coach = вивести у форматі JSON, що і коли міг знати кожен гравець, коли гру завершено

## Командний рядок

terminal-misunderstood = Не вдалося зрозуміти: { $argument }. Що можна вказати, покаже: afallon --help
terminal-incomplete = У цій команді чогось бракує. Що можна вказати, покаже: afallon --help
terminal-problem-too-many-people = Людей за клавіатурою: { NUMBER($people, useGrouping: 0) }, місць: { NUMBER($seats, useGrouping: 0) }. Додай місць параметром --seats або назви менше людей.
terminal-problem-unusable-name = Ім’я { $name } не підходить. Потрібна хоча б одна літера; найбільша довжина — { NUMBER($most, useGrouping: 0) }.
terminal-problem-name-twice = Двоє людей мають ім’я { $name }. Дай кожному власне.
terminal-problem-no-such-person = За столом немає нікого на ім’я «{ $leader }», щоб бути першим лідером. Вкажи номер місця або ім’я.
terminal-problem-unknown-preset = Набору «{ $preset }» немає. Є такі: { $names }
terminal-unreadable = Файл { $file } не вдалося прочитати як гру: { $reason }
terminal-more-reasons = І ще { $count }.
terminal-record-unknown-version = Файл { $file } створено за версією правил { $version }, якої цей Afallon не знає. Відкрий його тим Afallon, у якому його створено, або новішим.
terminal-record-other-rules = У файлі { $file } грали за іншими правилами: від рядка { NUMBER($line, useGrouping: 0) } запису тут вийшла б інша гра. Відкрий його тим Afallon, у якому його створено. Файл не змінено.
terminal-no-session = У файлі { $file } не сказано, хто грає, тому продовжити не можна. Переглянути гру можна так: afallon replay
terminal-cannot-save = Не вдалося зберегти гру у файлі { $file }: { $reason }. Обери інший файл параметром --save
terminal-same-people = Гру з файлу { $file } продовжують лише ті, хто її почав: прибери --people, --seats і --characters.
terminal-still-playing = Ця гра ще триває. Вкажи параметром --seat, чиїми очима дивитися, або продовжуй: afallon play --resume
terminal-no-coach = Тренер є лише для «Авалону», а в цьому файлі інша гра.
terminal-unknown-seat = Місця «{ $seat }» у цій грі немає. Є такі: { $names }

## За столом

terminal-guest = Гість
terminal-bot-names = Бедвір, Енід, Гарет, Ізольда, Овайн, Неста, Кей, Ріан, Трістан, Діліс
terminal-welcome-avalon = Вітаємо в Авалоні.
terminal-welcome-voyage = Вітаємо на борту.
terminal-welcome-grail = Вітаємо на острові.
terminal-around-the-table = За столом: { $names }.
terminal-in-play = У грі: { $names }.
terminal-module = Модуль: { $module }.
terminal-option = Налаштування: { $option }.
terminal-seen-at-night = Уночі: { $what }
terminal-knowledge = Що ти знаєш
terminal-log = Журнал
terminal-now = зараз
terminal-leader = Лідер: { $name }
terminal-marks = Біля місій: { $marks }
terminal-plot-drawn = Карти сюжету, які треба віддати: { $cards }
terminal-plot-hands = Карти сюжету: { $hands }
terminal-known-card = Місія { NUMBER($quest, useGrouping: 0) }, грає { $name }: { $card } ({ $why })
terminal-rejections = Відмови: { $track }
terminal-quest = { $size ->
    [one] Місія { NUMBER($quest, useGrouping: 0) }: у загоні { NUMBER($size, useGrouping: 0) } гравець.
    [few] Місія { NUMBER($quest, useGrouping: 0) }: у загоні { NUMBER($size, useGrouping: 0) } гравці.
    [many] Місія { NUMBER($quest, useGrouping: 0) }: у загоні { NUMBER($size, useGrouping: 0) } гравців.
   *[other] Місія { NUMBER($quest, useGrouping: 0) }: у загоні { NUMBER($size, useGrouping: 0) } гравця.
}
terminal-quest-takes = { $size ->
    [one] { NUMBER($size, useGrouping: 0) } гравець
    [few] { NUMBER($size, useGrouping: 0) } гравці
   *[many] { NUMBER($size, useGrouping: 0) } гравців
}{ $fails ->
    [1] { "" }
   *[other] , зривають два провали
}
terminal-press-enter = Натисни Enter, щоб продовжити.
terminal-next = Enter: далі. { $letter }: вийти.
terminal-hand-over = Клавіатуру бере { $name }. { $name }, натисни Enter, коли ніхто інший не дивиться.
terminal-turn-to = Тепер { $name }.
terminal-asked-again = Відтепер тебе знову питатимуть про згоду.
terminal-nobody-else = Більше ніхто не може на це відповісти.
terminal-person = { $name }: { $character } ({ $side })
terminal-winners = Переможці: { $names }.
terminal-saved = Гру збережено у файлі { $file }.
terminal-left = Гру збережено. Щоб продовжити:
terminal-kept = Гру збережено. Щоб переглянути її:

## Плавання

terminal-voyage-captain = Капітан: { $name }
terminal-voyage-points-now = Якби плавання скінчилося зараз: { NUMBER($points, useGrouping: 0) }
terminal-voyage-hidden-way = Сховано: { $direction }.
terminal-voyage-hidden = сховано
terminal-voyage-lost = корабель зіб’ється з курсу
terminal-voyage-barred = шлях перекриває берег
terminal-voyage-ship = корабель
terminal-voyage-explored = досліджено
terminal-voyage-offer = показано, сховано
terminal-voyage-charted = Острови на мапі видно всім; щось ховає лише туман.
terminal-voyage-uncharted = Ніхто не знає, що лежить під плиткою, доки туди не допливе корабель.
terminal-voyage-here = Корабель тут: { $place }. Місце — це рядок і стовпець, рахуючи від північного заходу.
terminal-voyage-person = { $name }: { $role }, { NUMBER($points, useGrouping: 0) }

## Що вводять

terminal-command-rules = ?, допомога, help
    .label = правила
terminal-command-table = с
    .label = стіл
terminal-command-history = і
    .label = історія голосів
terminal-command-log = ж
    .label = журнал
terminal-command-journal = щ
    .label = щоденник
terminal-command-verses = ч
    .label = прочитане
terminal-command-always = я
    .label = завжди так
terminal-command-ask-again = п
    .label = питати знову
terminal-command-next = х
    .label = спершу хтось інший
terminal-command-undo = н
    .label = назад
terminal-command-save = з
    .label = зберегти
terminal-command-quit = в
    .label = вийти
terminal-answer-approve = т, так, y
terminal-answer-reject = н, ні, n
terminal-answer-success = у
terminal-answer-fail = п
terminal-answer-use = т, так, y
terminal-answer-pass = н, ні, n
terminal-answer-north = пн
terminal-answer-east = сх
terminal-answer-south = пд
terminal-answer-west = зх
terminal-answer-white = б
terminal-answer-black = ч
terminal-grail-answer-yes = т, так, y
terminal-grail-answer-no = ні, n

## Введене не є відповіддю

terminal-confirm = Твоя карта: { $card }. Введи її ще раз, якщо справді хочеш саме її, або обери іншу.
terminal-voyage-confirm = { $answer }: корабель зіб’ється з курсу. Введи ще раз, якщо справді цього хочеш, або обери інше.
terminal-refused-one = Треба обрати щось одне, а не { NUMBER($number, useGrouping: 0) }.
terminal-refused-twice = Ім’я { $name } названо кілька разів. Назви різних людей.
terminal-refused-size = Потрібно людей: { NUMBER($size, useGrouping: 0) }, а названо: { NUMBER($number, useGrouping: 0) }. Введи номери або імена, наприклад: 1 3
terminal-refused-not-now = Зараз не можна обрати: { $name }. Обери когось зі списку.
terminal-refused-barred = «{ $name }» зараз обрати не можна ({ $why }). Обери щось із показаного.
terminal-refused-several = «{ $typed }» пасує до кількох: { $names }. Введи більше літер або номер.
terminal-refused-unknown = «{ $typed }» немає серед відповідей. Введи одну з показаних.
