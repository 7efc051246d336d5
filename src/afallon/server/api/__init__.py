"""The server's HTTP and WebSocket interface, as docs/protocol.md describes it."""
