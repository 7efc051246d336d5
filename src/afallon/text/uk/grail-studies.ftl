### Дослідження сюжетного набору: наскільки він важкий, що приносять його дні й що про нього доведено.

grail-study-run =
    { $run ->
        [fights] бої
        [campaigns] кампанії
        [story] кінцівки й вірші
        [chapters] глави
       *[other] скрутні становища
    }
grail-study-interrupted = Зупинено. Зроблене збережено: та сама команда продовжить звідси.
grail-study-none = Немає.
grail-study-too-many-players = Стільки гравців не зіграють у цей набір: бракує персонажів. Назви одне з чисел: { $known }.

## afallon pack balance

grail-balance = Рівновага сюжетного набору
grail-balance-colour-green = зелений
grail-balance-colour-grey = сірий
grail-balance-colour-purple = пурпуровий
grail-balance-colour-blue = блакитний
grail-balance-encounters =
    Зустрічі, з колодами своєї складності. Грає { $player ->
        [planner] гравець із планом
        [greedy] жадібний гравець
       *[random] випадковий гравець
    }. Боїв на кожну: { $fights }
grail-balance-players =
    Усі зустрічі наодинці, з однаковим випадком. Грає { $player ->
        [planner] гравець із планом
        [greedy] жадібний гравець
       *[random] випадковий гравець
    }, для порівняння — { $other ->
        [planner] гравець із планом
        [greedy] жадібний гравець
       *[random] випадковий гравець
    }. Боїв на кожну: { $fights }
grail-balance-traits = Скільки пунктів ціни варта риса, із початковими колодами. Частки — за ціни, вищої на { $rise }. Боїв на кожну: { $fights }
grail-balance-reactions =
    Виграні розмови, якщо стільки додати до впливу реакцій на приязнь, із початковими колодами. Грає { $player ->
        [planner] гравець із планом
        [greedy] жадібний гравець
       *[random] випадковий гравець
    }. Розмов на кожну: { $fights }
grail-balance-progress =
    Кампанії гравця з планом, який { $known ->
        [true] знає весь набір
       *[other] знає лише прочитане
    }. Кампаній на кожен рядок: { $campaigns }; межа — день { $days }
grail-balance-ledger = Що день дає, забирає й лишає кожному персонажу. Гравців: { $players }; кампаній: { $campaigns }
grail-balance-mean-day = середнє
grail-balance-column-encounter = зустріч
grail-balance-column-colour = колір
grail-balance-column-level = складність
grail-balance-column-players = гравці
grail-balance-column-won = виграно
grail-balance-column-other = інший
grail-balance-column-difference = різниця
grail-balance-column-health = втрачено здоров’я
grail-balance-column-terror = жах
grail-balance-column-magic = витрачено чарів
grail-balance-column-rounds = раунди
grail-balance-column-price = ціна
grail-balance-column-trait = риса
grail-balance-column-without = без неї
grail-balance-column-having = з нею
grail-balance-column-worth = варта
grail-balance-column-days = дні
grail-balance-column-chapter = глава
grail-balance-column-quests = місії
grail-balance-column-verses = вірші
grail-balance-column-defeats = поразки
grail-balance-column-day = день
grail-balance-column-light = світло

## afallon pack prove

grail-prove = Доведення сюжетного набору
grail-prove-verses = Прочитано віршів: { $read } з { $verses }. Не прочитано
grail-prove-endings = Досягнуто кінцівок: { $reached } з { $endings }
grail-prove-chapters = Виграно глав: { $won } з { $chapters }. Стовпець для кожної кількості гравців
grail-prove-proofs = Доведення, збережені в { $folder }
grail-prove-bad-states = Кампанії, що тривають зі скрутного становища
grail-prove-not-won = не виграно
grail-prove-not-reached = не досягнуто
grail-prove-won = виграно
grail-prove-holds = чинне
grail-prove-broken = не відтворюється: { $reason }
grail-prove-column-verse = вірш
grail-prove-column-ending = кінцівка
grail-prove-column-proof = доведення
grail-prove-column-why = можливо, тому що
grail-prove-column-chapter = глава
grail-prove-column-mode = режим
grail-prove-column-players = гравці
grail-prove-column-state = становище
grail-prove-column-ended = кінець
grail-prove-column-day = день
grail-prove-column-answers = відповіді
grail-prove-column-replay = повтор
grail-prove-column-error = помилка
grail-prove-unread-nightmare = кошмари бачать лише божевільні
grail-prove-unread-dream = там треба заснути
grail-prove-unread-nothing-leads-there = туди ніщо не веде
grail-prove-unread-what-leads-there-is-unread = не прочитано того, що туди веде
grail-prove-unread-place-never-explored = ту локацію ніхто не дослідив
grail-prove-unread-requirements = його вимог ніхто не виконав
grail-prove-state-dying = при смерті
grail-prove-state-mad = божевілля від жаху
grail-prove-state-starving = нічого не лишилося
grail-prove-state-dark = немає світла
grail-prove-state-forsaken = усе разом
grail-prove-ended-won = главу виграно
grail-prove-ended-defeat = поразка
grail-prove-ended-endured = гра триває
grail-prove-ended-stuck = глухий кут
