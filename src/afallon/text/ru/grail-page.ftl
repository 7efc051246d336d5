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
    [one] Менгир будет светить ещё { NUMBER($days, useGrouping: 0) } день.
    [few] Менгир будет светить ещё { NUMBER($days, useGrouping: 0) } дня.
   *[many] Менгир будет светить ещё { NUMBER($days, useGrouping: 0) } дней.
}
grail-page-menhir-last-day = Менгир погаснет на следующем рассвете.
grail-page-in-the-dark = Ни один менгир не защищает этого места.
grail-page-not-now = Сейчас нельзя: { NUMBER($count, useGrouping: 0) }
grail-page-letter-aggression = Ж
grail-page-letter-empathy = С
grail-page-letter-courage = Х
grail-page-letter-caution = О
grail-page-letter-practicality = П
grail-page-letter-spirituality = Д
grail-page-pool = Маркеров: { $have } из { $goal }
grail-page-attacks = Что делает враг в зависимости от маркеров в запасе
grail-page-affinity = Расположение { $have }; для победы { $goal }
grail-page-reaction = В ответ:
grail-page-sequence = Сыгранные карты
grail-page-hand = Ваша рука
grail-page-book = Книга тайн
grail-page-day = День { $day }
grail-page-chapter = Глава { $chapter }
grail-page-carries = Имеет при себе
grail-page-skills = Умения
grail-page-nature = Нрав
grail-page-dead = нет в живых
grail-page-passed = завершает день
grail-page-quests = Задания
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
grail-tool-history = Журнал
grail-tool-log = Хроника
grail-page-save = Скачать сохранение
grail-page-save-hint = Файл, с которым можно продолжить в другом месте: в терминале или за другим столом.
grail-page-open-save = Продолжить с сохранения
grail-page-regroup = Продолжить этим составом
grail-page-regroup-hint = Отныне играют те, у кого есть место; персонажи остальных их подождут.
grail-page-regroup-later = Состав можно сменить между шагами дня, а не посреди действия.
grail-page-newcomers = Новые за столом: { $names }.
