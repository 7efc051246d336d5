location-102 = Karbownia
    .action = Dać w zastaw dobre imię.
verse-102-the-sticks = W Karbowni pachnie leszczynowym wiórem. U krokwi wiszą wszystkie długi parafii, rozłupane wzdłuż: połówka z korą dla tego, kto dał, goła dla tego, kto winien. Klekoczą, gdy otwierają się drzwi. Mytnik Ansel Pryce nie podnosi głowy. „Jeśli w sprawie tego, że kamień kaszlnął – mówi – to jest na to druk”.
    .choice-buy-the-rite = Kupić odpis obrzędu
    .choice-argue-for-the-rite = Wykłócić się o niego
    .choice-ask-how-bronze-is-shared = Spytać Pryce’a, jak się dzieli brąz
    .choice-ask-for-your-own-sticks = Poprosić o wgląd we własne karby
    .choice-come-back-by-the-window = Wrócić w nocy, oknem
verse-102-the-sticks-notches = Przed nim na biurku leży jeden karb. Kiedy mówicie, obraca go nacięciami w dół. Dobrze go wychowano.
verse-102-the-sticks-bronze-blanks = Na parapecie leży wzór z gruszkowego drewna: karb, ale nie na leszczynę. Do wykonania dziewięćset, głosi karteczka. Z brązu.
verse-102-the-rite =
    Obrzęd mieści się na jednej stronie jednej kartki. Człowiek spodziewa się czegoś więcej. *Stanąć tam, gdzie słyszy. Przynieść, co chciałoby się zachować, i związać czerwonym. Powiedzieć, czyje było.*

    A niżej, inną ręką, drobniutko: *Ostatnie bierze najpierw, jeśli mu pozwolić.*
verse-102-after-the-argument = „A bierzcie – mówi Pryce i odsuwa kartkę, jakby parzyła. – Ja tylko przepisywałem. Trzydzieści lat przepisywałem. Ani razu nie spytałem, po co”.
verse-102-shown-the-door = Przytrzymuje wam drzwi. To przytrzymywanie boli. „Wchodzicie tu pod pokojem kamienia i dajecie mi słowo, że będzie grzecznie” – mówi i robi nacięcie, całkiem małe, na karbie, który ma już wasz znak.
verse-102-five-in-a-bundle = Wasze karby wiszą razem na jednej czerwonej nici: przewoźniczki, herolda, ludwisarki i tej, co obmywa umarłych. Węzeł jest za luźny na cztery. Coś wyjęto ze środka, ostrożnie, i zawiązano z powrotem, a zaciągnąć się nie dało.
verse-102-by-the-window = Okiennica ustępuje, zanim się ją popchnie. Potem będziecie się spierać, czy w ogóle była zamknięta, kto was widział i czy o leszczynie można powiedzieć, że patrzy.
verse-102-the-third-drawer = Obrzęd jest w trzeciej szufladzie, pod drobnymi, a drobne są na wierzchu. Bierzecie jedno i drugie, żeby wyglądało na kradzież. Wygląda na kradzież.
verse-102-the-dog-in-the-yard = Na podwórzu jest pies. Obiecano mu kość właśnie za coś takiego i oto jesteście. Zostawiacie rękaw. W górze, po ciemku, kilkaset karbów klekocze cicho, jak ludzie zbyt grzeczni, żeby się śmiać.
verse-102-barred = W poprzek drzwi sztaba, na sztabie kartka najlepszym pismem Pryce’a: REMANENT. Nad R się nie spieszył. Pod kartką jest szpara na wpłaty. Słychać za nią, jak ktoś nie oddycha.
    .choice-push-silver-under-the-door = Wsunąć w szparę srebro
    .choice-knock-and-own-up = Zapukać i się przyznać
verse-102-how-bronze-is-shared = Pryce patrzy na drzwi, potem na parapet. „Jest na to tabela – mówi. – Po jednej trzeciej. Nikt o to nie prosi; tak skąpo wychodzi”. Na odwrocie druku pisze wagi, drobno, i godziny wart, bo mały dzwon nie może stanąć. „Wy się ze mną kłócicie – mówi. – A ludzie zwykle tylko płacą”.
verse-102-not-to-you = Chciałby. Widać, jak by chciał. Potem jego oko trafia na karb z waszym znakiem i schodzi po nacięciach, jak ręka po poręczy w ciemności. „Była na to tabela – mówi Pryce. – Gdzieś ją zapodziałem”. Nigdy niczego nie zapodział.
