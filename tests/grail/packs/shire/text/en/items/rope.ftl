item-rope = Rope
    .story = It has been tied to something that is not there.
