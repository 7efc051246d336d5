secret-1 = Il rito del risveglio
    .story = Una facciata di un foglio. State dove può sentirvi. Portate ciò che preferireste tenere. Dite di chi era.
secret-2 = Filo rosso
    .story = Un braccio di filo, torto stretto. Legatelo a una cosa, e tutti sanno che era di qualcuno.
secret-42 = Accoglienza fredda
    .story = Nessuno vi tratta male. Hanno solo smesso di tenervi il posto sulla panca.
