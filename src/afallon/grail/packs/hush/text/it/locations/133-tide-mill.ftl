location-133 = Il Mulino di Marea
verse-133-salt-to-salt = La marea entra, e la ruota gira da una parte; esce, e gira dall’altra. Entra sale ed esce sale, un po’ più fino. Al mugnaio hanno detto di farla girare finché non arrivava il grano. Dietro il mulino c’è una collina, tutta bianca. Da tre valli vengono le pecore a leccarla, e hanno idee molto precise.
    .choice-shovel-for-him = Spalare per lui, e riempirsi le tasche
