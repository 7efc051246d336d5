location-1 = The stile
# A blank line begins a paragraph. What stands between asterisks is emphasised.
verse-1-hum =
    The stone beside the stile is warm, as it should be. It hums, as it should. You lay your ear to it and hear the note,
    and under the note, where there was never anything, somebody *breathing in*.

    Nobody breathes out. In the nettles at your feet lies a whistle cut from a reed, still green.
    .choice-whistle = Pick up the whistle
    .choice-leave = Climb over and go on
verse-1-geese =
    You dream that you count them, and the number is right.
