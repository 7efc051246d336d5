# What belongs to an entry is an attribute of its message: a dot, a name, and the text.
character-goose-girl = Tibb the goose-girl
    .story = She counts her geese at dusk and again at dawn, and tonight the two numbers differ.
