choice-leave = Поки що лишити це
choice-pull-with-the-gannets-rope = Повісити олушину мотузку й тягти
choice-pull-with-bare-hands = Тягти за ту, яка є
choice-take-what-nobody-will-mind = Узяти те, за чим не пожаліють
choice-go-through-quickly = Пройти, швидко
