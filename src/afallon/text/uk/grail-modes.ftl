### Режими та правила, які кожен із них вмикає.

grail-mode-story = режим історії
grail-mode-normal = звичайний режим
grail-mode-challenge = режим виклику
grail-answer-story = режим історії
grail-answer-normal = звичайний режим
grail-answer-challenge = режим виклику
grail-mode-rule-story-fewer-encounters = зустрічі як на одного гравця менше
grail-mode-rule-story-no-limiter = здоров’я нічого не обмежує, ніхто не панікує
grail-mode-rule-story-cheap-menhirs = { -menhir(form: "plural") } коштують на один вид ресурсів менше
grail-mode-rule-story-starting-item = кожен починає з майстрованим предметом
grail-mode-rule-challenge-inverted-limiter = рани важчі: менше енергії, паніка раніше
grail-mode-rule-challenge-secret-42 = ви починаєте з таємницею 42
grail-mode-rule-challenge-hard-retreat = про відступ вирішує лічильник
grail-mode-rule-challenge-short-menhirs = { -menhir(form: "plural") } діють на день менше
grail-mode-rule-challenge-fewer-random-events = щоразу на одну випадкову подію менше
grail-mode-rule-challenge-old-rest = хто не їсть, той потерпає
grail-mode-rule-challenge-dear-advancement = поліпшення дорожчі
grail-mode-rule-challenge-item-limit = щонайбільше п’ять предметів
grail-mode-rule-challenge-no-mercy = без можливості почати главу знову ({ -mercy })
grail-event-mode-chosen = Граєте так: { $mode }. Правила: { $rules }.
grail-event-cost-left-out = Цього не платять: { $resource }.
grail-event-retreat-tried = { $name } намагається відступити.
grail-event-went-hungry = { $name } лишається без їжі.
grail-ask-choose-mode = { $rules_is ->
        [none] Наступна глава: { $mode }, без особливих правил. Що змінити?
       *[other] Наступна глава: { $mode }; правила: { $rules }. Що змінити?
    }
grail-ask-leave-out = Ціна { -menhir(form: "genitive") }: { $price } ({ $location }); який вид пропустити?
grail-ask-retreat-toss = Випадок: як упаде лічильник ({ $name } хоче вийти з бою «{ $encounter }»)?
grail-ask-shed-item = { $name }, забагато речей (позбутися предметів: { $amount }): який віддаєш і кому?
grail-answer-switch-rule = увімкнути чи вимкнути: { $rule }
grail-answer-without = не платити: { $resource }
grail-answer-hand-item = { $item } (кому: { $receiver })
grail-action-beginning = початок
grail-barred-gr-mode-19 = у цій активації спроба вже була
grail-barred-gr-mode-23 = бракує: { $missing }
grail-problem-rule-of-another-mode = Правило { $rule } не належить до цього режиму: { $mode }. Обери інший режим або дозволь вільний вибір.
grail-problem-no-secret-of-distrust = У цьому наборі немає таємниці { $secret }, тож правило challenge_secret_42 не діє. Не вмикай його.
grail-problem-mode-is-settled = Режим цієї кампанії: { $mode }. Змінити його можна лише перед новою главою.
grail-problem-not-one-outfit-each = У вільному режимі кожному потрібні планшет і дві колоди, а названо таких виборів: { $outfits }
grail-problem-unknown-colour = Кольору { $colour } у цьому наборі немає.
grail-problem-colour-taken-twice = Двоє обрали те саме кольору { $colour }. Кожен планшет і кожна колода є в одному примірнику.
grail-problem-character-is-dead = Персонаж { $character } у цій кампанії мертвий. Обери іншого.
