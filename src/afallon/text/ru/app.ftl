### Страница как приложение: вид ссылок, экран, который не гаснет, уведомления, «поделиться».

## Ссылки в сообщениях

app-preview-home = Afallon: игры за одним столом
    .about = Скрытая верность, корабль в тумане, долгая кампания. С друзьями или ботами, на твоём языке, без учётной записи.
app-preview-room = Тебя ждёт место за столом
    .about = Открой ссылку, выбери имя и щит и садись за стол.
app-share = Поделиться

## Без связи

app-offline = До стола не добраться
    .about = Сейчас нет связи. Эта страница сама пробует снова каждые несколько секунд, а твоё место сохранено.

## Твой ход

app-notice = Сообщать, когда мой ход
    .hint = Короткое уведомление, пока эта страница в фоне. Оно никогда не говорит, о чём спрашивают.
app-notice-refused = Этот браузер не разрешает уведомления от этой страницы. Это можно изменить в его настройках для этого сайта.
app-your-turn = Твой ход.

## Темп и разговор

app-clock-propose = Время на разговор и предложение
app-clock-vote = Время на разговор и голос
# $minutes
app-clock-minutes = { $minutes ->
    [0] без
   *[other] { NUMBER($minutes, useGrouping: 0) } мин
}
app-time-is-up = Условленное время вышло. Решай, когда мысль созреет.
app-hurry = Боты спешат
    .hint = Ты играешь только с ботами: они почти не думают. Всё, что показывают, по-прежнему имеет своё мгновение.
# $count
app-watchers-talk = Говорят зрители ({ NUMBER($count, useGrouping: 0) })
page-claim-i-am-ready = Можно голосовать
page-claim-self-ready = Можно голосовать.
error-not-alone = Боты спешат, только пока с ними играет один человек: иначе спешить пришлось бы и остальным.

## Взгляд назад

app-picture = Картина этой игры
    .alt = Чем кончилась игра, кто кем был и все голоса
app-picture-png = Сохранить изображение (PNG)
app-picture-svg = Сохранить рисунок (SVG)
app-played = Игры на этом устройстве
    .hint = Хранится только в этом браузере. Никто другой этого не видит.
app-played-none = Здесь ещё не доиграли ни одной игры.
# $games, $won: numbers
app-played-count = Сыграно: { NUMBER($games, useGrouping: 0) }, выиграно: { NUMBER($won, useGrouping: 0) }
# $count
app-played-found = Мерлин найден: { NUMBER($count, useGrouping: 0) }
app-played-missed = Мерлин не узнан: { NUMBER($count, useGrouping: 0) }
app-played-was-found = Тебя нашли как Мерлина: { NUMBER($count, useGrouping: 0) }
app-played-stayed-hidden = Мерлином до конца в тени: { NUMBER($count, useGrouping: 0) }
app-played-export = Сохранить в файл
app-played-forget = Держи, чтобы удалить всё
