### Terms that a pack may replace: messages use them instead of the words. docs/grail-authors.md explains how.

-menhir = { $form ->
    [indefinite] a menhir
    [plural] menhirs
   *[nominative] menhir
}

-mercy = Mercy

-skull = skull

-grail = grail
