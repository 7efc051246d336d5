choice-leave = Na razie to zostawić
