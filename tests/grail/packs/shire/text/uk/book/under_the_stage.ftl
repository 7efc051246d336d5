verse-book-under-the-stage = Під дошками висить в’язка ключів, а дверей, щоб про них говорити, немає.
    .choice-take-it = Взяти ключі
    .choice-leave = Нехай висять
