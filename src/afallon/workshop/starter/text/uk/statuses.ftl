status-whistled = Сопілку почуто
