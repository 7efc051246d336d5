status-ferry-paid = the ferryman is paid
status-rings-heard = evenings at the bell
