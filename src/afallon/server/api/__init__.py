"""The server's face to the network: HTTP and the socket, as docs/protocol.md describes them."""
