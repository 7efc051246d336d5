### Одно устройство по кругу
around-way = Передавать один телефон
around-title = Один телефон по кругу
around-hint = Все играют на этом устройстве. Оно подсказывает, чья очередь, и показывает каждому только его карту.
around-name = Имя игрока { NUMBER($number, useGrouping: 0) }
around-bot = Бот
around-name-twice = У двоих одинаковые имена. Добавь к одному из них букву.
around-begin = Раздать карты
around-look = Ночь. Телефон берёт { $name }: нужно посмотреть карту.
around-pass = Телефон берёт { $name }.
around-take = Я — { $name }
around-holds = Телефон держит { $name }
around-cover = Спрятать

### Рассказчик
narrator-way = Читать ночь вслух
narrator-title = Рассказчик
narrator-hint = Для тех, кто сидит за одним столом с настоящими картами. Выбери, во что вы играете, и это устройство прочтёт ночь вслух, шаг за шагом, показывая каждую фразу крупными буквами.
narrator-voice = Голос
narrator-has-voice = У этого устройства есть голос для твоего языка. Проверь громкость.
narrator-no-voice = У этого устройства нет голоса для твоего языка. Фразы появятся крупными буквами одна за другой.
narrator-sample = Всем меня слышно? Тогда пусть начнётся ночь.
narrator-sound-check = Проверка звука
narrator-pause = Пауза после фразы: { $seconds ->
    [one] { NUMBER($seconds, useGrouping: 0) } секунда
    [few] { NUMBER($seconds, useGrouping: 0) } секунды
    [many] { NUMBER($seconds, useGrouping: 0) } секунд
   *[other] { NUMBER($seconds, useGrouping: 0) } секунды
}
narrator-rate = Скорость речи
narrator-begin = Пусть наступит ночь
narrator-read = Сначала прочитать
narrator-place = { NUMBER($number, useGrouping: 0) } из { NUMBER($total, useGrouping: 0) }
narrator-back = Предыдущая фраза
narrator-next = Следующая фраза
narrator-stop = Пауза
narrator-go-on = Дальше
narrator-leave = Прервать ночь
