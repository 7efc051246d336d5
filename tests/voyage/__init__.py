"""Tests of Voyage through its public interface."""
