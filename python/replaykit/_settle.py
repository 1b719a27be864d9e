"""The functions that rewritten source calls, to wrap a function where it is defined or after it got its name. Standard library only."""

import types

from . import _places
from ._places import in_module


def marked(tool, bound):
    """The innermost decorator, which the rewritten source adds."""
    from ._wrap import wrap

    def mark(function):
        made = wrap(function, tool, bound, _places.picked(tool))
        _places.tell(tool, "installed")
        return made

    return mark


def wrapped(tool, value):
    """Wraps a value that is assigned to a name."""
    return _wrapped(tool, value, False)


def wrapped_method(tool, value):
    """Wraps a value that is assigned to a name in a class's body."""
    return _wrapped(tool, value, isinstance(value, types.FunctionType))


def _wrapped(tool, value, bound):
    from ._wrap import wrap

    if not _is_function(value):
        raise _no_function(tool, value)
    made = wrap(value, tool, bound, _places.picked(tool))
    _places.tell(tool, "installed")
    return made


def _is_function(value):
    plain = (types.FunctionType, types.MethodType, types.BuiltinFunctionType, staticmethod, classmethod)
    return isinstance(value, plain) or (type(value).__module__, type(value).__name__) in _callable_kinds


_callable_kinds = (("functools", "partial"), ("functools", "partialmethod"), ("functools", "_lru_cache_wrapper"))


def settle(tool, module):
    """Runs after a statement that may have given the function its name. If it has none yet, a later statement may."""
    for place in in_module(module["__name__"], module.get("__file__")):
        if place.tool == tool:
            settle_place(place, module, last=False)


def settle_place(place, module, last):
    """Wraps a function that was defined elsewhere. Changes it in place, so that other references call the wrapper too."""
    tool, holder, value = place.tool, None, module
    for name in place.path:
        holder, value = value, _member(value, name)
        if value is _absent:
            if last and not (place.found and holder is not module):
                raise nothing_there(place, _names(holder))
            return
    if _tool_of(value) == tool or place.found:
        return
    function = getattr(value, "__func__", value)
    if isinstance(function, types.FunctionType):
        from ._swap import swap

        bound = isinstance(value, types.MethodType) or _is_bound(holder, place.path[-1])
        swap(function, tool, bound, _places.picked(tool))
        _places.tell(tool, "installed")
        return
    _replace(holder, place.path[-1], _wrapped(tool, value, False))


_absent = object()


def _member(holder, name):
    if isinstance(holder, dict):
        return holder.get(name, _absent)
    return getattr(holder, name, _absent)


def _names(holder):
    return [name for name in (holder if isinstance(holder, dict) else dir(holder)) if isinstance(name, str)]


def _replace(holder, name, value):
    if isinstance(holder, dict):
        holder[name] = value
    else:
        setattr(holder, name, value)


def _tool_of(value):
    from ._wrap import tool_of

    return tool_of(getattr(value, "__func__", value))


def _is_bound(holder, name):
    """Whether the holder is a class, of which (or of a base) the name is a method and not a staticmethod."""
    if not isinstance(holder, type):
        return False
    found = next((base.__dict__[name] for base in holder.__mro__ if name in base.__dict__), None)
    return not isinstance(found, staticmethod)


def nothing_there(place, names):
    """The refusal of a line whose module has no such function; `names` are those that it has."""
    last = place.path[-1]
    reason = "%s has no %s%s" % (place.module, ".".join(place.path), _places.near(last, names))
    return _places.refusal(place.tool, place, reason, "correct the line in replaykit.yaml, or %s" % line_for(place.tool))


def _no_function(tool, value):
    place = next(one for one in _places.places() if one.tool == tool)
    kind = type(value)
    if isinstance(value, type):
        return _places.refusal(tool, place, "is a class", "name its method: %s.__call__ or another" % place.at)
    if callable(value) and isinstance(getattr(kind, "__call__", None), types.FunctionType):
        line = "name the method that runs: `%s: %s:%s.__call__`" % (tool, kind.__module__, kind.__qualname__)
        return _places.refusal(tool, place, "is an object of %s, not a function" % kind.__qualname__, line)
    return _places.refusal(tool, place, "is a %s, not a function" % kind.__qualname__, line_for(tool))


def line_for(tool):
    return 'write `@replaykit.tool(name="%s")` above the function' % tool
