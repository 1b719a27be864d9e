"""Turns Python values into plain JSON, and their types by JSON Pointer. Standard library only.

People, checks and redaction read the JSON. With the types `_give.py` rebuilds the value that the agent's code expects:
`result.amount`, `isinstance`, `except CardDeclined`. A value that cannot be rebuilt is refused, never kept as another type.
"""

import base64
import datetime
import decimal
import math
import sys
import uuid

from ._kinds import class_in, field_names, is_enum, is_plain_object, real_name

_deepest = 200
_most = 1_000_000
_dates = ("date", "time")
_real_datetime = datetime.datetime


class Unkept(Exception):
    """A value cannot be kept or cannot be rebuilt; `pointer` is the JSON Pointer to it."""

    def __init__(self, pointer, reason):
        super().__init__(reason)
        self.pointer = pointer
        self.reason = reason


def keep(value):
    """`(json, types)`; raises `Unkept`."""
    keeper = _Keeper()
    return keeper.keep(value, "", 0), keeper.types


def keep_error(error):
    """
    Returns what is needed to raise the same exception again. Attributes that cannot be kept, such as the response of an HTTP client,
    are listed by name in `left_out`: using one in a replay raises an error that says so.
    """
    keeper = _Keeper()
    keeper.types[""] = "exception " + keeper.name(type(error), "")
    args = list(error.args)
    if isinstance(error, OSError) and error.filename is not None:
        args.append(error.filename)
    parts = {"args": keeper.keep(args, "/args", 1)}
    for name, item in error.__dict__.items():
        if name.startswith("__"):  # such as __notes__
            continue
        one = _Keeper()
        try:
            kept = one.keep(item, under("/attributes", name), 1)
        except Unkept:
            parts.setdefault("left_out", []).append(name)
            continue
        parts.setdefault("attributes", {})[name] = kept
        keeper.types.update(one.types)
    return {"value": parts, "types": keeper.types}


def keep_into(types, value, pointer):
    """Keeps a part of a larger value and adds its types to `types`."""
    keeper = _Keeper()
    kept = keeper.keep(value, pointer, 1)
    types.update(keeper.types)
    return kept


def plain(value):
    """An argument as JSON, without types; raises `Unkept` if it has no usual form in JSON."""
    return _Keeper(arguments=True).keep(value, "", 0)


def under(pointer, key):
    return "%s/%s" % (pointer, str(key).replace("~", "~0").replace("/", "~1"))


class _Keeper:
    def __init__(self, arguments=False):
        self.types = {}
        self.arguments = arguments
        self.count = 0
        self.open = set()

    def keep(self, value, pointer, depth):
        self.count += 1
        if depth > _deepest or self.count > _most:
            raise Unkept(pointer, "is nested deeper than %d levels or has more than %d values" % (_deepest, _most))
        kind = type(value)
        if value is None or kind is bool or kind is str:
            return value
        if kind is int or kind is float:
            return self.number(value, pointer)
        if id(value) in self.open:
            raise Unkept(pointer, "contains itself")
        self.open.add(id(value))
        try:
            if kind is list:
                return self.items(value, pointer, depth)
            if kind is dict:
                return self.mapping(value, pointer, depth)
            kept = self.known(value, kind, pointer)
            return self.parts(value, kind, pointer, depth) if kept is None else kept
        finally:
            self.open.discard(id(value))

    def mark(self, pointer, kind):
        if not self.arguments:
            self.types[pointer] = kind

    def number(self, value, pointer):
        if isinstance(value, int):
            if abs(value) < 2**53:
                return value
            self.mark(pointer, "int")
            return str(value)
        if not math.isfinite(value):
            if self.arguments:
                return None
            self.mark(pointer, "float")
            return repr(value)
        if value.is_integer():
            if math.copysign(1, value) < 0 and value == 0:
                self.mark(pointer, "float")
                return value if self.arguments else "-0.0"
            self.mark(pointer, "float")
        return value

    def items(self, value, pointer, depth):
        return [self.keep(item, under(pointer, index), depth + 1) for index, item in enumerate(value)]

    def mapping(self, value, pointer, depth):
        if all(type(key) is str for key in value):
            return {key: self.keep(item, under(pointer, key), depth + 1) for key, item in value.items()}
        if self.arguments:
            return {str(plain(key)): self.keep(item, under(pointer, key), depth + 1) for key, item in value.items()}
        self.mark(pointer, "dict")
        return self.items([list(pair) for pair in value.items()], pointer, depth)

    def known(self, value, kind, pointer):
        """Values that are written as one string or number; `None` for any other."""
        if kind in (bytes, bytearray):
            self.mark(pointer, kind.__name__)
            return base64.b64encode(value).decode("ascii")
        if kind is decimal.Decimal or kind is uuid.UUID:
            self.mark(pointer, kind.__name__)
            return str(value)
        if isinstance(value, _real_datetime) and kind.__name__ == "datetime":
            zone = getattr(value.tzinfo, "key", None)
            self.mark(pointer, "datetime" if zone is None else "datetime " + zone)
            return value.isoformat()
        if kind.__module__ == "datetime" and kind.__name__ in _dates:
            if getattr(value, "tzinfo", None) is None:
                self.mark(pointer, kind.__name__)
                return value.isoformat()
        if kind is datetime.timedelta:
            self.mark(pointer, "timedelta")
            exact = value // datetime.timedelta(microseconds=1)
            return exact // 1_000_000 if exact % 1_000_000 == 0 else exact / 1_000_000
        if kind.__module__.startswith("pathlib") and kind.__name__.endswith("Path"):
            self.mark(pointer, kind.__name__ if kind.__name__.startswith("Pure") else "Path")
            return str(value)
        return None

    def parts(self, value, kind, pointer, depth):
        """Values that hold other values."""
        if kind in (tuple, set, frozenset):
            self.mark(pointer, kind.__name__)
            return self.items(value if kind is tuple else _in_order(value), pointer, depth)
        if is_enum(kind):
            return self.member(value, kind, pointer)
        fields = getattr(kind, "_fields", None)
        if isinstance(value, tuple) and isinstance(fields, tuple):
            return self.fields("namedtuple", kind, dict(zip(fields, value)), pointer, depth)
        if hasattr(kind, "__dataclass_fields__"):
            own = {name: getattr(value, name) for name in field_names(kind) if hasattr(value, name)}
            return self.fields("dataclass", kind, {**own, **getattr(value, "__dict__", {})}, pointer, depth)
        if hasattr(value, "__pydantic_fields_set__") or hasattr(value, "__fields_set__"):
            more = getattr(value, "__pydantic_extra__", None) or {}
            return self.model(value, kind, {**value.__dict__, **more}, pointer, depth)
        if hasattr(kind, "__attrs_attrs__"):
            own = {each.name: getattr(value, each.name) for each in kind.__attrs_attrs__ if hasattr(value, each.name)}
            return self.fields("object", kind, {**own, **getattr(value, "__dict__", {})}, pointer, depth)
        if is_plain_object(value, kind):
            return self.fields("object", kind, value.__dict__, pointer, depth)
        raise Unkept(pointer, "is of %s.%s, which is not JSON and cannot be rebuilt" % (kind.__module__, kind.__qualname__))

    def member(self, value, kind, pointer):
        if self.arguments:
            return self.keep(value.value, pointer, 1)
        if value.name is None or kind.__members__.get(value.name) is not value:
            raise Unkept(pointer, "is a combination of flags of %s, which cannot be rebuilt" % kind.__qualname__)
        self.mark(pointer, "enum " + self.name(kind, pointer))
        return value.name

    def model(self, value, kind, values, pointer, depth):
        """Keeps a pydantic model, and which of its fields were set, because `exclude_unset` depends on it."""
        made = self.fields("pydantic", kind, values, pointer, depth)
        given = getattr(value, "__pydantic_fields_set__", None)
        given = value.__fields_set__ if given is None else given
        if set(given) != set(values) and pointer in self.types:
            self.types[pointer] += " " + ",".join(sorted(given))
        return made

    def fields(self, family, kind, values, pointer, depth):
        self.mark(pointer, family + " " + (kind.__qualname__ if self.arguments else self.name(kind, pointer)))
        return {str(name): self.keep(item, under(pointer, name), depth + 1) for name, item in values.items()}

    def name(self, kind, pointer):
        """The name `module:path` by which the class is found again; raises `Unkept` for a class defined inside a function."""
        name = "%s:%s" % (real_name(kind.__module__), kind.__qualname__)
        if class_in(sys.modules.get(kind.__module__), kind.__qualname__) is not kind:
            raise Unkept(pointer, "is of the class %s, which cannot be found by this name" % name)
        return name


def _in_order(items):
    try:
        return sorted(items)
    except TypeError:
        return sorted(items, key=repr)
