ending-nine-voices = Nine Voices
epilogue-nine-voices =
    It does not begin; it turns out to have been going on. Nine stones, one note, and the road north remembers with a start that it leads somewhere.

    You walk home in it. Behind you the thread has gone tight, as if somebody at the other end had taken up the slack. You have paid with what was yours, and said so. Nobody asked the stone anything. Three bells want casting before the frost.
ending-eight-wives = The Eight Wives
epilogue-eight-wives =
    The stones hum, and one of them hums a dance tune, badly. Eight wives, and a place where you could swear there had been a bench.

    At the Hythe people count themselves, as one does after a storm, and it comes right. Nobody whistles. A pipe is found on the quay, still warm, and is kept in case somebody asks. Three bells want casting before the frost.
ending-silence = Silence
epilogue-silence =
    It is not dark. The doors are not locked; they have only stopped being anybody’s. The Hythe stands about in the lanes, courteous, with its hands at its sides, each making room for the next.

    On the table five bowls are going cold. You look at them for some time, wondering whose.
