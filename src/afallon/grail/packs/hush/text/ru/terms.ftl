### What this story calls the things of the system.

-menhir = { $form ->
    [genitive] камня
    [dative] камню
    [accusative] камень
    [locative] камне
    [plural] камни
    [plural-genitive] камней
   *[nominative] камень
}
    .gender = masculine

-mercy = Второе «да»

-skull = трещина

-grail = миска
