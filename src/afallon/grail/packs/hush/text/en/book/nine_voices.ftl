verse-book-nine-voices =
    It does not begin; it turns out to have been going on. Nine stones, one note, and the road north remembers with a start that it leads somewhere.

    You walk home in it. Behind you the thread has gone tight, as if somebody at the other end had taken up the slack. You have paid with what was yours, and said so. Nobody asked the stone anything. Three bells want casting before the frost.
