location-146 = The Unwritten Cellar
verse-146-the-grating = Steps, and a grating. Beyond it, shelf above shelf, lie tallies in good order: split, bare, not a notch on them, and each with a tag on which nothing is written. They go back farther than the lamp. One of you, who was going to make a joke, has put an arm through the bars. “They are warm,” you say.
    .choice-reach-a-little-farther = Reach a little farther
verse-146-on-the-shelf = You lie on the shelf among the others. You have not been notched yet, and are not anybody, and there is a great deal of time. A lamp comes down the steps. Everybody holds still, and tries to look like wood.
