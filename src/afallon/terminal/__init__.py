"""The terminal: the command line, and a table drawn as text for one person or several at one keyboard."""
