### Смерть: хто гине, що лишається, хто приходить натомість і коли все втрачено.

grail-event-character-died = { $name } втрачає персонажа: { $tile } гине ({ $location }).
grail-event-secret-inherited = { $name } лишає таємницю, { $heir } її береже: { $secret }.
grail-event-character-claimed = { $name } гратиме далі за такого персонажа: { $tile }.
grail-event-stayed-out = { $name } далі не грає ні за кого.
grail-event-items-picked-up = Підібрано ({ $location }): { $items }.
grail-event-mercy-granted = { CAPITAL(-mercy) }: глава починається знову.
grail-ask-leave-secret = { $name }, твій персонаж загинув ({ $tile }), а таємниця лишилася — { $secret }: кому вона дістанеться?
grail-ask-take-replacement = { $name }, твій персонаж загинув ({ $tile }). За кого граєш далі?
grail-ask-beg-for-mercy = { $reason } Почати главу { $chapter } знову ({ -mercy }), а не скінчити все тут?
grail-answer-leave-to = { $heir }
grail-answer-take-character = { $tile }
grail-answer-stay-out = ні за кого
grail-answer-pick-up = підібрати речі
grail-action-mercy = { -mercy }
grail-outcome-died-alone = Загинув єдиний, хто міг іти далі.
grail-outcome-no-character-left = Немає нікого, хто прийшов би замість загиблих.
grail-outcome-nobody-left = Живих не лишилося.
grail-event-game-ended = Кампанію завершено. { $reason }
