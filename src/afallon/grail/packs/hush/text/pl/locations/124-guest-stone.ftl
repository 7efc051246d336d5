location-124 = Kamień Gości
    .rite = Kłania się. Można przysiąc, że się kłania; a za oknami czterdzieści osób przestaje żuć i żuje dalej.
verse-124-the-step = Przed domem długim jak ulica stoi kamień z kołnierzem szronu, lekko pochylony, jak gospodarz, który usłyszał kroki i nie jest jeszcze pewny imienia. Na trawie leży światło z czterdziestu okien. Pachnie mięsem. Nikt nie wyszedł zobaczyć, kto to.
    .choice-wipe-your-feet = Wytrzeć buty i czekać
