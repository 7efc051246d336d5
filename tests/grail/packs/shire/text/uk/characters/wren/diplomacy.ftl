card-small-talk = Балачка
card-question = Запитання
card-old-debt = Давній борг
