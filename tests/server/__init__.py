"""Tests of the server: rooms without a network, the store, and real servers with real sockets."""
