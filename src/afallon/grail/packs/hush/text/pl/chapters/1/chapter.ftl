chapter-1 = Kamień domowy
    .story = Dziewięćset sześć osób mieszka tam, gdzie słychać jeden kamień. Dziś wieczorem zgubił jeden oddech. Wszyscy się zgodzili, że nie.
