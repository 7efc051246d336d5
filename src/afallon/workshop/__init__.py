"""What authors look at: a pack as a book, as a graph, as sheets to cut out; and a small pack to start from.

Everything here is made of a pack and its words, as text: HTML and SVG in one file, with nothing to fetch or to run.
"""
