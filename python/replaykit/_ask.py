"""One call of a wrapped function: asks the gateway, then returns its answer or runs the function and reports the result.

Loaded with the first call. Standard library only.
"""

from . import _places
from ._arguments import Arguments
from ._fit import fit
from ._give import give
from ._keep import Unkept, keep, keep_error, keep_into
from ._kinds import real_name
from ._report import Report
from ._route import Call, Form, ToolError, as_raised, bypassed

def asker(tool):
    """Returns the `ask` of a tool, which returns the call, or `None` if the function is to run as if it were not wrapped."""
    arguments = Arguments(tool.function, tool.bound, tool.picked)

    def ask(args, kwargs):
        if bypassed(tool.name):
            return None
        kept, unkept = arguments.of(args, kwargs)
        for pointer, reason in unkept:
            _tell_unkept(tool, "an argument", pointer, reason, _remedy(tool, arguments, unkept))
        if unkept and not _places.recording():
            raise ToolError("replaykit: the arguments of %s are not JSON" % tool.name)
        return Asked(tool, kept)

    return ask


def _remedy(tool, arguments, unkept):
    bad = {pointer.split("/")[1] for pointer, _ in unkept}
    parameters = arguments.signature.parameters if arguments.signature else {}
    counting = ", ".join(name for name in parameters if name not in bad and name != arguments.first)
    if _places.picked_at(tool.name):
        return "list the parameters that count: `args: [%s]` under tools.%s in replaykit.yaml" % (counting, tool.name)
    quoted = ", ".join('"%s"' % name for name in counting.split(", ") if name)
    return "list the parameters that count: @replaykit.tool(args=[%s])" % quoted


def _tell_unkept(tool, what, pointer, reason, remedy):
    place = " at %s" % pointer if pointer else ""
    _places.tell(tool.name, "unkept", "%s of %s%s %s; %s" % (what, tool.name, place, reason, remedy))


class _Results(Form):
    def __init__(self, tool):
        self.tool = tool

    def told(self, output):
        try:
            if isinstance(output, _Awaited):
                types = {"": "awaitable"}
                return {"output": {"awaited": keep_into(types, output.awaited, "/awaited")}, "output_types": types}
            value, types = keep(output)
        except Unkept as error:
            self.unkept("the result", error)
            return {"output": None, "output_types": {}}
        return {"output": value, "output_types": types} if types else {"output": value}

    def unkept(self, what, error):
        # A tool that runs in a replay runs in every replay: its result is never served, so it need not be kept.
        if _places.recording():
            remedy = "return what can be kept, such as a dataclass or a dict, or route the function that it calls"
            _tell_unkept(self.tool, what, error.pointer, error.reason, remedy)

    def given(self, output, call):
        home = real_name(getattr(self.tool.function, "__module__", None) or "")
        try:
            if call.simulated and not call.types:
                return fit(output, self.tool.function)
            return give(output, call.types, home)
        except Unkept as error:
            self.cannot_give("the answer", error)

    def cannot_give(self, what, error):
        remedy = "record %s again, or give it an answer under `static` in fixtures/tools.json" % self.tool.name
        _tell_unkept(self.tool, what, error.pointer, error.reason, remedy)
        raise ToolError("replaykit: %s of %s %s" % (what, self.tool.name, error.reason))

    def told_error(self, error):
        told = super().told_error(error)
        try:
            told["thrown"] = keep_error(error)
        except Unkept as fault:
            self.unkept("the exception %s" % type(error).__name__, fault)
        return told

    def failed(self, error):
        raise self.error(error)

    def error(self, error):
        thrown = error.get("thrown")
        if not thrown:
            return as_raised(error)
        home = real_name(getattr(self.tool.function, "__module__", None) or "")
        try:
            return give(thrown["value"], thrown["types"], home)
        except Unkept as fault:
            self.cannot_give("the exception", fault)


class Asked:
    """A call that the gateway has been asked about; each method returns or yields its result for one kind of function."""

    def __init__(self, tool, args):
        self.tool = tool
        self.form = _Results(tool)
        self.call = Call(tool.name, args, self.form)

    def called(self, function):
        call = self.call
        if call.answered:
            return self.answer()
        token = call.enter()
        try:
            output = function()
        except Exception as error:
            call.fail(error)
            raise
        finally:
            call.leave(token)
        # A plain function or lambda may return the awaitable or generator of another function.
        if _is_handle(output):
            call.report(output)
            return output
        if hasattr(output, "__await__"):
            return self.awaited(lambda: output, "awaitable")
        if hasattr(output, "__anext__") and hasattr(output, "aclose"):
            return self.yielded_async(lambda: output, "async generator")
        if hasattr(output, "__next__"):
            return self.yielded(lambda: output)
        call.report(output)
        return output

    def answer(self):
        call = self.call
        kind = call.types.get("")
        if kind == "generator":
            return self.yielded(None)
        if kind == "async generator":
            return self.yielded_async(None)
        if kind == "awaitable":
            return self.awaited(None)
        return call.value()

    async def awaited(self, function, kind=None):
        call = self.call
        if call.answered:
            if call.types.get("") != "awaitable" or call.error is not None:
                return call.value()
            return self.items(call.output, _inner(call.types))["awaited"]
        token = call.enter()
        try:
            output = await function()
        except Exception as error:
            call.fail(error)
            raise
        finally:
            call.leave(token)
        call.report(output if kind is None else _Awaited(output))
        return output

    def yielded(self, function):
        if self.call.answered:
            return (yield from self.replayed())
        steps = iter(function())
        report = Report(self)
        try:
            sent = thrown = None
            while True:
                token = self.call.enter()
                try:
                    if thrown is not None:
                        item = steps.throw(thrown)
                    else:
                        item = next(steps) if sent is None else steps.send(sent)
                except StopIteration as stop:
                    report.end(stop.value)
                    return stop.value
                except Exception as error:
                    report.fail(error)
                    raise
                finally:
                    self.call.leave(token)
                report.add(item)
                sent = thrown = None
                try:
                    sent = yield item
                except GeneratorExit:
                    raise
                except BaseException as error:
                    thrown = error
        finally:
            getattr(steps, "close", lambda: None)()
            report.leave()

    async def yielded_async(self, function, kind="generator"):
        if self.call.answered:
            for item in self.replayed():
                yield item
            return
        steps = function()
        report = Report(self, kind)
        try:
            sent = thrown = None
            while True:
                token = self.call.enter()
                try:
                    if thrown is not None:
                        item = await steps.athrow(thrown)
                    else:
                        item = await (steps.__anext__() if sent is None else steps.asend(sent))
                except StopAsyncIteration:
                    report.end(None)
                    return
                except Exception as error:
                    report.fail(error)
                    raise
                finally:
                    self.call.leave(token)
                report.add(item)
                sent = thrown = None
                try:
                    sent = yield item
                except GeneratorExit:
                    raise
                except BaseException as error:
                    thrown = error
        finally:
            await steps.aclose()
            report.leave()

    def replayed(self):
        """Yields what the recorded generator yielded. Raises if the agent asks for more than the recording agent read."""
        call = self.call
        if call.error is not None:
            before = call.error.get("yielded") or {"value": [], "types": {}}
            yield from self.items(before["value"], before["types"])
            raise self.form.error(call.error)
        recorded = call.types.get("") in ("generator", "async generator") and isinstance(call.output, dict)
        if not recorded:
            output = self.form.given(call.output, call) if call.types else call.output
            yield from output if isinstance(output, list) else [] if output in (None, {}) else [output]
            return None
        parts = self.items(call.output, _inner(call.types))
        yield from parts.get("yielded", [])
        if parts.get("left"):
            reason = "ends after %d recorded items, but the agent asks for more" % len(parts["yielded"])
            self.form.cannot_give("the generator", Unkept("/yielded", reason))
        return parts.get("returned")

    def items(self, value, types):
        try:
            return give(value, types, real_name(getattr(self.tool.function, "__module__", None) or ""))
        except Unkept as error:
            self.form.cannot_give("the answer", error)


_of_handles = ("read", "fetchall", "__enter__", "__aenter__")


def _is_handle(output):
    """Whether a result is a file, a cursor or a context manager: it can do more than yield items, and the agent's code uses that."""
    return any(hasattr(output, name) for name in _of_handles)


def _inner(types):
    return {pointer: kind for pointer, kind in types.items() if pointer}


class _Awaited:
    """Marks a result that a plain function returned as an awaitable."""

    def __init__(self, awaited):
        self.awaited = awaited
