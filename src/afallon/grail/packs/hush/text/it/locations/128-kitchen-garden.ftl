location-128 = L’Orto delle Cucine
verse-128-the-beds = Porri, fagioli, peri lungo un muro. Nella notte qualcuno ha rastrellato le aiuole. Un paio di piedi nudi va per il vialetto e uno torna, sempre sulle stesse orme, e l’hanno consumato fino all’argilla. Dietro la porta della cucina cigola uno spiedo. «Stiamo servendo» dice qualcuno. «Venite quando non serviamo».
    .choice-pull-leeks = Cogliere porri, e ripassare il rastrello
