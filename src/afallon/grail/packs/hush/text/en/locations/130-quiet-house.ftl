location-130 = The Quiet House
verse-130-the-kind-door = The door is opened by a brother with the kindest face you have seen this year. He takes your coats, and forgets what one does with coats. “Do you owe much?” he says. You tell him. “Oh, that is not nearly enough,” says the brother. “Come when it is too heavy.” And he shuts the door on your sleeve, without noticing.
    .choice-sit-a-while-on-the-bench = Sit a while on the bench outside
verse-130-nothing-beautifully-kept = You dream of nothing at all. It is beautifully kept. There is a hook for your name, and you look for a long time at the other names on the other hooks, and they are only hooks.
