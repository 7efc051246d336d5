choice-leave = Поки що лишити це
