### Terms that a pack may replace: messages use them instead of the words. docs/grail-authors.md explains how.

-menhir = { $form ->
    [genitive] menhiru
    [dative] menhirowi
    [accusative] menhir
    [locative] menhirze
    [plural] menhiry
    [plural-genitive] menhirów
   *[nominative] menhir
}
    .gender = masculine

-mercy = Łaska

-skull = czaszka

-grail = graal
