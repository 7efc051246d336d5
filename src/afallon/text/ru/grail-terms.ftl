### Terms that a pack may replace: messages use them instead of the words. docs/grail-authors.md explains how.

-menhir = { $form ->
    [genitive] менгира
    [dative] менгиру
    [accusative] менгир
    [locative] менгире
    [plural] менгиры
    [plural-genitive] менгиров
   *[nominative] менгир
}
    .gender = masculine

-mercy = Милость

-skull = череп

-grail = грааль
