### Грааль: чего требуют карты; каждое условие со своей противоположностью.

grail-has = { $who_is ->
        [you] у вас есть { $what }
        [each] у каждого из вас есть { $what }
        [active] у активного персонажа есть { $what }
        [owner] у владельца этой карты есть { $what }
       *[party] у кого-то из вас есть { $what }
    }
    .not = { $who_is ->
        [you] у вас нет { CASE($what, "genitive") }
        [each] не у каждого из вас есть { $what }
        [active] у активного персонажа нет { CASE($what, "genitive") }
        [owner] у владельца этой карты нет { CASE($what, "genitive") }
       *[party] ни у кого из вас нет { CASE($what, "genitive") }
    }
grail-has-state = { $who } { $state }
grail-whoever-you = вы
    .not = вы
grail-whoever-each = каждый из вас
    .not = не каждый из вас
grail-whoever-party = кто-то из вас
    .not = никто из вас
grail-whoever-active = активный персонаж
    .not = активный персонаж
grail-whoever-owner = владелец этой карты
    .not = владелец этой карты
grail-in-state-exhausted = { $who_is ->
        [you] измождены
       *[other] измождён
    }
    .not = { $who_is ->
        [you] не измождены
        [each] измождён
       *[other] не измождён
    }
grail-in-state-panicking = { $who_is ->
       *[other] в панике
    }
    .not = { $who_is ->
        [each] в панике
       *[other] не в панике
    }
grail-in-state-dying = { $who_is ->
        [you] умираете
       *[other] умирает
    }
    .not = { $who_is ->
        [you] не умираете
        [each] умирает
       *[other] не умирает
    }
grail-in-state-going-mad = { $who_is ->
        [you] сходите с ума
       *[other] сходит с ума
    }
    .not = { $who_is ->
        [you] не сходите с ума
        [each] сходит с ума
       *[other] не сходит с ума
    }
grail-in-state-passed = { $who_is ->
        [you] спасовали
       *[other] спасовал
    }
    .not = { $who_is ->
        [you] не спасовали
        [each] спасовал
       *[other] не спасовал
    }
grail-has-character = среди вас есть { $name }
    .not = персонажа по имени { $name } среди вас нет
grail-has-status = отмечен статус «{ $status }»
    .not = статус «{ $status }» не отмечен
grail-has-status-boxes = в статусе «{ $status }» отмечено не меньше { CASE($boxes, "genitive") }
    .not = в статусе «{ $status }» отмечено меньше { CASE($boxes, "genitive") }
grail-has-quest = миссия «{ $quest }» открыта
    .not = миссия «{ $quest }» не открыта
grail-has-chapter = идёт глава { $chapter }
    .not = сейчас не глава { $chapter }
grail-has-day = день { $day } уже наступил
    .not = день { $day } ещё не наступил
grail-has-campaign = в игре не меньше { CASE($players, "genitive") }
    .not = в игре меньше { CASE($players, "genitive") }
grail-has-party = в отряде не меньше { CASE($players, "genitive") }
    .not = в отряде меньше { CASE($players, "genitive") }
grail-has-location = это локация «{ $place }»
    .not = это не локация «{ $place }»
grail-has-seal-menhir = здесь есть { -menhir }
    .not = здесь нет { -menhir(form: "genitive") }
grail-has-seal-dreams = здесь есть печать снов
    .not = здесь нет печати снов
grail-has-seal-hostile = это враждебное поселение
    .not = это не враждебное поселение
grail-has-seal-friendly = это дружественное поселение
    .not = это не дружественное поселение
grail-has-revealed = на поле есть локация «{ $place }»
    .not = на поле нет локации «{ $place }»
grail-has-tokens = здесь не меньше { CASE($tokens, "genitive") }
    .not = здесь меньше { CASE($tokens, "genitive") }
grail-has-time-token = здесь есть жетон времени
    .not = здесь нет жетонов времени
grail-has-quest-token = здесь есть жетон миссии
    .not = здесь нет жетонов миссии
grail-has-dial = счётчик «{ $dial }» показывает { $value } или больше
    .not = счётчик «{ $dial }» показывает меньше { $value }
grail-has-affinity = маркер стоит на { $cell }
    .not = маркер не стоит на { $cell }
grail-cell-red = красной клетке
grail-cell-grey = серой клетке
grail-cell-green = зелёной клетке
grail-has-pool = в наборе боя не меньше { CASE($markers, "genitive") }
    .not = в наборе боя меньше { CASE($markers, "genitive") }
grail-has-any-marker = в наборе боя есть маркеры
    .not = набор боя пуст
grail-has-encounter-won = встреча выиграна
    .not = встреча не выиграна
grail-has-encounter-not-won = встреча закончилась без победы
    .not = встреча выиграна, враг сбежал или от встречи уклонились
grail-has-encounter-escaped = враг сбежал
    .not = враг не сбежал
grail-has-encounter-avoided = от встречи уклонились
    .not = от встречи не уклонились
grail-has-read = вы уже читали { $verse }
    .not = вы ещё не читали { CASE($verse, "genitive") }
grail-has-quest-achieved = миссия «{ $quest }» выполнена
    .not = миссия «{ $quest }» не выполнена
grail-has-chapter-from = глава { $chapter } уже началась
    .not = глава { $chapter } ещё не началась
grail-has-chapter-to = глава { $chapter } ещё не прошла
    .not = глава { $chapter } уже прошла
grail-has-chapter-between = { $span ->
        [two] идёт глава { $first } или { $last }
       *[more] идёт одна из глав с { $first } по { $last }
    }
    .not = { $span ->
        [two] сейчас не глава { $first } и не глава { $last }
       *[more] не идёт ни одна из глав с { $first } по { $last }
    }
grail-has-campaign-at-most = в игре не больше { CASE($players, "genitive") }
    .not = в игре больше { CASE($players, "genitive") }
grail-has-party-at-most = в отряде не больше { CASE($players, "genitive") }
    .not = в отряде больше { CASE($players, "genitive") }
grail-has-campaign-exactly = игроков ровно { $number }
    .not = игроков не { $number }
grail-has-party-exactly = участников отряда ровно { $number }
    .not = участников отряда не { $number }
grail-has-under-way = идёт встреча
    .not = сейчас нет встречи
grail-has-under-way-combat = идёт бой
    .not = сейчас нет боя
grail-has-under-way-diplomacy = идёт дипломатическая встреча
    .not = сейчас нет дипломатической встречи
grail-has-under-way-colour = идёт { $colour }
    .not = сейчас нет { CASE($colour, "genitive") }
grail-has-under-way-level = сложность встречи — { $level }
    .not = сложность встречи — не { $level }
grail-has-under-way-trait = у врага есть черта «{ $trait }»
    .not = у врага нет черты «{ $trait }»
grail-has-mode-story = вы играете в режиме истории
    .not = вы играете не в режиме истории
grail-has-mode-normal = вы играете в обычном режиме
    .not = вы играете не в обычном режиме
grail-has-mode-challenge = вы играете в режиме испытания
    .not = вы играете не в режиме испытания
grail-has-mode-free = вы играете в свободном режиме
    .not = вы играете не в свободном режиме
grail-has-mode-rule = действует правило «{ $rule }»
    .not = правило «{ $rule }» не действует
grail-has-task = записано задание «{ $task }»
    .not = задание «{ $task }» не записано
grail-has-menhir = { $place_is ->
        [here] { -menhir } здесь горит
       *[there] { -menhir } в локации «{ $place }» горит
    }
    .not = { $place_is ->
        [here] { -menhir } здесь не горит
       *[there] { -menhir } в локации «{ $place }» не горит
    }
