"""Turns a function that other code already refers to into its wrapper, in place. Standard library only."""

import textwrap
import types

from ._wrap import copy_face, kind_of, mark, wrap

_bodies = {
    "value": "return __replaykit_routed__(*args, **kwargs)",
    "coroutine": "return await __replaykit_routed__(*args, **kwargs)",
    "generator": "return (yield from __replaykit_routed__(*args, **kwargs))",
    "async generator": """\
steps = __replaykit_routed__(*args, **kwargs)
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
    await steps.aclose()""",
}


def swap(function, tool, bound, picked):
    """Gives the function the code of a wrapper, which calls a copy with the original code. The object stays the same."""
    original = types.FunctionType(
        function.__code__, function.__globals__, function.__name__, function.__defaults__, function.__closure__
    )
    original.__kwdefaults__ = function.__kwdefaults__
    copy_face(function, original)
    routed = wrap(original, tool, bound, picked)
    function.__code__ = _code(kind_of(original), function)
    function.__defaults__ = None
    function.__kwdefaults__ = {"__replaykit_routed__": routed}
    function.__dict__.pop("__signature__", None)
    function.__wrapped__ = original
    mark(function, tool)


def _code(kind, function):
    """The code of the wrapper. Python requires as many free variables as the old code has, so it names that many."""
    free = ["replaykit_%d" % index for index in range(len(function.__code__.co_freevars))]
    head = "async def" if kind in ("coroutine", "async generator") else "def"
    lines = ["def outer():"]
    lines += ["    %s = None" % name for name in free]
    lines += ["    %s inner(*args, __replaykit_routed__, **kwargs):" % head]
    lines += ["        if False: %s" % name for name in free]
    lines += [textwrap.indent(_bodies[kind], "        "), "    return inner"]
    made = {}
    exec(compile("\n".join(lines), function.__code__.co_filename, "exec"), made)
    return made["outer"]().__code__.replace(co_name=function.__name__)
