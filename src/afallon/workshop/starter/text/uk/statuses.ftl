status-whistled = Сопілку знайдено
