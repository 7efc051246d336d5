location-107 = Beggar’s Stone
    .rite = It takes the silver without a clink, as a hand takes it that has not been held out for long.
verse-107-the-hollow = Beggar’s Stone is low and has a hollow in the top. Put a coin in, and it is gone by morning. Ask, and there is a coin. It has never been known to keep accounts, which is why the Hythe is afraid of it. West of here the road has been taken up, like a carpet.
    .choice-ask = Ask
    .choice-leave-a-coin = Leave a coin
verse-107-asked = Two coins, warm, with a woman’s head on them that is on no other money. You spend them before dark, both, at the first stall, and do not bargain.
