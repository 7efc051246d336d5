"""Dawn: nine steps (GR-DAWN-02)."""

from afallon.grail.rules.dawn.days import DawnBegins, DawnEnds
from afallon.grail.rules.dawn.menhirs import DarkMenhirs, MenhirDials
from afallon.kernel import Module

MODULE = Module(
    name="dawn",
    moments={
        "dawn_begins": (DawnBegins(),),
        "dark_menhirs": (DarkMenhirs(),),
        "menhir_dials": (MenhirDials(),),
        "dawn_ends": (DawnEnds(),),
    },
)
