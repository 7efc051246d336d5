"""The terminal: the command line, and a table drawn in text for one person or for several around one keyboard."""
