### Смерть: кто гибнет, что остаётся, кто приходит взамен и когда всё потеряно.

grail-event-character-died = Погибает { $tile } ({ $location }); персонажа теряет { $name }.
grail-event-secret-inherited = { $name } оставляет тайну, теперь её хранит { $heir }: { $secret }.
grail-event-character-claimed = { $name } будет играть дальше за такого персонажа: { $tile }.
grail-event-stayed-out = { $name } дальше не играет ни за кого.
grail-event-items-picked-up = Подобрано ({ $location }): { $items }.
grail-event-mercy-granted = { CAPITAL(-mercy) }: глава начинается снова.
grail-ask-leave-secret = { $name }, твой персонаж погиб ({ $tile }), а тайна осталась — { $secret }: кому она достанется?
grail-ask-take-replacement = { $name }, твой персонаж погиб ({ $tile }). За кого играешь дальше?
grail-ask-beg-for-mercy = { $reason } Начать главу { $chapter } заново ({ -mercy }), а не закончить всё здесь?
grail-answer-leave-to = { $heir }
grail-answer-take-character = { $tile }
grail-answer-stay-out = ни за кого
grail-answer-pick-up = подобрать вещи
grail-action-mercy = { -mercy }
grail-outcome-died-alone = Погиб единственный персонаж, который мог идти дальше.
grail-outcome-no-character-left = Некому прийти на смену погибшим.
grail-outcome-nobody-left = Живых не осталось.
grail-event-game-ended = Кампания окончена. { $reason }
