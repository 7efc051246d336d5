location-136 = Śluza Strażnika
verse-136-one-cup = Wrota są żelazne, wysokie jak młyn i otwarte. Przed nimi stoi człowiek z kubkiem. Napełnia go po tej stronie, wylewa po tamtej. „Klucz jest we dworze – mówi Strażnik. – Mieli go tylko na jeden wieczór”. Nie przestaje. Według jego rachuby morze ma nad nim cztery cale przewagi.
    .choice-bail-for-an-hour = Przez godzinę wylewać z nim
