status-whistled = The whistle was heard
