"""Asks the gateway before a tool runs. Standard library only."""

import builtins
import contextvars
import json
import math

from ._gateway import enabled, post

# The tool that is running. A tool built on another one (a LangChain tool on an MCP client) counts as one call, not two.
_inside = contextvars.ContextVar("replaykit_inside", default=None)


class ToolError(Exception):
    """A tool failed when it was recorded, or no recording matches the call."""


def bypassed(name):
    """Whether a call runs without asking the gateway. In a tool that a replay runs, calls of other tools ask, so that no write runs."""
    running = _inside.get()
    if running is None:
        return not enabled()
    return not running.open or running.name == name or not enabled()


class _Running:
    def __init__(self, name, open_):
        self.name = name
        self.open = open_


def _as_json(value):
    """Makes a value JSON: replaces NaN and infinities by None, and keys that JSON cannot have by strings."""
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, dict):
        return {_as_key(key): _as_json(item) for key, item in value.items()}
    return [_as_json(item) for item in value] if isinstance(value, (list, tuple)) else value


def _as_key(key):
    return key if key is None or isinstance(key, (str, int, float)) else str(key)


def _more_than_json(value):
    """Whether JavaScript would change a number: 425.0 to 425, or an integer of 2^53 and more. The model must see the same text again."""
    if isinstance(value, dict):
        return any(_more_than_json(item) for item in value.values())
    if isinstance(value, (list, tuple)):
        return any(_more_than_json(item) for item in value)
    if isinstance(value, float):
        return value.is_integer()
    return isinstance(value, int) and abs(value) >= 2**53


class Form:
    """Converts a library's results for the gateway and back; plain values by default."""

    def told(self, output):
        """The report of a result: `{"output": …}` or `{"error": {"kind", "message"}}`."""
        return {"output": output}

    def given(self, output, call):
        return output

    def failed(self, error):
        raise as_raised(error)

    def told_error(self, error):
        return {"kind": "exception", "message": "%s: %s" % (type(error).__name__, error)}


def as_raised(error):
    """The exception to raise for a recorded error. It also has the recorded built-in class, so that the agent's `except` catches it."""
    message = error.get("message", "the tool failed")
    # The SDK stores the name in a field; the shims write it before the message.
    known = error.get("name")
    name, found, text = (known, True, message) if isinstance(known, str) else message.partition(": ")
    # The kind is ignored: a case gives every failed call the kind of a failed tool, whether the tool raised or not.
    kind = getattr(builtins, name, None) if found else None
    if not (isinstance(kind, type) and issubclass(kind, Exception)):
        return ToolError(message)
    try:
        return type(name, (ToolError, kind), {"__str__": lambda self: text})(text)
    except TypeError:  # the class needs more arguments than a text
        return ToolError(message)


class Call:
    """One call. If `answered` is true the gateway gave the result; otherwise the function runs and reports its own."""

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
    """Calls `function()` only if the gateway does not answer the call."""
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
    """Like `run`. It asks the gateway synchronously: that is on this machine and answers at once, and calls keep their order."""
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
