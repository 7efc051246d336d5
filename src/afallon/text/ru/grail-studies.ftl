### Исследования сюжетного набора: насколько он труден, что приносят его дни и что о нём доказано.

grail-study-run =
    { $run ->
        [fights] бои
        [campaigns] кампании
        [story] концовки и стихи
        [chapters] главы
       *[other] бедственные положения
    }
grail-study-interrupted = Остановлено. Сделанное сохранено: та же команда продолжит отсюда.
grail-study-none = Нет.
grail-study-too-many-players = Столько игроков не сыграют в этот набор: не хватает персонажей. Назови одно из чисел: { $known }.

## afallon pack balance

grail-balance = Равновесие сюжетного набора
grail-balance-colour-green = зелёный
grail-balance-colour-grey = серый
grail-balance-colour-purple = пурпурный
grail-balance-colour-blue = голубой
grail-balance-encounters =
    Встречи, с колодами своего уровня. Играет { $player ->
        [planner] игрок с планом
        [greedy] жадный игрок
       *[random] случайный игрок
    }. Боёв на каждую: { $fights }
grail-balance-players =
    Все встречи в одиночку, с одинаковым случаем. Играет { $player ->
        [planner] игрок с планом
        [greedy] жадный игрок
       *[random] случайный игрок
    }, для сравнения — { $other ->
        [planner] игрок с планом
        [greedy] жадный игрок
       *[random] случайный игрок
    }. Боёв на каждую: { $fights }
grail-balance-traits = Сколько пунктов цены стоит черта, с начальными колодами. Доли — при цене, повышенной на { $rise }. Боёв на каждую: { $fights }
grail-balance-reactions =
    Выигранные переговоры, если столько прибавить к влиянию реакций на приязнь, с начальными колодами. Играет { $player ->
        [planner] игрок с планом
        [greedy] жадный игрок
       *[random] случайный игрок
    }. Переговоров на каждую: { $fights }
grail-balance-progress =
    Кампании игрока с планом, который { $known ->
        [true] знает весь набор
       *[other] знает лишь прочитанное
    }. Кампаний на каждую строку: { $campaigns }; предел — день { $days }
grail-balance-ledger = Что день даёт, забирает и оставляет каждому персонажу. Игроков: { $players }; кампаний: { $campaigns }
grail-balance-mean-day = среднее
grail-balance-column-encounter = встреча
grail-balance-column-colour = цвет
grail-balance-column-level = уровень
grail-balance-column-players = игроки
grail-balance-column-won = выиграно
grail-balance-column-other = другой
grail-balance-column-difference = разница
grail-balance-column-health = потеряно здоровья
grail-balance-column-terror = ужас
grail-balance-column-magic = потрачено магии
grail-balance-column-rounds = раунды
grail-balance-column-price = цена
grail-balance-column-trait = черта
grail-balance-column-without = без неё
grail-balance-column-having = с ней
grail-balance-column-worth = стоит
grail-balance-column-days = дни
grail-balance-column-chapter = глава
grail-balance-column-quests = миссии
grail-balance-column-verses = стихи
grail-balance-column-defeats = поражения
grail-balance-column-day = день
grail-balance-column-light = свет

## afallon pack prove

grail-prove = Доказательство сюжетного набора
grail-prove-verses = Прочитано стихов: { $read } из { $verses }. Не прочитаны
grail-prove-endings = Достигнуто концовок: { $reached } из { $endings }
grail-prove-chapters = Выиграно глав: { $won } из { $chapters }. Столбец для каждого числа игроков
grail-prove-proofs = Доказательства, сохранённые в { $folder }
grail-prove-bad-states = Кампании, которые продолжаются из бедственного положения
grail-prove-not-won = не выиграна
grail-prove-not-reached = не достигнута
grail-prove-won = выиграна
grail-prove-holds = в силе
grail-prove-broken = не воспроизводится: { $reason }
grail-prove-column-verse = стих
grail-prove-column-ending = концовка
grail-prove-column-proof = доказательство
grail-prove-column-why = возможно, потому что
grail-prove-column-chapter = глава
grail-prove-column-mode = режим
grail-prove-column-players = игроки
grail-prove-column-state = положение
grail-prove-column-ended = конец
grail-prove-column-day = день
grail-prove-column-answers = ответы
grail-prove-column-replay = повтор
grail-prove-column-error = ошибка
grail-prove-unread-nightmare = кошмары видят лишь безумные
grail-prove-unread-dream = там нужно уснуть
grail-prove-unread-nothing-leads-there = туда ничто не ведёт
grail-prove-unread-what-leads-there-is-unread = не прочитано то, что туда ведёт
grail-prove-unread-place-never-explored = ту локацию никто не исследовал
grail-prove-unread-requirements = его требования никто не выполнил
grail-prove-state-dying = при смерти
grail-prove-state-mad = безумие от ужаса
grail-prove-state-starving = ничего не осталось
grail-prove-state-dark = темнота
grail-prove-state-forsaken = всё вместе
grail-prove-ended-won = глава выиграна
grail-prove-ended-defeat = поражение
grail-prove-ended-endured = игра продолжается
grail-prove-ended-stuck = тупик
