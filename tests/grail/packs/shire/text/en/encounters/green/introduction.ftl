encounter-strayed-ram = Strayed Ram
