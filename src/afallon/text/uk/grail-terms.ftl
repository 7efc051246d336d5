### Terms that a pack may replace: messages use them instead of the words. docs/grail-authors.md explains how.

-menhir = { $form ->
    [genitive] менгіра
    [dative] менгіру
    [accusative] менгір
    [locative] менгірі
    [plural] менгіри
    [plural-genitive] менгірів
   *[nominative] менгір
}
    .gender = masculine

-mercy = Милість

-skull = череп

-grail = грааль
