### Грааль: слова правил, карт, вопросов и журнала. Названия и истории стоят в наборах.


## Что есть у персонажей

grail-state-exhausted = измождение
grail-state-panicking = паника
grail-state-dying = при смерти
grail-state-dying-solo = при смерти
grail-state-going-mad = безумие
grail-state-passed = пас

grail-colour-green = зелёная встреча
    .genitive = зелёной встречи
grail-colour-grey = серая встреча
    .genitive = серой встречи
grail-colour-purple = пурпурная встреча
    .genitive = пурпурной встречи
grail-colour-blue = голубая встреча
    .genitive = голубой встречи
grail-seal-menhir = { -menhir }
grail-seal-dreams = сны
grail-seal-hostile = враждебное поселение
grail-seal-friendly = дружественное поселение
grail-token-time = жетон времени
grail-token-quest = жетон миссии
grail-ended-won = выиграна
grail-ended-not-won = не выиграна
grail-ended-escaped = враг сбежал
grail-ended-avoided = от неё уклонились
grail-ended-leave = активный персонаж выходит из неё
grail-face-skull = { -skull }
grail-face-grail = { -grail }

grail-nothing = ничего

grail-trait-sluggish = увалень
    .short = в начале и в конце каждого раунда все берут на 1 карту больше
grail-trait-guardian = страж
    .short = если его не одолеть, он остаётся на поле
grail-trait-plunderer = грабитель
    .short = когда ни у кого нет больше 1 здоровья, забирает всё богатство и все предметы и исчезает
grail-trait-ambush = засада
    .short = кто активен первым, оставляет в руке 1 карту
grail-trait-fury = ярость
    .short = атакует дважды
grail-trait-defence = оборона
    .short = первая карта каждой активации даёт на 1 маркер меньше
grail-trait-horde = орда
    .short = перед каждой атакой из колоды теряются 2 карты
grail-trait-treachery = коварство
    .short = урона от его атак не избежать
grail-trait-opportunist = приспособленец
    .short = кто сыграет меньше 2 карт, получает внеочередную атаку
grail-trait-charge-in = рывок
    .short = кто активен первым, сразу получает 2 урона
grail-trait-agile = ловкость
    .short = не больше 2 карт за активацию
grail-trait-shattering = сокрушение
    .short = оружие, которое пустили в ход, в конце теряется

## Вопросы

grail-ask-act = День { $day }, раунд { $round }: что делаешь?
    .optional = Твоё действие сделано. Отдать или обменять что-нибудь, пока действуют остальные?
grail-ask-choose-target = { $action_is ->
        [travel] { $name } ({ $action }): куда?
       *[other] { $name } ({ $action }): какую именно?
    }
grail-ask-join = { $leader } действует ({ $action }: { $location }); присоединяешься за такую цену: { $price }?
grail-ask-accept = { $name } хочет пойти с тобой ({ $action }: { $location }; цена: { $price }): соглашаешься?
grail-ask-take-along = { $leader }: с тобой хотят пойти ({ $action }: { $location }; цена: { $price }): { $names }. Кого ты берёшь?
grail-ask-join-arrival = Прибытие в твою локацию ({ $location }): { $names }; присоединяешься бесплатно?
grail-ask-pay-for = За «{ $action }» причитается: { $debts }; за кого ты платишь единицу?
grail-ask-divide-cost = За «{ $action }» вам ({ $names }) ещё платить: { $price }; кто платит дальше ({ $resource })?
grail-ask-activate = { $price_is ->
        [none] Зажечь { -menhir(form: "accusative") } ({ $location }; дней: { $dial }) бесплатно?
       *[other] Зажечь { -menhir(form: "accusative") } ({ $location }; дней: { $dial }) вместе за такую цену: { $price }?
    }
grail-ask-contribute = { $name }, { -menhir(form: "dative") } ({ $location }) ещё не хватает: { $missing }; сколько даёшь ты?
grail-ask-share = { $gained_is ->
        [yes] { $left_is ->
            [single] Кто из вас ({ $names }) получает: { $left }?
           *[other] Вам ({ $names }) надо поделить: { $left }; кто получает следующую единицу?
        }
       *[no] { $left_is ->
            [single] Кто из вас ({ $names }) теряет: { $left }?
           *[other] Вы ({ $names }) вместе теряете: { $left }; кто теряет следующую единицу?
        }
    }
grail-ask-share-out = { $gained_is ->
        [yes] Вам ({ $names }) надо поделить: { $whole }. Кому сколько?
       *[no] Вы ({ $names }) вместе теряете: { $whole }. Кто сколько теряет?
    }
grail-ask-split-cost = За «{ $action }» вы ({ $names }) вместе платите: { $price }; кто сколько?
grail-answer-division = { $parts }
grail-ask-hand-over = { $name }, больше тебе не удержать, а осталось: { $surplus }; кто это получает?
grail-ask-give-what = { $name }, ты предлагаешь обмен (решает { $receiver }) — от тебя: { $gives }; взамен: { $wants }; что ещё?
grail-ask-give-to = { $name }, с кем ты меняешься?
grail-ask-accept-gift = { $giver } предлагает тебе: { $gives }; взамен просит: { $wants }; принимаешь?
grail-ask-vote = Голосование «{ $effect_source }» ({ $names }): за что твой голос?
grail-ask-equip = Перед днём { $day }: какой предмет или какую тайну приготовишь или уберёшь?
grail-ask-keep-face-up = { $name }, наготове может быть лишь что-то одно такого рода ({ $keyword }): что именно?
grail-ask-use-items = «{ $encounter }»: какой предмет ты не используешь в этой встрече, если есть такой?
grail-ask-lose-item = Вы ({ $names }) теряете предметов: { $amount }. Какой уходит следующим?
grail-ask-take-item = Найден предмет — { $item }: кто из вас ({ $names }) его получает?
grail-ask-take-secret = С вами больше нет этого персонажа ({ $tile }), а тайна осталась — { $secret }: кто её хранит?
grail-ask-next-effect = Что произойдёт первым ({ $timing })?
grail-ask-next-arrival = Прибытий несколько ({ $arrivals }): какое первое?
grail-ask-next-guardian = Здесь ({ $location }) ждут несколько стражей: какого вы ({ $names }) встречаете следующим?
grail-ask-eat = Сумерки дня { $day }: поесть (цена: { $price }), чтобы здоровья стало на 1 больше, а ужаса на 1 меньше?
grail-ask-choose-effect = { $names }: что вы выбираете для «{ $effect_source }»?
grail-ask-choose-verse = { $names } ({ $location }): что вы теперь делаете?
grail-ask-use-ability =
    { $price_is ->
        [none] { $name }: использовать ли «{ $ability_source }» ({ $ability })?
       *[other] { $name }: использовать ли «{ $ability_source }» ({ $ability }), цена — { $price }?
    }
grail-ask-choose-location = Куда вы идёте вместе ({ $names })?
grail-ask-choose-active = «{ $encounter }», раунд { $round }: кто активен следующим ({ $waiting })?
grail-ask-mulligan = Начинается встреча «{ $encounter }» ({ $names }): оставляешь свою руку или берёшь новую, на карту меньше?
grail-ask-play =
    { $forced_is ->
        [yes] { $name }, паника: играешь верхнюю карту колоды («{ $encounter }», { $encounter_is ->
            [talk] приязнь { $score }, цель { $goal }
           *[other] маркеров { $score } из { $goal }
        })?
       *[no] { $name }, «{ $encounter }» ({ $encounter_is ->
            [talk] приязнь { $score }, цель { $goal }
           *[other] маркеров { $score } из { $goal }
        }, сыграно карт: { $played }): что играешь?
    }
grail-ask-pay-magic = { $name }: оплатить ли магический ключ карты «{ $card }» (даёт: { $gives }), цена — { $price }?
grail-ask-keep-cards = { $name }: какую единственную карту ты оставляешь, когда «{ $encounter }» нападает из засады?
grail-ask-discard =
    { $because_is ->
        [none] { $name }: какую карту ты сбрасываешь, чтобы не превысить предел руки (ещё { $many ->
                [one] { NUMBER($many, useGrouping: 0) } карта
                [few] { NUMBER($many, useGrouping: 0) } карты
               *[many] { NUMBER($many, useGrouping: 0) } карт
            })?
       *[other] { $name }: какую карту ты сбрасываешь из-за «{ $because_source }» ({ $because }; ещё { $many ->
                [one] { NUMBER($many, useGrouping: 0) } карта
                [few] { NUMBER($many, useGrouping: 0) } карты
               *[many] { NUMBER($many, useGrouping: 0) } карт
            })?
    }
grail-ask-toss = Как упадёт счётчик для «{ $effect_source }» ({ $effect })?
grail-ask-give-magic =
    { $first_is ->
        [yes] { $payer }: заплатишь ли то, без чего { $name } не сыграет карту «{ $card }» (магический ключ даёт: { $gives }), цена — { $price }?
       *[no] { $payer }: заплатишь ли за магический ключ карты «{ $card }», которую играет { $name } (даёт: { $gives }), цена — { $price }?
    }
grail-ask-lend-charges = { $owner }: может ли { $name } потратить { $spent ->
        [one] { NUMBER($spent, useGrouping: 0) } заряд
        [few] { NUMBER($spent, useGrouping: 0) } заряда
       *[many] { NUMBER($spent, useGrouping: 0) } зарядов
    } твоей карты «{ $card }» ({ $ability })?
grail-ask-breathing-space =
    { $coming_is ->
        [none] { $name }: остаёшься во встрече «{ $encounter }»?
       *[other] { $name }: остаёшься во встрече «{ $encounter }», прежде чем случится это: { $coming }?
    }
grail-ask-before-effect = { $name }: что делаешь, прежде чем подействует «{ $effect_source }» ({ $effect })?
grail-ask-introduce = { $names }: такой встречи у вас ещё не было. Начать с учебной, «{ $encounter }», а не с той, которую даст колода?
grail-ask-avoid = Уклоняетесь ли вы все от встречи «{ $encounter }»: { $price_is ->
        [none] бесплатно
       *[other] цена для каждого — { $price }
    }, { $effects_is ->
        [none] без последствий
       *[other] с таким последствием: { $effects }
    }?
grail-ask-choose-stage = Куда дальше идёт разговор «{ $encounter }»?
grail-ask-retreat-together = { $failure_is ->
        [none] { $name } хочет уйти от разговора «{ $encounter }», это ничего не стоит. Уходите все?
       *[other] { $name } хочет уйти от разговора «{ $encounter }»; тогда { $failure }. Уходите все?
    }
grail-ask-plan = Пока день { $day } не начался: меняешься картами с теми, кто рядом?
grail-waiting = Ждём: { $name }.

## Ответы

grail-answer-travel = путешествие
grail-answer-explore = исследование
grail-answer-location = действие локации
grail-answer-character = действие персонажа
grail-answer-card = воспользоваться картой
grail-answer-inspect-menhir = осмотреть { -menhir(form: "accusative") }
grail-answer-pass = пас
grail-answer-give = дать или обменять
grail-answer-yes = да
grail-answer-yes-helping = да, и помогу заплатить
grail-answer-no = нет
grail-answer-keep = оставить
grail-answer-redraw = новая рука, на карту меньше
grail-answer-stop = больше ни одной карты
grail-answer-retreat = отступление
grail-answer-top = верхняя карта колоды
grail-answer-done = готово
grail-answer-never-mind = оставить как есть
grail-answer-own = только за себя
grail-answer-all-of-them = всех
grail-answer-all-helping = всех, и помогу заплатить
grail-answer-nobody = никого
grail-answer-each-apart = решить о каждом отдельно
grail-answer-go-on = пусть происходит
grail-answer-discard = никому
grail-answer-due-ability =
    { $owner_is ->
        [none] { $ability_source }: { $ability }
       *[other] { $ability_source } ({ $owner }): { $ability }
    }
grail-answer-use-charges = заряды карты «{ $card }», { $place }-й в последовательности
grail-answer-flip-item = перевернуть: { $item }
grail-answer-flip-secret = перевернуть: { $secret }
grail-answer-ask-to-pay = попросить заплатить: { $name }

## Где это происходит

grail-action-arrival = прибытие
grail-action-dream = сон
grail-action-nightmare = кошмар
grail-action-dawn = рассвет
grail-action-dusk = сумерки
grail-action-guardian = страж
grail-action-menhir = { -menhir }

## Журнал

grail-event-character-entered = { $name } играет за такого персонажа: { $tile }.
grail-letter = Пришло письмо: { $letter }
grail-event-dawn-broke = День { $day }: рассвет.
grail-event-day-began = Начинается день.
grail-event-dusk-fell = Спускаются сумерки.
grail-event-location-laid = Видна новая локация: { $number }.
grail-event-location-discarded = Безмолвие поглощает: { $number }.
grail-event-location-replaced = { $number } меняется: { $by }.
grail-event-menhir-lit = { CAPITAL(-menhir) } сияет: { $number }, счётчик { $dial }.
grail-event-menhir-removed = { CAPITAL(-menhir) } гаснет: { $number }.
grail-event-menhir-inspected = { CAPITAL(-menhir) } ({ $location }) просит у каждого из вас: { $cost }.
grail-menhir-needs = Зажечь { -menhir(form: "accusative") } можно, если { $requires }.
grail-event-menhir-refused = { CAPITAL(-menhir) } не загорается: чего-то не хватает.
grail-event-characters-moved = Прибытие ({ $location }): { $names }.
grail-event-party-formed = { $members }: { $action }.
grail-event-member-joined = { $name } присоединяется.
grail-event-help-offered = { $name } предлагает заплатить за остальных.
grail-event-member-left = { $name } больше не с ними.
grail-event-passed = { $name }: пас.
grail-event-track-changed = { $name }: { $track } теперь { $value }.
grail-event-resource-changed = { $name }: { $resource } теперь { $value }.
grail-event-attribute-raised = { $name }: { $attribute } +{ $by }.
grail-event-affliction-attached = { $name }: { $affliction }.
grail-event-affliction-removed = { $name }: прошло ({ $affliction }).
grail-event-given = { $giver } даёт, { $receiver } получает: { $resource } { $amount }.
grail-event-offer-made = { $giver } предлагает, { $receiver } решает: { $gives }; взамен: { $wants }.
grail-event-votes-shown = Голоса: { $votes }.
grail-event-verse-read = { $verse }
grail-event-chosen = { $names }: { $choice }.
    .overruled = { $decider } решает: { $choice }. Другие хотели другого ({ $overruled }).
grail-event-status-marked = Отмечено: { $status }.
grail-status-boxes = { $status } ({ $box } из { $boxes })
grail-event-status-erased = Стёрто: { $status }.
grail-event-task-noted = Записано: { $task }
grail-event-tossed = Счётчик падает: { $face }.
grail-event-item-gained = { $name } получает: { $item }.
grail-event-item-lost = { $name } теряет: { $item }.
grail-event-secret-gained = { $name } узнаёт тайну: { $secret }.
grail-event-secret-lost = { $name } больше не хранит тайну: { $secret }.
grail-event-card-turned = { $name } переворачивает: { $card } ({ $face_up_is ->
    [yes] { grail-face-up }
   *[no] { grail-face-down }
}).
grail-event-card-traded = { $card }: отдаёт { $giver }, получает { $receiver }.
grail-event-item-flipped = { $name } использует: { $item }.
grail-event-item-put-aside = { $name } откладывает: { $item }.
grail-event-ate = { $name } ест.
grail-event-tokens-changed = { $location }: { $token } { $amount }.
grail-event-dial-set = Счётчик «{ $dial }»: { $value }.
grail-event-dial-removed = Счётчика «{ $dial }» больше нет.
grail-event-guardian-placed = { $card } остаётся здесь: { $location }.
grail-event-guardian-met = Здесь ждёт страж: { $card }.
grail-event-encounter-began = Встреча: { $card }. Участники: { $participants }.
grail-event-encounter-read = { $card }.
grail-event-encounter-round-began = Раунд { $round } встречи.
grail-event-activated = Активный персонаж: { $name }.
grail-event-card-taken = { $name } берёт: { $card }.
grail-event-hand-redrawn = { $name } берёт новую руку.
grail-event-card-played = { $name } играет: { $card }.
grail-event-magic-paid = { $name } платит 1 магию.
grail-event-card-discarded = { $name } сбрасывает: { $card }.
grail-event-last-card-discarded = { $card } уходит из последовательности.
grail-event-pool-changed = Маркеры в наборе боя: { $pool }.
grail-event-affinity-moved = Приязнь: { $affinity }.
grail-event-ability-fired = { $path_source }: { $path }.
grail-event-charges-changed = Заряды на карте: { $charges }.
grail-event-attack-began = Враг атакует: { $path }.
grail-event-opportunity-taken = Внеочередная атака, под ударом { $name }: { $path }.
grail-event-reaction-began = Оппонент реагирует: { $path }.
grail-event-attack-cancelled = Этого не будет.
grail-event-trait-applied = Враг: { $trait }.
grail-event-must-retreat = Слишком мало карт, нужно отступить: { $name }.
grail-event-participant-left = { $name } выходит из встречи.
grail-event-enemy-escaped = Враг спасается бегством.
grail-event-stage-began = Разговор идёт дальше: { $stage }.
grail-event-stage-won = Стадия выиграна: { $stage }.
grail-event-encounter-avoided = Вы уклоняетесь от встречи.
grail-event-failure-suffered = Неудача.
grail-event-encounter-ended = Встреча закончена: { $ended }.
grail-face-up = наготове
grail-face-down = убрано

## Стол

grail-day = День { $day }, { $stage }
grail-stage-dawn = рассвет
grail-stage-day = день
grail-stage-dusk = сумерки
grail-dawn-step-dawn-effects = что говорят карты
grail-dawn-step-dark-menhirs = гаснут { -menhir(form: "plural") }
grail-dawn-step-lost-locations = исчезают локации
grail-dawn-step-menhir-dials = счётчики { -menhir(form: "plural-genitive") }
grail-dawn-step-time-dials = счётчики времени
grail-dawn-step-dawn-guardians = стражи
grail-dawn-step-dawn-event = событие
grail-dawn-step-planning = планы
grail-dawn-step-equipment = снаряжение
grail-map = Карта острова
grail-map-legend = свет { -menhir(form: "genitive") }
    .people = игроки, которые здесь стоят
    .stub = путь, которого ещё не видно
    .guardian = страж
    .token = жетон
    .unlit = без света: исчезнет на рассвете
grail-you-are-here = { $name } здесь: { $location }.
grail-leads = Пути: { $ways }.
grail-stubs = Ещё не видно: { $ways }.
grail-is-here = Здесь: { $things }.
grail-location-action-used = сегодня уже использовано
grail-menhirs = Свет горит: { $menhirs }.
grail-menhir-to-light = { CAPITAL(-menhir) } здесь не горит; чтобы зажечь { -menhir.gender ->
        [feminine] её
       *[other] его
    }, вы все вместе отдаёте: { $cost }; счётчик начнёт с { $dial }.
grail-menhir-to-light-again = Чтобы снова зажечь { -menhir(form: "accusative") }, вы все вместе отдаёте: { $cost }; счётчик снова начнёт с { $dial }.
grail-rite-missing = Ещё не хватает: { $missing }.
grail-rite-absent = Здесь не хватает ещё: { $names }.
grail-rite-condition = Условие ещё не выполнено.
grail-rite-one-less = Один вид платы можно пропустить.
grail-rite-ready = Всё собрано: { -menhir(form: "accusative") } можно зажечь.
grail-explored = Сейчас здесь нет ничего нового.
grail-menhir-and-dial = { $location } ({ $dial })
grail-location-action = Действие локации: { $action }
grail-track = { $what } { $value } из { $most }
grail-track-limited = { $what } { $value } из { $most }, по здоровью не больше { $limit }
grail-attributes = Характеристики: { $values }
grail-resources = Ресурсы: { $values }
grail-and-number = { $what } { $value }
grail-equipment = Карты: { $cards }
grail-journal = Дневник
grail-book = Книга края
grail-no-verses = Ещё ничего не прочитано.
grail-tasks = Задания: { $tasks }
grail-statuses = Отмечено: { $statuses }
grail-encounter = Встреча
grail-price = { $card }: маркеры { $pool } из { $price }
grail-affinity = { $card }: приязнь { $affinity }, от { $lowest } до { $highest }; стадия: { $stage }
grail-traits = Черты: { $traits }
grail-next-attack = Атака была бы такой: { $effects }
grail-next-reaction = Реакция была бы такой: { $effects }
grail-opportunity = Внеочередная атака: { $effects }
grail-sequence = Последовательность: { $cards }
grail-left-in-decks = Осталось в колодах: { $left }
grail-open-edge = Следующая карта встретит: { $keys }
grail-hand = Рука, { $name }: { $cards }
grail-hand-card = { $card } ({ $keys })
grail-card-text = Ключи сверху, слева | справа: { $rows }.
grail-no-keys = ни один ключ не соединится
grail-key-short = { $half } — не хватает
grail-cannot-take-back = Этого уже не отменить: с тех пор что-то открылось, или ответов ещё не было.
grail-rules-day = В каждом раунде каждый действует один раз, в любом порядке. Число у действия — его цена в энергии. Энергия никогда не превышает здоровья. Кто стоит в той же локации, может присоединиться. Кто спасовал или остался без энергии, ждёт сумерек.
grail-rules-encounter = Активный персонаж играет карты. Где стыкуются половинки ключа, он соединяется: при достаточной характеристике, за 1 магию или бесплатно. Первую карту можно сыграть всегда, следующую — только если на ключе, которым она присоединяется, есть «дополнительная карта»; такие карты береги на вторую. Кто не сыграет ни одной, получает внеочередную атаку. Затем проверяют, победили ли вы, и враг отвечает. Кому больше нечего брать из колоды, тот должен отступить.
grail-rules-diplomacy = Активный персонаж играет карты. Где стыкуются половинки ключа, он соединяется: при достаточной характеристике, за 1 магию или бесплатно. Здесь ключи двигают маркер приязни: на высшей клетке стадия выиграна, на низшей проиграно всё. Бонус стадии делает то, что эта стадия говорит о характеристике его ключа. Первую карту можно сыграть всегда, следующую — только если на ключе, которым она присоединяется, есть «дополнительная карта». После каждой активации оппонент реагирует. Кому больше нечего брать из колоды, тот должен отступить.
grail-rules-story = Дневник рассказывает, что вы находите. Выбирает весь отряд. Если вы не согласны между собой, решает летописец или персонаж с наименьшим номером.
grail-rules-trade = Кто стоит в той же локации, может бесплатно давать и менять пищу, богатство, предметы и тайны.

## Подготовка

grail-problem-wrong-number-of-seats = Игроков: { $players }. Столько не может быть: играют от одного до четырёх.
grail-problem-bad-pack = В наборе ошибка: { $problem }
grail-problem-no-such-pack = Набора «{ $pack }» здесь нет. Выбери набор из списка.
grail-problem-pack-has-changed = Набор { $pack } уже не тот, с которым играли в этой кампании. Возьми файлы, с которыми она началась.
grail-problem-met-content-has-changed = Набор { $pack } изменился там, где эта кампания уже побывала: { $entries }. Отмени эти изменения или доиграй кампанию с теми файлами, с которыми её играли.
grail-problem-no-such-chronicler = Места { $seat } для летописца нет. Им может быть один из двух или более игроков.
grail-problem-not-one-character-each = Каждому нужен свой персонаж, а названы: { $characters }
grail-problem-unknown-character = Персонажа { $character } в этом наборе нет.
grail-problem-not-between-actions = Другая группа может продолжить, когда никто не действует, не сражается и не меняется: между двумя действиями дня, во время планов и снаряжения на рассвете или в сумерках, пока никто не ел либо когда вы развиваете персонажей и составляете колоды. Доиграйте до такой минуты прежней группой.

## Проверка набора

grail-pack-is-sound = { $name }: всё в порядке.
grail-pack-counts = { $section }: { $count }
grail-pack-has-problems = { $folder }: найдено ошибок: { $count }
grail-pack-at = { $file }, строка { $line }: { $problem }
    .whole = { $file }: { $problem }
grail-pack-no-pack-here = В этой папке нет файлов YAML. Назови папку набора.
grail-pack-no-such-folder = Такой папки нет. Назови папку набора или установленный набор.
grail-pack-pack-too-large = Файлы YAML вместе слишком велики; читается не больше { $most } байт.
grail-pack-not-utf-8 = Это не UTF-8. Сохрани файл в этой кодировке.
grail-pack-file-has-no-sections = Файл — это разделы со списками. Начни его с названия раздела.
grail-pack-unknown-section = Раздела «{ $section }» нет.
grail-pack-section-is-no-list = Раздел «{ $section }» должен быть списком. Начни каждую запись с чёрточки.
grail-pack-name-stands-twice = «{ $name }» стоит дважды в «{ $section }». Дай каждой записи своё название.
grail-pack-not-one-pack-entry = В разделе «pack» должна быть ровно одна запись; здесь их { $entries }.
grail-pack-pack-entry-missing = Этого файла нет. Напиши в нём, что это за набор: его `id`, его `version` и локацию, с которой он начинается (`start`).
grail-pack-number-too-large = { $found } — слишком большое число: наибольшее допустимое — { $most }. Напиши меньше.
grail-pack-number-too-small = { $found } — слишком маленькое число: наименьшее допустимое здесь — { $least }.
grail-pack-too-deep = Слишком много вложений. Напиши проще.
grail-pack-no-anchors = Якоря (& и *) не разрешены. Напиши всё полностью.
grail-pack-no-tags = Тег «{ $tag }» не разрешён. Убери его.
grail-pack-key-is-no-word = Ключ должен быть словом.
grail-pack-key-stands-twice = Ключ «{ $key }» стоит дважды. Оставь один.
grail-pack-more-than-one-document = В файле один документ. Убери строку с тремя чёрточками.
grail-pack-not-yaml = Отсюда это уже не YAML. Взгляни на отступы, двоеточия, кавычки и скобки в этой строке и в предыдущей.
grail-pack-no-such-verse = Стиха «{ $verse }» нет. Напиши его или назови другой.
grail-pack-unreachable-verse = К «{ $verse }» не ведёт ни один выбор и ни один стих. Приведи к нему или убери его.
grail-pack-verse-without-way-out = Из стиха «{ $verse }» ничто не ведёт дальше. Дай ему выбор, «go» или «complete: true».
grail-pack-requirement-without-otherwise = Не каждый выполнит условия стиха «{ $verse }». Скажи в «otherwise», куда идут остальные.
grail-pack-choice-without-way-out = Выбор «{ $choice }» никуда не ведёт. Дай ему «go» или «complete: true».
grail-pack-every-choice-may-be-barred = В «{ $verse }» каждый выбор может быть закрыт. Добавь всегда открытый.
grail-pack-name-not-allowed = «{ $name }» не может быть названием. Название — одно слово из латинских букв, цифр, - и _, и не ответ, как «stop».
grail-pack-no-such-entry = «{ $name }» нет в «{ $of }». Напиши или назови другое.
grail-pack-status-never-written = Статус «{ $status }» спрашивают, но ничто его не отмечает. Отметь его где-нибудь.
grail-pack-status-has-fewer-boxes = У статуса «{ $status }» только столько клеток: { $boxes }. Добавь их или спрашивай меньше.
grail-pack-dial-never-set = Счётчик «{ $dial }» используют, но ничто его не ставит. Поставь его где-нибудь.
grail-pack-location-out-of-reach = К локации { $number } ничто не ведёт: ни ключ, ни перемещение, ни замена.
grail-pack-key-to-itself = У локации { $number } ключом служит её же номер. Назови соседнюю.
grail-pack-version-of-a-version = Локация { $number } — версия локации { $original }, которая сама не исходная. Назови исходную.
grail-pack-menhir-and-seal-differ = У локации { $number } есть запись менгира или печать менгира, но не обе. Добавь вторую.
grail-pack-dream-and-seal-differ = У локации { $number } есть сон или печать снов, но не то и другое. Добавь второе.
grail-pack-too-many-seals = У локации { $number } больше трёх печатей, или одна из них дважды.
grail-pack-one-sided-key = У локации { $number } есть ключ к { $neighbour }, а у той обратно нет. Дай ключ обеим сторонам или ни одной.
grail-pack-start-without-a-way = У начальной локации { $number } нет ключа с этой стороны: { $side }. Он нужен с каждой из четырёх.
grail-pack-hostile-and-friendly = Локация { $number } — и враждебное, и дружественное поселение. Оставь одну печать.
grail-pack-too-many-rows = На этом краю больше строк, чем у карт набора: { $rows }.
grail-pack-free-key-not-at-bottom = Бесплатный ключ стоит только в нижней строке.
grail-pack-empty-bonus = Без бонуса может быть только бесплатная половинка. Добавь бонус или оставь строку пустой (null).
grail-pack-bonus-of-the-other-kind = Бонус «{ $bonus }» ничего не даёт на картах { $kind }.
grail-pack-timing-out-of-place = Момент «{ $timing }» никогда не наступает для «{ $of }».
grail-pack-charges-without-number = Скажи в «charges», сколько зарядов уходит за раз.
grail-pack-card-of-nobody = Карта «{ $card }» никогда никому не достанется: дай ей цвет или персонажа либо назови её в начальной колоде.
grail-pack-card-of-two-owners = У карты «{ $card }» есть и цвет, и персонаж. Оставь одно.
grail-pack-no-attack-for-this-pool = В таблице атак нет строки для такого числа маркеров: { $pool }. Добавь её.
grail-pack-attack-rows-overlap = В таблице атак две строки для такого числа маркеров: { $pool }. Оставь одну.
grail-pack-attack-row-reversed = Эта строка таблицы атак кончается раньше, чем начинается.
grail-pack-encounter-without-keys = У «{ $encounter }» нет ключей справа, так что действует только текст, а его нет. Добавь ключи или текст.
grail-pack-no-stages = «{ $encounter }» нуждается в первой стадии с номером 1 и без пропусков в номерах.
grail-pack-affinity-track = В «{ $encounter }» шкала должна идти от меньше 0 до больше 0.
grail-pack-cell-off-track = Шкала начинается с { $start }, но такой клетки на ней нет: есть от 0 до { $most }.
grail-pack-chapters-not-in-order = Главы нумеруются с 1 без пропусков.
grail-pack-too-few-encounters = Главе нужно встреч: { $wanted } ({ $colour }, уровень { $level }); есть { $found }.
grail-pack-colour-never-in-play = Ни одна глава не вводит в игру цвет { $colour }, так что этого никогда не случится.
grail-pack-no-such-hook = Крючка «{ $name }» нет.
grail-pack-too-many-hooks = Крючков: { $hooks }. Разрешён один на двадцать записей: { $most }.
grail-pack-unknown-language = Языка «{ $language }» здесь не знают.
grail-pack-text-file-missing = Текстов на языке «{ $language }» нет. Напиши файл { $wanted }
grail-pack-text-malformed = Это не Fluent: { $text }
grail-pack-text-missing = У «{ $key }» нет текста на языке «{ $language }». Напиши его.
grail-pack-text-unknown = «{ $key }» — текст ни к чему в этом наборе. Убери его или исправь название.

## Стражи на рассвете, события и миссии

grail-ask-next-roll = Рассвет дня { $day }: за какого стража бросаем кубик дальше?
grail-action-event = событие
grail-action-quest = миссия
grail-face-north = север
grail-face-east = восток
grail-face-south = юг
grail-face-west = запад
grail-face-blank = пустая грань
grail-face-banish = изгнание
grail-event-guardian-rolled = Страж { $card } ({ $location }), кубик: { $face }.
grail-event-guardian-moved = { $card } движется сюда: { $location }.
grail-event-guardian-banished = { $card }: изгнание отсюда ({ $location }).
grail-event-guardian-gone = { $card }: на поле больше нет.
grail-event-event-revealed = Событие: { $event }.
grail-event-event-ended = Больше не действует: { $event }.
grail-event-quest-began = Миссия: { $quest }.
grail-event-quest-achieved = Миссия выполнена: { $quest } ({ $name }).
grail-event-quest-ended = Миссия завершена: { $quest }.
grail-quests = Миссии: { $quests }
grail-quest-achieved = { $quest } (выполнено)
grail-quest-and-hint = { $quest }. { $hint }
grail-events = Сегодня: { $events }

## Почему сейчас что-то нельзя выбрать

grail-barred = Сейчас нельзя: { $what } ({ $why }).
grail-barred-otherwise = по правилу { $rule }
grail-barred-gr-day-06 = не хватает: { $missing }
grail-barred-gr-party-18 = нужно ещё кое-что
grail-barred-gr-combat-87 = дальше может идти только карта, которая присоединяется «дополнительной картой»
grail-barred-gr-diplo-60 = дальше может идти только карта, которая присоединяется «дополнительной картой»
grail-barred-gr-trait-24 = карт сыграно достаточно

## Дальнейшие вопросы, в том числе к случаю

grail-ask-accept-arrival = { $name } стоит там, куда вы прибыли ({ $location }), и хочет присоединиться к вам ({ $names }): вы согласны?
grail-ask-learn-secret = Открылась тайна — { $secret }: кто из вас ({ $names }) её узнаёт?
grail-ask-enter-at = { $name }, твой персонаж — { $tile }: в какой локации начинаешь?
grail-ask-draw = Случай: какая карта сверху ({ $deck })?
grail-ask-put-under = Случай: какая из этих карт ({ $cards }) ложится вниз следующей ({ $deck })?
grail-ask-add-encounter = Случай: какая встреча сложности { $level } попадает в колоду ({ $deck }; ещё добавить: { $amount })?
grail-ask-search-items = Случай: какой подходящий предмет попадётся первым (ещё найти: { $amount })?
grail-ask-guardian-die = Случай: что выпадает этому стражу ({ $card }, { $location })?

## Ответы, которые что-то называют

grail-answer-give-resource = дать 1: { $resource }
grail-answer-give-item = дать: { $item }
grail-answer-give-secret = дать тайну «{ $secret }»
grail-answer-want-resource = попросить 1: { $resource }
grail-answer-want-item = попросить: { $item }
grail-answer-want-secret = попросить тайну «{ $secret }»
grail-answer-let-go = { $item } ({ $name })
grail-answer-keep-item = { $item }
grail-answer-keep-secret = тайна «{ $secret }»
grail-answer-turn-item = перевернуть: { $item }
grail-answer-turn-secret = перевернуть тайну «{ $secret }»
grail-answer-card-action = воспользоваться: { $path_source }
grail-answer-guardian-at = { $card } ({ $location })

## Колоды

grail-deck-items = предметы
grail-deck-events = события
grail-deck-random-events = случайные события
grail-deck-combat = боевые карты, { $name }
grail-deck-diplomacy = карты дипломатии, { $name }
grail-deck-combat-upgrades = новые боевые карты, { $name }
grail-deck-diplomacy-upgrades = новые карты дипломатии, { $name }

## Кто платит и чего не выбрать

grail-price-together = { $price } (вместе)
grail-price-each = { $price } (каждый)
grail-barred-gr-char-43 = кто-то из вас не удержал бы всего
grail-barred-gr-dusk-04 = не хватает: { $missing }

## Развитие и колоды

grail-kind-combat = бой
grail-kind-diplomacy = дипломатия
grail-ask-advance = Сумерки дня { $day }: что покупаешь за свой опыт?
grail-ask-keep-upgrade = { $name }, вот новые карты ({ $deck }): { $cards }; какую оставляешь себе?
grail-ask-learn-skill = { $name }, вместе с очком приходит навык ({ $attribute }): какой ты получаешь?
grail-ask-rebuild-decks = Сумерки дня { $day }: как меняешь свои колоды?
grail-answer-buy-card = новая карта ({ $deck })
grail-answer-raise-attribute = { $attribute } +1
grail-answer-keep-card = { $card }
grail-answer-take-skill = { $side } (карта { $number })
grail-answer-put-into-deck = добавить: { $card } ({ $deck })
grail-answer-take-out-of-deck = убрать: { $card } ({ $deck })
grail-event-skill-learnt = { $name } получает навык: { $side }.
grail-event-upgrade-kept = { $name } получает новую карту ({ $deck }): { $card }.
grail-event-card-put-into-deck = { $name } добавляет в колоду ({ $deck }): { $card }.
grail-event-card-taken-out-of-deck = { $name } убирает из колоды ({ $deck }): { $card }.
grail-barred-gr-adv-02 = не хватает: { $missing }
grail-barred-gr-adv-04 = набор улучшений пуст
grail-barred-gr-adv-05 = в колоде не меньше 15 карт
grail-barred-gr-adv-10 = не хватает: { $missing }
grail-barred-gr-adv-11 = не хватает: { $missing }
grail-rules-advancement = За опыт покупают новые карты и очки характеристик; чем больше очков в паре противоположных характеристик, тем дороже следующее. Начиная с третьего каждое очко приходит с навыком: это одна сторона карты, которой потом не будет ни у кого другого, так что посоветуйтесь. Карты не из колоды лежат в запасе.
grail-pack-starting-attribute-too-high = «{ $character }» начинает с таким числом очков «{ $attribute }»: { $value }. Свыше { $most } очки дают только навыки: дай не больше { $most }.
grail-pack-two-skills-of-one-name = Две стороны карт навыков называются «{ $name }». Назови каждую по-своему.
