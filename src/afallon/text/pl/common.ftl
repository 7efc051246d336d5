### Słowa wspólne dla wszystkich gier.

## Języki, każdy pod własną nazwą

language-name = Polski
language-choose = Język

## Gry: nazwa i kilka słów

avalon-name = Avalon
avalon-tagline = Ukryta lojalność przy jednym stole, od pięciu do dziesięciu osób
voyage-name = Rejs
voyage-tagline = Ukryte cele na jednym statku, od trzech do siedmiu osób
grail-name = Graal
grail-tagline = Kampania pełna opowieści i odwagi, dla jednej do czterech osób

## Wyliczenia w tekście

list-separator = { ", " }
list-last-separator = { " i " }

## Podstawy

yes = Tak
no = Nie
ok = OK
cancel = Anuluj
back = Wstecz
undo = Cofnij ruch
nobody = nikt
everybody = wszyscy
you = ty
random = losowo

## Odpowiedzi, których nie przyjęto

error-not-an-answer = Nie udało się odczytać odpowiedzi. Wybierz jeszcze raz.
error-wrong-type = Ta odpowiedź nie pasuje do pytania. Wybierz coś z tego, co widać.
error-not-an-option = Teraz tak nie można. Wybierz coś z tego, co widać.
error-already-answered = Liczy się twoja pierwsza odpowiedź; nie można jej już zmienić.
error-no-such-question = To pytanie jest już zamknięte. Spójrz na stół: widać tam, o co chodzi teraz.
error-nothing-to-undo = Nie ma jeszcze ruchu, który można cofnąć.

## Ustawienia, których nie udało się odczytać

problem-unknown-option = Nie ma opcji „{ $option }”. Sprawdź jej nazwę albo ją pomiń.
problem-no-such-value = „{ $value }” nie pasuje do opcji „{ $option }”. Wybierz spośród: { $allowed }.
problem-unreadable-option = „{ $value }” nie pasuje do opcji „{ $option }”. { $expected ->
    [switch] Wybierz „tak” albo „nie”.
    [number] Podaj liczbę całkowitą.
    [name] Podaj jedną nazwę.
    [list] Podaj listę.
   *[other] Sprawdź jej wartość albo ją pomiń.
}
