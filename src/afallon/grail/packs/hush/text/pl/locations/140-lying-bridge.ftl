location-140 = Leżący Most
verse-140-the-knees = Most ma kolana. Leży na wznak w poprzek jaru, z rękami wzdłuż ciała i brzozami we włosach. Przeszło po nim kiedyś wojsko i nie wróciło, a on wciąż wstrzymuje oddech, żeby nikogo nie strząsnąć, kiedy wrócą. Przechodzicie na palcach. Udaje, że nie zauważył.
    .choice-say-thank-you = Powiedzieć „dziękujemy”, komuś do ucha
