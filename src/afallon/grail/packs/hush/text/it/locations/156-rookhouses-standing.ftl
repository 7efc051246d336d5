location-156 = Casecorvo: immobile
verse-156-the-ladders = Sono sulle scale. Li ha presi fra un piolo e l’altro, e da allora ognuno aspetta, con una mano tesa, che quello sopra vada avanti. Ci sono bambini a metà. I corvi hanno cominciato a usarli. Mentre passate sotto, venti braccia di persone raccolgono la gonna, dal basso in alto.
    .choice-hand-them-up-one-by-one = Passarli su, uno per uno
verse-156-the-ladders-your-word = La parola l’avete data sulla terza scala. È l’unica da cui nessuno guarda giù.
verse-156-all-at-home = Li portate dentro. Pesano come il bucato. Ne mettete uno accanto a ogni focolare, ma di chi sia ciascuno non si capisce, e loro preferiscono non dirlo; così restano dove li avete messi, come ospiti, per tutte le cime degli alberi, e dicono che bel posto.
verse-156-nobody-minds = Sta a un chiodo accanto a una porta, la porta è aperta, e accanto c’è il padrone con una faccia da piatto pulito. Lo staccate. Lui si scosta un po’, che il chiodo non vi prenda la manica.
