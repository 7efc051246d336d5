chapter-1 = Home Stone
    .story = Nine hundred and six people live within hearing of one stone. Tonight it missed a breath. Everybody has agreed that it did not.
