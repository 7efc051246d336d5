location-135 = Sixteen Roofs
verse-135-full-up = Sixteen roofs stand out of the water, and along each ridge sits a family, dry to the ankles, holding its children by the collars. “We are full,” they call, before you have said a word. “It is not that we don’t like your faces.” Somebody throws a tile. It is well aimed, and regretful.
    .choice-leave-bread-on-the-nearest-chimney = Leave bread on the nearest chimney
