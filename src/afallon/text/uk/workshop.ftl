# Майстерня: що автори роблять із набору.

workshop-journal = Дослідницький щоденник
workshop-version = версія { $version }
workshop-contents = Зміст
workshop-book-of-secrets = Книга таємниць
workshop-quests = Місії
workshop-endings = Чим це може скінчитися
workshop-cards = Що розповідають карти
workshop-told-story = Історія
workshop-told-letter = Лист
workshop-told-action = Дія
workshop-told-flaw = Вада
workshop-told-opening = Початок
workshop-told-won = Якщо виграно
workshop-told-not-won = Якщо не виграно
workshop-told-escaped = Якщо ворог утік
workshop-told-avoided = Якщо зустрічі уникнуто
workshop-told-rite = Обряд
workshop-told-success = Коли виконано
workshop-told-hint = Підказка
workshop-changed-form-of = Змінений вигляд
workshop-seals = Печатки
workshop-ways = Шляхи
workshop-side-north = північ
workshop-side-east = схід
workshop-side-south = південь
workshop-side-west = захід
workshop-on-arrival = Після прибуття
workshop-action = Дія
workshop-menhir = { CAPITAL(-menhir) }
workshop-menhir-dial = Лічильник показує { $dial } для 1 / 2 / 3 / 4 гравців.
workshop-explore = Дослідження відкриває
workshop-dream = Сон відкриває
workshop-nightmare = Кошмар відкриває
workshop-otherwise = Інакше читати
workshop-complete = Дослідження завершено.
workshop-read-from = Сюди ведуть

# Граф

workshop-graph-on = веде далі
workshop-graph-complete = дослідження завершено
workshop-graph-dead-end = глухий кут
workshop-graph-unreached = сюди не потрапити
workshop-graph-go = веде далі
workshop-graph-read = читають, а тоді далі звідси
workshop-graph-otherwise = якщо ні

# Аркуші

workshop-sheets = аркуші для друку
workshop-signs = Що означають знаки
workshop-sign-markers = маркери
workshop-sign-affinity = приязнь
workshop-sign-stage = бонус стадії
workshop-sign-draw = узяти карти
workshop-sign-discard-last = скинути останню карту
workshop-sign-extra-card = додаткова карта
workshop-sign-magic = коштує 1 очко чарів
workshop-sign-cancel = не дає бонусу
workshop-sign-times = дає бонус двічі

# Літери на половинках ключів: по дві на характеристику, усі різні

workshop-letters-aggression = Жо
workshop-letters-empathy = Сп
workshop-letters-courage = Хо
workshop-letters-caution = Об
workshop-letters-practicality = Пр
workshop-letters-spirituality = Ду

# Карти

workshop-begins-with = Починає з
workshop-level = складність { $level }
workshop-introduction = вступна
workshop-attack = Атаки
workshop-opportunity = Атака нагоди
workshop-reward = Винагорода кожному
workshop-loot = Здобич на всіх
workshop-reaction = Реакція
workshop-avoidance = Уникнення
workshop-failure = Невдача
workshop-crafted = майстрований
workshop-item = предмет
workshop-personal = особисте
workshop-global = загальне
workshop-secret = таємниця
workshop-success = Успіх
workshop-skill = навичка
workshop-random-event = випадкова подія
workshop-story-event = сюжетна подія, глава { $chapter }, частина { $part }

# Файли

workshop-written = Записано: { $file }
workshop-cannot-write = Не вдалося записати { $file }: { $reason }
workshop-not-a-language = Набір не має слів такою мовою: { $language }. Є: { $known }.
workshop-folder-in-use = { $folder } уже є, і в ній щось лежить. Назви теку, якої ще немає.
workshop-begun = Невеликий набір лежить у { $folder }. Його файли самі кажуть, для чого вони. Далі:
