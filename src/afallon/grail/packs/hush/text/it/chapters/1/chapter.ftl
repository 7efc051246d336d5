chapter-1 = La Pietra di Casa
    .story = Novecentosei persone vivono a portata d’orecchio di una pietra. Stasera ha saltato un respiro. Tutti hanno convenuto di no.
