### Страница как приложение: вид ссылок, экран, который не гаснет, уведомления, «поделиться».

## Ссылки в сообщениях

app-preview-home = Afallon: игры за одним столом
    .about = Скрытая верность, корабль в тумане, долгая кампания. С друзьями или ботами, на твоём языке, без учётной записи.
app-preview-room = Тебя ждёт место за столом
    .about = Открой ссылку, выбери имя и щит и садись за стол.
app-share = Поделиться

## Без связи

app-offline = Стол сейчас недоступен
    .about = Связи нет. Эта страница сама пробует снова каждые несколько секунд, а твоё место сохранено.

## Твой ход

app-notice = Сообщать, когда мой ход
    .hint = Короткое уведомление, пока эта страница в фоне. О чём вопрос, в нём не сказано.
app-notice-refused = Этот браузер не разрешает уведомления от этой страницы. Это можно изменить в его настройках для этого сайта.
app-your-turn = Твой ход.

## Темп и разговор

app-clock-propose = Время на разговор и предложение
app-clock-vote = Время на разговор и голосование
# $minutes
app-clock-minutes = { $minutes ->
    [0] без ограничения
   *[other] { NUMBER($minutes, useGrouping: 0) } мин
}
app-time-is-up = Условленное время вышло. Решай не спеша.
app-hurry = Боты спешат
    .hint = Ты играешь только с ботами, поэтому они отвечают почти сразу. Карты открываются с обычной скоростью.
# $count
app-watchers-talk = Чат зрителей ({ NUMBER($count, useGrouping: 0) })
page-claim-i-am-ready = Можно голосовать
page-claim-self-ready = Можно голосовать.
error-not-alone = Боты спешат, только пока с ними играет один человек, иначе пришлось бы спешить и остальным.

## Взгляд назад

app-picture = Картинка этой игры
    .alt = Чем кончилась игра, кто кем был и все голоса
app-picture-png = Сохранить картинку (PNG)
app-picture-svg = Сохранить рисунок (SVG)
app-played = Игры на этом устройстве
    .hint = Они хранятся только в этом браузере. Больше никто их не видит.
app-played-none = Здесь ещё не доиграли ни одной игры.
# $games, $won: numbers
app-played-count = Сыграно: { NUMBER($games, useGrouping: 0) }, выиграно: { NUMBER($won, useGrouping: 0) }
# $count
app-played-found = Мерлин найден: { NUMBER($count, useGrouping: 0) }
app-played-missed = Мерлин не найден: { NUMBER($count, useGrouping: 0) }
app-played-was-found = За Мерлина, раскрыт: { NUMBER($count, useGrouping: 0) }
app-played-stayed-hidden = За Мерлина, не раскрыт: { NUMBER($count, useGrouping: 0) }
app-played-export = Сохранить в файл
app-played-forget = Удерживай, чтобы удалить всё
