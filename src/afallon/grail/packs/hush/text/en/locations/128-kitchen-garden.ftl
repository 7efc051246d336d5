location-128 = The Kitchen Garden
verse-128-the-beds = Leeks, beans, pears along a wall. The beds have been raked in the night. One pair of bare feet goes out along the path and one comes in, always in the same steps, and they have worn it down to the clay. Behind the kitchen door a spit creaks. “We are serving,” says somebody. “Come when we are not.”
    .choice-pull-leeks = Pull leeks, and rake it over
