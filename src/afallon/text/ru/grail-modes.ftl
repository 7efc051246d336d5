### Режимы и правила, которые каждый из них включает.

grail-mode-story = режим истории
grail-mode-normal = обычный режим
grail-mode-challenge = режим испытания
grail-answer-story = режим истории
grail-answer-normal = обычный режим
grail-answer-challenge = режим испытания
grail-mode-rule-story-fewer-encounters = встречи такие, будто игроков на одного меньше
grail-mode-rule-story-no-limiter = здоровье ничего не ограничивает, никто не паникует
grail-mode-rule-story-cheap-menhirs = { -menhir(form: "plural") } стоят на один вид ресурсов меньше
grail-mode-rule-story-starting-item = каждый начинает с самодельным предметом
grail-mode-rule-challenge-inverted-limiter = раны тяжелее: меньше энергии, паника раньше
grail-mode-rule-challenge-secret-42 = вы начинаете с тайной 42
grail-mode-rule-challenge-hard-retreat = удастся ли отступить, решает бросок счётчика
grail-mode-rule-challenge-short-menhirs = { -menhir(form: "plural") } горят на день меньше
grail-mode-rule-challenge-fewer-random-events = каждый раз на одно случайное событие меньше
grail-mode-rule-challenge-old-rest = кто не ест, тот страдает
grail-mode-rule-challenge-dear-advancement = развитие персонажей дороже
grail-mode-rule-challenge-item-limit = не больше пяти предметов
grail-mode-rule-challenge-no-mercy = без возможности начать главу заново ({ -mercy })
grail-event-mode-chosen = Вы играете так: { $mode }. Правила: { $rules }.
grail-event-cost-left-out = Этого не платят: { $resource }.
grail-event-retreat-tried = { $name } пытается отступить.
grail-event-went-hungry = { $name } остаётся без еды.
grail-ask-choose-mode = { $rules_is ->
        [none] Следующая глава: { $mode }, без особых правил. Что меняете?
       *[other] Следующая глава: { $mode }; правила: { $rules }. Что меняете?
    }
grail-ask-leave-out = Цена { -menhir(form: "genitive") }: { $price } ({ $location }); какой вид не платите?
grail-ask-retreat-toss = Случай: как упадёт счётчик ({ $name } хочет выйти из боя «{ $encounter }»)?
grail-ask-shed-item = { $name }, у тебя слишком много вещей (расстаться с предметами: { $amount }): какой уходит и кому?
grail-answer-switch-rule = включить или выключить: { $rule }
grail-answer-without = не платить: { $resource }
grail-answer-hand-item = { $item } (кому: { $receiver })
grail-action-beginning = начало
grail-barred-gr-mode-19 = в этой активации уже была попытка
grail-barred-gr-mode-23 = не хватает: { $missing }
grail-problem-rule-of-another-mode = Правило { $rule } не относится к режиму { $mode }. Выбери другой режим или разреши свободный выбор.
grail-problem-no-secret-of-distrust = В этом наборе нет тайны { $secret }, поэтому правило challenge_secret_42 не действует. Не включай его.
grail-problem-mode-is-settled = Эту кампанию играют в режиме { $mode }. Сменить его можно только перед новой главой.
grail-problem-not-one-outfit-each = В свободном режиме каждому нужны планшет и две колоды, а названо таких выборов: { $outfits }.
grail-problem-unknown-colour = Цвета { $colour } в этом наборе нет.
grail-problem-colour-taken-twice = Двое выбрали одно и то же цвета { $colour }. Каждый планшет и каждая колода есть в одном экземпляре.
grail-problem-character-is-dead = Персонаж { $character } в этой кампании мёртв. Выбери другого.
