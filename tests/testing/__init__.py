"""Tests of the contract suite: each planted fault fails the promise that it breaks."""
