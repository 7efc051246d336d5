location-126 = The Long Table
verse-126-the-window = From the terrace you see the whole length of it: the candles straight, the glasses full, and everybody turned to a chair at the top with nobody in it. A steward lifts the sash a hand’s breadth. “Not before the soup,” he says, as warm as the room. “You would only have to wait with the rest of us.”
    .choice-take-the-roll-he-holds-out = Take the roll he holds out
verse-126-the-same-dish = A dish comes round, and you help yourself and pass it on. It comes round again. It is very good. You have been hungry for so long that you do not mind its always being handed to you by the same wrist.
