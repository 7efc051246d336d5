### Що мова змісту каже про світ.

## Питання та події

grail-action-affliction = недуга
grail-ask-order-cards = { $names }, ці карти повертаються на колоду ({ $deck }): { $cards }; яка лежить зверху?
grail-ask-take-back = { $name }: яку скинуту карту береш назад (ще { $many ->
        [one] { NUMBER($many, useGrouping: 0) } карта
        [few] { NUMBER($many, useGrouping: 0) } карти
       *[many] { NUMBER($many, useGrouping: 0) } карт
    })?
grail-event-card-taken-back = { $name } бере назад: { $card }.
grail-event-location-withdrawn = { $number }: локацію вилучено з гри.
grail-event-event-added = У колоді чекає нова подія: { $event }.
grail-event-event-taken-out = Цю подію вилучено з гри: { $event }.
grail-event-deck-seen = Зверху колоди ({ $deck }) лежать: { $cards }.

## Що знаходить перевірка

grail-pack-not-a-guardian = «{ $encounter }» — не вартовий. Додай цю рису або назви іншого.
grail-pack-no-menhir-there = Локація { $number } не має печатки менгіра, тож менгір там ніколи не сяє. Назви іншу локацію.
grail-pack-number-depends-on-itself = Карта змінює характеристику за умовою чи лічбою характеристик, тож залежала б сама від себе. Запитай про щось інше.
grail-pack-endless-days = Карта, що лишається, закінчує день, перш ніж хтось подіє, тож дні минали б без кінця. Нехай це робить подія або інша мить.
grail-pack-owner-of-a-card-for-all = Ця карта діє на всіх і говорить один раз, тож власника не має. Напиши «each» або «party».
