location-140 = The Lying Bridge
verse-140-the-knees = The bridge has knees. It lies on its back across the gorge with its hands at its sides and birches in its hair. An army went over it once and did not come home, and it is still holding its breath, so as not to spill them when they do. You cross on tiptoe. It pretends not to notice.
    .choice-say-thank-you = Say thank you, to somebody’s ear
