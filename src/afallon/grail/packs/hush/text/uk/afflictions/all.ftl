affliction-dying = Ви помираєте
    .story = Лежиться вам зручно. Це й лякає інших.
affliction-dying-solo = Ви помираєте
    .story = Бути хороброю людиною нема для кого. Трохи хоробрості, виявляється, лишається й так.
affliction-going-mad = Ви божеволієте
    .story = Дорогу ви знаєте. Тільки не бачите, чого б їй бути вашою.
dial-affliction-dying-last-hours = останні години
dial-affliction-dying-solo-last-hours = останні години
