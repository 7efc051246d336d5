status-whistled = The whistle is found
