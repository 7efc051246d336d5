location-123 = The Wood That Counts
verse-123-the-gate = At the gate a board gives the number of trees: four thousand one hundred and seventeen. Everybody counts on the way in; one cannot help it. You come out by the same gate, with one tree too many, and nobody will say who counted it. Deeper in, something else is counting, and has reached four.
    .choice-count-again-from-the-other-end = Count again, from the other end
verse-123-chalk = You are a tree, and it is restful. Somebody comes along the row with a piece of chalk, looking up. You hold quite still. So do the others, and you all hope, without ill will, that it will be one of them.
