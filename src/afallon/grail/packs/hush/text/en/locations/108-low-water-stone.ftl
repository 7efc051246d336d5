location-108 = Low-Water Stone
    .rite = You pay it quickly, with an eye on the tide. It is not the stone that hurries.
verse-108-the-ebb = Half the day it is a stone, and half the day it is a place where boats go round. It wears weed to the shoulders. East of it there used to be a causeway; there is a line of posts, getting shorter, and then there is the sea, not owing you anything.
    .choice-dig-where-it-hums = Dig where it hums
    .choice-gather-mussels = Gather mussels
verse-108-what-the-mud-had = The mud gives it up with a kiss. It is somebody’s. Everything down there is somebody’s; that is what makes it so hard to walk.
verse-108-wet-bed = You dream that you are lying in a bed, warm and dry, and that this is the mistake. Somebody in the next room is moving the furniture to where it would be if there were a tide.
verse-108-the-flood = It comes in as it always does, on time, taking off its hat. You are sitting at table. You go on passing the salt until you cannot see whose hand it is.
