### Avalon: pierwsza gra z przewodnikiem, krok po kroku.
### Wzorem jest plik angielski. $seat1 … $seat4 to imiona botów w mianowniku; nic się z nimi nie uzgadnia.

avalon-lesson-card = Przy tym stole siedzi pięć osób: trzy są dobre, dwie złe, i nikt nie może być nikogo pewien. To twoja tajna karta. Przytrzymaj ją, aby spojrzeć, i zapamiętaj, kogo wymienia. Potem naciśnij „{ page-have-seen }”.
avalon-lesson-quests = Dzień dobry! Jesteś Merlinem: tylko ty wiesz, że do Złych należą { $seat2 } i { $seat4 }. Przy prawdziwym stole nikt nie powiedziałby tego na głos. Przed wami pięć Misji; liczby mówią, ile osób wyrusza. Trzy Sukcesy to zwycięstwo Dobrych, trzy Porażki – Złych.
avalon-lesson-leader = Oto korona: Przywódcą jest teraz { $seat2 } i proponuje, kto pójdzie na pierwszą Misję.
avalon-lesson-vote = Wszyscy w tajemnicy głosują nad tą Drużyną. Potem odkrywa się wszystkie głosy, z imionami. Wiesz, że jest w niej ktoś ze Złych; inni nie wiedzą. Głosuj, jak chcesz.
avalon-lesson-rejected = Potrzeba zgody więcej niż połowy graczy, więc ta Drużyna zostaje w domu. Korona przechodzi dalej, a na torze przybywa znacznik. Pięć odrzuconych Drużyn z rzędu i zwyciężają Źli.
avalon-lesson-dilemma = W tej Drużynie też jest ktoś ze Złych: { $seat4 }. Można być przeciw za każdym razem. Ale kto zawsze ma rację, zdradza, że wie więcej, a Źli polują na Merlina. Co zrobisz?
avalon-lesson-success = Sukces, choć był tam ktoś ze Złych! Źli też mogą zagrać Sukces, żeby uchodzić za Dobrych. Sukces niczego więc nie dowodzi.
avalon-lesson-history = Teraz i ty jesteś w Drużynie. Zanim zagłosujesz, możesz zajrzeć tutaj: oto wszystkie dotychczasowe głosy. Kto się na co zgadzał, to najlepsza wskazówka.
avalon-lesson-quest-card = Każdy w Drużynie zagrywa w tajemnicy jedną kartę. Należysz do Dobrych, więc możesz zagrać tylko Sukces; Źli mają wybór. Wybierz kartę, a potem przytrzymaj przycisk.
avalon-lesson-fail = Jedna Porażka wśród trzech kart i Misja przepadła. Karty przetasowano: inni mogą tylko zgadywać, czyja to była. Ty wiesz.
avalon-lesson-lead = Jeden Sukces, jedna Porażka, a korona jest twoja! Wskaż dwie osoby, które poślesz; możesz też siebie. Wybierz dobrze, ale nie tak dobrze, by wszyscy zobaczyli, ile wiesz.
avalon-lesson-farewell = Drużyna wybrana, zaczyna się głosowanie. Odtąd każdy myśli sam i nikt ci nie podpowie. Doprowadź do Sukcesu jeszcze dwie Misje; potem Źli raz spróbują zgadnąć, kto jest Merlinem. Jeśli padnie twoje imię, wszystko na nic. Zasady są zawsze tutaj. Powodzenia!
