### Serwer: pokoje, miejsca, sieć i to, czego odmawia. Wzorem jest plik angielski.

## Imiona dla botów

bot-names = Bedwyr, Olwen, Gareth, Enid, Lunete, Geraint, Elaine, Owain, Ragnelle, Kay, Nesta, Rhian, Dilys, Taliesin

## Początek i koniec

serve-started = Stół jest otwarty: { $address } – aby go zamknąć, naciśnij Ctrl-C.
serve-goodbye = Stół jest zamknięty. Wszystkie gry są zapisane; uruchom ponownie, aby grać dalej.
serve-other-port = Port { $wanted } jest zajęty, więc stół jest na porcie { $port }.
serve-no-port = Nie ma wolnego portu, począwszy od { $port }. Wybierz inny opcją --port.
serve-store-failed = Nie udało się otworzyć pokoi w folderze { $folder }: { $problem }. Wybierz inny folder opcją --data.
serve-port = port serwera; jeśli jest zajęty, następny wolny
serve-data = folder, w którym przechowuje się pokoje
serve-host = adres, na którym serwer nasłuchuje; bez podania tylko ten komputer
serve-name = nazwa, pod którą inni znajdują ten komputer; można podać kilka razy
serve-outer-address = adres, pod którym ludzie znajdują stół, na przykład https://table.example.org, jeśli to nie adres tego komputera
serve-behind-proxy = adres albo sieć (10.0.0.0/8) serwera pośredniczącego przed tym serwerem: od niego wiadomo, kto się łączy; można podać kilka razy
serve-outer-address-needed = Za serwerem pośredniczącym stół musi znać swój adres zewnętrzny: dodaj --outer-address https://…
serve-no-browser = nie otwiera strony w przeglądarce
serve-expire-days = usuwa pokoje, w których przez tyle dni nic się nie działo
serve-campaign-expire-days = usuwa kampanie, w których przez tyle dni nic się nie działo
serve-packs = folder z pakietami Graala, każdy we własnym folderze; można podać kilka razy
backup-file = plik do utworzenia; nie może jeszcze istnieć
backup-done = Wszystkie pokoje skopiowano do { $file }.
backup-failed = Kopii nie zrobiono: { $problem }.
restore-file = kopia do przywrócenia
restore-done = Pokoje w folderze { $folder } są teraz takie jak w kopii. Uruchom stół, aby grać dalej.
restore-kept = To, co było tam wcześniej, zachowano w pliku { $file }.
restore-failed = Pokoi nie przywrócono: { $problem }. Nic się nie zmieniło.
store-in-use = tego folderu używa inny serwer
store-newer = pokoje zapisała nowsza wersja Afallonu
store-damaged = plik pokoi jest uszkodzony; przywróć kopię poleceniem afallon restore
store-read-only = ten folder można tylko czytać
store-no-permission = nie wolno ci otwierać tego folderu albo w nim zapisywać
store-disk-full = na dysku nie ma miejsca
store-not-a-folder = w miejscu folderu leży plik
store-no-rooms = nie ma tam pokoi
store-file-exists = plik { $file } już istnieje
store-left-over = ostatnie ruchy są jeszcze w pliku { $file }: uruchom raz stół i go zamknij albo przenieś wszystkie jego pliki
store-failed = system odmówił; powód jest w dzienniku
server-page-missing = Strona nie jest jeszcze zbudowana. Wykonaj ./run setup, a potem wczytaj tę stronę ponownie.

## Czego serwer odmawia. Nic się nie zmieniło, gdy widać coś z tego.

error-bad-request = Nie udało się odczytać tego żądania. Spróbuj jeszcze raz.
error-bad-message = Nie udało się odczytać tej wiadomości. Wczytaj stronę ponownie.
error-too-large = To jest za długie. Skróć, proszę.
error-too-fast = Za szybko. Poczekaj chwilę i spróbuj jeszcze raz.
error-too-slow = Łączenie trwało za długo. Wczytaj stronę ponownie.
error-no-such-room = Nie ma pokoju o tym kodzie. Sprawdź litery albo poproś o nowy link.
error-no-such-game = Nie ma tu takiej gry.
error-no-such-page = Pod tym adresem nic nie ma.
error-no-such-chair = Przy tym stole nie ma takiego miejsca.
error-wrong-method = Ten adres tak nie działa.
error-unknown-pass = To miejsce na tym urządzeniu nie jest już twoje. Dołącz ponownie albo poproś gospodarza o przekazanie miejsca.
error-pass-needed = Najpierw dołącz do pokoju.
error-not-host = Może to zrobić tylko gospodarz.
error-not-seated = Mogą to zrobić tylko osoby siedzące przy stole.
error-room-full = Wszystkie miejsca są zajęte. Możesz oglądać albo poprosić gospodarza o jeszcze jedno.
error-room-closed = Ten pokój zamknięto. Wczytaj stronę ponownie; jeśli pokoju już nie ma, otwórz nowy.
error-chair-taken = Ktoś już tam siedzi. Wybierz wolne miejsce.
error-name-taken = Imię „{ $name }” jest tu już zajęte. Wybierz inne.
error-bad-name = Wybierz imię o długości od 1 do { NUMBER($most, useGrouping: 0) } liter.
error-bad-text = Napisz od 1 do { NUMBER($most, useGrouping: 0) } liter.
error-bad-claim = Ta deklaracja tu nie pasuje. Może trzeba wskazać innego gracza albo postać z tej gry.
error-game-running = Z tym trzeba poczekać do końca gry.
error-already-played = Gra jest skończona. Można zagrać jeszcze raz.
error-no-game = Teraz nie toczy się żadna gra.
error-wrong-game = Tamta gra jest skończona. Spójrz na stół: jest nowa.
error-paused = Gra jest wstrzymana. Wznowić ją może gospodarz.
error-empty-chairs = Niektóre miejsca są jeszcze wolne. Poczekaj na ludzi albo obsadź je botami.
error-too-few-chairs = Liczba osób: { NUMBER($people, useGrouping: 0) }, a każda potrzebuje miejsca. Wybierz więcej miejsc.
error-too-many-games = W tym pokoju rozegrano już bardzo wiele gier. Otwórz nowy, aby grać dalej.
error-too-many-watchers = Widzów jest tu już bardzo wielu.
error-too-much-talk = W tym pokoju jest już bardzo dużo twoich wiadomości. Daj mówić innym.
error-room-locked = Gospodarz nie wpuszcza teraz nikogo nowego. Poproś o wpuszczenie.
error-no-such-watcher = Nie ma tu widza o imieniu { $name }.
error-setup-refused = Tak nie da się przygotować tej gry. Lista mówi, co zmienić.
error-secret-option = Opcja „{ $option }” zdradziłaby, kto ma którą kartę. Nie można jej tu wybrać.
error-bad-setup-code = To nie jest kod zestawu. Sprawdź litery.
error-unknown-bot = Nie ma takiego bota. Wybierz z listy.
error-unknown-language = W języku „{ $language }” nie ma jeszcze tekstów.
error-not-over = Karty są zakryte, dopóki gra nie ma wyniku.
error-not-a-bot = Tam nie siedzi bot.
error-not-a-person = Nikt nie zajął tego miejsca.
error-not-oneself = Nie możesz zrobić tego sobie, ale możesz odejść od stołu.
error-still-here = Ta osoba jest przy stole. Będzie to możliwe, gdy straci połączenie.
error-invite-used = To zaproszenie zostało już użyte. Poproś gospodarza o nowe.
error-muted = Gospodarz na razie cię wyciszył.
error-kicked = Gospodarz wyprosił cię od tego stołu.
error-left = Nie ma cię już przy tym stole.
error-handed-over = To miejsce przekazano na inne urządzenie.
error-only-local = To możliwe tylko przy komputerze, na którym otwarto stół.
error-network-fixed = Ten stół od początku jest otwarty dla wszystkich i stąd nie da się go zamknąć dla sieci.
error-network-failed = Nie udało się otworzyć stołu dla sieci. Czy ten komputer ma połączenie?
error-wrong-origin = Ta strona pochodzi z innego miejsca i nie może tu grać. Otwórz adres samego stołu.
error-wrong-host = Pod tą nazwą stół nie jest znany. Użyj adresu, który widzi gospodarz.
error-storage-failed = Nie udało się tego zapisać, więc nic się nie zmieniło. Może dysk jest pełny? Zrób miejsce i spróbuj jeszcze raz.
error-room-unreadable = Ten pokój zapisała inna wersja; ta nie potrafi go otworzyć.
error-older-rules = W tę grę grano według starszych zasad i dzisiejsze nie potrafią jej pokazać. Przebieg został zachowany: możesz go pobrać.
error-no-campaign = To jest możliwe tylko w kampanii.
error-cannot-take-back = Tego nie można już cofnąć: odkryto coś nowego.
error-pack-missing = Ta kampania toczy się z pakietem „{ $pack }”, którego ten stół nie ma albo ma w innym wydaniu. Może go dodać administrator serwera.
error-pack-changed = Pakiet „{ $pack }” zmienił się tam, gdzie ta kampania już była: { $entries }. Ruszy dalej, gdy administrator serwera cofnie te zmiany.
error-bad-save = Ten plik to nie zapisana kampania. Wybierz plik zapisany przy stole albo w terminalu.
error-save-unplayable = Tej kampanii nie da się tu kontynuować: plik został zmieniony albo pochodzi z innej wersji zasad.
error-save-is-over = Ta kampania już się skończyła. Zacznij nową.
error-server-error = Coś tu poszło nie tak. Nic nie przepadło; spróbuj jeszcze raz.
error-server-busy = Serwer teraz nie nadąża. Nic nie przepadło; spróbuj ponownie za chwilę.

## Gotowe zestawy

voyage-preset-first-voyage = Pierwszy rejs
    .short = Cztery osoby na pokładzie, a wyspy widzą wszyscy. Zacznij tutaj.
voyage-preset-unknown-waters = Nieznane wody
    .short = Wyspy rozłożył los i nikt nie wie, gdzie leżą, póki statek tam nie dopłynie.
voyage-preset-stubborn-captain = Uparty kapitan
    .short = Kapitan zostaje, dopóki większość nie zagłosuje za kierunkiem zapasowym.
voyage-preset-full-crew = Pełna załoga
    .short = Siedem osób, nowe morze widoczne dla wszystkich i za dużo życzeń jak na jeden statek.
