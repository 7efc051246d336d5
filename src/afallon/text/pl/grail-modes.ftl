### Tryby i zasady, które każdy z nich włącza.

grail-mode-story = tryb fabularny
grail-mode-normal = tryb zwykły
grail-mode-challenge = tryb wyzwania
grail-answer-story = tryb fabularny
grail-answer-normal = tryb zwykły
grail-answer-challenge = tryb wyzwania
grail-mode-rule-story-fewer-encounters = spotkania jak dla jednego gracza mniej
grail-mode-rule-story-no-limiter = zdrowie niczego nie ogranicza, nikt nie panikuje
grail-mode-rule-story-cheap-menhirs = { -menhir(form: "plural") } kosztują o jeden rodzaj zasobów mniej
grail-mode-rule-story-starting-item = każdy zaczyna z wytworzonym przedmiotem
grail-mode-rule-challenge-inverted-limiter = rany ciążą bardziej: mniej energii, panika wcześniej
grail-mode-rule-challenge-secret-42 = zaczynacie z sekretem 42
grail-mode-rule-challenge-hard-retreat = o odwrocie rozstrzyga licznik
grail-mode-rule-challenge-short-menhirs = { -menhir(form: "plural") } działają o dzień krócej
grail-mode-rule-challenge-fewer-random-events = za każdym razem o jedno losowe wydarzenie mniej
grail-mode-rule-challenge-old-rest = kto nie je, traci całą energię
grail-mode-rule-challenge-dear-advancement = rozwój kosztuje więcej
grail-mode-rule-challenge-item-limit = najwyżej pięć przedmiotów
grail-mode-rule-challenge-no-mercy = bez możliwości zaczęcia rozdziału od nowa ({ -mercy })
grail-event-mode-chosen = Gracie w ten sposób: { $mode }. Zasady: { $rules }.
grail-event-cost-left-out = Tego się nie płaci: { $resource }.
grail-event-retreat-tried = { $name } próbuje odwrotu.
grail-event-went-hungry = { $name } zostaje bez jedzenia.
grail-ask-choose-mode = { $rules_is ->
        [none] Następny rozdział: { $mode }, bez zasad specjalnych. Co zmieniacie?
       *[other] Następny rozdział: { $mode }; zasady: { $rules }. Co zmieniacie?
    }
grail-ask-leave-out = Cena { -menhir(form: "genitive") }: { $price } ({ $location }); którego rodzaju nie płacicie?
grail-ask-retreat-toss = Los: jak upadnie licznik ({ $name } chce opuścić walkę „{ $encounter }”)?
grail-ask-shed-item = { $name }, niesiesz za dużo (przedmioty do oddania: { $amount }): który oddajesz i komu?
grail-answer-switch-rule = włączyć lub wyłączyć: { $rule }
grail-answer-without = nie płacić: { $resource }
grail-answer-hand-item = { $item } (dla kogo: { $receiver })
grail-action-beginning = początek
grail-barred-gr-mode-19 = w tej aktywacji już próbowano
grail-barred-gr-mode-23 = brakuje: { $missing }
grail-problem-rule-of-another-mode = Zasada { $rule } nie należy do trybu { $mode }. Wybierz inny tryb albo dopuść wolny wybór.
grail-problem-no-secret-of-distrust = W tym pakiecie nie ma sekretu { $secret }, więc zasada challenge_secret_42 nie działa. Pomiń ją.
grail-problem-mode-is-settled = Ta kampania toczy się w trybie { $mode }. Zmienić go można tylko przed nowym rozdziałem.
grail-problem-not-one-outfit-each = W trybie swobodnym każdy potrzebuje planszy i dwóch talii, a takich wyborów jest: { $outfits }
grail-problem-unknown-colour = W tym pakiecie nie ma koloru { $colour }.
grail-problem-colour-taken-twice = Dwie osoby wybrały to samo w kolorze { $colour }. Każda plansza i każda talia jest jedna.
grail-problem-character-is-dead = Postać { $character } w tej kampanii nie żyje. Wybierz inną.
