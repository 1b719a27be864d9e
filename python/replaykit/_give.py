"""Rebuilds Python values from JSON and their types by JSON Pointer; the inverse of `_keep.py`. Standard library only."""

import base64
import datetime
import decimal
import sys
import uuid

from ._keep import Unkept, under
from ._kinds import class_in, field_names, is_enum, real_name


def give(value, types, home=None):
    """Rebuilds a value; raises `Unkept`. `home` is the module of the tool's function: only classes of its package may be imported."""
    return _Giver(types, home).give(value, "")


class _Giver:
    def __init__(self, types, home):
        self.types = types
        self.home = home

    def give(self, value, pointer):
        tag = self.types.get(pointer)
        if isinstance(value, dict):
            value = {key: self.give(item, under(pointer, key)) for key, item in value.items()}
        elif isinstance(value, list):
            value = [self.give(item, under(pointer, index)) for index, item in enumerate(value)]
        if tag is None:
            return value
        try:
            return self.typed(value, *tag.partition(" ")[::2])
        except Unkept as error:
            raise Unkept(pointer, error.reason)
        except Exception as error:
            raise Unkept(pointer, "cannot be rebuilt as %s: %s: %s" % (tag, type(error).__name__, error))

    def typed(self, value, family, name):
        simple = _simple.get(family)
        if simple is not None and not name:
            return simple(value)
        if family == "datetime":
            import zoneinfo

            return datetime.datetime.fromisoformat(value).astimezone(zoneinfo.ZoneInfo(name))
        if family not in _families:
            raise Unkept("", "has the type %s, which Python does not have" % family)
        name, _, given = name.partition(" ")
        if given:
            return as_pydantic(self.found(name), value, set(given.split(",")))
        return _families[family](self.found(name), value)

    def found(self, name):
        module, _, path = name.partition(":")
        main = sys.modules.get("__main__")
        places = [main] if real_name("__main__") == module else []
        places.append(sys.modules.get(module))
        # A recording must not decide which code is loaded: only modules of the tool's own package are imported.
        if self.home is not None and module.partition(".")[0] == self.home.partition(".")[0] and not any(places):
            __import__(module)
            places.append(sys.modules.get(module))
        kind = next((found for found in (class_in(place, path) for place in places if place) if found), None)
        if kind is None:
            raise Unkept("", "is of %s, which no longer exists" % name)
        return kind


def _path(value):
    import pathlib

    return pathlib.Path(value)


def _pure_path(name):
    def give_path(value):
        import pathlib

        return getattr(pathlib, name)(value)

    return give_path


_simple = {
    "tuple": tuple,
    "set": set,
    "frozenset": frozenset,
    "float": float,
    "int": int,
    "bytes": lambda value: base64.b64decode(value, validate=True),
    "bytearray": lambda value: bytearray(base64.b64decode(value, validate=True)),
    "Decimal": decimal.Decimal,
    "datetime": lambda value: datetime.datetime.fromisoformat(value),
    "date": lambda value: datetime.date.fromisoformat(value),
    "time": lambda value: datetime.time.fromisoformat(value),
    "timedelta": lambda value: datetime.timedelta(microseconds=round(value * 1_000_000)),
    "UUID": uuid.UUID,
    "Path": _path,
    "PurePosixPath": _pure_path("PurePosixPath"),
    "PureWindowsPath": _pure_path("PureWindowsPath"),
    "dict": lambda pairs: {key: item for key, item in pairs},
}


def _as_object(kind, fields):
    """Makes the object without its `__init__`, as `copy` does: side effects of `__init__` happened when the value was recorded."""
    if hasattr(kind, "__del__"):
        raise Unkept("", "is of %s, which has a __del__ method and cannot be rebuilt safely" % kind.__qualname__)
    made = object.__new__(kind)
    for name, item in fields.items():
        object.__setattr__(made, name, item)
    return made


def as_dataclass(kind, fields):
    _must(kind, hasattr(kind, "__dataclass_fields__"))
    absent = [name for name in field_names(kind) if name not in fields]
    if absent:
        raise Unkept("", "lacks %s, which %s has now" % (", ".join(absent), kind.__qualname__))
    return _as_object(kind, fields)


def as_pydantic(kind, fields, given=None):
    make = getattr(kind, "model_construct", None) or getattr(kind, "construct", None)
    _must(kind, make is not None)
    return make(_fields_set=given, **fields)


def _as_namedtuple(kind, fields):
    _must(kind, issubclass(kind, tuple) and list(getattr(kind, "_fields", ())) == list(fields))
    return tuple.__new__(kind, fields.values())


def _as_member(kind, name):
    _must(kind, is_enum(kind))
    return kind[name]


def _as_exception(kind, parts):
    _must(kind, issubclass(kind, Exception))
    made = kind.__new__(kind, *parts.get("args", ()))
    if not isinstance(made, OSError):  # OSError takes the file name out of its args
        made.args = tuple(parts.get("args", ()))
    made.__dict__.update(parts.get("attributes", {}))
    for name in parts.get("left_out", ()):
        made.__dict__[name] = _LeftOut("%s.%s" % (kind.__qualname__, name))
    return made


class _LeftOut:
    """Stands for an attribute that could not be recorded: its first use raises an error that says so."""

    def __init__(self, name):
        self.__dict__["_name"] = name

    def __getattr__(self, attribute):
        raise AttributeError("replaykit: %s could not be recorded, so it has no %s here" % (self._name, attribute))

    def __bool__(self):
        raise AttributeError("replaykit: %s could not be recorded, so it has no value here" % self._name)


def _must(kind, holds):
    if not holds:
        raise Unkept("", "is of %s, which has changed since the recording" % kind.__qualname__)


_families = {
    "dataclass": as_dataclass,
    "pydantic": as_pydantic,
    "object": _as_object,
    "namedtuple": _as_namedtuple,
    "enum": _as_member,
    "exception": _as_exception,
}
