"""Names of OpenTelemetry's conventions, for where Python's SDK is installed without the package that holds them.

The SDK asks for them when it is imported. A name is its attribute's: EXCEPTION_MESSAGE is exception.message.
"""

import importlib.abc
import importlib.machinery
import importlib.util
import sys
import types

PACKAGE = "opentelemetry.semconv"


class Names(types.ModuleType):
    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name.startswith("create_"):
            return lambda meter: meter.create_up_down_counter(name.removeprefix("create_").replace("_", "."))
        return Value(name.lower().replace("_", ".")) if name.isupper() else Group(name, (), {})


class Value(str):
    @property
    def value(self):
        return str(self)


class Group(type):
    """A class of values, as ResourceAttributes is."""

    def __getattr__(cls, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Value(name.lower().replace("_", "."))


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name, path=None, target=None):
        if name != PACKAGE and not name.startswith(f"{PACKAGE}."):
            return None
        return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec):
        return Names(spec.name)

    def exec_module(self, module):
        pass


def stand_in():
    try:
        found = importlib.util.find_spec(PACKAGE)
    except ModuleNotFoundError:
        found = None
    if found is None:
        sys.meta_path.append(Finder())
