"""Every plot card, one file each: a file here that defines `PLOT_CARD` registers it."""
