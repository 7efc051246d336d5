### Авалон: модули и настройки, что в них происходит и о чём спрашивают. Аргументы описаны в английском файле.

## Модули

avalon-module-excalibur = Экскалибур
    .short = Глава даёт Экскалибур другому члену отряда, и тот может приказать одному игроку сменить только что сыгранную карту.
    .odds = { avalon-odds-unknown }
avalon-module-lancelot-variant-1 = первый вариант Ланселота
    .short = Карты, которые тянут в начале походов, могут изменить сторону обоих Ланселотов; друг друга они не знают.
    .odds = { avalon-odds-unknown }
avalon-module-lancelot-variant-2 = второй вариант Ланселота
    .short = У походов открыто лежат пять карт, и где выпала смена, там оба Ланселота меняют сторону. Тот, кто на стороне зла, обязан играть провал, а кто на стороне добра — успех.
    .odds = { avalon-odds-unknown }
avalon-module-quest-selection = выбор похода
    .short = Глава выбирает не только отряд, но и поход; поход 5 открывается позже других.
    .odds = { avalon-odds-unknown }
avalon-module-trapper = ловец
    .short = В каждом отряде на одного игрока больше, а глава тайно смотрит одну сыгранную карту и убирает её.
    .odds = { avalon-odds-unknown }

## Карты Ланселота

avalon-allegiance-card = карта верности
avalon-allegiance-no-change = без изменений
avalon-allegiance-switch = смена верности

## Настройки

avalon-option-allegiance-deck = Карты Ланселота
    .short = Сколько их в первом варианте и когда их тянут.
avalon-option-allegiance-deck-five = пять, с похода 3
    .short = Три ничего не меняют, две меняют сторону; по одной тянут в походах 3, 4 и 5.
avalon-option-allegiance-deck-six = шесть, с похода 1
    .short = Четыре ничего не меняют, две меняют сторону; по одной тянут в каждом походе.
avalon-option-fifth-quest = Поход 5
    .short = Когда глава, который выбирает поход, может выбрать поход 5.
avalon-option-fifth-quest-two-successes = после двух успехов
    .short = Сначала два похода должны быть успешны.
avalon-option-fifth-quest-two-quests = после двух походов
    .short = Сначала должны пройти два похода, чем бы они ни кончились.
avalon-option-hidden-sorcerer = Скрытый чародей
    .short = Ночью злой чародей остаётся в стороне: никого не видит, и его никто не видит.
avalon-option-senior-messenger = Старший знает младшую
    .short = Ночью старший вестник видит младшую вестницу.

## Летопись

avalon-event-allegiance-drawn = Карта Ланселота для похода { NUMBER($quest, useGrouping: 0) }: { $card }.
avalon-event-allegiance-laid = У похода { NUMBER($quest, useGrouping: 0) } открыто лежит карта Ланселота: { $card }.
avalon-event-quest-chosen = { $leader } выбирает поход { NUMBER($quest, useGrouping: 0) }.
avalon-event-excalibur-given = { $leader } передаёт Экскалибур. Его получает { $name }.
avalon-event-excalibur-used = { $holder } поднимает Экскалибур. Карту меняет { $name }.
    .declined = { $holder } оставляет Экскалибур в ножнах.
avalon-event-card-taken-back = { $name } забирает карту, которую видит только { $holder }: { $card }.
avalon-event-card-trapped = { $leader } убирает из похода одну карту. Её отдаёт { $name }.
avalon-event-trapped-card-seen = { $name } отдаёт карту, которую видит только { $leader }: { $card }.

## Вопросы

avalon-ask-choose-quest = Какой поход ты предлагаешь для попытки { NUMBER($attempt, useGrouping: 0) } из 5 в этом раунде?
    .waiting = { $name } выбирает поход.
    .rules = Выбрать можно любой поход, которого ещё не было; от его номера зависит, сколько нужно игроков. Поход 5 открывается после двух успехов или после двух походов, как условлено за столом. С каждым новым предложением поход выбирают заново, а отказы считаются весь раунд.
avalon-ask-give-excalibur = Кто из отряда для похода { NUMBER($quest, useGrouping: 0) } получит Экскалибур: { $team }?
    .waiting = { $name } решает, кому дать Экскалибур.
    .rules = Ещё до голосования глава отряда должен дать Экскалибур другому члену отряда. Когда карты сыграны, владелец меча может приказать кому-то другому из отряда сменить карту.
avalon-ask-use-excalibur = Кто из отряда в походе { NUMBER($quest, useGrouping: 0) } должен сменить карту по приказу Экскалибура (назови кого-то другого или никого): { $team }?
    .waiting = { $name } решает, что делать с Экскалибуром.
    .rules = Карта названного игрока станет противоположной: то, что считается успехом, станет провалом, а всё остальное — успехом. Забранную карту видишь только ты; кто назван, видят все. Карту, которая лежит открыто, сменить нельзя.
avalon-ask-change-card = { $holder } велит тебе Экскалибуром сменить твою карту в походе { NUMBER($quest, useGrouping: 0) }.
    .own = Твоя прежняя карта: { $card }.
    .waiting = { $name } меняет карту.
    .rules = Вместо сыгранной карты пойдёт другая, даже та, которую твоя сторона обычно играть не может. Забранную карту видит только владелец Экскалибура.
avalon-ask-trap-card = Чью карту ты убираешь из похода { NUMBER($quest, useGrouping: 0) }: { $team }?
    .waiting = { $name } решает, какую карту убрать.
    .rules = Глава отряда должен взять одну карту отряда, можно и свою, и никто другой её не видит. Для похода она не считается. Все видят, чья это карта; говорить о ней можно что угодно.

## Что хозяин находит вместе

avalon-group-classic = Классические персонажи
avalon-group-modules = Модули
avalon-group-lancelots = Ланселоты
avalon-group-faces = Другие лица
avalon-group-hands = Новые карты походов
avalon-together-lancelots = оба Ланселота
avalon-together-sorcerers = оба чародея
avalon-together-messengers = трое вестников
avalon-one-of-lancelot-variant = Как играют Ланселоты
avalon-one-of-lancelot-variant-none = они знают друг друга
    .short = Они встречаются ночью и до конца остаются на своих сторонах.
