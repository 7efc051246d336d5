### What this story calls the things of the system.

-menhir = { $form ->
    [genitive] каменя
    [dative] каменю
    [accusative] камінь
    [locative] камені
    [plural] камені
    [plural-genitive] каменів
   *[nominative] камінь
}
    .gender = masculine

-mercy = Друге «так»

-skull = тріщина

-grail = миска
