location-104 = Łąki Zostery
verse-104-the-traps = Dwa razy dziennie morze zapomina o Łąkach i dwa razy sobie przypomina. W przerwach pół Przystani chodzi tam po deskach, zgięte wpół, i żnie trawę ni lądową, ni wodną. Więcierze na węgorze stoją rzędami. Po węzłach widać, czyje.
    .choice-empty-your-own-traps = Opróżnić swoje więcierze
    .choice-empty-everybodys = Opróżnić wszystkie
    .choice-reap-for-a-day = Wziąć sierp i żąć za zapłatę
verse-104-the-traps-short-answers = Robią wam miejsce na deskach, więcej, niż trzeba.
verse-104-not-your-knots = Wiążecie więcierze z powrotem tak, jak były. Na węzłach się znacie. W południe nad pierwszym stoi kobieta z fartuchem pełnym niczego i patrzy nie na was, tylko na swoje ręce, jakby to mogła być ich robota.
