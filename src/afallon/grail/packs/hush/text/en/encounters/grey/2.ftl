encounter-oathless-riders = Oathless Riders
encounter-wreckers = Wreckers
encounter-debt-collectors = Debt Collectors
encounter-parish-levy = Parish Levy
encounter-watchman = The Watchman
