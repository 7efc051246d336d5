character-maddow = Stara Maddow
    .story = Obmywa umarłych. Pamięta imię każdego, kogo obmyła, tylko nie własne.
    .letter = Tę piątą miskę w niedziele zdejmuj z półki. *Zamiast podpisu dziura, równo wycięta małymi nożyczkami.*
    .action = Posiedzieć z innymi, aż minie.
    .flaw = Zatrzymuje się przy umarłych. Ktoś musi zamknąć im oczy.
