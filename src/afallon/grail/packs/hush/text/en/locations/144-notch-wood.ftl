location-144 = Notch Wood
verse-144-the-buds = Hazel, cut back every seventh year: straight rods, all of one thickness, in numbered rows. Where a twig was taken there is a bud, and on most of the buds a lid. They are shut; it is the wrong season. “I would not whistle,” says the forester, who is whittling, and careful to cut towards himself.
    .choice-cut-one-rod-towards-yourselves = Cut one rod, towards yourselves
verse-144-the-buds-one-is-open = One by the path is open. It follows you as far as the hedge, and closes, like somebody making a note.
