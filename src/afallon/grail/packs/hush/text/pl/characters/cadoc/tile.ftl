character-cadoc = Cadoc Bez Przysięgi
    .story = Herold. Zna na pamięć każde słowo swojej przysięgi i nie wie, komu ją złożył.
    .letter = Ech, i przysięga złożona nikomu ma dwa końce. *Zamiast podpisu dziura, równo wycięta małymi nożyczkami.*
    .action = Obwoływać nowiny, aż będą twoje.
    .flaw = Nie umie przegrywać. Przegrany spór chodzi za nim całymi dniami.
