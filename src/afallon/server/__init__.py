"""Server: rooms for people and bots, HTTP and WebSocket, and durable storage."""
