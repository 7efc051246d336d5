chapter-1 = Before the Water
    .story = Everybody in Vennford has moved the good chairs upstairs.
