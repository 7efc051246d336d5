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
grail-has-status-boxes = в статусе «{ $status }» отмечено хотя бы { CASE($boxes, "accusative") }
    .not = в статусе «{ $status }» отмечено меньше чем { CASE($boxes, "accusative") }
grail-has-quest = миссия «{ $quest }» открыта
    .not = миссия «{ $quest }» не открыта
grail-has-chapter = идёт глава { $chapter }
    .not = сейчас не глава { $chapter }
grail-has-day = наступил день { $day } или более поздний
    .not = день { $day } ещё не наступил
grail-has-campaign = в игре хотя бы { $players }
    .not = в игре меньше чем { $players }
grail-has-party = в отряде хотя бы { $players }
    .not = в отряде меньше чем { $players }
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
grail-has-revealed = на карте мира есть локация «{ $place }»
    .not = на карте мира нет локации «{ $place }»
grail-has-tokens = здесь лежит хотя бы { $tokens }
    .not = здесь лежит меньше чем { $tokens }
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
grail-has-pool = в наборе боя хотя бы { $markers }
    .not = в наборе боя меньше чем { $markers }
grail-has-any-marker = в наборе боя есть маркеры
    .not = набор боя пуст
grail-has-encounter-won = встреча выиграна
    .not = встреча не выиграна
grail-has-encounter-not-won = встреча закончилась без победы
    .not = встреча не закончилась без победы
grail-has-encounter-escaped = враг бежал
    .not = враг не бежал
grail-has-encounter-avoided = от встречи уклонились
    .not = от встречи не уклонились
grail-has-read = вы уже читали { $verse }
    .not = вы ещё не читали { CASE($verse, "genitive") }
grail-has-quest-achieved = миссия «{ $quest }» выполнена
    .not = миссия «{ $quest }» не выполнена
grail-has-chapter-from = идёт глава { $chapter } или более поздняя
    .not = глава { $chapter } ещё не началась
grail-has-chapter-to = идёт глава { $chapter } или более ранняя
    .not = глава { $chapter } уже прошла
grail-has-chapter-between = сейчас глава { $span ->
        [two] { $first } или { $last }
       *[more] с { $first } по { $last }
    }
    .not = сейчас не глава { $span ->
        [two] { $first } и не { $last }
       *[more] с { $first } по { $last }
    }
grail-has-campaign-at-most = в игре не больше чем { $players }
    .not = в игре больше чем { $players }
grail-has-party-at-most = в отряде не больше чем { $players }
    .not = в отряде больше чем { $players }
grail-has-campaign-exactly = в игре ровно { $players }
    .not = в игре не { $players }
grail-has-party-exactly = в отряде ровно { $players }
    .not = в отряде не { $players }
grail-has-under-way = идёт встреча
    .not = встреча не идёт
grail-has-under-way-combat = идёт бой
    .not = бой не идёт
grail-has-under-way-diplomacy = идёт дипломатическая встреча
    .not = дипломатическая встреча не идёт
grail-has-under-way-colour = идёт { $colour }
    .not = { $colour } не идёт
grail-has-under-way-level = сложность встречи – { $level }
    .not = сложность встречи – не { $level }
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
grail-has-mode-rule = действует правило режимов «{ $rule }»
    .not = правило режимов «{ $rule }» не действует
grail-has-task = записано задание «{ $task }»
    .not = задание «{ $task }» не записано
grail-has-menhir = { $place_is ->
        [here] здешний { -menhir } горит
       *[there] { -menhir } в локации «{ $place }» горит
    }
    .not = { $place_is ->
        [here] здешний { -menhir } не горит
       *[there] { -menhir } в локации «{ $place }» не горит
    }
