"""Tests of the contract itself: whatever is broken is found, by the promise that it breaks."""
