"""Rules that are the same in every game, written once: templates.

A template is a module in the subset that imports what differs between games (`State`, `apply` ...)
from `template_parameters.py`, which only names it. `instance` runs the template's source once more
for one game, with the game's own things under these names. So the rules of each game get functions
of their own types, as the native build needs them.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType


def instance(template: str, name: str, **given: object) -> ModuleType:
    """The template's module for one game, called `name`; `given` are its parameters."""
    spec = find_spec(template)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(template)
    module = ModuleType(name)
    module.__file__ = spec.origin
    sys.modules[name] = module  # where the translator looks for the sources of its classes
    source = Path(spec.origin).read_text(encoding="utf-8")
    exec(compile(source, spec.origin, "exec"), vars(module))
    missing = [key for key in given if key not in vars(module)]
    if missing:
        raise TypeError(f"{template} asks for no {', '.join(missing)}")
    vars(module).update(given)
    return module
