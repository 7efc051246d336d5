### Грааль: чого вимагають карти; кожна умова зі своєю протилежністю.

grail-has = { $who_is ->
        [you] ви маєте { CASE($what, "accusative") }
        [each] кожен із вас має { CASE($what, "accusative") }
        [active] активний персонаж має { CASE($what, "accusative") }
        [owner] власник цієї карти має { CASE($what, "accusative") }
       *[party] хтось із вас має { CASE($what, "accusative") }
    }
    .not = { $who_is ->
        [you] ви не маєте { CASE($what, "genitive") }
        [each] не кожен із вас має { CASE($what, "accusative") }
        [active] активний персонаж не має { CASE($what, "genitive") }
        [owner] власник цієї карти не має { CASE($what, "genitive") }
       *[party] ніхто з вас не має { CASE($what, "genitive") }
    }
grail-has-state = { $who } { $state }
grail-whoever-you = ви
    .not = ви
grail-whoever-each = кожен із вас
    .not = не кожен із вас
grail-whoever-party = хтось із вас
    .not = ніхто з вас
grail-whoever-active = активний персонаж
    .not = активний персонаж
grail-whoever-owner = власник цієї карти
    .not = власник цієї карти
grail-in-state-exhausted = { $who_is ->
        [you] зморені
       *[other] зморений
    }
    .not = { $who_is ->
        [you] не зморені
        [each] зморений
       *[other] не зморений
    }
grail-in-state-panicking = { $who_is ->
        [you] в паніці
        [owner] в паніці
       *[other] у паніці
    }
    .not = { $who_is ->
        [each] у паніці
       *[other] не в паніці
    }
grail-in-state-dying = { $who_is ->
        [you] помираєте
       *[other] помирає
    }
    .not = { $who_is ->
        [you] не помираєте
        [each] помирає
       *[other] не помирає
    }
grail-in-state-going-mad = { $who_is ->
        [you] божеволієте
       *[other] божеволіє
    }
    .not = { $who_is ->
        [you] не божеволієте
        [each] божеволіє
       *[other] не божеволіє
    }
grail-in-state-passed = { $who_is ->
        [you] спасували
       *[other] спасував
    }
    .not = { $who_is ->
        [you] не спасували
        [each] спасував
       *[other] не спасував
    }
grail-has-character = серед вас є { $name }
    .not = персонажа на ім’я { $name } серед вас немає
grail-has-status = позначено статус «{ $status }»
    .not = статус «{ $status }» не позначено
grail-has-status-boxes = у статусі «{ $status }» позначено щонайменше { CASE($boxes, "accusative") }
    .not = у статусі «{ $status }» позначено менше ніж { CASE($boxes, "accusative") }
grail-has-quest = місія «{ $quest }» відкрита
    .not = місія «{ $quest }» не відкрита
grail-has-chapter = триває глава { $chapter }
    .not = зараз не глава { $chapter }
grail-has-day = настав день { $day } або пізніший
    .not = день { $day } ще не настав
grail-has-campaign = у грі щонайменше { $players }
    .not = у грі менше ніж { $players }
grail-has-party = у загоні щонайменше { $players }
    .not = у загоні менше ніж { $players }
grail-has-location = це локація «{ $place }»
    .not = це не локація «{ $place }»
grail-has-seal-menhir = тут є { -menhir }
    .not = тут немає { -menhir(form: "genitive") }
grail-has-seal-dreams = тут є печатка «Сни»
    .not = тут немає печатки «Сни»
grail-has-seal-hostile = це вороже поселення
    .not = це не вороже поселення
grail-has-seal-friendly = це приязне поселення
    .not = це не приязне поселення
grail-has-revealed = на мапі є локація «{ $place }»
    .not = на мапі немає локації «{ $place }»
grail-has-tokens = тут лежить щонайменше { $tokens }
    .not = тут лежить менше ніж { $tokens }
grail-has-time-token = тут є жетон часу
    .not = тут немає жетонів часу
grail-has-quest-token = тут є жетон місії
    .not = тут немає жетонів місії
grail-has-dial = лічильник «{ $dial }» показує { $value } або більше
    .not = лічильник «{ $dial }» показує менше ніж { $value }
grail-has-affinity = маркер стоїть на { $cell }
    .not = маркер не стоїть на { $cell }
grail-cell-red = червоній клітинці
grail-cell-grey = сірій клітинці
grail-cell-green = зеленій клітинці
grail-has-pool = у наборі бою щонайменше { $markers }
    .not = у наборі бою менше ніж { $markers }
grail-has-any-marker = у наборі бою є маркери
    .not = набір бою порожній
grail-has-encounter-won = зустріч виграно
    .not = зустріч не виграно
grail-has-encounter-not-won = зустріч закінчилася без перемоги
    .not = зустріч не програно
grail-has-encounter-escaped = ворог утік
    .not = ворог не втік
grail-has-encounter-avoided = зустрічі уникнуто
    .not = зустрічі не уникнуто
grail-has-read = ви вже читали { $verse }
    .not = ви ще не читали { CASE($verse, "genitive") }
grail-has-quest-achieved = місію «{ $quest }» виконано
    .not = місію «{ $quest }» не виконано
grail-has-chapter-from = триває глава { $chapter } або пізніша
    .not = глава { $chapter } ще не почалася
grail-has-chapter-to = триває глава { $chapter } або раніша
    .not = глава { $chapter } вже минула
grail-has-chapter-between = це { $span ->
        [two] глава { $first } або { $last }
       *[more] одна з глав { $first }–{ $last }
    }
    .not = це { $span ->
        [two] не глава { $first } і не глава { $last }
       *[more] не одна з глав { $first }–{ $last }
    }
grail-has-campaign-at-most = у грі щонайбільше { $players }
    .not = у грі більше ніж { $players }
grail-has-party-at-most = у загоні щонайбільше { $players }
    .not = у загоні більше ніж { $players }
grail-has-campaign-exactly = гравців у грі рівно { $number }
    .not = гравців у грі не { $number }
grail-has-party-exactly = учасників загону рівно { $number }
    .not = учасників загону не { $number }
grail-has-under-way = триває зустріч
    .not = зустрічі зараз немає
grail-has-under-way-combat = триває бій
    .not = бою зараз немає
grail-has-under-way-diplomacy = триває дипломатична зустріч
    .not = дипломатичної зустрічі зараз немає
grail-has-under-way-colour = триває { $colour }
    .not = зараз не { $colour }
grail-has-under-way-level = складність зустрічі — { $level }
    .not = складність зустрічі інша, ніж { $level }
grail-has-under-way-trait = ворог має рису «{ $trait }»
    .not = ворог не має риси «{ $trait }»
grail-has-mode-story = ви граєте в режимі історії
    .not = ви граєте не в режимі історії
grail-has-mode-normal = ви граєте у звичайному режимі
    .not = ви граєте не у звичайному режимі
grail-has-mode-challenge = ви граєте в режимі виклику
    .not = ви граєте не в режимі виклику
grail-has-mode-free = ви граєте у вільному режимі
    .not = ви граєте не у вільному режимі
grail-has-mode-rule = діє правило режиму «{ $rule }»
    .not = правило режиму «{ $rule }» не діє
grail-has-task = записано завдання «{ $task }»
    .not = завдання «{ $task }» не записано
grail-has-menhir = { $place_is ->
        [here] { -menhir } тут сяє
       *[there] { -menhir } у локації «{ $place }» сяє
    }
    .not = { $place_is ->
        [here] { -menhir } тут не сяє
       *[there] { -menhir } у локації «{ $place }» не сяє
    }
