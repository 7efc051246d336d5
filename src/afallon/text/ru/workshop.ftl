# Мастерская: что авторы делают из набора.

workshop-journal = Дневник исследований
workshop-version = версия { $version }
workshop-contents = Содержание
workshop-book-of-secrets = Книга тайн
workshop-quests = Миссии
workshop-endings = Чем это может кончиться
workshop-cards = Что рассказывают карты
workshop-told-story = История
workshop-told-letter = Письмо
workshop-told-action = Действие
workshop-told-flaw = Изъян
workshop-told-opening = Начало
workshop-told-won = Если победа
workshop-told-not-won = Если победы нет
workshop-told-escaped = Если враг сбежал
workshop-told-avoided = Если встречи избежали
workshop-told-rite = Обряд
workshop-told-success = Когда выполнена
workshop-told-hint = Подсказка
workshop-changed-form-of = Изменённый вид
workshop-seals = Печати
workshop-ways = Пути
workshop-side-north = север
workshop-side-east = восток
workshop-side-south = юг
workshop-side-west = запад
workshop-on-arrival = По прибытии
workshop-action = Действие
workshop-menhir = { CAPITAL(-menhir) }
workshop-menhir-dial = Счётчик показывает { $dial } для 1 / 2 / 3 / 4 игроков.
workshop-explore = Исследование открывает
workshop-dream = Сон открывает
workshop-nightmare = Кошмар открывает
workshop-otherwise = Иначе читайте
workshop-complete = Исследование завершено.
workshop-read-from = Сюда ведут

# Граф

workshop-graph-on = ведёт дальше
workshop-graph-complete = исследование завершено
workshop-graph-dead-end = тупик
workshop-graph-unreached = сюда не попасть
workshop-graph-go = ведёт дальше
workshop-graph-read = читают, а затем дальше отсюда
workshop-graph-otherwise = если нет

# Листы

workshop-sheets = листы для печати
workshop-signs = Что означают знаки
workshop-sign-markers = маркеры
workshop-sign-affinity = приязнь
workshop-sign-stage = бонус стадии
workshop-sign-draw = взять карт
workshop-sign-discard-last = последняя карта уходит
workshop-sign-extra-card = дополнительная карта
workshop-sign-magic = стоит 1 магию
workshop-sign-cancel = не даёт бонуса
workshop-sign-times = даёт бонус дважды

# Буквы на половинках ключей: по две на характеристику, все разные

workshop-letters-aggression = Же
workshop-letters-empathy = Со
workshop-letters-courage = Хр
workshop-letters-caution = Ос
workshop-letters-practicality = Пр
workshop-letters-spirituality = Ду

# Карты

workshop-begins-with = Начинает с
workshop-level = сложность { $level }
workshop-introduction = вступительная встреча
workshop-attack = Атаки
workshop-opportunity = Внеочередная атака
workshop-reward = Награда каждому
workshop-loot = Добыча на всех
workshop-reaction = Реакция
workshop-avoidance = Уклонение
workshop-failure = Неудача
workshop-crafted = самодельный
workshop-item = предмет
workshop-personal = личное
workshop-global = глобальное
workshop-secret = тайна
workshop-success = Успех
workshop-skill = навык
workshop-random-event = случайное событие
workshop-story-event = сюжетное событие, глава { $chapter }, часть { $part }

# Файлы

workshop-written = Записано: { $file }
workshop-cannot-write = Не удалось записать { $file }: { $reason }
workshop-not-a-language = В наборе нет текстов на этом языке: { $language }. Есть: { $known }.
workshop-folder-in-use = { $folder } уже есть, и в ней что-то лежит. Назови папку, которой ещё нет.
workshop-begun = Небольшой набор лежит в { $folder }. Его файлы сами говорят, для чего они. Дальше:
