### Death: who dies, what is left behind, who comes instead, and when all is lost.

grail-event-character-died = { $name } has lost a character: { $tile } is dead ({ $location }).
grail-event-secret-inherited = { $name } leaves a secret, { $heir } keeps it: { $secret }.
grail-event-character-claimed = { $name } will play on with another character: { $tile }.
grail-event-stayed-out = { $name } plays on with nobody.
grail-event-items-picked-up = Taken from the ground ({ $location }): { $items }.
grail-event-mercy-granted = { CAPITAL(-mercy) }: the chapter begins again.
grail-ask-leave-secret = { $name }, your character is dead ({ $tile }) and knew a secret – { $secret }: who gets it?
grail-ask-take-replacement = { $name }, your character is dead ({ $tile }). Whom do you play from now on?
grail-ask-beg-for-mercy = { $reason } Begin chapter { $chapter } again ({ -mercy }), rather than end here?
grail-answer-leave-to = { $heir }
grail-answer-take-character = { $tile }
grail-answer-stay-out = with nobody
grail-answer-pick-up = take what lies here
grail-action-mercy = { -mercy }
grail-outcome-died-alone = The only one who was left to walk is dead.
grail-outcome-no-character-left = There is nobody who could come for the dead.
grail-outcome-nobody-left = Nobody is left alive.
grail-event-game-ended = The campaign is over. { $reason }
