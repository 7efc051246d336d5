# Warsztat: co autorzy robią z pakietu.

workshop-journal = Dziennik wypraw
workshop-version = wersja { $version }
workshop-contents = Spis treści
workshop-book-of-secrets = Księga sekretów
workshop-quests = Misje
workshop-endings = Jak to się może skończyć
workshop-cards = Co opowiadają karty
workshop-told-story = Opowieść
workshop-told-letter = List
workshop-told-action = Akcja
workshop-told-flaw = Skaza
workshop-told-opening = Początek
workshop-told-won = Po wygranej
workshop-told-not-won = Bez wygranej
workshop-told-escaped = Gdy wróg uciekł
workshop-told-avoided = Po uniknięciu
workshop-told-rite = Obrzęd
workshop-told-success = Po wykonaniu
workshop-told-hint = Podpowiedź
workshop-changed-form-of = Zmieniona wersja
workshop-seals = Pieczęcie
workshop-ways = Drogi
workshop-side-north = północ
workshop-side-east = wschód
workshop-side-south = południe
workshop-side-west = zachód
workshop-on-arrival = Po przybyciu
workshop-action = Akcja
workshop-menhir = { CAPITAL(-menhir) }
workshop-menhir-dial = Licznik wskazuje { $dial } dla 1 / 2 / 3 / 4 graczy.
workshop-explore = Eksploracja otwiera
workshop-dream = Sen otwiera
workshop-nightmare = Koszmar otwiera
workshop-otherwise = W przeciwnym razie czytajcie
workshop-complete = Eksploracja zakończona.
workshop-read-from = Prowadzą tu

# Graf

workshop-graph-on = prowadzi dalej
workshop-graph-complete = eksploracja zakończona
workshop-graph-dead-end = ślepy zaułek
workshop-graph-unreached = nie sposób tu dotrzeć
workshop-graph-go = prowadzi dalej
workshop-graph-read = czyta się, a potem dalej stąd
workshop-graph-otherwise = jeśli nie

# Arkusze

workshop-sheets = arkusze do druku
workshop-signs = Co znaczą znaki
workshop-sign-markers = znaczniki
workshop-sign-affinity = przychylność
workshop-sign-stage = premia stadium
workshop-sign-draw = karty do dobrania
workshop-sign-discard-last = ostatnia karta odchodzi
workshop-sign-extra-card = dodatkowa karta
workshop-sign-magic = kosztuje 1 magię
workshop-sign-cancel = nie daje premii
workshop-sign-times = daje premię podwójnie

# Litery na połówkach kluczy: po dwie na atrybut, każda para inna

workshop-letters-aggression = Ag
workshop-letters-empathy = Em
workshop-letters-courage = Od
workshop-letters-caution = Os
workshop-letters-practicality = Pr
workshop-letters-spirituality = Du

# Karty

workshop-begins-with = Zaczyna z
workshop-level = poziom { $level }
workshop-introduction = wprowadzenie
workshop-attack = Ataki
workshop-opportunity = Atak okazyjny
workshop-reward = Nagroda dla każdego
workshop-loot = Łup do podziału
workshop-reaction = Reakcja
workshop-avoidance = Uniknięcie
workshop-failure = Niepowodzenie
workshop-crafted = wytworzony
workshop-item = przedmiot
workshop-personal = osobisty
workshop-global = globalny
workshop-secret = sekret
workshop-success = Sukces
workshop-skill = umiejętność
workshop-random-event = wydarzenie losowe
workshop-story-event = wydarzenie fabularne, rozdział { $chapter }, część { $part }

# Pliki

workshop-written = Zapisano: { $file }
workshop-cannot-write = Nie udało się zapisać { $file }: { $reason }
workshop-not-a-language = Pakiet nie ma tekstów w tym języku: { $language }. Ma: { $known }.
workshop-folder-in-use = { $folder } już istnieje i nie jest pusty. Podaj folder, którego jeszcze nie ma.
workshop-begun = Mały pakiet jest w folderze { $folder }. Jego pliki same mówią, do czego służą. Dalej:
