### Avalon: the guided first game, step by step.
### The English file is the model. $seat1 to $seat4 are the names of the bots, in the nominative; nothing agrees with them.

avalon-lesson-card = Five people sit at this table: three are good, two are evil, and nobody can be sure of anybody. This is your secret card. Hold it to look, and remember whom it names. Then tap “{ page-have-seen }”.
avalon-lesson-quests = Good morning! You are Merlin: you alone know that { $seat2 } and { $seat4 } are evil. At a real table nobody would say this aloud. Ahead lie five quests; the numbers say how many set out. Three successes win for good, three fails for evil.
avalon-lesson-leader = Here is the crown: { $seat2 } leads now, and proposes who goes on the first quest.
avalon-lesson-vote = Everybody votes on this team, in secret. Then all votes are shown, with names. You know that evil is in it; the others do not. Vote as you like.
avalon-lesson-rejected = More than half must approve, and so this team stays at home. The crown passes on, and the track counts one. Five rejected teams in a row, and evil wins.
avalon-lesson-dilemma = Evil is in this team too: { $seat4 }. You could reject every such team. But whoever is right each time gives away what they know, and evil hunts Merlin. What do you do?
avalon-lesson-success = Success, although evil was there! Evil may play success too, in order to seem good. So a success proves nothing.
avalon-lesson-history = Now you are on the team yourself. Before you vote, look here if you like: all votes so far. Who went along with what is the best clue there is.
avalon-lesson-quest-card = Each member plays one card in secret. You are good, so you may only play success; evil has the choice. Tap the card, then hold the button.
avalon-lesson-fail = One fail among three cards, and the quest is lost. The cards were shuffled: the others can only guess whose it was. You know.
avalon-lesson-lead = One success, one fail, and the crown is yours! Choose two people to send, yourself among them if you like. Choose well, but not so well that all can see what you know.
avalon-lesson-farewell = Your team stands, and the vote begins. From here on everybody thinks for themselves, and nobody tells you what to do. Bring two more quests home; after that, evil has one guess at Merlin. If it is your name, all was in vain. The rules are always here. Good luck!
