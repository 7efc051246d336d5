location-157 = Warzelnia: stoi
verse-157-the-pans = Ogień się jeszcze pali i panwie wygotowują się jedna po drugiej, z trzaskiem jak talerz postawiony za mocno. Warzelnicy stoją pod ścianą w fartuchach. Ulicą idzie przypływ. Kiedy sięga im do butów, przygarniają przed nim spódnice, mężczyźni też, i mówią coś, czego nie słychać. Pewnie „proszę przodem”.
    .choice-rake-out-the-fires = Wygarnąć ogień
verse-157-the-pans-your-word = Słój z waszą obietnicą stoi u wójta na parapecie. Ktoś go przykrył, bardzo delikatnie.
verse-157-the-pans-a-dark-window = Okno strażnika jest ciemne. Dzień wcześniej odwrócił krzesło. Oby spał.
verse-157-white = Wygarniacie jedenaście palenisk. Potem jest cicho i wszystko białe: belki, panwie, ludziom rzęsy. Wasze ręce. Ktoś z was mówi, że przynajmniej się nie zepsują. Długo nikt się do niego nie odzywa, a potem odzywacie się wszyscy, łagodnie, naraz.
verse-157-nobody-minds = Kasa jest pod ladą. Pisarz odsuwa się, widzi, że stoi na kluczu, i podaje go wam, wytarty. Jest tego sporo. Jedną monetę zostawiacie, jak to ludzie, żeby nie było, że wzięto wszystko.
