encounter-strayed-ram = Заблуканий баран
