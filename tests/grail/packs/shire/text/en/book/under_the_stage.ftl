verse-book-under-the-stage = A ring of keys hangs under the planks, with no doors to speak of.
    .choice-take-it = Take the keys
    .choice-leave = Let them hang
