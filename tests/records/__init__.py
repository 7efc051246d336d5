"""Games that are kept for ever."""
