### Terms that a pack may replace: messages use them instead of the words. docs/grail-authors.md explains how.

-menhir = { $form ->
    [definite] il menhir
    [indefinite] un menhir
    [none] nessun menhir
    [of] del menhir
    [to] al menhir
    [plural] menhir
    [plural-definite] i menhir
    [plural-of] dei menhir
   *[nominative] menhir
}
    .gender = masculine

-mercy = { $form ->
    [definite] la Misericordia
   *[nominative] Misericordia
}

-skull = teschio

-grail = graal
