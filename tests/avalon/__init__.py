"""Tests of Avalon through its public interface."""
