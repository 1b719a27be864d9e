"""Calls one tool of each effect through the library that is named, as an agent's loop would. Nothing of ReplayKit."""
import asyncio
import json
import os
import sys

log, library = sys.argv[1:]
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "standins"))


def ran(name):
    with open(log, "a") as file:
        file.write(name + "\n")


def lookup(user: str) -> dict:
    """Looks a user up."""
    ran("lookup")
    return {"live": user}


def refund(amount: int) -> dict:
    """Gives money back."""
    ran("refund")
    return {"refunded": "really"}


def calc(a: int, b: int) -> int:
    """Adds."""
    ran("calc")
    return a + b


def fails(reason: str) -> str:
    """Fails."""
    raise ValueError(reason)


def langchain_sync():
    from langchain_core.tools import tool

    tools = {function.__name__: tool(function) for function in (lookup, refund, calc, fails)}
    return lambda name, args: tools[name].invoke(args)


def langchain_async():
    from langchain_core.tools import StructuredTool

    def wrapped(function):
        async def work(**args):
            return function(**args)

        return StructuredTool.from_function(
            coroutine=work, name=function.__name__, description="", args_schema=tool_schema(function)
        )

    tools = {function.__name__: wrapped(function) for function in (lookup, refund, calc, fails)}
    return lambda name, args: asyncio.run(tools[name].ainvoke(args))


def tool_schema(function):
    from langchain_core.tools import tool

    return tool(function).args_schema


def langchain_class():
    from langchain_core.tools import BaseTool

    def made(function):
        class Own(BaseTool):
            name: str = function.__name__
            description: str = ""
            args_schema: type = tool_schema(function)

            def _run(self, **args):
                return function(**args)

        return Own()

    tools = {function.__name__: made(function) for function in (lookup, refund, calc, fails)}
    # Without an `_arun` of its own the library runs `_run` in a thread.
    return lambda name, args: asyncio.run(tools[name].ainvoke(args))


def langchain_artifact():
    """Results in two parts, and an argument that the model does not give."""
    from typing import Annotated

    from langchain_core.tools import InjectedToolArg, tool

    def pair(function):
        def work(secret: Annotated[object, InjectedToolArg] = None, **args):
            return json.dumps(function(**args)), {"artifact": True}

        work.__doc__, work.__name__ = "Works.", function.__name__
        schema = tool_schema(function)
        return tool(response_format="content_and_artifact", args_schema=schema)(work)

    tools = {function.__name__: pair(function) for function in (lookup, refund, calc, fails)}

    def call(name, args):
        message = tools[name].invoke({"type": "tool_call", "id": "c1", "name": name, "args": args})
        return {"content": message.content, "artifact": message.artifact}

    return call


def langgraph_command():
    """Results that send the run elsewhere."""
    from langchain_core.messages import ToolMessage
    from langchain_core.tools import tool
    from langgraph.types import Command

    def sending(function):
        def work(**args):
            text = json.dumps(function(**args))
            return Command(update={"messages": [ToolMessage(text, tool_call_id="c1")]}, goto="next")

        work.__doc__, work.__name__ = "Works.", function.__name__
        return tool(args_schema=tool_schema(function))(work)

    tools = {function.__name__: sending(function) for function in (lookup, refund, calc, fails)}

    def call(name, args):
        command = tools[name].invoke({"type": "tool_call", "id": "c1", "name": name, "args": args})
        [message] = command.update["messages"]
        assert isinstance(command, Command) and isinstance(message, ToolMessage)
        return {"goto": command.goto, "content": message.content, "id": message.tool_call_id}

    return call


def agents():
    import agents as sdk

    tools = {function.__name__: sdk.function_tool(function) for function in (lookup, refund, calc, fails)}
    return lambda name, args: asyncio.run(sdk.invoke(tools[name], json.dumps(args)))


call = globals()[library.replace(" ", "_")]()
answers = {
    "lookup": call("lookup", {"user": "u1"}),
    "refund": call("refund", {"amount": 5}),
    "calc": call("calc", {"a": 2, "b": 3}),
}
try:
    answers["fails"] = call("fails", {"reason": "no such thing"})
except ValueError as error:
    answers["fails"] = "ValueError: %s" % error
print(json.dumps(answers))
