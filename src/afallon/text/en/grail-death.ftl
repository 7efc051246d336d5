### Death: who dies, what is left behind, who comes instead, and when all is lost.

grail-event-character-died = { $name } has lost a character: { $tile } is dead ({ $location }).
grail-event-secret-inherited = { $name } leaves a secret to { $heir }: { $secret }.
grail-event-character-claimed = { $name } will play on with another character: { $tile }.
grail-event-stayed-out = { $name } plays on without a character.
grail-event-items-picked-up = Taken from the ground ({ $location }): { $items }.
grail-event-mercy-granted = { CAPITAL(-mercy) }: the chapter begins again.
grail-ask-leave-secret = { $name }, your character is dead ({ $tile }) and knew a secret – { $secret }: who gets it?
grail-ask-take-replacement = { $name }, your character is dead ({ $tile }). Whom do you play from now on?
grail-ask-beg-for-mercy = { $reason } Begin chapter { $chapter } again ({ -mercy }), rather than end here?
grail-answer-leave-to = { $heir }
grail-answer-take-character = { $tile }
grail-answer-stay-out = nobody
grail-answer-pick-up = take what lies here
grail-action-mercy = { -mercy }
grail-outcome-died-alone = Your only character is dead.
grail-outcome-no-character-left = No character is left to replace the dead.
grail-outcome-nobody-left = Nobody is left alive.
grail-event-game-ended = The campaign is over. { $reason }
