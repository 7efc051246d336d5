### Jedno urządzenie w obiegu
around-way = Podawajcie sobie jeden telefon
around-title = Jeden telefon w obiegu
around-hint = Wszyscy gracie na tym jednym urządzeniu. Powie, czyja kolej, i każdemu pokaże tylko jego kartę.
around-name = Imię gracza { NUMBER($number, useGrouping: 0) }
around-bot = Bot
around-name-twice = Dwie osoby mają to samo imię. Dodaj do jednego literę.
around-begin = Rozdaj karty
around-look = Jest noc. Telefon bierze { $name }: czeka karta do obejrzenia.
around-pass = Telefon bierze { $name }.
around-take = To ja, { $name }
around-holds = Telefon trzyma { $name }
around-cover = Zakryj

### Narrator
narrator-way = Czytaj noc na głos
narrator-title = Narrator
narrator-hint = Dla osób przy jednym stole, z prawdziwymi kartami. Wybierz, w co gracie; urządzenie przeczyta noc na głos krok po kroku i pokaże każde zdanie dużym drukiem.
narrator-voice = Głos
narrator-has-voice = To urządzenie ma głos w twoim języku. Sprawdź, czy dobrze go słychać.
narrator-no-voice = To urządzenie nie ma głosu w twoim języku. Zdania pokażą się kolejno dużym drukiem.
narrator-sample = Czy wszyscy mnie słyszą? Niech więc zacznie się noc.
narrator-sound-check = Próba dźwięku
narrator-pause = Cisza po zdaniu: { $seconds ->
    [one] { NUMBER($seconds, useGrouping: 0) } sekunda
    [few] { NUMBER($seconds, useGrouping: 0) } sekundy
    [many] { NUMBER($seconds, useGrouping: 0) } sekund
   *[other] { NUMBER($seconds, useGrouping: 0) } sekundy
}
narrator-rate = Tempo głosu
narrator-begin = Niech zapadnie noc
narrator-read = Najpierw przeczytaj po cichu
narrator-place = { NUMBER($number, useGrouping: 0) } z { NUMBER($total, useGrouping: 0) }
narrator-back = Poprzednie zdanie
narrator-next = Następne zdanie
narrator-stop = Pauza
narrator-go-on = Dalej
narrator-leave = Przerwij noc
