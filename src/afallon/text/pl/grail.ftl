### Graal: słowa zasad, kart, pytań i dziennika. Nazwy i opowieści są w pakietach.


## Co mają postacie

grail-state-exhausted = wyczerpanie
grail-state-panicking = panika
grail-state-dying = umiera
grail-state-dying-solo = umiera
grail-state-going-mad = popada w obłęd
grail-state-passed = pas

grail-colour-green = zielone spotkanie
grail-colour-grey = szare spotkanie
grail-colour-purple = fioletowe spotkanie
grail-colour-blue = niebieskie spotkanie
grail-seal-menhir = { -menhir }
grail-seal-dreams = sny
grail-seal-hostile = wroga osada
grail-seal-friendly = przyjazna osada
grail-token-time = żeton czasu
grail-token-quest = żeton misji
grail-ended-won = wygrane
grail-ended-not-won = niewygrane
grail-ended-escaped = wróg uciekł
grail-ended-avoided = uniknięte
grail-ended-leave = aktywna postać je opuszcza
grail-face-skull = { -skull }
grail-face-grail = { -grail }

grail-nothing = nic

grail-trait-sluggish = ospały
    .short = na początku i na końcu każdej rundy wszyscy dobierają o 1 kartę więcej
grail-trait-guardian = strażnik
    .short = niepokonany zostaje na mapie
grail-trait-plunderer = grabieżca
    .short = gdy nikt nie ma więcej niż 1 zdrowia, zabiera całe bogactwo oraz przedmioty i znika
grail-trait-ambush = zasadzka
    .short = kto jest aktywny pierwszy, zostawia na ręce 1 kartę
grail-trait-fury = furia
    .short = atakuje dwa razy
grail-trait-defence = obrona
    .short = pierwsza karta każdej aktywacji daje o 1 znacznik mniej
grail-trait-horde = horda
    .short = przed każdym atakiem przepadają 2 karty z talii
grail-trait-treachery = podstęp
    .short = obrażeń z jego ataków nie da się uniknąć
grail-trait-opportunist = oportunista
    .short = kto zagra mniej niż 2 karty, naraża się na atak okazyjny
grail-trait-charge-in = szarża
    .short = kto jest aktywny pierwszy, od razu otrzymuje 2 obrażenia
grail-trait-agile = zwinność
    .short = najwyżej 2 karty w aktywacji
grail-trait-shattering = kruszenie
    .short = broń użyta w tym spotkaniu na koniec przepada

## Pytania

grail-ask-act = Dzień { $day }, runda { $round }: co robisz?
    .optional = Twoja akcja już za tobą. Chcesz coś dać albo wymienić, zanim inni skończą?
grail-ask-choose-target = { $action_is ->
        [travel] { $name } ({ $action }): dokąd?
       *[other] { $name } ({ $action }): co wybierasz?
    }
grail-ask-join = { $leader } działa ({ $action }: { $location }); dołączasz za tę cenę: { $price }?
grail-ask-accept = { $name } chce ci towarzyszyć ({ $action }: { $location }; cena: { $price }): zgadzasz się?
grail-ask-take-along = { $leader }, chcą ci towarzyszyć: { $names }. Kogo zabierasz ({ $action }: { $location }; cena: { $price })?
grail-ask-join-arrival = Przybycie tam, gdzie jesteś ({ $location }): { $names }; dołączasz za darmo?
grail-ask-pay-for = Za „{ $action }” należy się: { $debts }; za kogo płacisz jedną jednostkę?
grail-ask-divide-cost = Za „{ $action }” macie ({ $names }) jeszcze do zapłacenia: { $price }; kto płaci teraz ({ $resource })?
grail-ask-activate = { $price_is ->
        [none] Zapalić { -menhir(form: "accusative") } ({ $location }; dni: { $dial }) za darmo?
       *[other] Zapalić { -menhir(form: "accusative") } ({ $location }; dni: { $dial }) razem za tę cenę: { $price }?
    }
grail-ask-contribute = { $name }, { -menhir(form: "dative") } ({ $location }) brakuje jeszcze: { $missing }; ile dajesz?
grail-ask-share = { $gained_is ->
        [yes] { $left_is ->
            [single] Kto z was ({ $names }) dostaje: { $left }?
           *[other] Macie ({ $names }) do podziału: { $left }; kto dostaje następną jednostkę?
        }
       *[no] { $left_is ->
            [single] Kto z was ({ $names }) traci: { $left }?
           *[other] Razem ({ $names }) tracicie: { $left }; kto traci następną jednostkę?
        }
    }
grail-ask-share-out = { $gained_is ->
        [yes] Macie ({ $names }) do podziału: { $whole }. Kto ile dostaje?
       *[no] Razem ({ $names }) tracicie: { $whole }. Kto ile traci?
    }
grail-ask-split-cost = Za „{ $action }” płacicie ({ $names }) razem: { $price }; kto ile?
grail-answer-division = { $parts }
grail-ask-hand-over = { $name }, więcej nie utrzymasz, a zostało: { $surplus }; kto to dostaje?
grail-ask-give-what = { $name }, proponujesz wymianę (z kim: { $receiver }) – od ciebie: { $gives }; w zamian: { $wants }; co jeszcze?
grail-ask-give-to = { $name }, z kim się wymieniasz?
grail-ask-accept-gift = { $giver } proponuje ci: { $gives }; w zamian chce: { $wants }; przyjmujesz?
grail-ask-vote = { $names }: jak głosować w sprawie „{ $effect_source }”?
grail-ask-equip = Przed dniem { $day }: który przedmiot lub sekret bierzesz do użycia albo odkładasz?
grail-ask-keep-face-up = { $name }, naraz możesz używać tylko jednej takiej karty ({ $keyword }): której?
grail-ask-use-items = „{ $encounter }”: którego przedmiotu w nim nie używasz, jeśli któregoś?
grail-ask-lose-item = Tracicie ({ $names }) przedmioty: { $amount }. Który przepada teraz?
grail-ask-take-item = Znaleziono przedmiot – { $item }: kto z was ({ $names }) go dostaje?
grail-ask-take-secret = Wśród was nie ma już tej postaci ({ $tile }), a sekret został – { $secret }: kto go przechowa?
grail-ask-next-effect = Co stanie się najpierw ({ $timing })?
grail-ask-next-arrival = Przybyć jest kilka ({ $arrivals }): które jest pierwsze?
grail-ask-next-guardian = Czeka tu ({ $location }) kilku strażników: którego teraz spotykacie ({ $names })?
grail-ask-eat = Zmierzch dnia { $day }: czy jesz za tę cenę: { $price }, by mieć o 1 więcej zdrowia i o 1 mniej grozy?
grail-ask-choose-effect = { $names }: co wybrać dla „{ $effect_source }”?
grail-ask-choose-verse = { $names } ({ $location }): co teraz zrobić?
grail-ask-use-ability =
    { $price_is ->
        [none] { $name }: czy używasz „{ $ability_source }” ({ $ability })?
       *[other] { $name }: czy używasz „{ $ability_source }” ({ $ability }), koszt – { $price }?
    }
grail-ask-choose-location = Dokąd idziecie razem ({ $names })?
grail-ask-choose-active = „{ $encounter }”, runda { $round }: kto jest teraz aktywny ({ $waiting })?
grail-ask-mulligan = Zaczyna się spotkanie „{ $encounter }” ({ $names }): zatrzymujesz swoją rękę czy dobierasz nową, o kartę mniejszą?
grail-ask-play =
    { $forced_is ->
        [yes] { $name }, panika: zagrywasz wierzchnią kartę talii („{ $encounter }”, { $encounter_is ->
            [talk] przychylność { $score }, cel { $goal }
           *[other] znaczniki: { $score } z { $goal }
        })?
       *[no] { $name }, „{ $encounter }” ({ $encounter_is ->
            [talk] przychylność { $score }, cel { $goal }
           *[other] znaczniki: { $score } z { $goal }
        }, zagrane karty: { $played }): co zagrywasz?
    }
grail-ask-pay-magic = { $name }: czy opłacić klucz magiczny karty „{ $card }” (daje: { $gives }), koszt – { $price }?
grail-ask-keep-cards = { $name }: którą jedyną kartę zatrzymujesz, gdy „{ $encounter }” atakuje z zasadzki?
grail-ask-discard =
    { $because_is ->
        [none] { $name }: którą kartę odrzucasz, aby nie przekroczyć limitu ręki (jeszcze { $many ->
                [one] { NUMBER($many, useGrouping: 0) } karta
                [few] { NUMBER($many, useGrouping: 0) } karty
               *[many] { NUMBER($many, useGrouping: 0) } kart
            })?
       *[other] { $name }: którą kartę odrzucasz przez „{ $because_source }” ({ $because }; jeszcze { $many ->
                [one] { NUMBER($many, useGrouping: 0) } karta
                [few] { NUMBER($many, useGrouping: 0) } karty
               *[many] { NUMBER($many, useGrouping: 0) } kart
            })?
    }
grail-ask-toss = Jak upadnie licznik dla „{ $effect_source }” ({ $effect })?
grail-ask-give-magic =
    { $first_is ->
        [yes] { $payer }: czy płacisz to, bez czego { $name } nie zagra karty „{ $card }” (klucz magiczny daje: { $gives }), koszt – { $price }?
       *[no] { $payer }: czy płacisz za klucz magiczny karty „{ $card }”, którą zagrywa { $name } (daje: { $gives }), koszt – { $price }?
    }
grail-ask-lend-charges = { $owner }: czy { $name } może zużyć { $spent ->
        [one] { NUMBER($spent, useGrouping: 0) } ładunek
        [few] { NUMBER($spent, useGrouping: 0) } ładunki
       *[many] { NUMBER($spent, useGrouping: 0) } ładunków
    } z twojej karty „{ $card }” ({ $ability })?
grail-ask-breathing-space =
    { $coming_is ->
        [none] { $name }: czy zostajesz w spotkaniu „{ $encounter }”?
       *[other] { $name }: czy zostajesz w spotkaniu „{ $encounter }”, zanim stanie się to: { $coming }?
    }
grail-ask-before-effect = { $name }: co robisz, zanim zadziała „{ $effect_source }” ({ $effect })?
grail-ask-introduce = { $names }: to będzie wasze pierwsze takie spotkanie. Czy na początek wybieracie „{ $encounter }”, łatwe i dobre do nauki?
grail-ask-avoid = Czy wszyscy unikacie spotkania „{ $encounter }”: { $price_is ->
        [none] bez żadnego kosztu
       *[other] koszt dla każdego – { $price }
    }, { $effects_is ->
        [none] bez następstw
       *[other] z takim następstwem: { $effects }
    }?
grail-ask-choose-stage = W którą stronę idzie dalej rozmowa „{ $encounter }”?
grail-ask-retreat-together = { $failure_is ->
        [none] { $name } chce porzucić rozmowę „{ $encounter }” i nic to nie kosztuje. Odchodzicie wszyscy?
       *[other] { $name } chce porzucić rozmowę „{ $encounter }”: { $failure }. Odchodzicie wszyscy?
    }
grail-ask-plan = Zanim zacznie się dzień { $day }: czy wymieniasz karty z tymi, którzy są obok?
grail-waiting = Czekamy na odpowiedź: { $name }.

## Odpowiedzi

grail-answer-travel = podróż
grail-answer-explore = eksploracja
grail-answer-location = akcja lokacji
grail-answer-character = akcja postaci
grail-answer-card = użyj karty
grail-answer-inspect-menhir = zbadaj { -menhir(form: "accusative") }
grail-answer-pass = pas
grail-answer-give = daj albo wymień
grail-answer-yes = tak
grail-answer-yes-helping = tak, i pomogę zapłacić
grail-answer-no = nie
grail-answer-keep = zatrzymaj
grail-answer-redraw = nowa ręka, o kartę mniej
grail-answer-stop = żadnej karty więcej
grail-answer-retreat = odwrót
grail-answer-top = wierzchnia karta talii
grail-answer-done = gotowe
grail-answer-never-mind = jednak nie
grail-answer-own = tylko za siebie
grail-answer-all-of-them = wszystkich
grail-answer-all-helping = wszystkich, i pomogę zapłacić
grail-answer-nobody = nikogo
grail-answer-each-apart = wybiorę po kolei
grail-answer-go-on = niech się stanie
grail-answer-discard = nikt
grail-answer-due-ability =
    { $owner_is ->
        [none] { $ability_source }: { $ability }
       *[other] { $ability_source } ({ $owner }): { $ability }
    }
grail-answer-use-charges = ładunki karty „{ $card }”, { $place }. w sekwencji
grail-answer-flip-item = odwróć: { $item }
grail-answer-flip-secret = odwróć: { $secret }
grail-answer-ask-to-pay = poproś o zapłatę: { $name }

## Gdzie to się dzieje

grail-action-arrival = przybycie
grail-action-dream = sen
grail-action-nightmare = koszmar
grail-action-dawn = świt
grail-action-dusk = zmierzch
grail-action-guardian = strażnik
grail-action-menhir = { -menhir }

## Dziennik

grail-event-character-entered = { $name } gra jako { $tile }.
grail-letter = Przyszedł list: { $letter }
grail-event-dawn-broke = Dzień { $day }: świt.
grail-event-day-began = Zaczyna się dzień.
grail-event-dusk-fell = Zapada zmierzch.
grail-event-location-laid = Widać nową lokację: { $number }.
grail-event-location-discarded = Cisza pochłania: { $number }.
grail-event-location-replaced = { $number } się zmienia: { $by }.
grail-event-menhir-lit = { CAPITAL(-menhir) } świeci: { $number }, licznik { $dial }.
grail-event-menhir-removed = { CAPITAL(-menhir) } gaśnie: { $number }.
grail-event-menhir-inspected = { CAPITAL(-menhir) } ({ $location }) żąda od każdego z was: { $cost }.
grail-menhir-needs = Światło można zapalić, gdy: { $requires }.
grail-event-menhir-refused = { CAPITAL(-menhir) } się nie zapala: czegoś brakuje.
grail-event-characters-moved = Przybycie ({ $names }): { $location }.
grail-event-party-formed = { $members }: { $action }.
grail-event-member-joined = { $name } dołącza.
grail-event-help-offered = { $name } proponuje zapłacić za innych.
grail-event-member-left = { $name } nie idzie już z nimi.
grail-event-passed = { $name }: pas.
grail-event-track-changed = { $name }: { $track } teraz { $value }.
grail-event-resource-changed = { $name }: { $resource } teraz { $value }.
grail-event-attribute-raised = { $name }: { $attribute } +{ $by }.
grail-event-affliction-attached = { $name }: { $affliction }.
grail-event-affliction-removed = { $name } odrzuca kartę: { $affliction }.
grail-event-given = { $giver } daje, { $receiver } dostaje: { $resource } { $amount }.
grail-event-offer-made = { $giver } proponuje, { $receiver } decyduje: { $gives }; w zamian: { $wants }.
grail-event-votes-shown = Głosy: { $votes }.
grail-event-verse-read = { $verse }
grail-event-chosen = { $names }: { $choice }.
    .overruled = { $decider } decyduje: { $choice }. Inni chcieli czegoś innego ({ $overruled }).
grail-event-status-marked = Zaznaczono: { $status }.
grail-status-boxes = { $status } ({ $box } z { $boxes })
grail-event-status-erased = Starto: { $status }.
grail-event-task-noted = Zapisano: { $task }
grail-event-tossed = Licznik pada: { $face }.
grail-event-item-gained = { $name } zdobywa: { $item }.
grail-event-item-lost = { $name } traci: { $item }.
grail-event-secret-gained = { $name } poznaje sekret: { $secret }.
grail-event-secret-lost = { $name } nie ma już sekretu: { $secret }.
grail-event-card-turned = { $name } odwraca: { $card } ({ $face_up_is ->
    [yes] { grail-face-up }
   *[no] { grail-face-down }
}).
grail-event-card-traded = { $card }: oddaje { $giver }, dostaje { $receiver }.
grail-event-item-flipped = { $name } używa: { $item }.
grail-event-item-put-aside = { $name } odkłada: { $item }.
grail-event-ate = { $name } zjada posiłek.
grail-event-tokens-changed = { $location }: { $token } { $amount }.
grail-event-dial-set = Licznik „{ $dial }”: { $value }.
grail-event-dial-removed = Licznika „{ $dial }” już nie ma.
grail-event-guardian-placed = { $card } zostaje tutaj: { $location }.
grail-event-guardian-met = Czeka tu strażnik: { $card }.
grail-event-encounter-began = Spotkanie: { $card }. Kto bierze udział: { $participants }.
grail-event-encounter-read = { $card }.
grail-event-encounter-round-began = Runda { $round } spotkania.
grail-event-activated = Aktywna postać: { $name }.
grail-event-card-taken = { $name } dobiera: { $card }.
grail-event-hand-redrawn = { $name } dobiera nową rękę.
grail-event-card-played = { $name } zagrywa: { $card }.
grail-event-magic-paid = { $name } płaci 1 magię.
grail-event-card-discarded = { $name } odrzuca: { $card }.
grail-event-last-card-discarded = { $card } opuszcza sekwencję.
grail-event-pool-changed = Znaczniki w puli: { $pool }.
grail-event-affinity-moved = Przychylność: { $affinity }.
grail-event-ability-fired = { $path_source }: { $path }.
grail-event-charges-changed = Ładunki na karcie: { $charges }.
grail-event-attack-began = Wróg atakuje: { $path }.
grail-event-opportunity-taken = Atak okazyjny, cel { $name }: { $path }.
grail-event-reaction-began = Oponent reaguje: { $path }.
grail-event-attack-cancelled = To się nie stanie.
grail-event-trait-applied = Wróg: { $trait }.
grail-event-must-retreat = { $name } ma za mało kart i musi się wycofać.
grail-event-participant-left = { $name } opuszcza spotkanie.
grail-event-enemy-escaped = Wróg ucieka.
grail-event-stage-began = Rozmowa idzie dalej: { $stage }.
grail-event-stage-won = Stadium wygrane: { $stage }.
grail-event-encounter-avoided = Unikacie spotkania.
grail-event-failure-suffered = Nic z tego.
grail-event-encounter-ended = Spotkanie zakończone: { $ended }.
grail-face-up = w użyciu
grail-face-down = odłożone

## Stół

grail-day = Dzień { $day }, { $stage }
grail-stage-dawn = świt
grail-stage-day = dzień
grail-stage-dusk = zmierzch
grail-dawn-step-dawn-effects = co mówią karty
grail-dawn-step-dark-menhirs = zgasłe { -menhir(form: "plural") }
grail-dawn-step-lost-locations = utracone lokacje
grail-dawn-step-menhir-dials = liczniki { -menhir(form: "plural-genitive") }
grail-dawn-step-time-dials = liczniki czasu
grail-dawn-step-dawn-guardians = strażnicy
grail-dawn-step-dawn-event = wydarzenie
grail-dawn-step-planning = plany
grail-dawn-step-equipment = ekwipunek
grail-map = Mapa
grail-map-legend = światło { -menhir(form: "genitive") }
    .people = gracze, którzy tu stoją
    .stub = droga jeszcze niewidoczna
    .guardian = strażnik
    .token = żeton
    .unlit = poza światłem: przepadnie o najbliższym świcie
grail-you-are-here = { $name } jest tutaj: { $location }.
grail-leads = Drogi: { $ways }.
grail-stubs = Jeszcze niewidoczne: { $ways }.
grail-is-here = Tutaj: { $things }.
grail-location-action-used = dziś już użyto
grail-menhirs = Światło: { $menhirs }.
grail-menhir-to-light = { CAPITAL(-menhir) } tutaj nie świeci; zapalenie kosztuje was razem: { $cost }, a licznik zacznie od { $dial }.
grail-menhir-to-light-again = Można tu ponownie zapalić { -menhir(form: "accusative") }: razem oddajecie { $cost }, a licznik zacznie od nowa od { $dial }.
grail-rite-missing = Wciąż brakuje: { $missing }.
grail-rite-absent = Kogo tu brakuje: { $names }.
grail-rite-condition = Warunek zapalenia nie jest jeszcze spełniony.
grail-rite-one-less = Jeden rodzaj zapłaty można pominąć.
grail-rite-ready = Wszystko jest na miejscu: { -menhir(form: "accusative") } można zapalić.
grail-explored = Teraz nie ma tu nic nowego.
grail-menhir-and-dial = { $location } ({ $dial })
grail-location-action = Akcja lokacji: { $action }
grail-track = { $what } { $value } z { $most }
grail-track-limited = { $what } { $value } z { $most }, zdrowie pozwala na { $limit }
grail-attributes = Atrybuty: { $values }
grail-resources = Zasoby: { $values }
grail-and-number = { $what } { $value }
grail-equipment = Karty: { $cards }
grail-journal = Dziennik
grail-book = Księga krainy
grail-no-verses = Nic jeszcze nie przeczytano.
grail-tasks = Zadania: { $tasks }
grail-statuses = Zaznaczone: { $statuses }
grail-encounter = Spotkanie
grail-price = { $card }: znaczniki { $pool } z { $price }
grail-affinity = { $card }: przychylność { $affinity }, od { $lowest } do { $highest }; stadium: { $stage }
grail-traits = Cechy: { $traits }
grail-next-attack = Atak byłby taki: { $effects }
grail-next-reaction = Reakcja byłaby taka: { $effects }
grail-opportunity = Atak okazyjny: { $effects }
grail-sequence = Sekwencja: { $cards }
grail-left-in-decks = Zostało do dobrania: { $left }
grail-open-edge = Następna karta zetknie się z: { $keys }
grail-hand = Ręka, { $name }: { $cards }
grail-hand-card = { $card } ({ $keys })
grail-card-text = Klucze od góry, lewe | prawe: { $rows }.
grail-no-keys = żaden klucz się nie zetknie
grail-key-short = { $half } – za mało
grail-cannot-take-back = Tego nie da się cofnąć: od tamtej pory coś się odkryło albo nie było jeszcze odpowiedzi.
grail-rules-day = W każdej rundzie każdy działa raz, w dowolnej kolejności. Liczba przy akcji to jej koszt w energii. Energia nigdy nie przekracza zdrowia. Kto jest w tej samej lokacji, może dołączyć. Kto spasował albo nie ma energii, czeka na zmierzch.
grail-rules-encounter = Aktywna postać zagrywa karty. Gdzie połówki klucza się stykają, klucz działa: przy dość wysokim atrybucie, za 1 magię albo za darmo. Pierwszą kartę można zagrać zawsze, następną tylko wtedy, gdy na kluczu, którym się łączy, jest „dodatkowa karta”: takie karty warto zostawić na drugą. Kto nie zagra żadnej, naraża się na atak okazyjny. Potem sprawdza się, czy jest zwycięstwo, i wróg odpowiada. Kto nie ma już czego dobrać, musi się wycofać.
grail-rules-diplomacy = Aktywna postać zagrywa karty. Gdzie połówki klucza się stykają, klucz działa: przy dość wysokim atrybucie, za 1 magię albo za darmo. Tutaj klucze przesuwają znacznik przychylności: na najwyższym polu stadium jest wygrane, na najniższym wszystko przegrane. Premia stadium daje to, co to stadium mówi o atrybucie jej klucza. Pierwszą kartę można zagrać zawsze, następną tylko wtedy, gdy na kluczu, którym się łączy, jest „dodatkowa karta”. Po każdej aktywacji oponent reaguje. Kto nie ma już czego dobrać, musi się wycofać.
grail-rules-story = Dziennik mówi, co znajdujecie. Wybiera cała drużyna. Gdy nie możecie się zgodzić, rozstrzyga kronikarz albo najniższy numer postaci.
grail-rules-trade = Kto jest w tej samej lokacji, może za darmo dawać i wymieniać żywność, bogactwo, przedmioty i sekrety.

## Przygotowanie

grail-problem-wrong-number-of-seats = { $players } – tylu grać nie może: gra od jednej do czterech osób.
grail-problem-bad-pack = W pakiecie jest błąd: { $problem }
grail-problem-no-such-pack = Nie ma tu pakietu „{ $pack }”. Wybierz pakiet z listy.
grail-problem-pack-has-changed = Pakiet { $pack } nie jest już tym, z którym grano w tę kampanię. Użyj plików, z którymi się zaczęła.
grail-problem-met-content-has-changed = Pakiet { $pack } zmienił się tam, gdzie ta kampania już była: { $entries }. Cofnij te zmiany albo dokończ kampanię z plikami, z którymi w nią grano.
grail-problem-no-such-chronicler = Nie ma miejsca { $seat } dla kronikarza. Może nim być jedna z dwóch lub więcej osób.
grail-problem-not-one-character-each = Każdy potrzebuje własnej postaci, a wymieniono: { $characters }
grail-problem-unknown-character = W tym pakiecie nie ma postaci { $character }.
grail-problem-not-between-actions = Inna grupa może przejąć grę, gdy nikt nie działa, nie walczy i nie handluje: między dwiema akcjami dnia, przy planach i ekwipunku o świcie albo o zmierzchu, zanim ktoś zje lub gdy rozwijacie postacie i układacie talie. Grajcie do takiej chwili w obecnym składzie.

## Sprawdzanie pakietu

grail-pack-is-sound = { $name }: wszystko w porządku.
grail-pack-counts = { $section }: { $count }
grail-pack-has-problems = { $folder }: znalezione błędy: { $count }
grail-pack-at = { $file }, wiersz { $line }: { $problem }
    .whole = { $file }: { $problem }
grail-pack-no-pack-here = W tym folderze nie ma plików YAML. Podaj folder pakietu.
grail-pack-no-such-folder = Nie ma takiego folderu. Podaj folder pakietu albo zainstalowany pakiet.
grail-pack-pack-too-large = Pliki YAML są razem za duże; czyta się najwyżej { $most } bajtów.
grail-pack-not-utf-8 = To nie jest UTF-8. Zapisz plik w tym kodowaniu.
grail-pack-file-has-no-sections = Plik składa się z działów, a w nich są listy. Zacznij go od nazwy działu.
grail-pack-unknown-section = Nie ma działu „{ $section }”.
grail-pack-section-is-no-list = Dział „{ $section }” musi być listą. Zacznij każdy wpis od kreski.
grail-pack-name-stands-twice = „{ $name }” występuje dwa razy w „{ $section }”. Nadaj każdemu wpisowi własną nazwę.
grail-pack-not-one-pack-entry = W dziale „pack” jest dokładnie jeden wpis; tutaj: { $entries }.
grail-pack-pack-entry-missing = Brakuje tego pliku. Wpisz w nim, czym jest pakiet: jego `id`, jego `version` i lokację, w której się zaczyna (`start`).
grail-pack-number-too-large = { $found } to za duża liczba: największa dozwolona to { $most }. Wpisz mniejszą.
grail-pack-number-too-small = { $found } to za mała liczba: najmniejsza dozwolona tutaj to { $least }.
grail-pack-too-deep = Za dużo zagnieżdżeń. Napisz prościej.
grail-pack-no-anchors = Kotwice (& i *) są niedozwolone. Wypisz wszystko w całości.
grail-pack-no-tags = Znacznik „{ $tag }” jest niedozwolony. Usuń go.
grail-pack-key-is-no-word = Klucz musi być słowem.
grail-pack-key-stands-twice = Klucz „{ $key }” występuje dwa razy. Zostaw jeden.
grail-pack-more-than-one-document = W pliku jest jeden dokument. Usuń wiersz z trzema kreskami.
grail-pack-not-yaml = Od tego miejsca to już nie YAML. Spójrz na wcięcia, dwukropki, cudzysłowy i nawiasy w tym wierszu i w poprzednim.
grail-pack-no-such-verse = Nie ma wersetu „{ $verse }”. Napisz go albo wskaż inny.
grail-pack-unreachable-verse = Do „{ $verse }” nie prowadzi żaden wybór ani werset. Poprowadź do niego albo go usuń.
grail-pack-verse-without-way-out = Z wersetu „{ $verse }” nic nie prowadzi dalej. Daj mu wybory, „go” albo „complete: true”.
grail-pack-requirement-without-otherwise = Nie każdy spełni warunki wersetu „{ $verse }”. Powiedz w „otherwise”, dokąd idą pozostali.
grail-pack-choice-without-way-out = Wybór „{ $choice }” donikąd nie prowadzi. Daj mu „go” albo „complete: true”.
grail-pack-every-choice-may-be-barred = W „{ $verse }” każdy wybór może być zamknięty. Dodaj taki, który jest zawsze otwarty.
grail-pack-name-not-allowed = „{ $name }” nie może być nazwą. Nazwa to jedno słowo z liter łacińskich, cyfr, - i _, i nie odpowiedź, jak „stop”.
grail-pack-no-such-entry = Nie ma „{ $name }” w „{ $of }”. Napisz to albo wskaż coś innego.
grail-pack-status-never-written = Coś pyta o status „{ $status }”, ale nic go nie zaznacza. Zaznacz go gdzieś.
grail-pack-status-has-fewer-boxes = Status „{ $status }” ma tylko tyle pól: { $boxes }. Dodaj je albo pytaj o mniej.
grail-pack-dial-never-set = Licznik „{ $dial }” jest używany, ale nic go nie ustawia. Ustaw go gdzieś.
grail-pack-location-out-of-reach = Do lokacji { $number } nic nie prowadzi: ani klucz, ani ruch, ani zamiana.
grail-pack-key-to-itself = Lokacja { $number } ma za klucz własny numer. Wskaż sąsiednią.
grail-pack-version-of-a-version = Lokacja { $number } to wersja lokacji { $original }, która nie jest pierwotna. Wskaż pierwotną.
grail-pack-menhir-and-seal-differ = Lokacja { $number } ma zapis menhiru albo pieczęć menhiru, ale nie oba. Dodaj drugie.
grail-pack-dream-and-seal-differ = Lokacja { $number } ma sen albo pieczęć snów, ale nie oba. Dodaj drugie.
grail-pack-too-many-seals = Lokacja { $number } ma więcej niż trzy pieczęcie albo jedną dwa razy.
grail-pack-one-sided-key = Lokacja { $number } ma klucz do { $neighbour }, a tamta z powrotem nie. Daj klucz obu stronom albo żadnej.
grail-pack-start-without-a-way = Lokacja początkowa { $number } nie ma klucza z tej strony: { $side }. Potrzebuje go z każdej z czterech.
grail-pack-hostile-and-friendly = Lokacja { $number } jest wrogą i przyjazną osadą. Zostaw jedną pieczęć.
grail-pack-too-many-rows = Ta krawędź ma więcej wierszy niż karty pakietu: { $rows }.
grail-pack-free-key-not-at-bottom = Klucz darmowy może być tylko w dolnym wierszu.
grail-pack-empty-bonus = Bez premii może być tylko połówka darmowa. Dodaj premię albo zostaw wiersz pusty (null).
grail-pack-bonus-of-the-other-kind = Premia „{ $bonus }” nic nie daje na kartach { $kind }.
grail-pack-timing-out-of-place = Dla „{ $of }” chwila „{ $timing }” nigdy nie nadchodzi.
grail-pack-charges-without-number = Podaj w „charges”, ile ładunków wydaje się naraz.
grail-pack-card-of-nobody = Nikt nigdy nie dostanie karty „{ $card }”: daj jej kolor albo postać albo wymień ją w talii startowej.
grail-pack-card-of-two-owners = Karta „{ $card }” ma i kolor, i postać. Zostaw jedno.
grail-pack-no-attack-for-this-pool = W tabeli ataków nie ma wiersza dla tylu znaczników: { $pool }. Dodaj go.
grail-pack-attack-rows-overlap = W tabeli ataków są dwa wiersze dla tylu znaczników: { $pool }. Zostaw jeden.
grail-pack-attack-row-reversed = Ten wiersz tabeli ataków kończy się, zanim się zacznie.
grail-pack-encounter-without-keys = „{ $encounter }” nie ma kluczy po prawej, więc liczy się tylko tekst, a tekstu brak. Dodaj klucze albo tekst.
grail-pack-no-stages = „{ $encounter }” potrzebuje pierwszego stadium o numerze 1 i numerów bez luk.
grail-pack-affinity-track = W „{ $encounter }” tor musi zaczynać się poniżej 0 i kończyć powyżej 0.
grail-pack-cell-off-track = Tor zaczyna się od { $start }, a takiego pola na nim nie ma: są od 0 do { $most }.
grail-pack-chapters-not-in-order = Rozdziały numeruje się od 1 bez luk.
grail-pack-too-few-encounters = Rozdział wymaga { $wanted } ({ $colour }, poziom { $level }); jest { $found }.
grail-pack-colour-never-in-play = Żaden rozdział nie wprowadza do gry koloru { $colour }, więc to się nigdy nie zdarzy.
grail-pack-no-such-hook = Nie ma haka „{ $name }”.
grail-pack-too-many-hooks = Haki: { $hooks }. Wolno jeden na dwadzieścia wpisów: { $most }.
grail-pack-unknown-language = Język „{ $language }” nie jest tu znany.
grail-pack-text-file-missing = Brak tekstów w języku „{ $language }”. Napisz plik { $wanted }
grail-pack-text-malformed = To nie jest Fluent: { $text }
grail-pack-text-missing = „{ $key }” nie ma tekstu w języku „{ $language }”. Napisz go.
grail-pack-text-unknown = „{ $key }” to tekst do niczego w tym pakiecie. Usuń go albo popraw nazwę.

## Strażnicy o świcie, wydarzenia i misje

grail-ask-next-roll = Świt dnia { $day }: za którego strażnika rzucamy teraz kością?
grail-action-event = wydarzenie
grail-action-quest = misja
grail-face-north = północ
grail-face-east = wschód
grail-face-south = południe
grail-face-west = zachód
grail-face-blank = pusta ścianka
grail-face-banish = wygnanie
grail-event-guardian-rolled = Strażnik { $card } ({ $location }), kość: { $face }.
grail-event-guardian-moved = { $card } idzie: { $location }.
grail-event-guardian-banished = { $card } – wygnanie stąd: { $location }.
grail-event-guardian-gone = { $card } znika z mapy.
grail-event-event-revealed = Wydarzenie: { $event }.
grail-event-event-ended = Już nie działa: { $event }.
grail-event-quest-began = Misja: { $quest }.
grail-event-quest-achieved = Misja wykonana: { $quest } ({ $name }).
grail-event-quest-ended = Misja zakończona: { $quest }.
grail-quests = Misje: { $quests }
grail-quest-achieved = { $quest } (wykonana)
grail-quest-and-hint = { $quest }. { $hint }
grail-events = Dzisiaj: { $events }

## Dlaczego czegoś nie można teraz wybrać

grail-barred = Teraz nie można: { $what } ({ $why }).
grail-barred-otherwise = według reguły { $rule }
grail-barred-gr-day-06 = brakuje: { $missing }
grail-barred-gr-party-18 = potrzeba czegoś jeszcze
grail-barred-gr-combat-87 = dalej może iść tylko karta, która łączy się z „dodatkową kartą”
grail-barred-gr-diplo-60 = dalej może iść tylko karta, która łączy się z „dodatkową kartą”
grail-barred-gr-trait-24 = zagrano już dość kart

## Dalsze pytania, także do losu

grail-ask-accept-arrival = { $name } stoi tam, gdzie przybywacie ({ $location }), i chce do was dołączyć ({ $names }): zgadzacie się?
grail-ask-learn-secret = Sekret wychodzi na jaw – { $secret }: kto z was ({ $names }) go poznaje?
grail-ask-enter-at = { $name }, twoja postać to { $tile }: w której lokacji zaczynasz?
grail-ask-draw = Los: która karta jest na wierzchu ({ $deck })?
grail-ask-put-under = Los: która z tych kart ({ $cards }) trafia teraz na spód ({ $deck })?
grail-ask-add-encounter = Los: które spotkanie poziomu { $level } trafia do talii ({ $deck }; do dodania: { $amount })?
grail-ask-search-items = Los: który pasujący przedmiot trafia się pierwszy (do znalezienia: { $amount })?
grail-ask-guardian-die = Los: co wypada temu strażnikowi ({ $card }, { $location })?

## Odpowiedzi, które coś nazywają

grail-answer-give-resource = daj 1: { $resource }
grail-answer-give-item = daj: { $item }
grail-answer-give-secret = daj sekret „{ $secret }”
grail-answer-want-resource = poproś o 1: { $resource }
grail-answer-want-item = poproś: { $item }
grail-answer-want-secret = poproś o sekret „{ $secret }”
grail-answer-let-go = { $item } ({ $name })
grail-answer-keep-item = { $item }
grail-answer-keep-secret = sekret „{ $secret }”
grail-answer-turn-item = odwróć: { $item }
grail-answer-turn-secret = odwróć sekret „{ $secret }”
grail-answer-card-action = użyj: { $path_source }
grail-answer-guardian-at = { $card } ({ $location })

## Talie

grail-deck-items = przedmioty
grail-deck-events = wydarzenia
grail-deck-random-events = losowe wydarzenia
grail-deck-combat = karty walki, { $name }
grail-deck-diplomacy = karty dyplomacji, { $name }
grail-deck-combat-upgrades = nowe karty walki, { $name }
grail-deck-diplomacy-upgrades = nowe karty dyplomacji, { $name }

## Kto płaci i czego nie można wybrać

grail-price-together = { $price } (razem)
grail-price-each = { $price } (na osobę)
grail-barred-gr-char-43 = ktoś z was nie utrzymałby wszystkiego
grail-barred-gr-dusk-04 = brakuje: { $missing }

## Rozwój i talie

grail-kind-combat = walka
grail-kind-diplomacy = dyplomacja
grail-ask-advance = Zmierzch dnia { $day }: co kupujesz za swoje doświadczenie?
grail-ask-keep-upgrade = { $name }, oto nowe karty ({ $deck }): { $cards }; którą z nich zatrzymujesz?
grail-ask-learn-skill = { $name }, z punktem przychodzi umiejętność ({ $attribute }): którą zdobywasz?
grail-ask-rebuild-decks = Zmierzch dnia { $day }: jak zmieniasz swoje talie?
grail-answer-buy-card = nowa karta ({ $deck })
grail-answer-raise-attribute = { $attribute } +1
grail-answer-keep-card = { $card }
grail-answer-take-skill = { $side } (karta { $number })
grail-answer-put-into-deck = dołóż: { $card } ({ $deck })
grail-answer-take-out-of-deck = wyjmij: { $card } ({ $deck })
grail-event-skill-learnt = { $name } zdobywa umiejętność: { $side }.
grail-event-upgrade-kept = { $name } ma nową kartę ({ $deck }): { $card }.
grail-event-card-put-into-deck = { $name } dokłada do talii ({ $deck }): { $card }.
grail-event-card-taken-out-of-deck = { $name } wyjmuje z talii ({ $deck }): { $card }.
grail-barred-gr-adv-02 = brakuje: { $missing }
grail-barred-gr-adv-04 = zestaw ulepszeń jest pusty
grail-barred-gr-adv-05 = talia ma co najmniej 15 kart
grail-barred-gr-adv-10 = brakuje: { $missing }
grail-barred-gr-adv-11 = brakuje: { $missing }
grail-rules-advancement = Za doświadczenie kupuje się nowe karty i punkty atrybutów; im więcej punktów ma przeciwstawna para, tym droższy jest następny. Od trzeciego punktu każdy przychodzi z umiejętnością: to jedna strona karty, której nikt inny już nie dostanie, więc się naradźcie. Karty spoza talii leżą w rezerwie.
grail-pack-starting-attribute-too-high = „{ $character }” zaczyna z taką liczbą punktów „{ $attribute }”: { $value }. Powyżej { $most } punkty dają tylko umiejętności: daj najwyżej { $most }.
grail-pack-two-skills-of-one-name = Dwie strony kart umiejętności nazywają się „{ $name }”. Nadaj każdej własną nazwę.
