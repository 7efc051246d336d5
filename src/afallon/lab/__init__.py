"""The laboratory: bots play many games, and the results are measured and drawn.

`python -m afallon.lab --help` lists the studies.
"""
