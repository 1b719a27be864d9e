"""Gives a simulated (made-up) answer the type of the function's return annotation. Standard library only."""

from ._give import as_dataclass, as_pydantic
from ._keep import Unkept


def fit(output, function):
    """Returns the answer in the annotated type, so that `result.amount` works; raises `Unkept` if it does not fit the type."""
    import typing

    try:
        wanted = typing.get_type_hints(function).get("return", typing.Any)
    except Exception:  # an annotation may name things that only type checkers see
        return output
    return _fitting(output, wanted)


def _fitting(output, wanted):
    if wanted is type(None):
        return None if output == {} else output
    kinds = [kind for kind in getattr(wanted, "__args__", ()) if kind is not type(None)]
    if type(None) in getattr(wanted, "__args__", ()) and len(kinds) == 1:  # Optional
        return None if output is None else _fitting(output, kinds[0])
    if not isinstance(wanted, type) or not isinstance(output, dict) or wanted is dict:
        return output
    if hasattr(wanted, "__dataclass_fields__"):
        return _made(as_dataclass, wanted, output, _defaults(wanted))
    if hasattr(wanted, "model_validate"):
        return _made(lambda kind, fields: kind.model_validate(fields), wanted, output, {})
    if hasattr(wanted, "__fields__") and hasattr(wanted, "parse_obj"):
        return _made(as_pydantic, wanted, output, {})
    if issubclass(wanted, tuple) and hasattr(wanted, "_fields"):
        return _made(lambda kind, fields: kind(**fields), wanted, output, {})
    return output


def _defaults(wanted):
    import dataclasses

    found = {}
    for field in dataclasses.fields(wanted):
        if field.default is not dataclasses.MISSING:
            found[field.name] = field.default
        elif field.default_factory is not dataclasses.MISSING:
            found[field.name] = field.default_factory()
    return found


def _made(make, wanted, output, defaults):
    try:
        return make(wanted, {**defaults, **output})
    except Exception as error:
        reason = getattr(error, "reason", error)
        raise Unkept("", "is made up, and does not fit %s: %s" % (wanted.__qualname__, reason))
