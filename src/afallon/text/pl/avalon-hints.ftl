### Avalon: wskazówki do pierwszej gry.
### Wzorem jest plik angielski. Pierwsze trzy czytają wszyscy, więc nic nie mówią o karcie; pozostałe są na samej karcie.

avalon-hint-choose-team = Ty przewodzisz: wskaż tych, którzy mają iść, i zaproponuj Drużynę. Głosują nad nią wszyscy, więc powiedz, czemu jej ufasz.
avalon-hint-vote = Głosujesz nad Drużyną. Potem wszyscy widzą, kto jak głosował: głos to też twoje słowo.
avalon-hint-play-card = Dobrzy mogą zagrać tylko Sukces, Źli mają wybór. Nikt się nie dowie, która karta była czyja, a ta strona u wszystkich wygląda tak samo.
avalon-hint-card-good = Patrz, kto się zgadza na którą Drużynę, i pytaj dlaczego. Sukces dowodzi mało, Porażka wiele. Mów, co myślisz: milczenie pomaga tylko Złym.
avalon-hint-card-merlin = Pomagaj drobnymi wątpliwościami, nigdy pewnością. Czasem głosuj jak ktoś, kto nic nie wie. Na końcu Źli spytają: kto wiedział za dużo?
avalon-hint-card-evil = Zachowuj się jak ktoś z Dobrych: pytaj, wątp, proponuj. Sukces kupuje zaufanie. Udaremnij Misję wtedy, gdy wina może spaść na innych.
avalon-hint-card-assassin = Przede wszystkim słuchaj: kto ma rację zbyt często i zbyt wcześnie? To może być Merlin. Twój strzał może odwrócić grę, która zdaje się przegrana.
