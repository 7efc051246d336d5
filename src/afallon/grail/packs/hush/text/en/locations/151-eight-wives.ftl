location-151 = The Eight Wives
verse-151-the-tune = Eight stones, and a ninth that stands a little apart with something of a stoop. It hums a dance, and stops where it goes wrong, and goes back. There is a cushion in the grass. One of you picks it up, looks for whose it is, and puts it down again.
