### Грааль: що мають персонажі, і скільки.

## Що мають персонажі

grail-quantity-energy = енергія
    .accusative = енергію
    .genitive = енергії
grail-quantity-health = здоров’я
    .genitive = здоров’я
grail-quantity-terror = жах
    .genitive = жаху
grail-quantity-food = їжа
    .accusative = їжу
    .genitive = їжі
grail-quantity-wealth = багатство
    .genitive = багатства
grail-quantity-reputation = шана
    .accusative = шану
    .genitive = шани
grail-quantity-magic = чари
    .genitive = чарів
grail-quantity-experience = досвід
    .genitive = досвіду
grail-quantity-aggression = жорстокість
    .genitive = жорстокості
grail-quantity-empathy = співчуття
    .genitive = співчуття
grail-quantity-courage = хоробрість
    .genitive = хоробрості
grail-quantity-caution = обачність
    .genitive = обачності
grail-quantity-practicality = практичність
    .genitive = практичності
grail-quantity-spirituality = духовність
    .genitive = духовності

## Предмети

grail-keyword-weapon = зброя
    .accusative = зброю
    .genitive = зброї
grail-keyword-armour = обладунок
    .genitive = обладунка
grail-keyword-shield = щит
    .genitive = щита
grail-keyword-companion = компаньйон
    .accusative = компаньйона
    .genitive = компаньйона
grail-keyword-relic = реліквія
    .accusative = реліквію
    .genitive = реліквії
grail-item = предмет
    .crafted = майстрований предмет
    .genitive = предмета

## Стільки чогось

grail-amount-energy = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } енергія
        [few] { NUMBER($units, useGrouping: 0) } енергії
       *[many] { NUMBER($units, useGrouping: 0) } енергії
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } енергію
            [few] { NUMBER($units, useGrouping: 0) } енергії
           *[many] { NUMBER($units, useGrouping: 0) } енергії
        }
grail-amount-health = { NUMBER($units, useGrouping: 0) } здоров’я
grail-amount-terror = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } жах
        [few] { NUMBER($units, useGrouping: 0) } жаху
       *[many] { NUMBER($units, useGrouping: 0) } жаху
    }
grail-amount-food = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } їжа
        [few] { NUMBER($units, useGrouping: 0) } їжі
       *[many] { NUMBER($units, useGrouping: 0) } їжі
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } їжу
            [few] { NUMBER($units, useGrouping: 0) } їжі
           *[many] { NUMBER($units, useGrouping: 0) } їжі
        }
grail-amount-wealth = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } багатство
        [few] { NUMBER($units, useGrouping: 0) } багатства
       *[many] { NUMBER($units, useGrouping: 0) } багатства
    }
grail-amount-reputation = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } шана
        [few] { NUMBER($units, useGrouping: 0) } шани
       *[many] { NUMBER($units, useGrouping: 0) } шани
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } шану
            [few] { NUMBER($units, useGrouping: 0) } шани
           *[many] { NUMBER($units, useGrouping: 0) } шани
        }
grail-amount-magic = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } очко чарів
        [few] { NUMBER($units, useGrouping: 0) } очки чарів
       *[many] { NUMBER($units, useGrouping: 0) } очок чарів
    }
grail-amount-experience = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } досвід
        [few] { NUMBER($units, useGrouping: 0) } досвіду
       *[many] { NUMBER($units, useGrouping: 0) } досвіду
    }
grail-amount-aggression = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } очко жорстокості
        [few] { NUMBER($units, useGrouping: 0) } очки жорстокості
       *[many] { NUMBER($units, useGrouping: 0) } очок жорстокості
    }
grail-amount-empathy = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } очко співчуття
        [few] { NUMBER($units, useGrouping: 0) } очки співчуття
       *[many] { NUMBER($units, useGrouping: 0) } очок співчуття
    }
grail-amount-courage = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } очко хоробрості
        [few] { NUMBER($units, useGrouping: 0) } очки хоробрості
       *[many] { NUMBER($units, useGrouping: 0) } очок хоробрості
    }
grail-amount-caution = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } очко обачності
        [few] { NUMBER($units, useGrouping: 0) } очки обачності
       *[many] { NUMBER($units, useGrouping: 0) } очок обачності
    }
grail-amount-practicality = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } очко практичності
        [few] { NUMBER($units, useGrouping: 0) } очки практичності
       *[many] { NUMBER($units, useGrouping: 0) } очок практичності
    }
grail-amount-spirituality = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } очко духовності
        [few] { NUMBER($units, useGrouping: 0) } очки духовності
       *[many] { NUMBER($units, useGrouping: 0) } очок духовності
    }
grail-amount-damage = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } ураження
        [few] { NUMBER($units, useGrouping: 0) } ураження
       *[many] { NUMBER($units, useGrouping: 0) } уражень
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } ураження
            [few] { NUMBER($units, useGrouping: 0) } уражень
           *[many] { NUMBER($units, useGrouping: 0) } уражень
        }
grail-amount-unavoidable = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } неунікне ураження
        [few] { NUMBER($units, useGrouping: 0) } неунікні ураження
       *[many] { NUMBER($units, useGrouping: 0) } неунікних уражень
    }
    .genitive = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } неунікного ураження
            [few] { NUMBER($units, useGrouping: 0) } неунікних уражень
           *[many] { NUMBER($units, useGrouping: 0) } неунікних уражень
        }
grail-amount-cards = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } карта
        [few] { NUMBER($units, useGrouping: 0) } карти
       *[many] { NUMBER($units, useGrouping: 0) } карт
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } карту
            [few] { NUMBER($units, useGrouping: 0) } карти
           *[many] { NUMBER($units, useGrouping: 0) } карт
        }
grail-amount-markers = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } маркер
        [few] { NUMBER($units, useGrouping: 0) } маркери
       *[many] { NUMBER($units, useGrouping: 0) } маркерів
    }
grail-amount-charges = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } заряд
        [few] { NUMBER($units, useGrouping: 0) } заряди
       *[many] { NUMBER($units, useGrouping: 0) } зарядів
    }
grail-amount-time-tokens = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } жетон часу
        [few] { NUMBER($units, useGrouping: 0) } жетони часу
       *[many] { NUMBER($units, useGrouping: 0) } жетонів часу
    }
grail-amount-quest-tokens = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } жетон місії
        [few] { NUMBER($units, useGrouping: 0) } жетони місії
       *[many] { NUMBER($units, useGrouping: 0) } жетонів місії
    }
grail-amount-boxes = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } клітинка
        [few] { NUMBER($units, useGrouping: 0) } клітинки
       *[many] { NUMBER($units, useGrouping: 0) } клітинок
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } клітинку
            [few] { NUMBER($units, useGrouping: 0) } клітинки
           *[many] { NUMBER($units, useGrouping: 0) } клітинок
        }
grail-amount-players = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } гравець
        [few] { NUMBER($units, useGrouping: 0) } гравці
       *[many] { NUMBER($units, useGrouping: 0) } гравців
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } гравця
            [few] { NUMBER($units, useGrouping: 0) } гравців
           *[many] { NUMBER($units, useGrouping: 0) } гравців
        }
grail-amount-members = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } персонаж
        [few] { NUMBER($units, useGrouping: 0) } персонажі
       *[many] { NUMBER($units, useGrouping: 0) } персонажів
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } персонажа
            [few] { NUMBER($units, useGrouping: 0) } персонажів
           *[many] { NUMBER($units, useGrouping: 0) } персонажів
        }
grail-amount-item = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } предмет
        [few] { NUMBER($units, useGrouping: 0) } предмети
       *[many] { NUMBER($units, useGrouping: 0) } предметів
    }
grail-amount-crafted-item = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } майстрований предмет
        [few] { NUMBER($units, useGrouping: 0) } майстровані предмети
       *[many] { NUMBER($units, useGrouping: 0) } майстрованих предметів
    }
grail-amount-weapon = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } зброя
        [few] { NUMBER($units, useGrouping: 0) } одиниці зброї
       *[many] { NUMBER($units, useGrouping: 0) } одиниць зброї
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } зброю
            [few] { NUMBER($units, useGrouping: 0) } одиниці зброї
           *[many] { NUMBER($units, useGrouping: 0) } одиниць зброї
        }
grail-amount-armour = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } обладунок
        [few] { NUMBER($units, useGrouping: 0) } обладунки
       *[many] { NUMBER($units, useGrouping: 0) } обладунків
    }
grail-amount-shield = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } щит
        [few] { NUMBER($units, useGrouping: 0) } щити
       *[many] { NUMBER($units, useGrouping: 0) } щитів
    }
grail-amount-companion = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } компаньйон
        [few] { NUMBER($units, useGrouping: 0) } компаньйони
       *[many] { NUMBER($units, useGrouping: 0) } компаньйонів
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } компаньйона
            [few] { NUMBER($units, useGrouping: 0) } компаньйонів
           *[many] { NUMBER($units, useGrouping: 0) } компаньйонів
        }
grail-amount-relic = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } реліквія
        [few] { NUMBER($units, useGrouping: 0) } реліквії
       *[many] { NUMBER($units, useGrouping: 0) } реліквій
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } реліквію
            [few] { NUMBER($units, useGrouping: 0) } реліквії
           *[many] { NUMBER($units, useGrouping: 0) } реліквій
        }
grail-amount-green = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } зелена зустріч
        [few] { NUMBER($units, useGrouping: 0) } зелені зустрічі
       *[many] { NUMBER($units, useGrouping: 0) } зелених зустрічей
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } зелену зустріч
            [few] { NUMBER($units, useGrouping: 0) } зелені зустрічі
           *[many] { NUMBER($units, useGrouping: 0) } зелених зустрічей
        }
grail-amount-grey = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } сіра зустріч
        [few] { NUMBER($units, useGrouping: 0) } сірі зустрічі
       *[many] { NUMBER($units, useGrouping: 0) } сірих зустрічей
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } сіру зустріч
            [few] { NUMBER($units, useGrouping: 0) } сірі зустрічі
           *[many] { NUMBER($units, useGrouping: 0) } сірих зустрічей
        }
grail-amount-purple = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } пурпурова зустріч
        [few] { NUMBER($units, useGrouping: 0) } пурпурові зустрічі
       *[many] { NUMBER($units, useGrouping: 0) } пурпурових зустрічей
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } пурпурову зустріч
            [few] { NUMBER($units, useGrouping: 0) } пурпурові зустрічі
           *[many] { NUMBER($units, useGrouping: 0) } пурпурових зустрічей
        }
grail-amount-blue = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } блакитна зустріч
        [few] { NUMBER($units, useGrouping: 0) } блакитні зустрічі
       *[many] { NUMBER($units, useGrouping: 0) } блакитних зустрічей
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } блакитну зустріч
            [few] { NUMBER($units, useGrouping: 0) } блакитні зустрічі
           *[many] { NUMBER($units, useGrouping: 0) } блакитних зустрічей
        }
grail-amount-random-events = { $units ->
        [one] { NUMBER($units, useGrouping: 0) } випадкова подія
        [few] { NUMBER($units, useGrouping: 0) } випадкові події
       *[many] { NUMBER($units, useGrouping: 0) } випадкових подій
    }
    .accusative = { $units ->
            [one] { NUMBER($units, useGrouping: 0) } випадкову подію
            [few] { NUMBER($units, useGrouping: 0) } випадкові події
           *[many] { NUMBER($units, useGrouping: 0) } випадкових подій
        }
