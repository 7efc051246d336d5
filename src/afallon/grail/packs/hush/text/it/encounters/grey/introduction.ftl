encounter-boy-with-a-knife = Ragazzo col coltello
    .opening = Lo tiene come un cucchiaio. «Vi sto rapinando» dice e poi, visto che nessuno si muove: «Per favore».
    .won = Gli girate il coltello in mano, che almeno ci possa tagliare il pane.
    .not-won = Non prende niente. Fin lì non ci aveva pensato.
