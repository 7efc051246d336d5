encounter-boy-with-a-knife = Boy with a Knife
    .opening = He holds it as one holds a spoon. “I am robbing you,” he says, and then, when nobody moves, “please.”
    .won = You turn the knife round in his hand, so that he could at least cut bread with it.
    .not-won = He takes nothing. He had not thought as far as that.
