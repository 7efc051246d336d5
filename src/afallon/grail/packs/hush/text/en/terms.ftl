### What this story calls the things of the system.

-menhir = { $form ->
    [indefinite] a stone
    [plural] stones
   *[nominative] stone
}

-mercy = Second Yes

-skull = crack

-grail = bowl
