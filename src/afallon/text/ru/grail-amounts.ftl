### Грааль: что есть у персонажей, и сколько.

## Что есть у персонажей

grail-quantity-energy = энергия
    .accusative = энергию
    .genitive = энергии
grail-quantity-health = здоровье
    .genitive = здоровья
grail-quantity-terror = ужас
    .genitive = ужаса
grail-quantity-food = пища
    .accusative = пищу
    .genitive = пищи
grail-quantity-wealth = богатство
    .genitive = богатства
grail-quantity-reputation = репутация
    .accusative = репутацию
    .genitive = репутации
grail-quantity-magic = магия
    .accusative = магию
    .genitive = магии
grail-quantity-experience = опыт
    .genitive = опыта
grail-quantity-aggression = жестокость
    .genitive = жестокости
grail-quantity-empathy = сострадание
    .genitive = сострадания
grail-quantity-courage = храбрость
    .genitive = храбрости
grail-quantity-caution = осторожность
    .genitive = осторожности
grail-quantity-practicality = практичность
    .genitive = практичности
grail-quantity-spirituality = духовность
    .genitive = духовности

## Предметы

grail-keyword-weapon = оружие
    .genitive = оружия
grail-keyword-armour = доспех
    .genitive = доспеха
grail-keyword-shield = щит
    .genitive = щита
grail-keyword-companion = спутник
    .accusative = спутника
    .genitive = спутника
grail-keyword-relic = реликвия
    .accusative = реликвию
    .genitive = реликвии
grail-item = предмет
    .crafted = самодельный предмет
    .genitive = предмета

## Столько чего-то

grail-amount-energy = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } энергия
        [few] { NUMBER($units, useGrouping: 0) } энергии
       *[many] { NUMBER($units, useGrouping: 0) } энергии
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } энергию
            [few] { NUMBER($units, useGrouping: 0) } энергии
           *[many] { NUMBER($units, useGrouping: 0) } энергии
        }
    .genitive = { NUMBER($units, useGrouping: 0) } энергии
grail-amount-health = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } здоровье
        [few] { NUMBER($units, useGrouping: 0) } здоровья
       *[many] { NUMBER($units, useGrouping: 0) } здоровья
    }
    .genitive = { NUMBER($units, useGrouping: 0) } здоровья
grail-amount-terror = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } ужас
        [few] { NUMBER($units, useGrouping: 0) } ужаса
       *[many] { NUMBER($units, useGrouping: 0) } ужаса
    }
    .genitive = { NUMBER($units, useGrouping: 0) } ужаса
grail-amount-food = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } пища
        [few] { NUMBER($units, useGrouping: 0) } пищи
       *[many] { NUMBER($units, useGrouping: 0) } пищи
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } пищу
            [few] { NUMBER($units, useGrouping: 0) } пищи
           *[many] { NUMBER($units, useGrouping: 0) } пищи
        }
    .genitive = { NUMBER($units, useGrouping: 0) } пищи
grail-amount-wealth = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } богатство
        [few] { NUMBER($units, useGrouping: 0) } богатства
       *[many] { NUMBER($units, useGrouping: 0) } богатства
    }
    .genitive = { NUMBER($units, useGrouping: 0) } богатства
grail-amount-reputation = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } репутация
        [few] { NUMBER($units, useGrouping: 0) } репутации
       *[many] { NUMBER($units, useGrouping: 0) } репутации
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } репутацию
            [few] { NUMBER($units, useGrouping: 0) } репутации
           *[many] { NUMBER($units, useGrouping: 0) } репутации
        }
    .genitive = { NUMBER($units, useGrouping: 0) } репутации
grail-amount-magic = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } магия
        [few] { NUMBER($units, useGrouping: 0) } магии
       *[many] { NUMBER($units, useGrouping: 0) } магии
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } магию
            [few] { NUMBER($units, useGrouping: 0) } магии
           *[many] { NUMBER($units, useGrouping: 0) } магии
        }
    .genitive = { NUMBER($units, useGrouping: 0) } магии
grail-amount-experience = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } опыт
        [few] { NUMBER($units, useGrouping: 0) } опыта
       *[many] { NUMBER($units, useGrouping: 0) } опыта
    }
    .genitive = { NUMBER($units, useGrouping: 0) } опыта
grail-amount-aggression = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } очко жестокости
        [few] { NUMBER($units, useGrouping: 0) } очка жестокости
       *[many] { NUMBER($units, useGrouping: 0) } очков жестокости
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } очка жестокости
            [few] { NUMBER($units, useGrouping: 0) } очков жестокости
           *[many] { NUMBER($units, useGrouping: 0) } очков жестокости
        }
grail-amount-empathy = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } очко сострадания
        [few] { NUMBER($units, useGrouping: 0) } очка сострадания
       *[many] { NUMBER($units, useGrouping: 0) } очков сострадания
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } очка сострадания
            [few] { NUMBER($units, useGrouping: 0) } очков сострадания
           *[many] { NUMBER($units, useGrouping: 0) } очков сострадания
        }
grail-amount-courage = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } очко храбрости
        [few] { NUMBER($units, useGrouping: 0) } очка храбрости
       *[many] { NUMBER($units, useGrouping: 0) } очков храбрости
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } очка храбрости
            [few] { NUMBER($units, useGrouping: 0) } очков храбрости
           *[many] { NUMBER($units, useGrouping: 0) } очков храбрости
        }
grail-amount-caution = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } очко осторожности
        [few] { NUMBER($units, useGrouping: 0) } очка осторожности
       *[many] { NUMBER($units, useGrouping: 0) } очков осторожности
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } очка осторожности
            [few] { NUMBER($units, useGrouping: 0) } очков осторожности
           *[many] { NUMBER($units, useGrouping: 0) } очков осторожности
        }
grail-amount-practicality = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } очко практичности
        [few] { NUMBER($units, useGrouping: 0) } очка практичности
       *[many] { NUMBER($units, useGrouping: 0) } очков практичности
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } очка практичности
            [few] { NUMBER($units, useGrouping: 0) } очков практичности
           *[many] { NUMBER($units, useGrouping: 0) } очков практичности
        }
grail-amount-spirituality = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } очко духовности
        [few] { NUMBER($units, useGrouping: 0) } очка духовности
       *[many] { NUMBER($units, useGrouping: 0) } очков духовности
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } очка духовности
            [few] { NUMBER($units, useGrouping: 0) } очков духовности
           *[many] { NUMBER($units, useGrouping: 0) } очков духовности
        }
grail-amount-damage = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } урон
        [few] { NUMBER($units, useGrouping: 0) } урона
       *[many] { NUMBER($units, useGrouping: 0) } урона
    }
    .genitive = { NUMBER($units, useGrouping: 0) } урона
grail-amount-unavoidable = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } неотвратимый урон
        [few] { NUMBER($units, useGrouping: 0) } неотвратимого урона
       *[many] { NUMBER($units, useGrouping: 0) } неотвратимого урона
    }
    .genitive = { NUMBER($units, useGrouping: 0) } неотвратимого урона
grail-amount-cards = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } карта
        [few] { NUMBER($units, useGrouping: 0) } карты
       *[many] { NUMBER($units, useGrouping: 0) } карт
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } карту
            [few] { NUMBER($units, useGrouping: 0) } карты
           *[many] { NUMBER($units, useGrouping: 0) } карт
        }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } карты
            [few] { NUMBER($units, useGrouping: 0) } карт
           *[many] { NUMBER($units, useGrouping: 0) } карт
        }
grail-amount-markers = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } маркер
        [few] { NUMBER($units, useGrouping: 0) } маркера
       *[many] { NUMBER($units, useGrouping: 0) } маркеров
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } маркера
            [few] { NUMBER($units, useGrouping: 0) } маркеров
           *[many] { NUMBER($units, useGrouping: 0) } маркеров
        }
grail-amount-charges = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } заряд
        [few] { NUMBER($units, useGrouping: 0) } заряда
       *[many] { NUMBER($units, useGrouping: 0) } зарядов
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } заряда
            [few] { NUMBER($units, useGrouping: 0) } зарядов
           *[many] { NUMBER($units, useGrouping: 0) } зарядов
        }
grail-amount-time-tokens = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } жетон времени
        [few] { NUMBER($units, useGrouping: 0) } жетона времени
       *[many] { NUMBER($units, useGrouping: 0) } жетонов времени
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } жетона времени
            [few] { NUMBER($units, useGrouping: 0) } жетонов времени
           *[many] { NUMBER($units, useGrouping: 0) } жетонов времени
        }
grail-amount-quest-tokens = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } жетон миссии
        [few] { NUMBER($units, useGrouping: 0) } жетона миссии
       *[many] { NUMBER($units, useGrouping: 0) } жетонов миссии
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } жетона миссии
            [few] { NUMBER($units, useGrouping: 0) } жетонов миссии
           *[many] { NUMBER($units, useGrouping: 0) } жетонов миссии
        }
grail-amount-boxes = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } клетка
        [few] { NUMBER($units, useGrouping: 0) } клетки
       *[many] { NUMBER($units, useGrouping: 0) } клеток
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } клетку
            [few] { NUMBER($units, useGrouping: 0) } клетки
           *[many] { NUMBER($units, useGrouping: 0) } клеток
        }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } клетки
            [few] { NUMBER($units, useGrouping: 0) } клеток
           *[many] { NUMBER($units, useGrouping: 0) } клеток
        }
grail-amount-players = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } игрок
        [few] { NUMBER($units, useGrouping: 0) } игрока
       *[many] { NUMBER($units, useGrouping: 0) } игроков
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } игрока
            [few] { NUMBER($units, useGrouping: 0) } игроков
           *[many] { NUMBER($units, useGrouping: 0) } игроков
        }
grail-amount-members = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } человек
        [few] { NUMBER($units, useGrouping: 0) } человека
       *[many] { NUMBER($units, useGrouping: 0) } человек
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } человека
            [few] { NUMBER($units, useGrouping: 0) } человек
           *[many] { NUMBER($units, useGrouping: 0) } человек
        }
grail-amount-item = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } предмет
        [few] { NUMBER($units, useGrouping: 0) } предмета
       *[many] { NUMBER($units, useGrouping: 0) } предметов
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } предмета
            [few] { NUMBER($units, useGrouping: 0) } предметов
           *[many] { NUMBER($units, useGrouping: 0) } предметов
        }
grail-amount-crafted-item = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } самодельный предмет
        [few] { NUMBER($units, useGrouping: 0) } самодельных предмета
       *[many] { NUMBER($units, useGrouping: 0) } самодельных предметов
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } самодельного предмета
            [few] { NUMBER($units, useGrouping: 0) } самодельных предметов
           *[many] { NUMBER($units, useGrouping: 0) } самодельных предметов
        }
grail-amount-weapon = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } оружие
        [few] { NUMBER($units, useGrouping: 0) } оружия
       *[many] { NUMBER($units, useGrouping: 0) } оружия
    }
    .genitive = { NUMBER($units, useGrouping: 0) } оружия
grail-amount-armour = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } доспех
        [few] { NUMBER($units, useGrouping: 0) } доспеха
       *[many] { NUMBER($units, useGrouping: 0) } доспехов
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } доспеха
            [few] { NUMBER($units, useGrouping: 0) } доспехов
           *[many] { NUMBER($units, useGrouping: 0) } доспехов
        }
grail-amount-shield = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } щит
        [few] { NUMBER($units, useGrouping: 0) } щита
       *[many] { NUMBER($units, useGrouping: 0) } щитов
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } щита
            [few] { NUMBER($units, useGrouping: 0) } щитов
           *[many] { NUMBER($units, useGrouping: 0) } щитов
        }
grail-amount-companion = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } спутник
        [few] { NUMBER($units, useGrouping: 0) } спутника
       *[many] { NUMBER($units, useGrouping: 0) } спутников
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } спутника
            [few] { NUMBER($units, useGrouping: 0) } спутников
           *[many] { NUMBER($units, useGrouping: 0) } спутников
        }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } спутника
            [few] { NUMBER($units, useGrouping: 0) } спутников
           *[many] { NUMBER($units, useGrouping: 0) } спутников
        }
grail-amount-relic = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } реликвия
        [few] { NUMBER($units, useGrouping: 0) } реликвии
       *[many] { NUMBER($units, useGrouping: 0) } реликвий
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } реликвию
            [few] { NUMBER($units, useGrouping: 0) } реликвии
           *[many] { NUMBER($units, useGrouping: 0) } реликвий
        }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } реликвии
            [few] { NUMBER($units, useGrouping: 0) } реликвий
           *[many] { NUMBER($units, useGrouping: 0) } реликвий
        }
grail-amount-green = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } зелёная встреча
        [few] { NUMBER($units, useGrouping: 0) } зелёные встречи
       *[many] { NUMBER($units, useGrouping: 0) } зелёных встреч
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } зелёную встречу
            [few] { NUMBER($units, useGrouping: 0) } зелёные встречи
           *[many] { NUMBER($units, useGrouping: 0) } зелёных встреч
        }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } зелёной встречи
            [few] { NUMBER($units, useGrouping: 0) } зелёных встреч
           *[many] { NUMBER($units, useGrouping: 0) } зелёных встреч
        }
grail-amount-grey = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } серая встреча
        [few] { NUMBER($units, useGrouping: 0) } серые встречи
       *[many] { NUMBER($units, useGrouping: 0) } серых встреч
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } серую встречу
            [few] { NUMBER($units, useGrouping: 0) } серые встречи
           *[many] { NUMBER($units, useGrouping: 0) } серых встреч
        }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } серой встречи
            [few] { NUMBER($units, useGrouping: 0) } серых встреч
           *[many] { NUMBER($units, useGrouping: 0) } серых встреч
        }
grail-amount-purple = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } пурпурная встреча
        [few] { NUMBER($units, useGrouping: 0) } пурпурные встречи
       *[many] { NUMBER($units, useGrouping: 0) } пурпурных встреч
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } пурпурную встречу
            [few] { NUMBER($units, useGrouping: 0) } пурпурные встречи
           *[many] { NUMBER($units, useGrouping: 0) } пурпурных встреч
        }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } пурпурной встречи
            [few] { NUMBER($units, useGrouping: 0) } пурпурных встреч
           *[many] { NUMBER($units, useGrouping: 0) } пурпурных встреч
        }
grail-amount-blue = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } голубая встреча
        [few] { NUMBER($units, useGrouping: 0) } голубые встречи
       *[many] { NUMBER($units, useGrouping: 0) } голубых встреч
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } голубую встречу
            [few] { NUMBER($units, useGrouping: 0) } голубые встречи
           *[many] { NUMBER($units, useGrouping: 0) } голубых встреч
        }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } голубой встречи
            [few] { NUMBER($units, useGrouping: 0) } голубых встреч
           *[many] { NUMBER($units, useGrouping: 0) } голубых встреч
        }
grail-amount-random-events = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } случайное событие
        [few] { NUMBER($units, useGrouping: 0) } случайных события
       *[many] { NUMBER($units, useGrouping: 0) } случайных событий
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } случайного события
            [few] { NUMBER($units, useGrouping: 0) } случайных событий
           *[many] { NUMBER($units, useGrouping: 0) } случайных событий
        }
