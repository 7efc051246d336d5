"""Every optional module, one file each: a file here that defines `MODULE` is one, and they go by their names."""

from importlib import import_module
from pkgutil import iter_modules

from afallon.avalon.module import AvalonModule

MODULES: dict[str, AvalonModule] = {
    file.name: import_module(f"{__name__}.{file.name}").MODULE for file in iter_modules(__path__)
}
