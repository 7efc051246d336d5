affliction-dying = Вы умираете
    .story = Лежать вам удобно. Это и пугает остальных.
affliction-dying-solo = Вы умираете
    .story = Храбриться не перед кем. Немного храбрости, оказывается, есть и так.
affliction-going-mad = Вы сходите с ума
    .story = Дорогу вы знаете. Не видите только, с чего бы ей быть вашей.
dial-affliction-dying-last-hours = последние часы
dial-affliction-dying-solo-last-hours = последние часы
