### Voyage: the guided first voyage, step by step.
### The English file is the model. $seat1 to $seat3 are the names of the bots, in the nominative; nothing agrees with them.

voyage-lesson-card = Four people, one ship, and everybody wants something different from this voyage. Your secret card says what earns you points. Hold it to look. Then tap “{ page-have-seen }”.
voyage-lesson-map = The ship lies at the start, in the north; Avalon hides somewhere in the fog, in the far corner. You are the merchant: each island with a cross brings you two points. Nobody else knows that.
voyage-lesson-captain = At the wheel stands { $seat3 }, the captain of this turn, who shows one direction to all and hides another.
voyage-lesson-vote = White is for the direction that you see, black for the one that only the captain knows. The majority decides. West leads towards an island with a cross; but vote as you like.
voyage-lesson-tile = The ship has sailed one tile to the west. Everybody has seen who voted how, and begins to guess who wants what. Now the wheel passes to you.
voyage-lesson-lead = You command! To the west lies an island with a cross: two points for you. Do you want everybody to see that? Choose the direction that you show.
voyage-lesson-hide = Now choose a second direction, and hide it. You may say whatever you like about it, true or not.
voyage-lesson-farewell = Now all vote, and on a tie your vote decides. Who will follow you, and what will they think that you want? Eighteen turns are left, and Avalon is still in the fog. From here on it is your voyage. Good luck!
