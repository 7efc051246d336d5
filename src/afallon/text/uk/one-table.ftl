### Один пристрій по колу
around-way = Передавати один телефон
around-title = Один телефон по колу
around-hint = Усі грають на цьому пристрої. Він каже, чия черга, і показує кожному лише його карту.
around-name = Ім’я гравця { NUMBER($number, useGrouping: 0) }
around-bot = Бот
around-name-twice = Двоє мають однакове ім’я. Додай до одного з них літеру.
around-begin = Роздати карти
around-look = Ніч. Телефон бере { $name }: час подивитися свою карту.
around-pass = Телефон бере { $name }.
around-take = Я — { $name }
around-holds = Телефон тримає { $name }
around-cover = Сховати

### Оповідач
narrator-way = Читати ніч уголос
narrator-title = Оповідач
narrator-hint = Для тих, хто сидить за одним столом зі справжніми картами. Обери, у що ви граєте: пристрій прочитає ніч уголос, крок за кроком, і покаже кожну фразу великими літерами.
narrator-voice = Голос
narrator-has-voice = Цей пристрій має голос для твоєї мови. Перевір гучність.
narrator-no-voice = Цей пристрій не має голосу для твоєї мови. Фрази з’являтимуться великими літерами, одна за одною.
narrator-sample = Усім мене чутно? Тоді хай починається ніч.
narrator-sound-check = Перевірка звуку
narrator-pause = Тиша після фрази: { $seconds ->
    [one] { NUMBER($seconds, useGrouping: 0) } секунда
    [few] { NUMBER($seconds, useGrouping: 0) } секунди
    [many] { NUMBER($seconds, useGrouping: 0) } секунд
   *[other] { NUMBER($seconds, useGrouping: 0) } секунди
}
narrator-rate = Швидкість голосу
narrator-begin = Хай настане ніч
narrator-read = Спершу прочитати про себе
narrator-place = { NUMBER($number, useGrouping: 0) } з { NUMBER($total, useGrouping: 0) }
narrator-back = Попередня фраза
narrator-next = Наступна фраза
narrator-stop = Пауза
narrator-go-on = Далі
narrator-leave = Перервати ніч
