### Сторінка як застосунок: вигляд посилань, екран, що не гасне, сповіщення, поширення.

## Посилання в повідомленнях

app-preview-home = Afallon: ігри за одним столом
    .about = Прихована вірність, корабель у тумані, довга кампанія. З друзями чи ботами, твоєю мовою, без облікового запису.
app-preview-room = На тебе чекає місце
    .about = Відкрий посилання, обери ім’я та щит і сідай за стіл.
app-share = Поділитися

## Без зв’язку

app-offline = До столу не дістатися
    .about = Зараз немає зв’язку. Ця сторінка сама пробує ще раз що кілька секунд, а твоє місце збережено.

## Твій хід

app-notice = Сповіщати про мій хід
    .hint = Коротке сповіщення, поки ця сторінка у фоні. Про що питають, у ньому не видно.
app-notice-refused = Цей браузер не дозволяє сповіщень від цієї сторінки. Це можна змінити в його налаштуваннях для цього сайту.
app-your-turn = Твій хід.

## Темп і розмова

app-clock-propose = Час на розмову й пропозицію
app-clock-vote = Час на розмову й голосування
# $minutes
app-clock-minutes = { $minutes ->
    [0] без обмеження
   *[other] { NUMBER($minutes, useGrouping: 0) } хв
}
app-time-is-up = Домовлений час вийшов. Вирішуй, щойно визначишся.
app-hurry = Боти поспішають
    .hint = Ти граєш лише з ботами, тож вони відповідають майже одразу. Відкриття карт не прискорюється.
# $count
app-watchers-talk = Розмова глядачів ({ NUMBER($count, useGrouping: 0) })
page-claim-i-am-ready = Можна голосувати
page-claim-self-ready = Можна голосувати.
error-not-alone = Боти поспішають лише тоді, коли з ними грає одна людина: інакше довелося б поспішати й іншим.

## Погляд назад

app-picture = Малюнок цієї гри
    .alt = Чим скінчилася гра, хто був ким і всі голоси
app-picture-png = Зберегти зображення (PNG)
app-picture-svg = Зберегти малюнок (SVG)
app-played = Ігри на цьому пристрої
    .hint = Зберігається лише в цьому браузері. Більше ніхто цього не бачить.
app-played-none = Тут ще не дограли жодної гри.
# $games, $won: numbers
app-played-count = Зіграно: { NUMBER($games, useGrouping: 0) }, виграно: { NUMBER($won, useGrouping: 0) }
# $count
app-played-found = Мерліна знайдено: { NUMBER($count, useGrouping: 0) }
app-played-missed = Мерліна не впізнано: { NUMBER($count, useGrouping: 0) }
app-played-was-found = Тебе знайдено як Мерліна: { NUMBER($count, useGrouping: 0) }
app-played-stayed-hidden = Мерліном до кінця в тіні: { NUMBER($count, useGrouping: 0) }
app-played-export = Зберегти у файл
app-played-forget = Утримуй, щоб видалити все
