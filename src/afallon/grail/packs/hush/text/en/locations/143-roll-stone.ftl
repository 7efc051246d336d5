location-143 = Roll Stone
    .rite = The pen stops. Then it writes a little, and goes on where it was.
verse-143-every-stone = From here one hears every stone there is. Home is the low one; you would know it anywhere. Forty of them, each a little apart from the next, like people in a queue who have not been introduced. Under them is another sound, small, dry and regular. In the house to the west somebody is writing.
    .choice-listen-until-you-have-counted-them = Listen until you have counted them
verse-143-every-stone-those-you-lit = Those that you have lit are louder than the rest. They sound as if somebody were leaning on them.
