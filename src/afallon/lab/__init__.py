"""The laboratory: bots play many games; studies measure and plot the results.

`python -m afallon.lab --help` lists the studies.
"""
