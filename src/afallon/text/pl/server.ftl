### Serwer: pokoje, krzesła, sieć i to, czego odmawia. Wzorem jest plik angielski.

## Imiona dla botów

bot-names = Bedwyr, Olwen, Gareth, Enid, Luneta, Geraint, Elaine, Owain, Ragnelle, Kay, Nesta, Rhian, Dilys, Taliesin

## Początek i koniec

serve-started = Stół jest otwarty: { $address } — aby go zamknąć, naciśnij Ctrl-C.
serve-goodbye = Stół jest zamknięty. Wszystkie gry są zapisane; uruchom ponownie, aby grać dalej.
serve-other-port = Port { $wanted } jest zajęty, więc stół jest na porcie { $port }.
serve-no-port = Nie ma wolnego portu, począwszy od { $port }. Wybierz inny przez --port.
serve-store-failed = Nie udało się otworzyć pokoi w { $folder }: { $problem }. Wybierz inny folder przez --data.
serve-port = port serwera; jeśli zajęty, następny wolny
serve-data = folder, w którym są pokoje
serve-host = adres, pod którym słuchać; bez podania tylko ten komputer
serve-name = nazwa, pod którą inni znajdują ten komputer; można podać kilka razy
serve-outer-address = adres, pod którym ludzie znajdują stół, na przykład https://table.example.org, jeśli to nie adres tego komputera
serve-behind-proxy = adres serwera pośredniczącego przed tym serwerem: wierzymy mu, kto się łączy; można podać kilka razy
serve-outer-address-needed = Za serwerem pośredniczącym stół musi znać swój adres zewnętrzny: dodaj --outer-address https://…
serve-no-browser = nie otwieraj strony w przeglądarce
serve-expire-days = zapominaj pokoje, w których tyle dni nic się nie działo
backup-file = plik do utworzenia; nie może jeszcze istnieć
backup-done = Wszystkie pokoje skopiowano do { $file }.
backup-failed = Kopii nie zrobiono: { $problem }.
server-page-missing = Strona nie jest jeszcze zbudowana. Wykonaj ./run setup, a potem wczytaj tę stronę ponownie.

## Czego serwer odmawia. Nic się nie zmieniło, gdy widać coś z tego.

error-bad-request = Nie udało się odczytać prośby. Spróbuj jeszcze raz.
error-bad-message = Nie udało się odczytać wiadomości. Wczytaj stronę ponownie.
error-too-large = To jest za długie. Skróć, proszę.
error-too-fast = Bardzo szybko. Poczekaj chwilę i spróbuj jeszcze raz.
error-too-slow = Łączenie trwało za długo. Wczytaj stronę ponownie.
error-no-such-room = Nie ma pokoju o tym kodzie. Sprawdź litery albo poproś o nowy link.
error-no-such-game = Nie ma tu takiej gry.
error-no-such-page = Pod tym adresem nic nie ma.
error-no-such-chair = Przy tym stole nie ma takiego krzesła.
error-wrong-method = Ten adres tak nie działa.
error-unknown-pass = To krzesło na tym urządzeniu nie jest już twoje. Dołącz ponownie albo poproś gospodarza o przekazanie krzesła.
error-pass-needed = Najpierw dołącz do pokoju.
error-not-host = Może to tylko gospodarz.
error-not-seated = Mogą to tylko osoby przy stole.
error-room-full = Wszystkie krzesła są zajęte. Możesz patrzeć albo poprosić gospodarza o jeszcze jedno.
error-room-closed = Ten pokój zamknięto. Wczytaj stronę ponownie; jeśli pokoju już nie ma, otwórz nowy.
error-chair-taken = Ktoś już tam siedzi. Wybierz puste krzesło.
error-name-taken = Imię „{ $name }” jest tu już zajęte. Wybierz inne.
error-bad-name = Wybierz imię o długości od 1 do { NUMBER($most, useGrouping: 0) } liter.
error-bad-text = Napisz od 1 do { NUMBER($most, useGrouping: 0) } liter.
error-bad-claim = Ta deklaracja tu nie pasuje. Może potrzebny jest inny gracz albo postać z tej gry.
error-game-running = Z tym trzeba poczekać do końca gry.
error-already-played = Gra jest skończona. Zagrajcie rewanż.
error-no-game = Teraz nie toczy się żadna gra.
error-wrong-game = Tamta gra jest skończona. Spójrz na stół: jest nowa.
error-paused = Gra jest wstrzymana. Wznowić ją może gospodarz.
error-empty-chairs = Niektóre krzesła są jeszcze puste. Poczekajcie na ludzi albo posadźcie boty.
error-too-few-chairs = Osób jest tu { NUMBER($people, useGrouping: 0) }, a każda potrzebuje krzesła. Wybierz więcej miejsc.
error-too-many-games = W tym pokoju rozegrano już bardzo wiele gier. Otwórz nowy, aby grać dalej.
error-too-many-watchers = Widzów jest już bardzo wielu.
error-too-much-talk = W tym pokoju powiedziano już bardzo wiele. Otwórz nowy, aby rozmawiać dalej.
error-setup-refused = Tak tej gry nie da się rozłożyć. Lista mówi, co zmienić.
error-secret-option = Opcja „{ $option }” zdradziłaby, kto ma którą kartę. Nie można jej tu wybrać.
error-bad-setup-code = To nie jest kod rozgrywki. Sprawdź litery.
error-unknown-bot = Nie ma takiego bota. Wybierz z listy.
error-unknown-language = W języku „{ $language }” nie ma jeszcze słów.
error-not-over = Karty są zakryte, dopóki gra nie ma wyniku.
error-not-a-bot = Nie siedzi tam bot.
error-not-a-person = Nikt nie zajął tego krzesła.
error-not-oneself = Ze sobą tak nie można. Możesz wyjść.
error-still-here = Ta osoba jest tutaj. To możliwe, gdy jej nie ma.
error-invite-used = To zaproszenie zostało już użyte. Poproś gospodarza o nowe.
error-muted = Gospodarz na razie wyłączył twoje wiadomości.
error-kicked = Gospodarz usunął cię od tego stołu.
error-left = Nie ma cię już przy tym stole.
error-handed-over = To krzesło przekazano na inne urządzenie.
error-only-local = To możliwe tylko przy komputerze, na którym otwarto stół.
error-network-fixed = Ten stół od początku jest otwarty dla wszystkich i stąd nie da się go zamknąć.
error-network-failed = Nie udało się otworzyć stołu dla sieci. Czy ten komputer jest połączony?
error-wrong-origin = Ta strona pochodzi z innego miejsca i nie może tu grać. Otwórz własny adres stołu.
error-wrong-host = Pod tą nazwą stół nie jest znany. Użyj adresu, który widzi gospodarz.
error-storage-failed = Nie udało się tego zapisać, więc nic nie zrobiono. Czy dysk nie jest pełny? Spróbuj jeszcze raz.
error-room-unreadable = Ten pokój zapisała inna wersja, ta go nie otworzy.
error-server-error = Coś tu poszło nie tak. Nic nie przepadło; spróbuj jeszcze raz.

## Gotowe rozgrywki

voyage-preset-first-voyage = Pierwszy rejs
    .short = Cztery osoby na pokładzie, a wyspy widzą wszyscy. Zacznij tutaj.
voyage-preset-unknown-waters = Nieznane wody
    .short = Wyspy rozłożył los i nikt nie wie, gdzie leżą, póki statek tam nie dopłynie.
voyage-preset-stubborn-captain = Uparty kapitan
    .short = Kapitan zostaje, dopóki większość nie zagłosuje za kierunkiem zapasowym.
voyage-preset-full-crew = Pełna załoga
    .short = Siedem osób, nowe morze widoczne dla wszystkich i za dużo życzeń jak na jeden statek.
