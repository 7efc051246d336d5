"""Every optional module, one file each; this list is their order."""

from afallon.avalon.module import AvalonModule
from afallon.avalon.modules.lady_of_the_lake import LADY_OF_THE_LAKE

MODULES: dict[str, AvalonModule] = {module.name: module for module in (LADY_OF_THE_LAKE,)}
