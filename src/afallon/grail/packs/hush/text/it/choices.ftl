choice-leave = Lasciar stare, per ora
choice-pull-with-the-gannets-rope = Appendere la corda delle sule, e tirare
choice-pull-with-bare-hands = Tirare, con la corda che c’è
choice-take-what-nobody-will-mind = Prendere quel che nessuno rivorrà
choice-go-through-quickly = Attraversare, in fretta
