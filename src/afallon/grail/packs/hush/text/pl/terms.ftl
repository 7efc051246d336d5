### What this story calls the things of the system.

-menhir = { $form ->
    [genitive] kamienia
    [dative] kamieniowi
    [accusative] kamień
    [locative] kamieniu
    [plural] kamienie
    [plural-genitive] kamieni
   *[nominative] kamień
}
    .gender = masculine

-mercy = Drugie Tak

-skull = pęknięcie

-grail = miska
