### Що мова змісту каже про світ.

grail-timing-on-win = коли ви виграли зустріч
grail-timing-on-loss = коли ви програли зустріч
grail-timing-start-of-encounter-round = коли починається раунд зустрічі
grail-timing-start-of-activation = коли ви стаєте активні
grail-timing-start-of-round = коли починається раунд дня
grail-timing-before-action = перш ніж діяти
grail-timing-after-action = після вашої дії
grail-timing-on-travel = коли ви подорожуєте
grail-timing-on-explore = коли ви досліджуєте
grail-timing-on-arrival = коли ви прибуваєте

## Текст карт: що стається у світі

grail-effect-lift-affliction = { $who }: більше не { $affliction }
grail-effect-take-discarded = { $who }: узяти в руку скинуті карти: { $amount }
grail-effect-put-out-menhir = погасити менгір: { $place }
grail-effect-change-menhir = лічильник менгіра { $change }: { $place }
    .all = лічильник кожного менгіра { $change }
grail-effect-discard-location = скинути локацію: { $place }
    .from-game = вилучити локацію з гри: { $place }
grail-effect-place-guardian = виставити вартового «{ $guardian }»: { $place }
grail-effect-move-guardian = перемістити вартового «{ $guardian }»: { $place }
grail-effect-remove-guardian = прибрати з мапи вартового «{ $guardian }»
grail-effect-meet-apart = { $who }: { $met } ×{ $amount }
grail-meeting-each = кожен окремо
grail-meeting-active = лише активний персонаж
grail-meeting-owner = лише власник карти
grail-meeting-here = усі, хто тут
grail-effect-add-encounter =
    .shuffled = вмішати в колоду: { $encounter } ×{ $amount }
    .top = покласти на колоду: { $encounter } ×{ $amount }
    .bottom = покласти під колоду: { $encounter } ×{ $amount }
grail-effect-remove-encounter = вилучити з колоди: { $encounter }, { $amount }
grail-effect-add-event =
    .top = покласти на колоду подій: «{ $event }»
    .bottom = покласти під колоду подій: «{ $event }»
grail-effect-remove-event = вилучити з колоди подій: «{ $event }»
grail-effect-look-at-deck = { $who }: подивитися верхні карти – { $deck }: { $amount }
    .order = { $who }: подивитися верхні карти й повернути в будь-якому порядку – { $deck }: { $amount }
grail-look-items = колода предметів
grail-look-events = колода подій
grail-look-own = власна колода
grail-look-green = зелені зустрічі
grail-look-grey = сірі зустрічі
grail-look-purple = пурпурові зустрічі
grail-look-blue = блакитні зустрічі
grail-effect-end-day = день закінчується

## Числа, які можуть змінювати карти

grail-number-menhir-cost = кожна складова ціни менгіра, на гравця
grail-number-menhir-dial = лічильник запаленого менгіра
grail-number-card-price = ціна нової карти
grail-number-attribute-price = ціна характеристики
grail-number-damage-taken = отримана шкода
grail-number-terror-taken = отриманий жах
grail-number-affinity-goal = прихильність, що виграє етап
grail-number-avoidance-price = кожна складова ціни обходу

## Питання та події

grail-action-affliction = недуга
grail-ask-order-cards = { $names }, ці карти повертаються на колоду ({ $deck }): { $cards }; яка лежить зверху?
grail-ask-take-back = { $name }: яку скинуту карту ви берете назад (ще { $many ->
        [one] { NUMBER($many, useGrouping: 0) } карта
        [few] { NUMBER($many, useGrouping: 0) } карти
       *[many] { NUMBER($many, useGrouping: 0) } карт
    })?
grail-event-card-taken-back = { $name } бере назад: { $card }.
grail-event-location-withdrawn = { $number }: цієї локації більше немає у грі.
grail-event-event-added = У колоді чекає нова подія: { $event }.
grail-event-event-taken-out = Ця подія вийшла з гри: { $event }.
grail-event-deck-seen = Зверху колоди ({ $deck }) лежать: { $cards }.

## Що знаходить перевірка

grail-pack-not-a-guardian = «{ $encounter }» – не вартовий. Додайте цю рису або назвіть іншого.
grail-pack-no-menhir-there = Локація { $number } не має печатки менгіра, тож менгір там ніколи не сяє. Назвіть іншу локацію.
grail-pack-number-depends-on-itself = Карта змінює характеристику за умовою чи лічбою характеристик, тож залежала б сама від себе. Запитайте про щось інше.
grail-pack-endless-days = Карта, що лишається, закінчує день, перш ніж хтось подіє, тож дні минали б без кінця. Нехай це робить подія або настане інша мить.
grail-pack-owner-of-a-card-for-all = Ця карта діє на всіх і говорить один раз, тож власника не має. Напишіть «each» або «party».
