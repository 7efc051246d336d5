status-ferry-paid = поромникові заплачено
status-rings-heard = вечори біля дзвона
