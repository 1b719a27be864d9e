"""Asks the gateway before a tool runs. Standard library only."""

import builtins
import contextvars
import json
import math

from ._gateway import enabled, post

# The tool that is running: one that is made of another one (an MCP client behind a LangChain tool) is one call, not two.
_inside = contextvars.ContextVar("replaykit_inside", default=None)


class ToolError(Exception):
    """A tool failed when it was recorded, or has no recording that fits."""


def bypassed(name):
    """Inside of a tool that really runs in a replay others are asked for: what they write is not to happen."""
    running = _inside.get()
    if running is None:
        return not enabled()
    return not running.open or running.name == name or not enabled()


class _Running:
    def __init__(self, name, open_):
        self.name = name
        self.open = open_


def _as_json(value):
    """NaN and the infinities are no JSON, and keys are texts in it."""
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, dict):
        return {_as_key(key): _as_json(item) for key, item in value.items()}
    return [_as_json(item) for item in value] if isinstance(value, (list, tuple)) else value


def _as_key(key):
    return key if key is None or isinstance(key, (str, int, float)) else str(key)


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

    def given(self, output, call):
        return output

    def failed(self, error):
        raise as_raised(error)

    def told_error(self, error):
        return {"kind": "exception", "message": "%s: %s" % (type(error).__name__, error)}


def as_raised(error):
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
        from urllib.parse import quote  # not needed to start

        self.name = name
        self.path = "/tools/" + quote(name, safe="")
        self.form = form
        answer = post(self.path, {"args": _as_json(args)})
        self.id = answer.get("id")
        how = answer.get("how")
        self.answered = how not in ("run", "live")
        self.simulated = how == "simulated"
        self.open = how == "run" or answer.get("effect") == "pure"
        self.error = answer.get("error")
        text = answer.get("output_text")
        self.output = answer.get("output") if text is None else json.loads(text)
        self.types = answer.get("output_types") or {}

    def value(self):
        if self.error is not None:
            return self.form.failed(self.error)
        return self.form.given(self.output, self)

    def enter(self):
        return _inside.set(_Running(self.name, self.open))

    def leave(self, token):
        _inside.reset(token)

    def send(self, told):
        post(self.path + "/result", {"id": self.id, **told})

    def report(self, output):
        told = self.form.told(output)
        if "output" in told and "output_types" not in told:
            told["output"] = _as_json(told["output"])
            if _more_than_json(told["output"]):
                told["output_text"] = json.dumps(told["output"], default=str)
        self.send(told)

    def fail(self, error):
        self.send({"error": self.form.told_error(error)})


_values = Form()


def run(name, args, function, form=_values):
    """Calls `function()` only where the gateway has no answer."""
    if bypassed(name):
        return function()
    call = Call(name, args, form)
    if call.answered:
        return call.value()
    token = call.enter()
    try:
        output = function()
    except Exception as error:
        call.fail(error)
        raise
    finally:
        call.leave(token)
    call.report(output)
    return output


async def run_async(name, args, function, form=_values):
    """The same; the gateway is on this machine and answers at once, and asked one after the other calls keep their order."""
    if bypassed(name):
        return await function()
    call = Call(name, args, form)
    if call.answered:
        return call.value()
    token = call.enter()
    try:
        output = await function()
    except Exception as error:
        call.fail(error)
        raise
    finally:
        call.leave(token)
    call.report(output)
    return output
