### Śmierć: kto ginie, co zostaje, kto przychodzi w zamian i kiedy wszystko stracone.

grail-event-character-died = { $name } traci postać: { $tile } ginie ({ $location }).
grail-event-secret-inherited = { $name } zostawia sekret, { $heir } go przechowa: { $secret }.
grail-event-character-claimed = { $name } zagra dalej jako { $tile }.
grail-event-stayed-out = { $name } nie gra dalej żadną postacią.
grail-event-items-picked-up = Podniesiono z ziemi ({ $location }): { $items }.
grail-event-mercy-granted = { CAPITAL(-mercy) }: rozdział zaczyna się od nowa.
grail-ask-leave-secret = { $name }, twoja postać nie żyje ({ $tile }), a znała sekret – { $secret }: kto go dostaje?
grail-ask-take-replacement = { $name }, twoja postać nie żyje ({ $tile }). Kim grasz od teraz?
grail-ask-beg-for-mercy = { $reason } Zacząć rozdział { $chapter } od nowa ({ -mercy }), zamiast wszystko tu skończyć?
grail-answer-leave-to = { $heir }
grail-answer-take-character = { $tile }
grail-answer-stay-out = nikim
grail-answer-pick-up = podnieść to, co tu leży
grail-action-mercy = { -mercy }
grail-outcome-died-alone = Zginęła jedyna postać, która mogła iść dalej.
grail-outcome-no-character-left = Nie ma nikogo, kto mógłby zastąpić poległych.
grail-outcome-nobody-left = Nikt nie pozostał przy życiu.
grail-event-game-ended = Kampania dobiegła końca. { $reason }
