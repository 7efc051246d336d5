### What this story calls the things of the system.

-menhir = { $form ->
    [definite] la pietra
    [indefinite] una pietra
    [none] nessuna pietra
    [of] della pietra
    [to] alla pietra
    [plural] pietre
    [plural-definite] le pietre
    [plural-of] delle pietre
   *[nominative] pietra
}
    .gender = feminine

-mercy = { $form ->
    [definite] il secondo sì
   *[nominative] secondo sì
}

-skull = incrinatura

-grail = scodella
