choice-leave = Leave it for now
