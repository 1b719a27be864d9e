"""Tells kinds of values apart and finds their classes by name. Standard library only."""

import sys


def real_name(module):
    """The name by which other programs import a module: for `__main__` the name of the script."""
    main = sys.modules.get("__main__")
    if module != "__main__" or main is None:
        return module
    spec = getattr(main, "__spec__", None)
    if spec is not None and spec.name != "__main__":
        return spec.name
    file = getattr(main, "__file__", None) or "__main__"
    return file.replace("\\", "/").rpartition("/")[2].rpartition(".")[0] or "__main__"


def is_enum(kind):
    enum = sys.modules.get("enum")
    return enum is not None and issubclass(kind, enum.Enum)


def is_plain_object(value, kind):
    """Whether an object's attributes are all its state: its classes are written in Python, and it is no handle, lock or connection."""
    if not hasattr(value, "__dict__") or kind.__module__ == "builtins" or callable(value):
        return False
    if isinstance(value, (type, BaseException)) or hasattr(value, "__next__") or hasattr(value, "__await__") or hasattr(value, "__del__"):
        return False
    made = ("__reduce__", "__reduce_ex__", "__getstate__")
    if any(getattr(kind, name, None) is not getattr(object, name, None) for name in made):
        return kind.__module__ == "types" and kind.__name__ == "SimpleNamespace"
    bases = [base for base in kind.__mro__ if base is not object]
    return all(_is_written_in_python(base) for base in bases)


def _is_written_in_python(kind):
    """Whether the class is a heap type (`Py_TPFLAGS_HEAPTYPE`, bit 9) without slots; `typing.Generic` and `ABC` count too."""
    return kind.__module__ in ("typing", "abc") or bool(kind.__flags__ & (1 << 9)) and "__slots__" not in kind.__dict__


def field_names(kind):
    """The names of a dataclass's fields, without its `ClassVar` and `InitVar` ones."""
    return [name for name, field in kind.__dataclass_fields__.items() if field._field_type.name == "_FIELD"]


def class_in(module, path):
    found = module
    for part in path.split("."):
        found = getattr(found, part, None)
    return found if isinstance(found, type) else None
