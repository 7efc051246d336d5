### Avalon: karty Intryg, co robią i o co się pyta. Argumenty opisuje plik angielski.

avalon-plot-card = karta Intryg
avalon-module-plot-cards = karty Intryg
    .short = Na każdą Misję Przywódca dobiera karty Intryg i rozdaje je innym: by sprawdzać, podglądać, zatrzymywać Drużyny albo przejmować przywództwo.
    .odds = { avalon-odds-unknown }
avalon-player-and-plot-cards = { $name } ({ $cards })

## Karty

avalon-plot-card-are-you-the-one = Czy to ty?
    .short = Od razu: kto ją dostał, może sprawdzić sąsiada.
avalon-plot-card-have-at-you = Broń się!
    .short = Do końca gry: jej posiadacz głosuje jawnie, zanim zagłosują inni.
avalon-plot-card-show-your-strength = Pokaż swą siłę
    .short = Od razu: Przywódca musi dać się sprawdzić graczowi, którego sam wybierze.
avalon-plot-card-show-your-nature = Pokaż swą prawdziwą naturę
    .short = Od razu: kto ją dostał, musi dać się sprawdzić graczowi, którego sam wybierze.
avalon-plot-card-the-king-returns = Król powraca
    .short = Na później: zatwierdzona Drużyna liczy się jak odrzucona.
avalon-plot-card-ambush = Zasadzka
    .short = Na później: można obejrzeć kartę zagraną przez innego członka Drużyny.
avalon-plot-card-leading-to-victory = Wiodący do zwycięstwa
    .short = Na później: jej posiadacz zostaje Przywódcą, zanim dotychczasowy cokolwiek zrobi.
avalon-plot-card-we-found-you = Znaleźliśmy cię!
    .short = Na później: inny członek Drużyny musi zagrać odkrytą kartę.
avalon-plot-card-restore-your-honour = Odzyskaj swój honor
    .short = Od razu: kto ją dostał, musi zabrać kartę Intryg innemu graczowi.

## Odpowiedzi

avalon-answer-use = zagraj
avalon-answer-pass = nie teraz

## Kronika

avalon-event-plot-card-drawn = { $leader } dobiera kartę Intryg: „{ $card }”.
avalon-event-plot-card-given = { $leader } oddaje kartę „{ $card }”. Dostaje ją { $name }.
avalon-event-plot-card-used = { $name } zagrywa kartę Intryg: „{ $card }”.
avalon-event-plot-card-taken = { $name } zabiera kartę Intryg: „{ $card }”. Oddaje ją { $other }.
avalon-event-open-vote-shown = { $name } głosuje jawnie: { $vote }.
avalon-event-member-found = { $name } wskazuje, kto musi zagrać odkrytą kartę: { $member }.
avalon-event-card-turned = { $name } zagrywa odkrytą kartę: { $card }.
avalon-event-ambushed = { $name } ogląda zagraną kartę. Pokazuje ją { $member }.
avalon-event-ambushed-card-seen = { $member } pokazuje kartę, którą widzi tylko { $name }: { $card }.

## Pytania

avalon-ask-choose-plot-card = Którą z dobranych kart Intryg oddajesz jako następną ({ $cards })?
    .waiting = { $name } wybiera kartę Intryg do oddania.
    .rules = Przywódca oddaje każdą dobraną kartę innemu graczowi, w dowolnej kolejności; jeden gracz może dostać kilka. Niektóre karty działają od razu, jeszcze przed następną; pozostałe zostają u graczy i wszyscy widzą, kto co ma.
avalon-ask-give-plot-card = Kto dostanie kartę Intryg „{ $card }”?
    .waiting = { $name } wybiera, kto dostanie kartę Intryg.
    .rules = Przywódca oddaje wszystkie dobrane karty innym graczom i żadnej nie zatrzymuje. Niektóre karty działają od razu; pozostałe zostają u graczy i wszyscy widzą, kto co ma.
avalon-ask-leading-to-victory = Czy używasz karty „{ avalon-plot-card-leading-to-victory }”, aby zostać Przywódcą w rundzie { NUMBER($round, useGrouping: 0) }, próba { NUMBER($attempt, useGrouping: 0) } z 5 (teraz Przywódcą jest { $leader })?
    .waiting = { $name } może zostać Przywódcą.
    .rules = Zostajesz Przywódcą, zanim dotychczasowy cokolwiek zrobi. Potem nikt nie może zrobić tego samego, dopóki nie odbędzie się głosowanie. Dalej przywództwo przechodzi już od ciebie. Posiadacze takich kart dostają to pytanie po kolei, każdy jeden raz.
avalon-ask-the-king-returns = Czy używasz karty „{ avalon-plot-card-the-king-returns }”, aby zatrzymać Drużynę, którą proponuje { $leader } na Misję { NUMBER($quest, useGrouping: 0) } (próba { NUMBER($attempt, useGrouping: 0) } z 5): { $team }?
    .waiting = { $name } może zatrzymać Drużynę.
    .rules = Zatwierdzona Drużyna liczy się jak odrzucona; piąte odrzucenie w rundzie daje zwycięstwo Złym i to odrzucenie też się liczy. Posiadacze takich kart dostają to pytanie po kolei, począwszy od Przywódcy, każdy jeden raz.
avalon-ask-we-found-you = „{ avalon-plot-card-we-found-you }”: kto z Drużyny na Misji { NUMBER($quest, useGrouping: 0) } musi zagrać odkrytą kartę (wskaż kogoś innego albo nikogo): { $team }?
    .waiting = { $name } może wskazać, kto zagra odkrytą kartę.
    .rules = Wskazany gracz wybiera kartę jak inni; gdy wybiorą wszyscy, jego kartę pokazuje się razem z imieniem. Excalibur jej nie zmieni i nie można jej obejrzeć w zasadzce.
avalon-ask-ambush = „{ avalon-plot-card-ambush }”: czyją kartę na Misji { NUMBER($quest, useGrouping: 0) } oglądasz (wskaż kogoś innego z Drużyny albo nikogo): { $team }?
    .waiting = { $name } może obejrzeć zagraną kartę.
    .rules = Kartę widzisz tylko ty i zostaje ona taka, jaka jest. Wszyscy widzą, czyja to karta; mówić o niej można, co się chce. Każdą kartę może obejrzeć tylko jeden gracz.
avalon-ask-are-you-the-one = { $leader } daje ci kartę „{ avalon-plot-card-are-you-the-one }”: którego sąsiada chcesz sprawdzić (wskaż jednego albo nikogo)?
    .waiting = { $name } może sprawdzić sąsiada.
    .rules = Sąsiad przekazuje ci żeton Lojalności, który widzisz tylko ty. Pokazuje on stronę, a nie postać. Mówić o nim można, co się chce.
avalon-ask-show-your-strength = { $receiver } dostaje kartę „{ avalon-plot-card-show-your-strength }”, więc jako Przywódca musisz pokazać swoją stronę: kto ją zobaczy?
    .waiting = { $name } wybiera, kto zobaczy stronę Przywódcy.
    .rules = Wybierz kogokolwiek innego. Potem przekażesz żeton Lojalności, który zobaczy tylko ten gracz, i może on o nim mówić, co chce.
avalon-ask-show-your-nature = { $leader } daje ci kartę „{ avalon-plot-card-show-your-nature }”, więc musisz pokazać swoją stronę: kto ją zobaczy?
    .waiting = { $name } wybiera, komu pokazać swoją stronę.
    .rules = Wybierz kogokolwiek innego, choćby Przywódcę. Potem przekażesz żeton Lojalności, który zobaczy tylko ten gracz, i może on o nim mówić, co chce.
avalon-ask-restore-your-honour = { $leader } daje ci kartę „{ avalon-plot-card-restore-your-honour }”: komu zabierasz kartę Intryg?
    .waiting = { $name } wybiera, komu zabrać kartę Intryg.
    .rules = Musisz zabrać jedną kartę komuś, kto je ma. Jej działanie przechodzi razem z nią.
avalon-ask-take-plot-card = Którą z kart Intryg, które ma { $other }, zabierasz ({ $cards })?
    .waiting = { $name } wybiera kartę Intryg do zabrania.
    .rules = Musisz zabrać jedną kartę. Jej działanie przechodzi razem z nią.
avalon-ask-vote-openly = Głosujesz jawnie, przed innymi; { $leader } proponuje Drużynę na Misję { NUMBER($quest, useGrouping: 0) } (próba { NUMBER($attempt, useGrouping: 0) } z 5{ $fails_to_sink ->
    [1] { "" }
   *[other] , Misję udaremniają dwie Porażki
}{ $attempt ->
    [5] ; po odrzuceniu zwyciężają Źli
   *[other] { "" }
}): { $team }; zgadzasz się?
    .waiting = Czekamy na jawny głos: { $name }.
    .rules = Kto ma kartę „{ avalon-plot-card-have-at-you }”, głosuje wcześniej niż inni, a głos od razu widać. Dwoje takich graczy pokazuje głosy jednocześnie. Potem pozostali głosują w tajemnicy.
