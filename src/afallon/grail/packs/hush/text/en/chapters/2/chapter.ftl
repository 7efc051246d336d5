chapter-2 = Three Bells
    .story = Three parishes north of the Wives have no stone of their own. They had one bell between them, and it fell. Where a bell is heard, things remember whose they are.
