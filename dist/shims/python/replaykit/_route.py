"""Asks the gateway before a tool runs. Standard library only."""

import asyncio
import builtins
import contextvars
import functools
import inspect
import json
import math
import os
import urllib.error
import urllib.parse
import urllib.request

# A tool that is made of another one (an MCP client behind a LangChain tool) is one call, not two.
_inside = contextvars.ContextVar("replaykit_inside", default=False)
# Proxies of the environment are for the outer world, not for the gateway on this machine.
_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class ToolError(Exception):
    """A tool failed when it was recorded, or has no recording that fits."""


def enabled():
    return bool(os.environ.get("REPLAYKIT_GATEWAY_URL")) and os.environ.get("REPLAYKIT_SHIMS") != "off"


def bypassed():
    return _inside.get() or not enabled()


def _post(path, body):
    url = os.environ["REPLAYKIT_GATEWAY_URL"] + path
    data = json.dumps(body, default=str).encode("utf-8")
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    try:
        with _opener.open(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        return json.load(error)


def _without_nan(value):
    """NaN and the infinities are no JSON."""
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, dict):
        return {key: _without_nan(item) for key, item in value.items()}
    return [_without_nan(item) for item in value] if isinstance(value, (list, tuple)) else value


def _more_than_json(value):
    """Python tells 425.0 from 425 and has whole numbers of any size: what the model is told of a result must be the same again."""
    if isinstance(value, dict):
        return any(_more_than_json(item) for item in value.values())
    if isinstance(value, (list, tuple)):
        return any(_more_than_json(item) for item in value)
    if isinstance(value, float):
        return value.is_integer()
    return isinstance(value, int) and abs(value) >= 2**53


class Form:
    """How a library's results go to the gateway and come back; plain values by default."""

    def told(self, output):
        """What the gateway is told of a result: `{"output": …}` or `{"error": {"kind", "message"}}`."""
        return {"output": output}

    def given(self, output):
        return output

    def failed(self, error):
        raise _as_raised(error)


def _as_raised(error):
    """What was raised when this was recorded, so that the agent's own `except` finds it where the class is Python's own."""
    message = error.get("message", "the tool failed")
    # The SDK keeps the name apart; the shims write it before the message.
    known = error.get("name")
    name, found, text = (known, True, message) if isinstance(known, str) else message.partition(": ")
    # Whether the kind still says that it was raised does not count: a case says of each failed call that its tool failed.
    kind = getattr(builtins, name, None) if found else None
    if not (isinstance(kind, type) and issubclass(kind, Exception)):
        return ToolError(message)
    try:
        return type(name, (ToolError, kind), {"__str__": lambda self: text})(text)
    except TypeError:  # a class that needs more than a text
        return ToolError(message)


class Call:
    """One call: `answered` says whether the gateway gave the result, else the function runs and reports."""

    def __init__(self, name, args, form):
        self.path = "/tools/" + urllib.parse.quote(name, safe="")
        self.form = form
        answer = _post(self.path, {"args": args})
        self.id = answer.get("id")
        self.answered = answer.get("how") not in ("run", "live")
        self.error = answer.get("error")
        text = answer.get("output_text")
        self.output = answer.get("output") if text is None else json.loads(text)

    def value(self):
        if self.error is not None:
            return self.form.failed(self.error)
        return self.form.given(self.output)

    def report(self, output):
        told = self.form.told(output)
        if "output" in told:
            told["output"] = _without_nan(told["output"])
            if _more_than_json(told["output"]):
                told["output_text"] = json.dumps(told["output"], default=str)
        _post(self.path + "/result", {"id": self.id, **told})

    def fail(self, error):
        report = {"kind": "exception", "message": "%s: %s" % (type(error).__name__, error)}
        _post(self.path + "/result", {"id": self.id, "error": report})


_values = Form()


def run(name, args, function, form=_values):
    """Calls `function()` only where the gateway has no answer."""
    if bypassed():
        return function()
    call = Call(name, args, form)
    if call.answered:
        return call.value()
    token = _inside.set(True)
    try:
        output = function()
    except Exception as error:
        call.fail(error)
        raise
    finally:
        _inside.reset(token)
    call.report(output)
    return output


async def run_async(name, args, function, form=_values):
    if bypassed():
        return await function()
    call = await asyncio.to_thread(Call, name, args, form)
    if call.answered:
        return call.value()
    token = _inside.set(True)
    try:
        output = await function()
    except Exception as error:
        await asyncio.to_thread(call.fail, error)
        raise
    finally:
        _inside.reset(token)
    await asyncio.to_thread(call.report, output)
    return output


def tool(function=None, *, name=None):
    """Routes a function, plain or async, through the gateway under its name."""
    if function is None:
        return functools.partial(tool, name=name)
    called = name or function.__name__
    signature = inspect.signature(function)

    def arguments(args, kwargs):
        bound = dict(signature.bind(*args, **kwargs).arguments)
        for parameter in signature.parameters.values():
            if parameter.kind is parameter.VAR_KEYWORD:
                bound.update(bound.pop(parameter.name, {}))
        bound.pop("self", None)
        return bound

    if inspect.iscoroutinefunction(function):

        @functools.wraps(function)
        async def routed_async(*args, **kwargs):
            return await run_async(called, arguments(args, kwargs), lambda: function(*args, **kwargs))

        return routed_async

    @functools.wraps(function)
    def routed(*args, **kwargs):
        return run(called, arguments(args, kwargs), lambda: function(*args, **kwargs))

    return routed
