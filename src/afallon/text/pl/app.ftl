### Strona jako aplikacja: podgląd linków, ekran, który nie gaśnie, powiadomienia, udostępnianie.

## Linki w wiadomościach

app-preview-home = Afallon: gry przy jednym stole
    .about = Ukryta lojalność, statek we mgle, długa kampania. Z przyjaciółmi lub z botami, w twoim języku, bez konta.
app-preview-room = Czeka na ciebie miejsce
    .about = Otwórz link, wybierz imię i tarczę i siadaj do stołu.
app-share = Udostępnij

## Bez połączenia

app-offline = Nie można dotrzeć do stołu
    .about = W tej chwili nie ma połączenia. Strona co kilka sekund sama próbuje ponownie, a twoje miejsce czeka.

## Twój ruch

app-notice = Powiadom, gdy będzie mój ruch
    .hint = Krótkie powiadomienie, gdy ta strona jest w tle. Nigdy nie zdradza pytania.
app-notice-refused = Ta przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w ustawieniach witryny.
app-your-turn = Twój ruch.

## Tempo i rozmowa

app-clock-propose = Czas na rozmowę i propozycję
app-clock-vote = Czas na rozmowę i głos
# $minutes
app-clock-minutes = { $minutes ->
    [0] bez limitu
   *[other] { NUMBER($minutes, useGrouping: 0) } min
}
app-time-is-up = Umówiony czas minął. Zdecyduj, ale bez pośpiechu.
app-hurry = Boty się spieszą
    .hint = Grasz tylko z botami, więc odpowiadają prawie od razu. Odkrywanie kart trwa tyle, co zwykle.
# $count
app-watchers-talk = Rozmowa widzów ({ NUMBER($count, useGrouping: 0) })
page-claim-i-am-ready = Możemy głosować
page-claim-self-ready = Możemy głosować.
error-not-alone = Boty spieszą się tylko wtedy, gdy gra z nimi jedna osoba; inaczej poganiałyby też innych.

## Spojrzenie wstecz

app-picture = Obraz tej gry
    .alt = Jak skończyła się gra, kto kim był i wszystkie głosy
app-picture-png = Zapisz obraz (PNG)
app-picture-svg = Zapisz rysunek (SVG)
app-played = Gry na tym urządzeniu
    .hint = Zapisane tylko w tej przeglądarce. Nikt inny tego nie widzi.
app-played-none = Nie rozegrano tu jeszcze żadnej gry do końca.
# $games, $won: numbers
app-played-count = Rozegrane: { NUMBER($games, useGrouping: 0) }, wygrane: { NUMBER($won, useGrouping: 0) }
# $count
app-played-found = Merlin odnaleziony: { NUMBER($count, useGrouping: 0) }
app-played-missed = Merlin nierozpoznany: { NUMBER($count, useGrouping: 0) }
app-played-was-found = Odnaleziono cię jako Merlina: { NUMBER($count, useGrouping: 0) }
app-played-stayed-hidden = W ukryciu do końca jako Merlin: { NUMBER($count, useGrouping: 0) }
app-played-export = Zapisz do pliku
app-played-forget = Przytrzymaj, aby usunąć wszystko
