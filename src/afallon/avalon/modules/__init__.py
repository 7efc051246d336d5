"""Every optional module, one file each: a file here that defines `MODULE` registers it."""

from afallon.additions import declared
from afallon.avalon.module import AvalonModule

_found = declared(__name__, "MODULE", AvalonModule)

MODULES: dict[str, AvalonModule] = {module.name: module for module in sorted(_found, key=lambda one: one.name)}
