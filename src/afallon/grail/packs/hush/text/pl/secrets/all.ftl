secret-1 = Obrzęd budzenia
    .story = Jedna strona jednej kartki. Stanąć tam, gdzie słyszy. Przynieść, co chciałoby się zachować. Powiedzieć, czyje było.
secret-2 = Czerwona nić
    .story = Długa na ramię, mocno skręcona. Wystarczy przewiązać nią rzecz i każdy wie, że rzecz była czyjaś.
secret-42 = Odwrócone plecy
    .story = Nikt wam nie ubliża. Po prostu nie trzymają wam już miejsca na ławce.
