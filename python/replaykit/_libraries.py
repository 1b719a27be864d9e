"""Routes the tools of LangChain, the OpenAI Agents SDK and MCP through the gateway when the agent imports these libraries."""

import functools
import json

from . import _route


def _plain(value):
    if hasattr(value, "model_dump"):
        return value.model_dump(mode="json")
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value


_command, _message = "langgraph_command", "langchain_message"


def _from_langchain(value):
    """The value as JSON. Messages and LangGraph `Command` objects get a marker key by which `_to_langchain` rebuilds them."""
    if isinstance(value, (list, tuple)):
        return [_from_langchain(item) for item in value]
    if isinstance(value, dict):
        return {key: _from_langchain(item) for key, item in value.items()}
    kind = type(value)
    if kind.__name__ == "Command" and kind.__module__ == "langgraph.types":
        parts = {"graph": value.graph, "update": value.update, "resume": value.resume, "goto": value.goto}
        return {_command: {name: _from_langchain(part) for name, part in parts.items() if part not in (None, ())}}
    if kind.__module__.startswith("langchain_core.messages."):
        from langchain_core.messages import message_to_dict

        return {_message: message_to_dict(value)}
    return _plain(value)


def _to_langchain(value):
    if isinstance(value, list):
        return [_to_langchain(item) for item in value]
    if not isinstance(value, dict):
        return value
    if set(value) == {_message}:
        from langchain_core.messages import messages_from_dict

        return messages_from_dict([value[_message]])[0]
    made = {key: _to_langchain(item) for key, item in value.items()}
    if set(value) == {_command}:
        from langgraph.types import Command

        return Command(**made[_command])
    return made


class _LangchainResults(_route.Form):
    def __init__(self, tool):
        self.tool = tool

    def told(self, output):
        return {"output": _from_langchain(output)}

    def given(self, output, call):
        output = _to_langchain(output)
        if getattr(self.tool, "response_format", "content") != "content_and_artifact":
            return output
        if isinstance(output, list) and len(output) == 2:
            return tuple(output)
        # A simulated answer is not a pair of content and artifact.
        return (output if isinstance(output, str) else json.dumps(output), None)

    def failed(self, error):
        from langchain_core.tools import ToolException

        # LangChain turns only this exception into a text for the model (`handle_tool_error`).
        name, _, text = error.get("message", "").partition(": ")
        if name == "ToolException":
            raise ToolException(text)
        super().failed(error)


class _AgentsResults(_route.Form):
    def told(self, output):
        return {"output": _plain(output)}

    def failed(self, error):
        """Returns the SDK's default for a failed tool: a text for the model."""
        text = error.get("message", "the tool failed")
        return "An error occurred while running the tool. Please try again. Error: " + text


class _McpResults(_route.Form):
    """MCP clients get the failure of a tool as a result with `isError`; the gateway gets it as an error."""

    def told(self, output):
        result = output.model_dump(mode="json", by_alias=True, exclude_none=True)
        if result.get("isError") is not True:
            return {"output": result}
        texts = [part["text"] for part in result.get("content", []) if isinstance(part.get("text"), str)]
        return {"error": {"kind": "tool", "message": "\n".join(texts)}}

    def given(self, output, call):
        if isinstance(output, dict) and isinstance(output.get("content"), list):
            return self._result(output)
        # Simulated answers, and recordings that were not made through MCP, hold plain values.
        text = output if isinstance(output, str) else json.dumps(output)
        return self._result({"content": [{"type": "text", "text": text}]})

    def failed(self, error):
        text = error.get("message", "the tool failed")
        return self._result({"content": [{"type": "text", "text": text}], "isError": True})

    def _result(self, result):
        from mcp.types import CallToolResult

        return CallToolResult.model_validate(result)


_agents_results = _AgentsResults()
_mcp_results = _McpResults()


def _langchain_args(tool, args, kwargs):
    """The model's own arguments: without those that LangChain adds or injects by type."""
    plumbing = {"callbacks", "config", "run_manager", "runtime", *getattr(tool, "_injected_args_keys", ())}
    named = {key: _plain(value) for key, value in kwargs.items() if key not in plumbing}
    return named if not args else {"__arg1": _plain(args[0]), **named}


def _patch_langchain(module):
    """Wraps `_run` and `_arun` of every tool class. LangChain has validated the arguments before it calls them."""

    def route(cls):
        own = cls.__dict__.get("_run")
        if own is not None and not getattr(own, "__isabstractmethod__", False):

            @functools.wraps(own)
            def run(self, *args, **kwargs):
                call = functools.partial(own, self, *args, **kwargs)
                return _route.run(self.name, _langchain_args(self, args, kwargs), call, _LangchainResults(self))

            cls._run = run
        own_async = cls.__dict__.get("_arun")
        if own_async is not None:

            @functools.wraps(own_async)
            async def arun(self, *args, **kwargs):
                call = functools.partial(own_async, self, *args, **kwargs)
                asked = _langchain_args(self, args, kwargs)
                return await _route.run_async(self.name, asked, call, _LangchainResults(self))

            cls._arun = arun

    base = module.BaseTool
    original = base.__dict__["__init_subclass__"].__func__

    def init_subclass(cls, **kwargs):
        original(cls, **kwargs)
        route(cls)

    base.__init_subclass__ = classmethod(init_subclass)


def _patch_openai_agents(module):
    original = module.FunctionTool.__init__

    def route(tool, invoke):
        async def routed(context, text):
            try:
                arguments = json.loads(text or "{}")
            except ValueError:
                arguments = text
            return await _route.run_async(tool.name, arguments, lambda: invoke(context, text), _agents_results)

        # Keep the attributes that the SDK sets; a copied tool binds its invoker again.
        functools.update_wrapper(routed, invoke, assigned=())
        bind = getattr(invoke, "__agents_bind_function_tool__", None)
        if callable(bind):
            routed.__agents_bind_function_tool__ = lambda other: route(other, bind(other))
        routed.replaykit_own = invoke
        return routed

    @functools.wraps(original)
    def init(self, *args, **kwargs):
        original(self, *args, **kwargs)
        self.on_invoke_tool = route(self, getattr(self.on_invoke_tool, "replaykit_own", self.on_invoke_tool))

    module.FunctionTool.__init__ = init


def _patch_mcp(module):
    original = module.ClientSession.call_tool

    @functools.wraps(original)
    async def call_tool(self, name, arguments=None, *args, **kwargs):
        call = functools.partial(original, self, name, arguments, *args, **kwargs)
        return await _route.run_async(name, arguments or {}, call, _mcp_results)

    module.ClientSession.call_tool = call_tool


patches = {
    "langchain_core.tools.base": _patch_langchain,
    "agents.tool": _patch_openai_agents,
    "mcp.client.session": _patch_mcp,
}
