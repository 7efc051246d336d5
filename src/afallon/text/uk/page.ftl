### Сторінка в браузері. Аргументи описано в англійському файлі.

## Усюди

page-title = Afallon
page-tagline = Три гри одного острова
page-home = На головну
page-close = Закрити
page-copy = Скопіювати
page-copied = Скопійовано
page-use = Застосувати
page-skip = Пропустити
page-connecting = Шукаємо стіл…
page-mending = Зв’язок перервався. Пробуємо ще раз…
page-press-again = Натисни ще раз, щоб підтвердити.
page-hold-hint = Утримуй, поки не заповниться.
page-error-unknown = Щось пішло не так. Нічого не змінилося; спробуй ще раз.
page-seat-is-gone = Це місце вже не твоє
error-no-connection = Зараз немає зв’язку зі столом. Він відновиться сам; тоді спробуй ще раз.

## Початок

page-play = Грати
page-play-now = Грати зараз
page-play-now-hint = Один дотик: ти, чотири боти й перша карта
page-play-now-avalon = Авалон: грати зараз
page-play-now-voyage = Плавання: грати зараз
page-campaign-where = Глава { $chapter }, день { $day }, { $place }
page-play-now-grail = Грааль: грати
page-host = Відкрити стіл
page-join = Увійти за кодом
page-continue = Продовжити
page-forget = Забути місце: { $name }
page-coming = незабаром
page-no-account = Без облікового запису й без кукі. Усе, у що ти граєш, лишається за цим столом.
page-network = Дозволити гру з цієї мережі
page-network-closed = Зараз грати можна лише на цьому комп’ютері. Увімкни — і телефони в тому самому Wi-Fi зможуть долучитися.
page-network-open = Усі в цій мережі можуть відкрити ці адреси. Щоб увійти до кімнати, все одно потрібен її код.
page-network-no-address = Мережі не знайдено. Під’єднай цей комп’ютер до Wi-Fi своїх гостей.

## Новий стіл

page-which-game = Яка гра?
page-preset = У що граємо?
page-players = Гравці
page-details = Персонажі, модулі й налаштування
page-voyage-details = Мапа й налаштування
page-charted-by-map = Як велить мапа
page-edition = Книга
page-in-play = У грі
page-quest-sizes = Загони п’яти місій:
page-problem-refused = Це не поєднується.
page-problem-advice = Порада:
page-setup-code = Код цього набору
page-setup-code-paste = Маєш чийсь код?
page-who-are-you = Хто ти?
page-your-name = Твоє ім’я
page-your-shield = Твій щит
page-shield-numbered = Щит { NUMBER($number, useGrouping: 0) }
page-nameless = Мандрівець
page-keep-name = Узяти це ім’я та щит
page-open-table = Відкрити стіл

## Вхід

page-room-code = Код кімнати
page-room-code-hint = Десять літер і цифр. Великі літери й риски не мають значення.
page-find-table = Знайти стіл
page-no-table = Тут немає столу
page-take-a-seat = Сідай до столу
page-your-seat-waits = Твоє місце чекає
page-at-the-table = За столом
page-empty-chair = вільно
page-chair = Стілець { NUMBER($seat, useGrouping: 0) }
page-sit-down = Сісти
page-only-watch = Лише дивитися
page-watch-hint = З ім’ям можна розмовляти з іншими. Без нього — лише дивитися.
page-game-runs = Гра вже триває. Можна дивитися до наступної.
page-table-full = Усі місця зайняті. Можна дивитися.

## Перед грою

page-invite = Запросити
page-invite-needs-network = Поки що грати можна лише на цьому комп’ютері. Увімкни мережу, і тут з’явиться QR-код.
page-qr = QR-код, що веде на { $link }
page-link = Посилання на цей стіл
page-scan = Скануй і сідай
page-chairs-empty = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } вільне місце
    [few] { NUMBER($count, useGrouping: 0) } вільні місця
   *[many] { NUMBER($count, useGrouping: 0) } вільних місць
}
page-everybody-here = Усі місця зайняті
page-fill-with-bots = { $count ->
    [one] Посадити бота на { NUMBER($count, useGrouping: 0) } місце
    [few] Посадити ботів на { NUMBER($count, useGrouping: 0) } місця
   *[many] Посадити ботів на { NUMBER($count, useGrouping: 0) } місць
}
page-or-wait = Або зачекай на друзів.
page-start = Роздати карти
page-was-abandoned = Минулу гру припинено без підсумку.
page-was-closed = Правила змінилися, і за новими минула гра не могла тривати далі. Її запис збережено.
page-waiting-for-host = Чекаємо на господаря столу: { $name }
page-waiting-for-host-nobody = Чекаємо на господаря столу
page-change-setup = Змінити гру
page-keep-setup = Граємо так
page-move-here = Сісти сюди
page-add-bot-careful = Обачний бот
page-add-bot-random = Бот, що грає навмання
page-remove-bot = Прибрати бота
page-make-host = Зробити господарем столу
page-mute = Заборонити писати в чат
page-unmute = Дозволити писати в чат
page-kick = Прибрати з-за столу
page-kick-hint = Місце звільниться; під час гри далі гратиме бот.
page-lock = Більше нікого не впускати
page-unlock = Знову впускати нових людей
page-watchers = Глядачі з іменами
page-remove-watcher = Випровадити глядача: { $name }
page-mute-watcher = Заборонити писати: { $name }
page-unmute-watcher = Дозволити писати: { $name }
page-notice-kicked = Господар столу прибрав з-за столу: { $name }.
page-notice-removed = Господар столу випровадив глядача: { $name }.
page-notice-handed-over = Господар столу передає місце іншому пристрою: { $name }. Хто відкриє нове посилання, гратиме там далі й побачить карту.
page-notice-taken-over = Передане місце зайнято: { $name }.
page-leave = Вийти з-за столу
page-leave-hint = Замість тебе далі гратиме бот.
page-stand-in = Нехай поки грає бот
page-stand-in-hint = Доки ця людина не повернеться.
page-hand-over = Передати місце іншому пристрою
page-hand-over-hint = Для загубленого телефона: старий пристрій втратить доступ, а сюди сяде той, хто перший відкриє нове посилання.
page-hand-over-link = Посилання для нового пристрою
page-nothing-to-do-here = Тут немає що робити.
page-is-host = господар столу
page-is-bot = бот
page-away = немає на місці
page-bot-stands-in = поки грає бот
page-host-tools = Керування столом
page-pause = Пауза
page-resume = Грати далі
page-abandon = Утримуй, щоб припинити гру без підсумку
page-watching = Ти спостерігаєш
page-spectators = { $count ->
    [one] Дивиться { NUMBER($count, useGrouping: 0) } глядач
    [few] Дивляться { NUMBER($count, useGrouping: 0) } глядачі
   *[many] Дивиться { NUMBER($count, useGrouping: 0) } глядачів
}
page-big-screen = Великий екран

## Ніч

page-night = На Авалон спадає ніч
page-night-hint = Поверни екран так, щоб бачити могли лише твої очі.
page-hold-to-look = Утримуй, щоб подивитися. Відпусти — і зникне.
page-have-seen = Готово
page-dawn-hint = Світанок настане, коли подивляться всі.
# $names: joined
page-night-waits = Чекаємо: { $names }
page-night-late = Інші вже почали. Спершу подивися на свою карту.
page-break-dawn = Хай світає
page-break-dawn-hint = Більше не чекати. Хто ще не дивився, зможе подивитися й потім.
page-has-looked = уже знає свою карту
page-still-looks = ще дивиться
page-why-evil = Уночі ті, хто служить злу, розплющили очі й знайшли одне одного.
page-why-merlin = Уночі зло піднімало великі пальці, а Мерлін дивився.
page-why-percival = Уночі той, хто скидається на Мерліна, піднімав великий палець, а Персіваль дивився.
page-was-shown = Карта від гравця { $name }: { $side }.

## Стіл

page-the-table = Стіл
page-quests = П’ять місій
page-next-step = Що відбувається
page-moment = Хвилинку…
page-is-paused = Господар столу поставив гру на паузу.
page-team-of = { $size ->
    [one] загін: { NUMBER($size, useGrouping: 0) } гравець
    [few] загін: { NUMBER($size, useGrouping: 0) } гравці
   *[many] загін: { NUMBER($size, useGrouping: 0) } гравців
}
page-now = зараз
page-on-the-way = Загін у дорозі
page-on-team = у загоні
page-is-asked = обирає
page-has-chosen = готово
page-rejected-so-far = Відхилено загонів у цьому раунді: { NUMBER($count, useGrouping: 0) } з 5
page-tap-people = { $count ->
    [one] Обери ще { NUMBER($count, useGrouping: 0) } гравця за столом
    [few] Обери ще { NUMBER($count, useGrouping: 0) } гравців за столом
   *[many] Обери ще { NUMBER($count, useGrouping: 0) } гравців за столом
}
page-tap-a-person = Обери гравця за столом
page-propose-team = Запропонувати цей загін
page-choose-person = Обрати: { $name }
page-tokens-placed = Жетонів роздано: { NUMBER($count, useGrouping: 0) } з { NUMBER($size, useGrouping: 0) }
page-choose-card = Твоя карта
page-play-card = Утримуй, щоб зіграти цю карту
page-card-not-allowed = Правила не дозволяють тобі зіграти цю карту. Обери іншу.
page-card-face-down = карта долілиць
page-hold-to-see-loyalty = Утримуй, щоб побачити карту, яку віддаєш
page-hand-card = Утримуй, щоб віддати

## Плавання

page-before-sailing = Перед відплиттям
page-map = Мапа
page-map-hint = Дев’ять рядів із півночі на південь, сім стовпців із заходу на схід.
page-ship-here = тут корабель
page-explored = досліджено
page-choose-direction = Обери напрямок біля корабля або клавішами зі стрілками.
page-tap-an-arrow = Обери стрілку біля корабля
page-show-direction = Показати всім: { $direction }
page-hide-direction = Сховати: { $direction }
page-already-shown = Цей напрямок ти вже показуєш. Сховай інший.
page-face-down = долілиць
page-points-now = Якби плавання скінчилося зараз, очок: { NUMBER($points, useGrouping: 0) }.
page-points = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } очко
    [few] { NUMBER($points, useGrouping: 0) } очки
    [many] { NUMBER($points, useGrouping: 0) } очок
   *[other] { NUMBER($points, useGrouping: 0) } очка
}
page-you-hid = Хід { NUMBER($turn, useGrouping: 0) }: твій схований напрямок — { $direction }.
page-hid = { $name } ховає напрямок: { $direction }.
page-turn = хід
page-found = куди прибув корабель
page-has-won = перемога

## Завжди поруч

page-tools = Завжди поруч
page-tool-card = Карта
page-tool-history = Голоси
page-tool-rules = Правила
page-tool-notes = Нотатки
page-tool-talk = Розмова
page-tool-log = Події
page-tool-settings = Опції
page-unread = непрочитані
page-no-history = Загонів ще не пропонували.
page-no-offers = Жоден капітан ще не показав напрямку.
page-attempt = спроба { NUMBER($attempt, useGrouping: 0) }
page-close-vote = один голос змінив би все
page-rules-now = Саме зараз
page-how-to-win = Як перемогти
page-notes-hint = Лише на цьому пристрої; більше ніхто не бачить.
page-notes-text = Нотатки
page-mark-means-good = схоже на добро
page-mark-means-evil = схоже на зло
page-mark-means-merlin = може бути Мерліном
page-mark = { $name }: { $mark }
page-no-talk = Ще ніхто нічого не сказав.
page-say = Сказати
page-say-something = Скажи щось
page-you-are-muted = Господар столу поки що вимкнув твої повідомлення.
page-hush = Сховати повідомлення: { $name }
page-hushed = Сховано:
page-quick-claims = Швидкі заяви
page-claim-i-am-good = Я за добро
page-claim-i-am = Я — …
page-claim-about = Про кого…
page-claim-button-trust = Довіряю
page-claim-button-doubt = Сумніваюся
page-claim-button-good = За добро
page-claim-button-evil = За зло
page-claim-self-good = Я за добро.
page-claim-self-evil = Я за зло.
page-claim-self-character = Мій персонаж: { $character }.
page-claim-other-trust = Довіряю: { $name }.
page-claim-other-doubt = Сумніваюся: { $name }.
page-claim-other-good = { $name } — за добро.
page-claim-other-evil = { $name } — за зло.
page-claim-other-character = { $name } може бути: { $character }.
page-light = Тема
page-light-auto = як на пристрої
page-light-dark = темна
page-light-light = світла
page-text-size = Розмір тексту
page-sound = Звук
page-sound-hint = Тихі дзвіночки; грати можна й без них.
page-one-table = Ми сидимо за одним столом
page-one-table-hint = Без чату: телефон — це твоя таємна карта.

## Кінець

page-cards-turn = Карти відкриваються…
page-to-story = До історії цієї гри
page-you-won = Це твоя перемога.
page-you-lost = Цього разу твоя сторона програла.
page-you-lost-alone = Цього разу в інших більше очок.
page-most-points = Найбільше очок: { $names }
page-rematch = Зіграти ще
page-rematch-by-host = Почати ще раз може господар столу: { $name }
page-export = Зберегти запис
page-who-was-who = Хто був ким
page-votes = Загони й голоси
page-offers = Напрямки й голоси
page-again = Повтор гри
page-again-hint = Пройди її крок за кроком і обери, чиїми очима дивитися.
page-eyes = Чиїми очима?
page-eyes-spectator = Очима глядача
page-eyes-all = Очима всіх: карти відкриті
page-earlier = Раніше
page-later = Пізніше
page-moment-of-game = Мить гри
page-knew-then = { $name }: що було відомо тоді

## Персонажі й модулі Авалону

page-presets-count = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } набір
    [few] { NUMBER($count, useGrouping: 0) } набори
    [many] { NUMBER($count, useGrouping: 0) } наборів
   *[other] { NUMBER($count, useGrouping: 0) } набору
}
page-tap-a-card = Торкнися карти.
page-hold-to-see-change = Утримуй, щоб побачити нову карту
page-change-card = Утримуй, щоб змінити свою карту
page-hold-to-see-shown = Лише для твоїх очей: утримуй, щоб побачити карту від гравця { $name }
page-card-was-shown = Місія { NUMBER($quest, useGrouping: 0) }, карта від гравця { $name }: { $card }.
page-why-inspection = Це була перевірка: карту знаєте тільки ви двоє.
page-why-excalibur = За наказом Екскалібура цю карту забрано назад.
page-why-ambush = Карту видно було із засідки.
page-why-trapper = Як лідер ти забираєш цю карту з місії.
page-leader-seen = Перший лідер, { $name }, показує сторону: { $side }.
page-why-cleric = Уночі перший лідер відповів рукою, а священник дивився.
page-why-lancelots = Уночі обидва Ланселоти розплющили очі й знайшли один одного.
page-why-lancelot-among-evil = Уночі злий Ланселот підняв великий палець, не розплющуючи очей.
page-why-senior-messenger = Уночі молодша вісниця підняла великий палець, а старший вісник дивився.
page-why-untrustworthy-servant = Уночі той, хто полює на Мерліна, підняв великий палець, а слуга дивився.
page-night-goes-on = Ніч іще триває. Поглянь знову за мить.
page-card-trapper = карту забрано
page-card-excalibur = карту змінено
page-card-ambush = карту підглянуто
page-card-we-found-you = карта буде відкрита
page-card-face-up = відкрита карта: { $card }
page-lancelot-now = Ланселоти змінили сторони. Твоя сторона тепер: { $side }.
page-plot-cards-held = Карти сюжету на руках
page-voted-openly = відкритий голос
page-has-won-in-part = часткова перемога
page-winners = Перемога: { $names }.
page-you-won-in-part = Це твоя часткова перемога.
page-you-did-not-win = Цього разу перемога не твоя.

## Навчання

page-learn-avalon = Навчитися за п’ять хвилин
page-learn-hint = Перша гра з провідником; втрачати нічого
page-learn-voyage = { page-lesson }: { voyage-name }
page-lesson = Урок
page-lesson-go-on = Далі
page-lesson-done = А тепер граю
page-lesson-leave = Вийти з уроку
# $number, $count
page-lesson-step = { NUMBER($number, useGrouping: 0) } з { NUMBER($count, useGrouping: 0) }
page-rule-book = Правила
# $game: its name
page-rules-of = Правила: { $game }

## Книга правил

page-rule-book-open = Уся книга правил
page-search-rules = Пошук у правилах
page-nothing-found = Нічого не знайдено. Спробуй інше слово.
# $count
page-passages-found = { $count ->
    [one] Знайдено { NUMBER($count, useGrouping: 0) } уривок.
    [few] Знайдено { NUMBER($count, useGrouping: 0) } уривки.
   *[many] Знайдено { NUMBER($count, useGrouping: 0) } уривків.
}
page-print = Друкувати
page-contents = Зміст
# $rules: their numbers
page-rule-numbers = У правилах: { $rules }
page-book-course = Перебіг гри
page-book-turn = Перебіг ходу
page-book-good-play = Як добре грати
page-book-side = Сторона
page-book-sees = Уночі видно
page-book-seen-by = Хто бачить цього персонажа вночі
# Said in a list of characters
page-book-evil-who-meet = усі на боці зла, хто знає одне одного
page-book-needs = Потрібно у грі
page-book-add = Коли додавати
# $seats
page-book-from = { $seats ->
    [one] від { NUMBER($seats, useGrouping: 0) } гравця
    [few] від { NUMBER($seats, useGrouping: 0) } гравців
   *[many] від { NUMBER($seats, useGrouping: 0) } гравців
}
page-book-odds = Шанси
page-book-editions = Книги
page-book-options = Налаштування
page-book-end = Як закінчується плавання
page-book-most-points = Тоді відкривають усі ролі, і перемагає той, у кого найбільше очок.

## Підказки

page-hint = Підказка
page-hint-understood = Зрозуміло
page-hints-off = Без підказок
page-hints = Підказки в перших іграх
    .short = Кожна з’являється один раз, саме вчасно. Увімкни знову, щоб побачити їх усі ще раз.
