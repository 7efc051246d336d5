encounter-boy-with-a-knife = Chłopiec z nożem
    .opening = Trzyma go jak łyżkę. „To napad” – mówi, a kiedy nikt się nie rusza, dodaje: „Proszę”.
    .won = Obracacie mu nóż w dłoni, żeby choć chleb mógł nim ukroić.
    .not-won = Niczego nie bierze. Tak daleko nie pomyślał.
