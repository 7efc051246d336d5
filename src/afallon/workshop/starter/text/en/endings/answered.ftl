ending-answered = The breath goes out
epilogue-answered =
    At first light the stone hums again, with nothing under it. You count the geese. You count them twice, for joy.
