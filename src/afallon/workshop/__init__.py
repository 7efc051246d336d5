"""Tools for pack authors: a pack as a book, a graph and card sheets, and a starter pack.

All output is made of a pack and its texts. Each output is one HTML or SVG file without external resources or scripts.
"""
