location-134 = Zatopiony Kamień
    .rite = Spuszczacie to na lince. Po chwili linka wiotczeje, a potem, dwa razy, ktoś za nią pociąga, jak za rękaw.
verse-134-two-fathoms = Kiedy woda stoi, widać go, dwa sążnie w dole, prosty, z węgorzami we włosach. Tu na górze pomruk jest tylko kręgiem na wodzie, który się nie rozszerza. Schodzą do niego schodki, z poręczą. Nie zalało ich. Tak je zbudował ktoś, kto myślał, że da radę.
    .choice-put-an-ear-to-the-water = Przyłożyć ucho do wody
verse-134-a-broom-handle = Ktoś puka od dołu kijem od miotły, w sufit morza. Za bardzo tu hałasujecie. Jest wam głupio i chodzicie na palcach, wszyscy, całą noc.
