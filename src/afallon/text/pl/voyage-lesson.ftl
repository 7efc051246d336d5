### Rejs: pierwszy rejs z przewodnikiem, krok po kroku.
### Wzorem jest plik angielski. $seat1 … $seat3 to imiona botów w mianowniku; nic się z nimi nie uzgadnia.

voyage-lesson-card = Cztery osoby, jeden statek, a każda chce od tego rejsu czegoś innego. Twoja tajna karta mówi, co daje ci punkty. Przytrzymaj ją, aby spojrzeć. Potem naciśnij „{ page-have-seen }”.
voyage-lesson-map = Statek stoi na starcie, na północy; Avalon kryje się gdzieś we mgle, w odległym rogu. Twoja rola to kupiec: każda wyspa z krzyżem daje ci dwa punkty. Nikt inny o tym nie wie.
voyage-lesson-captain = U steru: { $seat3 }. Kapitan tej tury pokazuje wszystkim jeden kierunek, a drugi ukrywa.
voyage-lesson-vote = Głos biały jest za kierunkiem, który widać, czarny za tym, który zna tylko kapitan. Decyduje większość. Na zachodzie niedaleko leży wyspa z krzyżem; ale głosuj, jak chcesz.
voyage-lesson-tile = Statek przepłynął jeden kafelek na zachód. Wszyscy widzieli, kto jak głosował, i zaczynają zgadywać, kto czego chce. Teraz ster przechodzi do ciebie.
voyage-lesson-lead = Teraz ty dowodzisz! Na zachodzie leży wyspa z krzyżem: dwa punkty dla ciebie. Czy wszyscy mają zobaczyć, że jej chcesz? Wybierz kierunek, który pokażesz.
voyage-lesson-hide = Teraz wybierz drugi kierunek i ukryj go. Możesz o nim mówić, co chcesz, prawdę albo i nie.
voyage-lesson-farewell = Teraz głosują wszyscy, a przy remisie decyduje twój głos. Kto pójdzie za tobą i co pomyśli o twoich zamiarach? Zostało osiemnaście tur, a Avalon wciąż jest we mgle. Odtąd to twój rejs. Powodzenia!
