verse-book-eight-wives =
    The stones hum, and one of them hums a dance tune, badly. Eight wives, and a place where you could swear there had been a bench.

    At the Hythe people count themselves, as one does after a storm, and it comes right. Nobody whistles. A pipe is found on the quay, still warm, and is kept in case somebody asks. Three bells want casting before the frost.
