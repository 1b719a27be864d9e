"""Wraps a function of any kind so that its calls go through the gateway. Standard library only."""

from . import _places
from ._gateway import enabled

_coroutine, _generator, _async_generator = 0x80, 0x20, 0x200
_copied = ("__module__", "__name__", "__qualname__", "__doc__", "__type_params__")
_mark = "__replaykit_tool__"


def kind_of(function):
    """What a call returns: a value, a coroutine, a generator or an async generator."""
    inner = function
    while not hasattr(inner, "__code__") and hasattr(inner, "func"):  # partial
        inner = inner.func
    inner = getattr(inner, "__func__", inner)
    flags = inner.__code__.co_flags if hasattr(inner, "__code__") else 0
    if flags & _async_generator:
        return "async generator"
    if flags & _coroutine:
        return "coroutine"
    return "generator" if flags & _generator else "value"


def tool_of(function):
    """The tool that a function is routed as, or `None`."""
    return getattr(function, "__dict__", {}).get(_mark)


def mark(function, name):
    setattr(function, _mark, name)


def wrap(function, name, bound=False, picked=None, by="line"):
    """Returns the wrapper of a function; a function that is wrapped already is returned as it is."""
    if isinstance(function, staticmethod):
        return staticmethod(wrap(function.__func__, name, False, picked, by))
    if isinstance(function, classmethod):
        return classmethod(wrap(function.__func__, name, True, picked, by))
    routed = tool_of(function)
    if routed == name:
        return function
    if routed is not None:
        reason = "its function is the tool %s already, and can be only one" % routed
        raise _places.refusal(name, None, reason, "route it under one of the two names")
    _places.one_of_each_name(name, function, by)
    _must_have(function, name, picked)
    wrapper = _wrapper(kind_of(function), _Tool(function, name, bound, picked))
    copy_face(function, wrapper)
    for attribute in ("func", "args", "keywords"):  # a partial's attributes
        if hasattr(function, attribute) and not hasattr(function, "__code__"):
            setattr(wrapper, attribute, getattr(function, attribute))
    wrapper.__wrapped__ = function
    mark(wrapper, name)
    return wrapper


def copy_face(function, other):
    """Copies the name, docstring, annotations and attributes. Since Python 3.14 annotations are lazy: `__annotate__` is copied instead."""
    annotations = "__annotate__" if hasattr(function, "__annotate__") else "__annotations__"
    for attribute in (*_copied, annotations):
        if hasattr(function, attribute):
            setattr(other, attribute, getattr(function, attribute))
    other.__dict__.update(getattr(function, "__dict__", {}))


def _must_have(function, name, picked):
    """Refuses a name in `args` that is not a parameter, unless the only parameter may be an object with that key."""
    code = getattr(function, "__code__", None)
    if not picked or code is None or code.co_flags & 0x08:  # **kwargs
        return
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    own = [each for each in names if each not in ("self", "cls")]
    absent = [each for each in picked if each not in own]
    if absent and len(own) > 1:
        reason = "has no parameter %s" % ", ".join(absent)
        place = next((each for each in _places.places() if each.tool == name), None)
        raise _places.refusal(name, place, reason, "list some of these under args: %s" % ", ".join(own))


class _Tool:
    """The data of one wrapped function. The slow module `_ask` is loaded with the first call."""

    __slots__ = ("function", "name", "bound", "picked", "ask")

    def __init__(self, function, name, bound, picked):
        self.function = function
        self.name = name
        self.bound = bound
        self.picked = picked
        self.ask = self._first

    def _first(self, args, kwargs):
        from ._ask import asker

        self.ask = asker(self)
        return self.ask(args, kwargs)


def _wrapper(kind, tool):
    """A wrapper of the same kind, so that `inspect.iscoroutinefunction` and the like answer the same for both."""
    function = tool.function
    if kind == "coroutine":

        async def routed(*args, **kwargs):
            call = tool.ask(args, kwargs)
            if call is None:
                return await function(*args, **kwargs)
            return await call.awaited(lambda: function(*args, **kwargs))

    elif kind == "generator":

        def routed(*args, **kwargs):
            call = tool.ask(args, kwargs)
            if call is None:
                return (yield from function(*args, **kwargs))
            return (yield from call.yielded(lambda: function(*args, **kwargs)))

    elif kind == "async generator":

        async def routed(*args, **kwargs):
            call = tool.ask(args, kwargs)
            steps = function(*args, **kwargs) if call is None else call.yielded_async(lambda: function(*args, **kwargs))
            # Passes on what the caller sends and throws, as `yield from` does for a plain generator.
            sent = thrown = None
            try:
                while True:
                    try:
                        item = await (steps.asend(sent) if thrown is None else steps.athrow(thrown))
                    except StopAsyncIteration:
                        return
                    sent = thrown = None
                    try:
                        sent = yield item
                    except GeneratorExit:
                        raise
                    except BaseException as error:
                        thrown = error
            finally:
                await steps.aclose()

    else:

        def routed(*args, **kwargs):
            call = tool.ask(args, kwargs)
            if call is None:
                return function(*args, **kwargs)
            return call.called(lambda: function(*args, **kwargs))

    return routed


def tool(function=None, *, name=None, args=None):
    """
    Routes a function through the gateway under its name in a recording and in a replay. Elsewhere it returns the function unchanged.
    `args` names the parameters that identify a call, if others are not JSON (a session, a file).
    """
    if function is None:
        return lambda found: tool(found, name=name, args=args)
    if not enabled():
        return function
    own = getattr(function, "__func__", function)
    called = name or tool_of(own) or own.__name__
    made = wrap(function, called, _is_method(own), args or _places.picked(called), "decorator")
    _places.tell(called, "installed", at="%s:%s" % (own.__module__, getattr(own, "__qualname__", called)))
    return made


def _is_method(function):
    """Whether a decorated function is a method. Python does not say, so its qualified name and first parameter decide."""
    code = getattr(function, "__code__", None)
    outer = getattr(function, "__qualname__", "").rpartition(".")[0]
    first = code.co_varnames[:1] if code is not None and code.co_argcount else ()
    return bool(outer) and not outer.endswith("<locals>") and first in (("self",), ("cls",))
