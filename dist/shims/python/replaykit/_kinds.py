"""What kinds of values there are, and where their classes are found again. Standard library only."""

import sys


def real_name(module):
    """The main script is known by its own name, under which other programs import it."""
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
    """An object of a class written in Python that has attributes and nothing else: no handle, no lock, no connection."""
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
    """Classes of C have no heap of attributes of their own; a generic one is Python's own mark."""
    return kind.__module__ in ("typing", "abc") or bool(kind.__flags__ & (1 << 9)) and "__slots__" not in kind.__dict__


def field_names(kind):
    """Its fields; what is written as a class variable is none."""
    return [name for name, field in kind.__dataclass_fields__.items() if field._field_type.name == "_FIELD"]


def class_in(module, path):
    found = module
    for part in path.split("."):
        found = getattr(found, part, None)
    return found if isinstance(found, type) else None
