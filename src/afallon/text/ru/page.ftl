### Страница в браузере. Аргументы описаны в английском файле.

## Везде

page-title = Afallon
page-tagline = Три игры одного острова
page-home = На главную
page-close = Закрыть
page-copy = Скопировать
page-copied = Скопировано
page-use = Взять
page-skip = Пропустить
page-connecting = Ищем стол…
page-mending = Связь прервалась. Пробуем ещё раз…
page-press-again = Нажми ещё раз, чтобы подтвердить.
page-hold-hint = Удерживай, пока не заполнится.
page-error-unknown = Что-то пошло не так. Ничего не изменилось; попробуй ещё раз.
page-seat-is-gone = Это место больше не твоё
error-no-connection = Сейчас нет связи со столом. Она вернётся сама; тогда попробуй ещё раз.

## Начало

page-play = Играть
page-play-now = Играть сейчас
page-play-now-hint = Одно касание: ты, четыре бота и первая карта
page-play-now-avalon = Авалон: играть сейчас
page-play-now-voyage = Плавание: играть сейчас
page-campaign-where = Глава { $chapter }, день { $day }, { $place }
page-play-now-grail = Грааль: играть
page-host = Открыть стол
page-join = Войти по коду
page-continue = Продолжить
page-forget = Забыть место: { $name }
page-coming = скоро
page-no-account = Без учётной записи и без куки. Всё, во что ты играешь, остаётся за этим столом.
page-network = Разрешить вход из этой сети
page-network-closed = Сейчас играть можно только на этом компьютере. Включи — и телефоны в том же Wi-Fi смогут присоединиться.
page-network-open = Все в этой сети могут открыть эти адреса. Чтобы войти в комнату, всё равно нужен её код.
page-network-no-address = Сеть не найдена. Подключи этот компьютер к тому же Wi-Fi, что у гостей.

## Новый стол

page-which-game = Какая игра?
page-preset = Во что играем?
page-players = Игроки
page-details = Персонажи, модули и настройки
page-voyage-details = Карта и настройки
page-charted-by-map = Как задано картой
page-edition = Книга правил
page-in-play = В игре
page-quest-sizes = Отряды пяти походов:
page-problem-refused = Вместе это не сочетается.
page-problem-advice = Совет.
page-setup-code = Код этого набора
page-setup-code-paste = Тебе дали код?
page-who-are-you = Кто ты?
page-your-name = Твоё имя
page-your-shield = Твой щит
page-shield-numbered = Щит { NUMBER($number, useGrouping: 0) }
page-nameless = Странник
page-keep-name = Взять это имя и щит
page-open-table = Открыть стол

## Вход

page-room-code = Код комнаты
page-room-code-hint = Десять букв и цифр. Заглавные буквы и чёрточки не важны.
page-find-table = Найти стол
page-no-table = Здесь нет стола
page-take-a-seat = Садись за стол
page-your-seat-waits = Твоё место ждёт
page-at-the-table = За столом
page-empty-chair = свободно
page-chair = Место { NUMBER($seat, useGrouping: 0) }
page-sit-down = Сесть
page-only-watch = Только смотреть
page-watch-hint = С именем можно разговаривать с остальными. Без имени — только смотреть.
page-game-runs = Игра уже идёт. Можно смотреть до следующей.
page-table-full = Все места заняты. Можно смотреть.

## Перед игрой

page-invite = Пригласить
page-invite-needs-network = Пока играть можно только на этом компьютере. Включи сеть, и здесь появится QR-код.
page-qr = QR-код, который ведёт на { $link }
page-link = Ссылка на этот стол
page-scan = Сканируй и садись
page-chairs-empty = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } свободное место
    [few] { NUMBER($count, useGrouping: 0) } свободных места
   *[many] { NUMBER($count, useGrouping: 0) } свободных мест
}
page-everybody-here = Все места заняты
page-fill-with-bots = { $count ->
    [one] Посадить бота на { NUMBER($count, useGrouping: 0) } место
    [few] Посадить ботов на { NUMBER($count, useGrouping: 0) } места
   *[many] Посадить ботов на { NUMBER($count, useGrouping: 0) } мест
}
page-or-wait = Или дождись друзей.
page-start = Раздать карты
page-was-abandoned = Прошлая игра прекращена без итога.
page-was-closed = Правила изменились, и по новым прошлая игра идти не может. Её запись сохранена.
page-waiting-for-host = Ждём хозяина стола: { $name }
page-waiting-for-host-nobody = Ждём хозяина стола
page-change-setup = Изменить игру
page-keep-setup = Играем так
page-move-here = Сесть сюда
page-add-bot-careful = Осторожный бот
page-add-bot-random = Бот, играющий наугад
page-remove-bot = Убрать бота
page-make-host = Сделать хозяином стола
page-mute = Запретить писать в чат
page-unmute = Снова разрешить писать
page-kick = Исключить из-за стола
page-kick-hint = Место освободится; если игра идёт, дальше играет бот.
page-lock = Больше никого не впускать
page-unlock = Снова впускать новых
page-watchers = Зрители с именем
page-remove-watcher = Удалить зрителя: { $name }
page-mute-watcher = Запретить писать: { $name }
page-unmute-watcher = Снова разрешить писать: { $name }
page-notice-kicked = Хозяин стола исключил игрока: { $name }.
page-notice-removed = Хозяин стола удалил зрителя: { $name }.
page-notice-handed-over = Хозяин стола передаёт место другому устройству: { $name }. Кто откроет новую ссылку, продолжит там игру и увидит карту.
page-notice-taken-over = Переданное место занято: { $name }.
page-leave = Выйти из-за стола
page-leave-hint = Вместо тебя дальше будет играть бот.
page-stand-in = Пусть пока играет бот
page-stand-in-hint = Пока этот человек не вернётся.
page-hand-over = Передать место другому устройству
page-hand-over-hint = Если телефон потерян: старое устройство потеряет доступ, а место займёт тот, кто первым откроет новую ссылку.
page-hand-over-link = Ссылка для нового устройства
page-nothing-to-do-here = Здесь нечего делать.
page-is-host = хозяин стола
page-is-bot = бот
page-away = нет на месте
page-bot-stands-in = пока играет бот
page-host-tools = Управление столом
page-pause = Пауза
page-resume = Играть дальше
page-abandon = Удерживай: прекратить без итога
page-watching = Ты — зритель
page-spectators = { $count ->
    [one] Смотрит { NUMBER($count, useGrouping: 0) } зритель
    [few] Смотрят { NUMBER($count, useGrouping: 0) } зрителя
   *[many] Смотрят { NUMBER($count, useGrouping: 0) } зрителей
}
page-big-screen = Большой экран

## Ночь

page-night = На Авалон опускается ночь
page-night-hint = Поверни экран так, чтобы никто другой его не видел.
page-hold-to-look = Удерживай, чтобы посмотреть. Отпусти — и карта скроется.
page-have-seen = Готово
page-dawn-hint = Рассвет наступит, когда посмотрят все.
# $names: joined
page-night-waits = Ждём: { $names }
page-night-late = Остальные уже начали. Сначала посмотри на свою карту.
page-break-dawn = Пусть светает
page-break-dawn-hint = Больше не ждать. Кто ещё не смотрел, сможет посмотреть и потом.
page-has-looked = карта просмотрена
page-still-looks = ещё смотрит
page-why-evil = Ночью те, кто служит злу, открыли глаза и нашли друг друга.
page-why-merlin = Ночью те, кто служит злу, подняли большие пальцы, а Мерлин смотрел.
page-why-percival = Ночью те, кто похож на Мерлина, подняли большие пальцы, а Персиваль смотрел.
page-was-shown = Карта от игрока { $name }: { $side }.

## Стол

page-the-table = Стол
page-quests = Пять походов
page-next-step = Что происходит
page-moment = Минутку…
page-is-paused = Хозяин стола поставил игру на паузу.
page-team-of = { $size ->
    [one] отряд: { NUMBER($size, useGrouping: 0) } игрок
    [few] отряд: { NUMBER($size, useGrouping: 0) } игрока
   *[many] отряд: { NUMBER($size, useGrouping: 0) } игроков
}
page-now = сейчас
page-on-the-way = Отряд в пути
page-on-team = в отряде
page-is-asked = делает выбор
page-has-chosen = выбор сделан
page-rejected-so-far = Отклонено отрядов в этом раунде: { NUMBER($count, useGrouping: 0) } из 5
page-tap-people = { $count ->
    [one] Выбери ещё { NUMBER($count, useGrouping: 0) } игрока за столом
    [few] Выбери ещё { NUMBER($count, useGrouping: 0) } игроков за столом
   *[many] Выбери ещё { NUMBER($count, useGrouping: 0) } игроков за столом
}
page-tap-a-person = Выбери игрока за столом
page-propose-team = Предложить этот отряд
page-choose-person = Выбрать: { $name }
page-tokens-placed = Жетонов роздано: { NUMBER($count, useGrouping: 0) } из { NUMBER($size, useGrouping: 0) }
page-choose-card = Твоя карта
page-play-card = Удерживай, чтобы сыграть карту
page-card-not-allowed = Правила не позволяют тебе сыграть эту карту. Выбери другую.
page-card-face-down = карта лицевой стороной вниз
page-hold-to-see-loyalty = Удерживай, чтобы увидеть карту, которую отдаёшь
page-hand-card = Удерживай, чтобы отдать

## Плавание

page-before-sailing = Перед отплытием
page-map = Карта моря
page-map-hint = Девять рядов с севера на юг, семь столбцов с запада на восток.
page-ship-here = здесь корабль
page-explored = исследовано
page-choose-direction = Выбери направление у корабля или клавишами со стрелками.
page-tap-an-arrow = Выбери стрелку у корабля
page-show-direction = Показать всем: { $direction }
page-hide-direction = Спрятать: { $direction }
page-already-shown = Это направление ты уже показываешь. Спрячь другое.
page-face-down = лицевой стороной вниз
page-points-now = Если бы плавание закончилось сейчас, очков: { NUMBER($points, useGrouping: 0) }.
page-points = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } очко
    [few] { NUMBER($points, useGrouping: 0) } очка
    [many] { NUMBER($points, useGrouping: 0) } очков
   *[other] { NUMBER($points, useGrouping: 0) } очка
}
page-you-hid = Ход { NUMBER($turn, useGrouping: 0) }: твоё спрятанное направление — { $direction }.
page-hid = { $name } прячет направление: { $direction }.
page-turn = ход
page-found = что нашёл корабль
page-has-won = победа

## Всегда рядом

page-tools = Под рукой
page-tool-card = Роль
page-tool-history = Голоса
page-tool-rules = Правила
page-tool-notes = Заметки
page-tool-talk = Чат
page-tool-log = События
page-tool-settings = Опции
page-unread = непрочитанные
page-no-history = Отрядов ещё не предлагали.
page-no-offers = Ни один капитан ещё не показал направление.
page-attempt = попытка { NUMBER($attempt, useGrouping: 0) }
page-close-vote = ещё один голос изменил бы всё
page-rules-now = Прямо сейчас
page-how-to-win = Как победить
page-notes-hint = Только на этом устройстве; больше никто не видит.
page-notes-text = Заметки
page-mark-means-good = похоже, за добро
page-mark-means-evil = похоже, за зло
page-mark-means-merlin = может быть Мерлином
page-mark = { $name }: { $mark }
page-no-talk = Здесь пока тихо.
page-say = Отправить
page-say-something = Напиши что-нибудь
page-you-are-muted = Хозяин стола пока отключил твои сообщения.
page-hush = Скрыть сообщения: { $name }
page-hushed = Скрыты:
page-quick-claims = Быстрые заявления
page-claim-i-am-good = Я за добро
page-claim-i-am = Я — …
page-claim-about = О ком…
page-claim-button-trust = Доверяю
page-claim-button-doubt = Сомневаюсь
page-claim-button-good = За добро
page-claim-button-evil = За зло
page-claim-self-good = Я за добро.
page-claim-self-evil = Я за зло.
page-claim-self-character = Мой персонаж: { $character }.
page-claim-other-trust = Доверяю: { $name }.
page-claim-other-doubt = Сомневаюсь: { $name }.
page-claim-other-good = { $name } — за добро.
page-claim-other-evil = { $name } — за зло.
page-claim-other-character = Возможно, { $name } — это { $character }.
page-light = Тема
page-light-auto = как на устройстве
page-light-dark = тёмная
page-light-light = светлая
page-text-size = Размер текста
page-sound = Звук
page-sound-hint = Тихие колокольчики; можно и без них.
page-one-table = Мы сидим за одним столом
page-one-table-hint = Без чата: телефон — это твоя тайная карта.

## Конец

page-cards-turn = Карты открываются…
page-to-story = К истории этой игры
page-you-won = Победа за тобой!
page-you-lost = На этот раз твоя сторона проиграла.
page-you-lost-alone = На этот раз у других больше очков.
page-most-points = Больше всего очков: { $names }
page-rematch = Сыграть ещё
page-rematch-by-host = Начать ещё раз может хозяин стола: { $name }
page-export = Сохранить запись
page-who-was-who = Кто был кем
page-votes = Отряды и голоса
page-offers = Направления и голоса
page-again = Повтор игры
page-again-hint = Просмотри её шаг за шагом и выбери, чьими глазами смотреть.
page-eyes = Чьими глазами?
page-eyes-spectator = Глазами зрителя
page-eyes-all = Глазами всех: карты открыты
page-earlier = Раньше
page-later = Позже
page-moment-of-game = Момент игры
page-knew-then = { $name }: что было известно тогда

## Персонажи и модули Авалона

page-presets-count = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } набор
    [few] { NUMBER($count, useGrouping: 0) } набора
    [many] { NUMBER($count, useGrouping: 0) } наборов
   *[other] { NUMBER($count, useGrouping: 0) } набора
}
page-tap-a-card = Выбери карту.
page-hold-to-see-change = Удерживай, чтобы увидеть новую карту
page-change-card = Удерживай, чтобы сменить свою карту
page-hold-to-see-shown = Только для твоих глаз: удерживай, чтобы увидеть карту от игрока { $name }
page-card-was-shown = Поход { NUMBER($quest, useGrouping: 0) }, карта от игрока { $name }: { $card }.
page-why-inspection = Это была проверка: карту знаете только вы двое.
page-why-excalibur = Экскалибур велел забрать эту карту.
page-why-ambush = Эту карту удалось подсмотреть из засады.
page-why-trapper = Как глава отряда ты забираешь эту карту из похода.
page-leader-seen = Первый глава отряда, { $name }, показывает сторону: { $side }.
page-why-cleric = Ночью первый глава отряда ответил жестом, а священник смотрел.
page-why-lancelots = Ночью оба Ланселота открыли глаза и нашли друг друга.
page-why-lancelot-among-evil = Ночью злой Ланселот, не открывая глаз, поднял большой палец.
page-why-senior-messenger = Ночью младшая вестница подняла большой палец, а старший вестник смотрел.
page-why-untrustworthy-servant = Ночью тот, кто охотится на Мерлина, поднял большой палец, а слуга смотрел.
page-night-goes-on = Ночь ещё длится. Загляни сюда чуть позже.
page-card-trapper = карту забрали
page-card-excalibur = карту сменили
page-card-ambush = карту подсмотрели
page-card-we-found-you = карта будет открыта
page-card-face-up = открытая карта: { $card }
page-lancelot-now = Ланселоты сменили стороны. Теперь твоя сторона: { $side }.
page-plot-cards-held = Карты сюжета на руках
page-voted-openly = открытый голос
page-has-won-in-part = частичная победа
page-winners = Победа: { $names }.
page-you-won-in-part = Частичная победа за тобой.
page-you-did-not-win = На этот раз победа не твоя.

## Обучение

page-learn-avalon = Научиться за пять минут
page-learn-hint = Первая игра с подсказками; терять нечего
page-learn-voyage = { page-lesson }: { voyage-name }
page-lesson = Урок
page-lesson-go-on = Дальше
page-lesson-done = Дальше без подсказок
page-lesson-leave = Выйти из урока
# $number, $count
page-lesson-step = { NUMBER($number, useGrouping: 0) } из { NUMBER($count, useGrouping: 0) }
page-rule-book = Правила
# $game: its name
page-rules-of = Правила: { $game }

## Книга правил

page-rule-book-open = Вся книга правил
page-search-rules = Поиск в правилах
page-nothing-found = Ничего не найдено. Попробуй другое слово.
# $count
page-passages-found = { $count ->
    [one] Найден { NUMBER($count, useGrouping: 0) } отрывок.
    [few] Найдено { NUMBER($count, useGrouping: 0) } отрывка.
   *[many] Найдено { NUMBER($count, useGrouping: 0) } отрывков.
}
page-print = Печать
page-contents = Содержание
# $rules: their numbers
page-rule-numbers = В правилах: { $rules }
page-book-course = Ход игры
page-book-turn = Порядок хода
page-book-good-play = Как хорошо играть
page-book-side = Сторона
page-book-sees = Кого видит ночью
page-book-seen-by = Кто видит ночью
# Said in a list of characters
page-book-evil-who-meet = все на стороне зла, кто знает друг друга
page-book-needs = Должны быть в игре
page-book-add = Когда добавлять
# $seats
page-book-from = { $seats ->
    [one] от { NUMBER($seats, useGrouping: 0) } игрока
    [few] от { NUMBER($seats, useGrouping: 0) } игроков
   *[many] от { NUMBER($seats, useGrouping: 0) } игроков
}
page-book-odds = Шансы
page-book-editions = Книги правил
page-book-options = Настройки
page-book-end = Как заканчивается плавание
page-book-most-points = Тогда открывают все роли, и побеждает тот, у кого больше всего очков.

## Подсказки

page-hint = Подсказка
page-hint-understood = Понятно
page-hints-off = Без подсказок
page-hints = Подсказки в первых играх
    .short = Каждая появляется один раз, когда она нужна. Включи снова — и увидишь все ещё раз.
