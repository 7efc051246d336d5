card-crook = Ґирлиґа
card-long-reach = Довга рука
card-the-gander = Гусак
