choice-leave = Lasciar stare, per ora
