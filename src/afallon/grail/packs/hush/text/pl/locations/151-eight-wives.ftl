location-151 = Osiem Żon
verse-151-the-tune = Osiem kamieni, a dziewiąty stoi trochę z boku, jakby przygarbiony. Mruczy do tańca, staje, gdzie się myli, i zaczyna od nowa. W trawie leży poduszka. Ktoś z was podnosi ją, szuka, czyja to, i odkłada.
