"""The server: rooms where people and bots sit down, sockets, and a store that forgets nothing it has confirmed."""
