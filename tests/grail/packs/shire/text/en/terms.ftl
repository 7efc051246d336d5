-menhir = { $form ->
    [indefinite] a stone
    [plural] stones
   *[nominative] stone
}
-mercy = Second Chance
