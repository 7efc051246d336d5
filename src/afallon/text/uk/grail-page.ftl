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
    [one] Менгір світитиме ще { NUMBER($days, useGrouping: 0) } день.
    [few] Менгір світитиме ще { NUMBER($days, useGrouping: 0) } дні.
   *[many] Менгір світитиме ще { NUMBER($days, useGrouping: 0) } днів.
}
grail-page-menhir-last-day = Менгір згасне наступного світанку.
grail-page-in-the-dark = Жоден менгір не захищає цього місця.
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
