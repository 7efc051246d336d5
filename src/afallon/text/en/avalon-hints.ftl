### Avalon: hints for a first game.
### The English file is the model. The first three are read by everybody, so they tell nothing of a card; the others stand on the card itself.

avalon-hint-choose-team = You lead: choose who should go, then propose them. Everybody votes on your team, so say why you trust it.
avalon-hint-vote = You vote on the team. Afterwards everybody sees who voted how: a vote says something, too.
avalon-hint-play-card = Good may only play success, evil has the choice. Nobody learns whose card was whose, and this page looks the same to everybody.
avalon-hint-card-good = Watch who approves which team, and ask why. A success proves little, a fail much. Say what you think: silence helps only evil.
avalon-hint-card-merlin = Help with small doubts, never with certainty. Vote now and then like somebody who knows nothing. In the end evil asks: who knew too much?
avalon-hint-card-evil = Act as if you were good: ask, doubt, propose. A success buys trust. Sink a quest when the blame can fall on others.
avalon-hint-card-assassin = Above all, listen: who is right too often and too early? That may be Merlin. Your guess can turn a game that seems lost.
