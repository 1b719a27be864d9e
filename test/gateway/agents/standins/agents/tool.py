import copy
import dataclasses
import json
from typing import Any, Awaitable, Callable


@dataclasses.dataclass
class FunctionTool:
    name: str
    description: str
    params_json_schema: dict[str, Any]
    on_invoke_tool: Callable[[Any, str], Awaitable[Any]]
    strict_json_schema: bool = True
    is_enabled: bool = True

    def __post_init__(self):
        bind = getattr(self.on_invoke_tool, "__agents_bind_function_tool__", None)
        if callable(bind):
            self.on_invoke_tool = bind(self)

    def __copy__(self):
        return dataclasses.replace(self)


class _Invoker:
    """Turns what a function raised into words for the model, in the name of the tool that it is bound to."""

    def __init__(self, function, bound=None):
        self.function = function
        self.bound = bound

    def __agents_bind_function_tool__(self, tool):
        return self if self.bound is tool else _Invoker(self.function, tool)

    async def __call__(self, context, text):
        try:
            return self.function(**json.loads(text))
        except Exception as error:
            return "An error occurred while running the tool. Please try again. Error: %s" % error


def function_tool(function):
    return FunctionTool(function.__name__, function.__doc__ or "", {"type": "object"}, _Invoker(function))


async def invoke(tool, text):
    """As the SDK's runner does it: agents copy their tools."""
    return await copy.copy(tool).on_invoke_tool(None, text)
