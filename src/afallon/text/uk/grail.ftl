### Грааль: слова правил, карт, питань і журналу. Назви й оповіді стоять у наборах.


## Що мають персонажі

grail-state-exhausted = зморення
grail-state-panicking = паніка
grail-state-dying = помирає
grail-state-dying-solo = помирає
grail-state-going-mad = божеволіє
grail-state-passed = пас

grail-colour-green = зелена зустріч
grail-colour-grey = сіра зустріч
grail-colour-purple = пурпурова зустріч
grail-colour-blue = блакитна зустріч
grail-seal-menhir = { -menhir }
grail-seal-dreams = сни
grail-seal-hostile = вороже поселення
grail-seal-friendly = приязне поселення
grail-token-time = жетон часу
grail-token-quest = жетон місії
grail-ended-won = виграно
grail-ended-not-won = не виграно
grail-ended-escaped = ворог утік
grail-ended-avoided = уникнуто
grail-ended-leave = активний персонаж виходить із неї
grail-face-skull = { -skull }
grail-face-grail = { -grail }

grail-nothing = нічого

grail-trait-sluggish = вайло
    .short = на початку й наприкінці кожного раунду всі беруть на 1 карту більше
grail-trait-guardian = вартовий
    .short = якщо його не здолано, він лишається на мапі
grail-trait-plunderer = грабіжник
    .short = коли ні в кого немає понад 1 здоров’я, забирає все багатство й предмети та зникає
grail-trait-ambush = засідка
    .short = хто активний першим, лишає на руці 1 карту
grail-trait-fury = лють
    .short = атакує двічі
grail-trait-defence = оборона
    .short = перша карта кожної активації дає на 1 маркер менше
grail-trait-horde = орда
    .short = перед кожною атакою з колоди втрачаються 2 карти
grail-trait-treachery = підступ
    .short = уражень від його атак не уникнути
grail-trait-opportunist = пристосуванець
    .short = хто зіграє менш ніж 2 карти, зазнає атаки нагоди
grail-trait-charge-in = ривок
    .short = хто активний першим, одразу зазнає 2 уражень
grail-trait-agile = спритність
    .short = щонайбільше 2 карти за активацію
grail-trait-shattering = трощення
    .short = зброя, що була в бою, наприкінці втрачається

## Питання

grail-ask-act = День { $day }, раунд { $round }: що робиш?
    .optional = Твою дію вже зроблено. Хочеш щось віддати чи обміняти, поки діють інші?
grail-ask-choose-target = { $action_is ->
        [travel] { $name } ({ $action }): куди?
       *[other] { $name } ({ $action }): що саме?
    }
grail-ask-join = { $leader } діє ({ $action }: { $location }); долучаєшся за таку ціну: { $price }?
grail-ask-accept = { $name } хоче долучитися до тебе ({ $action }: { $location }; ціна: { $price }): згода?
grail-ask-take-along = { $leader }, є охочі діяти разом із тобою ({ $action }: { $location }; ціна: { $price }): { $names }; кого береш?
grail-ask-join-arrival = Прибуття сюди ({ $location }): { $names }; долучаєшся безплатно?
grail-ask-pay-for = За «{ $action }» лишився борг: { $debts }; за кого платиш одиницю?
grail-ask-divide-cost = За «{ $action }» вам ({ $names }) ще платити: { $price }; хто платить далі ({ $resource })?
grail-ask-activate = { $price_is ->
        [none] Запалити { -menhir(form: "accusative") } ({ $location }; днів: { $dial }) безплатно?
       *[other] Запалити { -menhir(form: "accusative") } ({ $location }; днів: { $dial }) разом за таку ціну: { $price }?
    }
grail-ask-contribute = { $name }, { -menhir(form: "dative") } ({ $location }) ще бракує: { $missing }; скільки даєш?
grail-ask-share = { $gained_is ->
        [yes] { $left_is ->
            [single] Хто з вас ({ $names }) отримує: { $left }?
           *[other] Вам ({ $names }) треба поділити: { $left }; хто отримує наступну одиницю?
        }
       *[no] { $left_is ->
            [single] Хто з вас ({ $names }) втрачає: { $left }?
           *[other] Ви ({ $names }) разом втрачаєте: { $left }; хто втрачає наступну одиницю?
        }
    }
grail-ask-share-out = { $gained_is ->
        [yes] Вам ({ $names }) треба поділити: { $whole }. Кому скільки?
       *[no] Ви ({ $names }) разом втрачаєте: { $whole }. Хто скільки втрачає?
    }
grail-ask-split-cost = За «{ $action }» ви ({ $names }) разом платите: { $price }; хто скільки?
grail-answer-division = { $parts }
grail-ask-hand-over = { $name }, більше тобі не втримати, а лишилося: { $surplus }; хто це отримує?
grail-ask-give-what = { $name }, твоя пропозиція обміну (кому: { $receiver }): віддаєш — { $gives }; хочеш — { $wants }; що ще?
grail-ask-give-to = { $name }, з ким міняєшся?
grail-ask-accept-gift = { $giver } пропонує тобі: { $gives }; навзамін просить: { $wants }; приймаєш?
grail-ask-vote = { $names }: як голосуєте щодо «{ $effect_source }»?
grail-ask-equip = Перед днем { $day }: який предмет чи таємницю береш у спорядження або відкладаєш?
grail-ask-keep-face-up = { $name }, у спорядженні може бути лише щось одне такого роду ({ $keyword }): що саме?
grail-ask-use-items = «{ $encounter }»: яким предметом ти в цій зустрічі не користуєшся, якщо є такий?
grail-ask-lose-item = Ви ({ $names }) втрачаєте предмети (ще { $amount }). Який наступний?
grail-ask-take-item = Знайдено предмет — { $item }: хто з вас ({ $names }) його отримує?
grail-ask-take-secret = Серед вас більше немає цього персонажа ({ $tile }), а таємниця лишилася — { $secret }: хто її береже?
grail-ask-next-effect = Що станеться першим ({ $timing })?
grail-ask-next-arrival = Прибуття кілька ({ $arrivals }): яке перше?
grail-ask-next-guardian = Тут ({ $location }) чекає кілька вартових: кого з них ви ({ $names }) зустрінете далі?
grail-ask-eat = Присмерк дня { $day }: чи їси за таку ціну: { $price }, щоб отримати 1 здоров’я і втратити 1 жах?
grail-ask-choose-effect = { $names }: що обрати для «{ $effect_source }»?
grail-ask-choose-verse = { $names } ({ $location }): що робити далі?
grail-ask-use-ability =
    { $price_is ->
        [none] { $name }: чи використати «{ $ability_source }» ({ $ability })?
       *[other] { $name }: чи використати «{ $ability_source }» ({ $ability }), ціна — { $price }?
    }
grail-ask-choose-location = Куди ви йдете разом ({ $names })?
grail-ask-choose-active = «{ $encounter }», раунд { $round }: хто активний далі ({ $waiting })?
grail-ask-mulligan = Починається зустріч «{ $encounter }» ({ $names }): лишити руку чи взяти нову, на карту меншу?
grail-ask-play =
    { $forced_is ->
        [yes] { $name }, паніка: граєш верхню карту колоди («{ $encounter }», { $encounter_is ->
            [talk] приязнь { $score }, мета { $goal }
           *[other] маркерів { $score } із { $goal }
        })?
       *[no] { $name }, «{ $encounter }» ({ $encounter_is ->
            [talk] приязнь { $score }, мета { $goal }
           *[other] маркерів { $score } із { $goal }
        }, зіграно карт: { $played }): що граєш?
    }
grail-ask-pay-magic = { $name }: чи оплатити чарівний ключ карти «{ $card }» (дає: { $gives }), ціна — { $price }?
grail-ask-keep-cards = { $name }: яку єдину карту лишаєш, коли «{ $encounter }» нападає із засідки?
grail-ask-discard =
    { $because_is ->
        [none] { $name }: яку карту скидаєш, щоб дотриматися ліміту руки (ще { $many ->
                [one] { NUMBER($many, useGrouping: 0) } карта
                [few] { NUMBER($many, useGrouping: 0) } карти
               *[many] { NUMBER($many, useGrouping: 0) } карт
            })?
       *[other] { $name }: яку карту скидаєш через «{ $because_source }» ({ $because }; ще { $many ->
                [one] { NUMBER($many, useGrouping: 0) } карта
                [few] { NUMBER($many, useGrouping: 0) } карти
               *[many] { NUMBER($many, useGrouping: 0) } карт
            })?
    }
grail-ask-toss = Як упаде лічильник для «{ $effect_source }» ({ $effect })?
grail-ask-give-magic =
    { $first_is ->
        [yes] { $payer }: без чарівного ключа (дає: { $gives }) { $name } не зіграє карту «{ $card }»; чи платиш за нього, ціна — { $price }?
       *[no] { $payer }: чи платиш за чарівний ключ карти «{ $card }», яку грає { $name } (дає: { $gives }), ціна — { $price }?
    }
grail-ask-lend-charges = { $owner }: чи може { $name } витратити { $spent ->
        [one] { NUMBER($spent, useGrouping: 0) } заряд
        [few] { NUMBER($spent, useGrouping: 0) } заряди
       *[many] { NUMBER($spent, useGrouping: 0) } зарядів
    } з твоєї карти «{ $card }» ({ $ability })?
grail-ask-breathing-space =
    { $coming_is ->
        [none] { $name }: чи лишаєшся в зустрічі «{ $encounter }»?
       *[other] { $name }: чи лишаєшся в зустрічі «{ $encounter }», перш ніж станеться таке: { $coming }?
    }
grail-ask-before-effect = { $name }: що робиш, перш ніж подіє «{ $effect_source }» ({ $effect })?
grail-ask-introduce = { $names }: такої зустрічі у вас іще не було; почати з «{ $encounter }», легкої, щоб навчитися?
grail-ask-avoid = Уникнути зустрічі «{ $encounter }» усім разом: { $price_is ->
        [none] без жодної плати
       *[other] ціна для кожного — { $price }
    }, { $effects_is ->
        [none] без наслідків
       *[other] з таким наслідком: { $effects }
    }?
grail-ask-choose-stage = Куди далі йде розмова «{ $encounter }»?
grail-ask-retreat-together = { $failure_is ->
        [none] { $name } хоче відступити з розмови «{ $encounter }», це нічого не коштує. Відступаєте всі?
       *[other] { $name } хоче відступити з розмови «{ $encounter }»: { $failure }. Відступаєте всі?
    }
grail-ask-plan = Поки день { $day } не почався: чи міняєшся картами з тими, хто поруч?
grail-waiting = Чекаємо: { $name }.

## Відповіді

grail-answer-travel = подорож
grail-answer-explore = дослідження
grail-answer-location = дія локації
grail-answer-character = дія персонажа
grail-answer-card = скористатися картою
grail-answer-inspect-menhir = перевірити { -menhir(form: "accusative") }
grail-answer-pass = пас
grail-answer-give = дати або поміняти
grail-answer-yes = так
grail-answer-yes-helping = так, і допоможу заплатити
grail-answer-no = ні
grail-answer-keep = лишити
grail-answer-redraw = нова рука, на карту менше
grail-answer-stop = більше жодної карти
grail-answer-retreat = відступ
grail-answer-top = верхня карта колоди
grail-answer-done = готово
grail-answer-never-mind = облишити
grail-answer-own = лише за себе
grail-answer-all-of-them = усіх
grail-answer-all-helping = усіх, і допоможу заплатити
grail-answer-nobody = нікого
grail-answer-each-apart = обрати для кожного окремо
grail-answer-go-on = нехай стається
grail-answer-discard = ніхто
grail-answer-due-ability =
    { $owner_is ->
        [none] { $ability_source }: { $ability }
       *[other] { $ability_source } ({ $owner }): { $ability }
    }
grail-answer-use-charges = заряди карти «{ $card }», { $place }-ї в послідовності
grail-answer-flip-item = перевернути: { $item }
grail-answer-flip-secret = перевернути: { $secret }
grail-answer-ask-to-pay = попросити заплатити: { $name }

## Де це відбувається

grail-action-arrival = прибуття
grail-action-dream = сон
grail-action-nightmare = кошмар
grail-action-dawn = світання
grail-action-dusk = присмерк
grail-action-guardian = вартовий
grail-action-menhir = { -menhir }

## Журнал

grail-event-character-entered = { $name } грає за такого персонажа: { $tile }.
grail-letter = Прийшов лист: { $letter }
grail-event-dawn-broke = День { $day }: світає.
grail-event-day-began = Починається днина.
grail-event-dusk-fell = Западає присмерк.
grail-event-location-laid = Видно нову локацію: { $number }.
grail-event-location-discarded = Безгоміння поглинає: { $number }.
grail-event-location-replaced = { $number } змінюється: { $by }.
grail-event-menhir-lit = { CAPITAL(-menhir) } сяє: { $number }, лічильник { $dial }.
grail-event-menhir-removed = { CAPITAL(-menhir) } гасне: { $number }.
grail-event-menhir-inspected = { CAPITAL(-menhir) } ({ $location }) просить у кожного з вас: { $cost }.
grail-menhir-needs = Запалити світло можна, коли: { $requires }.
grail-event-menhir-refused = { CAPITAL(-menhir) } не спалахує: чогось бракує.
grail-event-characters-moved = { $names }: сюди: { $location }.
grail-event-party-formed = { $members }: { $action }.
grail-event-member-joined = { $name } долучається.
grail-event-help-offered = { $name } пропонує заплатити за інших.
grail-event-member-left = { $name } більше не з ними.
grail-event-passed = { $name }: пас.
grail-event-track-changed = { $name }: { $track } тепер { $value }.
grail-event-resource-changed = { $name }: { $resource } тепер { $value }.
grail-event-attribute-raised = { $name }: { $attribute } +{ $by }.
grail-event-affliction-attached = { $name }: { $affliction }.
grail-event-affliction-removed = { $name }: більше не { $affliction }.
grail-event-given = { $giver } дає, { $receiver } отримує: { $resource } { $amount }.
grail-event-offer-made = { $giver } пропонує, { $receiver } вирішує: { $gives }; навзамін: { $wants }.
grail-event-votes-shown = Голоси: { $votes }.
grail-event-verse-read = { $verse }
grail-event-chosen = { $names }: { $choice }.
    .overruled = { $decider } вирішує: { $choice }. Інші хотіли іншого ({ $overruled }).
grail-event-status-marked = Позначено: { $status }.
grail-status-boxes = { $status } ({ $box } з { $boxes })
grail-event-status-erased = Стерто: { $status }.
grail-event-task-noted = Записано: { $task }
grail-event-tossed = Лічильник падає: { $face }.
grail-event-item-gained = { $name } отримує: { $item }.
grail-event-item-lost = { $name } втрачає: { $item }.
grail-event-secret-gained = { $name } дізнається таємницю: { $secret }.
grail-event-secret-lost = { $name } більше не має таємниці: { $secret }.
grail-event-card-turned = { $name } перевертає: { $card } ({ $face_up_is ->
    [yes] { grail-face-up }
   *[no] { grail-face-down }
}).
grail-event-card-traded = { $card }: віддає { $giver }, отримує { $receiver }.
grail-event-item-flipped = { $name } використовує: { $item }.
grail-event-item-put-aside = { $name } відкладає: { $item }.
grail-event-ate = { $name } їсть.
grail-event-tokens-changed = { $location }: { $token } { $amount }.
grail-event-dial-set = Лічильник «{ $dial }»: { $value }.
grail-event-dial-removed = Лічильника «{ $dial }» більше немає.
grail-event-guardian-placed = { $card } лишається тут: { $location }.
grail-event-guardian-met = Тут чекає вартовий: { $card }.
grail-event-encounter-began = Зустріч: { $card }. Беруть участь: { $participants }.
grail-event-encounter-read = { $card }.
grail-event-encounter-round-began = Раунд { $round } зустрічі.
grail-event-activated = Активний персонаж: { $name }.
grail-event-card-taken = { $name } бере: { $card }.
grail-event-hand-redrawn = { $name } бере нову руку.
grail-event-card-played = { $name } грає: { $card }.
grail-event-magic-paid = { $name } платить 1 очко чарів.
grail-event-card-discarded = { $name } скидає: { $card }.
grail-event-last-card-discarded = { $card } виходить із послідовності.
grail-event-pool-changed = Маркери в наборі: { $pool }.
grail-event-affinity-moved = Приязнь: { $affinity }.
grail-event-ability-fired = { $path_source }: { $path }.
grail-event-charges-changed = Заряди на карті: { $charges }.
grail-event-attack-began = Ворог атакує: { $path }.
grail-event-opportunity-taken = Атака нагоди, жертва { $name }: { $path }.
grail-event-reaction-began = Опонент реагує: { $path }.
grail-event-attack-cancelled = Цього не станеться.
grail-event-trait-applied = Ворог: { $trait }.
grail-event-must-retreat = { $name } має замало карт і мусить відступити.
grail-event-participant-left = { $name } виходить із зустрічі.
grail-event-enemy-escaped = Ворог утікає.
grail-event-stage-began = Розмова йде далі: { $stage }.
grail-event-stage-won = Стадію виграно: { $stage }.
grail-event-encounter-avoided = Зустрічі уникнуто.
grail-event-failure-suffered = Невдача: нічого не вийшло.
grail-event-encounter-ended = Зустріч закінчено: { $ended }.
grail-face-up = у спорядженні
grail-face-down = відкладено

## Стіл

grail-day = День { $day }, { $stage }
grail-stage-dawn = світання
grail-stage-day = днина
grail-stage-dusk = присмерк
grail-dawn-step-dawn-effects = що кажуть карти
grail-dawn-step-dark-menhirs = згаслі { -menhir(form: "plural") }
grail-dawn-step-lost-locations = втрачені локації
grail-dawn-step-menhir-dials = лічильники { -menhir(form: "plural-genitive") }
grail-dawn-step-time-dials = лічильники часу
grail-dawn-step-dawn-guardians = вартові
grail-dawn-step-dawn-event = подія
grail-dawn-step-planning = плани
grail-dawn-step-equipment = спорядження
grail-map = Мапа
grail-map-legend = світло { -menhir(form: "genitive") }
    .people = гравці, які тут стоять
    .stub = шлях, якого ще не видно
    .guardian = вартовий
    .token = жетон
    .unlit = поза світлом: зникне на світанні
grail-you-are-here = { $name } тут: { $location }.
grail-leads = Шляхи: { $ways }.
grail-stubs = Ще не видно: { $ways }.
grail-is-here = Тут: { $things }.
grail-location-action-used = сьогодні вже використано
grail-menhirs = Сяють: { $menhirs }.
grail-menhir-to-light = { CAPITAL(-menhir) } тут не сяє; щоб запалити світло, ви всі разом віддаєте: { $cost }; лічильник почне з { $dial }.
grail-menhir-to-light-again = { CAPITAL(-menhir(form: "accusative")) } тут можна запалити знову, якщо ви всі разом віддасте: { $cost }; лічильник знову почне з { $dial }.
grail-rite-missing = Ще бракує: { $missing }.
grail-rite-absent = Тут мають бути також: { $names }.
grail-rite-condition = Умову ще не виконано.
grail-rite-one-less = Один вид плати можна пропустити.
grail-rite-ready = Усе готово: { -menhir(form: "accusative") } можна запалити.
grail-explored = Зараз тут немає нічого нового.
grail-menhir-and-dial = { $location } ({ $dial })
grail-location-action = Дія локації: { $action }
grail-track = { $what } { $value } з { $most }
grail-track-limited = { $what } { $value } з { $most }, за здоров’ям не більше ніж { $limit }
grail-attributes = Характеристики: { $values }
grail-resources = Ресурси: { $values }
grail-and-number = { $what } { $value }
grail-equipment = Карти: { $cards }
grail-journal = Щоденник
grail-book = Книга таємниць
grail-no-verses = Ще нічого не прочитано.
grail-tasks = Завдання: { $tasks }
grail-statuses = Позначено: { $statuses }
grail-encounter = Зустріч
grail-price = { $card }: маркери { $pool } з { $price }
grail-affinity = { $card }: приязнь { $affinity }, від { $lowest } до { $highest }; стадія: { $stage }
grail-traits = Риси: { $traits }
grail-next-attack = Атака була б така: { $effects }
grail-next-reaction = Реакція була б така: { $effects }
grail-opportunity = Атака нагоди: { $effects }
grail-sequence = Послідовність: { $cards }
grail-left-in-decks = Лишилося в колодах: { $left }
grail-open-edge = Наступна карта зустріне: { $keys }
grail-hand = Рука, { $name }: { $cards }
grail-hand-card = { $card } ({ $keys })
grail-card-text = Ключі згори, ліворуч | праворуч: { $rows }.
grail-no-keys = жоден ключ не з’єднається
grail-key-short = { $half } — бракує
grail-cannot-take-back = Цього вже не скасувати: відтоді щось відкрилося, або відповідей ще не було.
grail-rules-day = У кожному раунді кожен діє один раз, у будь-якому порядку. Число біля дії — скільки енергії вона коштує. Енергія ніколи не перевищує здоров’я. Хто є в тій самій локації, може долучитися. Хто спасував або не має енергії, чекає присмерку.
grail-rules-encounter = Активний персонаж грає карти. Де з’єднуються половинки ключа, він може сполучитися: за досить високої характеристики, за 1 очко чарів або безкоштовно. Першу карту можна зіграти завжди, наступну — лише якщо на її власному сполученому ключі є «додаткова карта»: такі карти краще грати другими. Хто не зіграє жодної, зазнає атаки нагоди. Потім перевірка перемоги, і ворог атакує. Хто вже не може взяти карту, мусить відступити.
grail-rules-diplomacy = Активний персонаж грає карти. Де з’єднуються половинки ключа, він може сполучитися: за досить високої характеристики, за 1 очко чарів або безкоштовно. Тут ключі рухають маркер приязні: на найвищій клітинці стадію виграно, на найнижчій програно все. Бонус стадії дає те, що ця стадія каже про характеристику його ключа. Першу карту можна зіграти завжди, наступну — лише якщо на її власному сполученому ключі є «додаткова карта». Після кожної активації опонент реагує. Хто вже не може взяти карту, мусить відступити.
grail-rules-story = Щоденник розповідає, що ви знаходите. Обирає весь загін. Якщо згоди немає, вирішує літописець або персонаж із найменшим номером.
grail-rules-trade = Хто є в тій самій локації, може безплатно давати й міняти їжу, багатство, предмети й таємниці.

## Підготовка

grail-problem-wrong-number-of-seats = Гравців { $players }, а грають від одного до чотирьох.
grail-problem-bad-pack = У наборі є помилка: { $problem }
grail-problem-no-such-pack = Набору «{ $pack }» тут немає. Обери набір зі списку.
grail-problem-pack-has-changed = Набір { $pack } уже не той, з яким грали цю кампанію. Візьми файли, з якими вона почалася.
grail-problem-met-content-has-changed = Набір { $pack } змінився там, де ця кампанія вже побувала: { $entries }. Скасуй ці зміни або дограй кампанію з тими файлами, з якими її грали.
grail-problem-no-such-chronicler = Місця { $seat } для літописця немає. Ним може бути один із двох чи більше гравців.
grail-problem-not-one-character-each = Кожному потрібен свій персонаж, а названо: { $characters }
grail-problem-unknown-character = Персонажа { $character } у цьому наборі немає.
grail-problem-not-between-actions = Інша група може підхопити гру, коли ніхто не діє, не бореться й не міняється: між двома діями днини, під час планів і спорядження на світанні або в присмерку, поки ніхто не їв чи коли поліпшують персонажів і складають колоди. Дограй до такої миті з теперішньою групою.

## Перевірка набору

grail-pack-is-sound = { $name }: усе гаразд.
grail-pack-counts = { $section }: { $count }
grail-pack-has-problems = { $folder }: знайдено помилок: { $count }
grail-pack-at = { $file }, рядок { $line }: { $problem }
    .whole = { $file }: { $problem }
grail-pack-no-pack-here = У цій теці немає файлів YAML. Назви теку набору.
grail-pack-no-such-folder = Такої теки немає. Назви теку набору або встановлений набір.
grail-pack-pack-too-large = Файли YAML разом завеликі; читаємо щонайбільше { $most } байтів.
grail-pack-not-utf-8 = Це не UTF-8. Збережи файл у цьому кодуванні.
grail-pack-file-has-no-sections = Файл — це розділи зі списками. Почни його назвою розділу.
grail-pack-unknown-section = Розділу «{ $section }» немає.
grail-pack-section-is-no-list = Розділ «{ $section }» має бути списком. Почни кожен запис рискою.
grail-pack-name-stands-twice = «{ $name }» стоїть двічі в «{ $section }». Дай кожному запису власну назву.
grail-pack-not-one-pack-entry = У розділі «pack» має бути рівно один запис; тут їх { $entries }.
grail-pack-pack-entry-missing = Цього файлу бракує. Напиши в ньому, що це за набір: його `id`, його `version` і локацію, з якої він починається (`start`).
grail-pack-number-too-large = { $found } — завелике число: найбільше дозволене — { $most }. Напиши менше.
grail-pack-number-too-small = { $found } — замале число: найменше дозволене тут — { $least }.
grail-pack-too-deep = Забагато вкладень. Напиши простіше.
grail-pack-no-anchors = Якорі (& і *) не дозволено. Випиши все повністю.
grail-pack-no-tags = Тег «{ $tag }» не дозволено. Прибери його.
grail-pack-key-is-no-word = Ключ має бути словом.
grail-pack-key-stands-twice = Ключ «{ $key }» стоїть двічі. Залиш один.
grail-pack-more-than-one-document = У файлі один документ. Прибери рядок із трьома рисками.
grail-pack-not-yaml = Звідси це вже не YAML. Глянь на відступи, двокрапки, лапки й дужки в цьому рядку й у попередньому.
grail-pack-no-such-verse = Вірша «{ $verse }» немає. Напиши його або назви інший.
grail-pack-unreachable-verse = До «{ $verse }» не веде жоден вибір і жоден вірш. Приведи до нього або прибери його.
grail-pack-verse-without-way-out = З вірша «{ $verse }» нічого не веде далі. Дай йому вибір, «go» або «complete: true».
grail-pack-requirement-without-otherwise = Не кожен виконає умови вірша «{ $verse }». Скажи в «otherwise», куди йдуть інші.
grail-pack-choice-without-way-out = Вибір «{ $choice }» нікуди не веде. Дай йому «go» або «complete: true».
grail-pack-every-choice-may-be-barred = У «{ $verse }» кожен вибір може бути закритий. Додай завжди відкритий.
grail-pack-name-not-allowed = «{ $name }» не може бути назвою. Назва — одне слово з латинських літер, цифр, - та _, і не відповідь, як-от «stop».
grail-pack-no-such-entry = «{ $name }» немає в «{ $of }». Напиши або назви інше.
grail-pack-status-never-written = Статус «{ $status }» питають, але ніщо його не позначає. Познач його десь.
grail-pack-status-has-fewer-boxes = У статусу «{ $status }» лише стільки клітинок: { $boxes }. Додай їх або питай менше.
grail-pack-dial-never-set = Лічильник «{ $dial }» вживають, але ніщо його не ставить. Постав його десь.
grail-pack-location-out-of-reach = До локації { $number } ніщо не веде: ні ключ, ні пересування, ні заміна.
grail-pack-key-to-itself = Локація { $number } має ключем власний номер. Назви сусідню.
grail-pack-version-of-a-version = Локація { $number } — версія локації { $original }, яка не первісна. Назви первісну.
grail-pack-menhir-and-seal-differ = Локація { $number } має запис менгіра або печатку менгіра, але не обоє. Додай друге.
grail-pack-dream-and-seal-differ = Локація { $number } має сон або печатку снів, але не обоє. Додай друге.
grail-pack-too-many-seals = Локація { $number } має понад три печатки або одну двічі.
grail-pack-one-sided-key = Локація { $number } має ключ до { $neighbour }, а та назад — ні. Дай ключ обом сторонам або жодній.
grail-pack-start-without-a-way = Початкова локація { $number } не має ключа з цього боку: { $side }. Він потрібен з кожного з чотирьох.
grail-pack-hostile-and-friendly = Локація { $number } — і вороже, і приязне поселення. Залиш одну печатку.
grail-pack-too-many-rows = На цьому краї більше рядків, ніж мають карти набору: { $rows }.
grail-pack-free-key-not-at-bottom = Безкоштовний ключ стоїть лише в нижньому рядку.
grail-pack-empty-bonus = Без бонусу може бути лише безкоштовна половинка. Додай бонус або залиш рядок порожнім (null).
grail-pack-bonus-of-the-other-kind = Бонус «{ $bonus }» нічого не дає на картах { $kind }.
grail-pack-timing-out-of-place = Мить «{ $timing }» ніколи не настає для «{ $of }».
grail-pack-charges-without-number = Скажи в «charges», скільки зарядів іде за раз.
grail-pack-card-of-nobody = Ніхто ніколи не матиме карти «{ $card }»: дай їй колір чи персонажа або назви її в початковій колоді.
grail-pack-card-of-two-owners = Карта «{ $card }» має і колір, і персонажа. Залиш одне.
grail-pack-no-attack-for-this-pool = У таблиці атак немає рядка для такої кількості маркерів: { $pool }. Додай його.
grail-pack-attack-rows-overlap = У таблиці атак два рядки для такої кількості маркерів: { $pool }. Залиш один.
grail-pack-attack-row-reversed = Цей рядок таблиці атак закінчується раніше, ніж починається.
grail-pack-encounter-without-keys = «{ $encounter }» не має ключів праворуч, тож діє лише текст, а його немає. Додай ключі або текст.
grail-pack-no-stages = «{ $encounter }» потребує першої стадії з номером 1 і жодного пропуску в номерах.
grail-pack-affinity-track = У «{ $encounter }» шкала має йти від менше ніж 0 до більше ніж 0.
grail-pack-cell-off-track = Шкала починається з { $start }, але такої клітинки на ній немає: є від 0 до { $most }.
grail-pack-chapters-not-in-order = Глави нумеруються від 1 без пропусків.
grail-pack-too-few-encounters = Глава хоче { $wanted } ({ $colour }, складність { $level }); є { $found }.
grail-pack-colour-never-in-play = Жодна глава не вводить у гру колір { $colour }, тож цього ніколи не станеться.
grail-pack-no-such-hook = Гачка «{ $name }» немає.
grail-pack-too-many-hooks = Гачків: { $hooks }. Дозволено один на двадцять записів: { $most }.
grail-pack-unknown-language = Мови «{ $language }» тут не знають.
grail-pack-text-file-missing = Текстів мовою «{ $language }» немає. Напиши файл { $wanted }
grail-pack-text-malformed = Це не Fluent: { $text }
grail-pack-text-missing = «{ $key }» не має тексту мовою «{ $language }». Напиши його.
grail-pack-text-unknown = «{ $key }» — текст ні до чого в цьому наборі. Прибери його або виправ назву.

## Вартові на світанку, події та місії

grail-ask-next-roll = Світання дня { $day }: за якого вартового кидаємо кубик далі?
grail-action-event = подія
grail-action-quest = місія
grail-face-north = північ
grail-face-east = схід
grail-face-south = південь
grail-face-west = захід
grail-face-blank = порожня грань
grail-face-banish = вигнання
grail-event-guardian-rolled = Вартовий { $card } ({ $location }), кубик: { $face }.
grail-event-guardian-moved = { $card } рухається: { $location }.
grail-event-guardian-banished = { $card } — вигнання звідси: { $location }.
grail-event-guardian-gone = { $card }: на мапі більше немає.
grail-event-event-revealed = Подія: { $event }.
grail-event-event-ended = Більше не діє: { $event }.
grail-event-quest-began = Місія: { $quest }.
grail-event-quest-achieved = Місію виконано: { $quest } ({ $name }).
grail-event-quest-ended = Місію завершено: { $quest }.
grail-quests = Місії: { $quests }
grail-quest-achieved = { $quest } (виконано)
grail-quest-and-hint = { $quest }. { $hint }
grail-events = Сьогодні: { $events }

## Чому чогось зараз не можна обрати

grail-barred = Зараз не можна: { $what } ({ $why }).
grail-barred-otherwise = за правилом { $rule }
grail-barred-gr-day-06 = бракує: { $missing }
grail-barred-gr-party-18 = потрібно ще щось
grail-barred-gr-combat-87 = далі може йти лише карта, на сполученому ключі якої є «додаткова карта»
grail-barred-gr-diplo-60 = далі може йти лише карта, на сполученому ключі якої є «додаткова карта»
grail-barred-gr-trait-24 = карт зіграно досить

## Подальші питання, зокрема до випадку

grail-ask-accept-arrival = { $name } стоїть там, куди ви прибули ({ $location }), і хоче долучитися до вас ({ $names }): згода?
grail-ask-learn-secret = Відкрилася таємниця — { $secret }: хто з вас ({ $names }) її дізнається?
grail-ask-enter-at = { $name }, твій персонаж — { $tile }: у якій локації починаєш?
grail-ask-draw = Випадок: яка карта згори ({ $deck })?
grail-ask-put-under = Випадок: яка з цих карт ({ $cards }) лягає на спід наступною ({ $deck })?
grail-ask-add-encounter = Випадок: яка зустріч складності { $level } потрапляє до колоди ({ $deck }; ще додати: { $amount })?
grail-ask-search-items = Випадок: який підхожий предмет трапляється першим (ще знайти: { $amount })?
grail-ask-guardian-die = Випадок: що випадає цьому вартовому ({ $card }, { $location })?

## Відповіді, що щось називають

grail-answer-give-resource = дати 1: { $resource }
grail-answer-give-item = дати: { $item }
grail-answer-give-secret = дати таємницю «{ $secret }»
grail-answer-want-resource = попросити 1: { $resource }
grail-answer-want-item = попросити: { $item }
grail-answer-want-secret = попросити таємницю «{ $secret }»
grail-answer-let-go = { $item } ({ $name })
grail-answer-keep-item = { $item }
grail-answer-keep-secret = таємниця «{ $secret }»
grail-answer-turn-item = перевернути: { $item }
grail-answer-turn-secret = перевернути таємницю «{ $secret }»
grail-answer-card-action = скористатися: { $path_source }
grail-answer-guardian-at = { $card } ({ $location })

## Колоди

grail-deck-items = предмети
grail-deck-events = події
grail-deck-random-events = випадкові події
grail-deck-combat = бойові карти, { $name }
grail-deck-diplomacy = карти дипломатії, { $name }
grail-deck-combat-upgrades = нові бойові карти, { $name }
grail-deck-diplomacy-upgrades = нові карти дипломатії, { $name }

## Хто платить і чого не обрати

grail-price-together = { $price } (разом)
grail-price-each = { $price } (кожен)
grail-barred-gr-char-43 = хтось із вас не втримав би всього
grail-barred-gr-dusk-04 = бракує: { $missing }

## Розвиток і колоди

grail-kind-combat = бій
grail-kind-diplomacy = дипломатія
grail-ask-advance = Присмерк дня { $day }: що купуєш за свій досвід?
grail-ask-keep-upgrade = { $name }, ось нові карти ({ $deck }): { $cards }; яку з них лишаєш собі?
grail-ask-learn-skill = { $name }, разом з очком приходить навичка ({ $attribute }): яку здобуваєш?
grail-ask-rebuild-decks = Присмерк дня { $day }: як змінюєш свої колоди?
grail-answer-buy-card = нова карта ({ $deck })
grail-answer-raise-attribute = { $attribute } +1
grail-answer-keep-card = { $card }
grail-answer-take-skill = { $side } (карта { $number })
grail-answer-put-into-deck = додати: { $card } ({ $deck })
grail-answer-take-out-of-deck = вилучити: { $card } ({ $deck })
grail-event-skill-learnt = { $name } здобуває навичку: { $side }.
grail-event-upgrade-kept = { $name } має нову карту ({ $deck }): { $card }.
grail-event-card-put-into-deck = { $name } додає до колоди ({ $deck }): { $card }.
grail-event-card-taken-out-of-deck = { $name } вилучає з колоди ({ $deck }): { $card }.
grail-barred-gr-adv-02 = бракує: { $missing }
grail-barred-gr-adv-04 = поліпшений набір порожній
grail-barred-gr-adv-05 = у колоді щонайменше 15 карт
grail-barred-gr-adv-10 = бракує: { $missing }
grail-barred-gr-adv-11 = бракує: { $missing }
grail-rules-advancement = За досвід купують нові карти й очки характеристик; що більше очок у парі протилежних характеристик, то дорожче наступне. Від третього очка кожне приходить із навичкою: це один бік карти, якої потім не матиме ніхто інший, тож порадьтеся. Карти, яких немає в колоді, лежать у запасі.
grail-pack-starting-attribute-too-high = «{ $character }» починає з такою кількістю очок «{ $attribute }»: { $value }. Понад { $most } очки дають лише навички: дай не більше ніж { $most }.
grail-pack-two-skills-of-one-name = Два боки карт навичок мають назву «{ $name }». Назви кожен по-своєму.
