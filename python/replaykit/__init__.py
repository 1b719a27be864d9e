"""
Marks a function as a tool: `@replaykit.tool`. Outside a recording or a replay it returns the function unchanged and loads nothing.
"""

import os

__all__ = ["ToolError", "tool"]


def tool(function=None, *, name=None, args=None):
    """
    Routes a function through the gateway under its name in a recording and in a replay. Elsewhere it returns the function unchanged.
    `args` names the parameters that identify a call, if others are not JSON (a session, a file).
    """
    if not os.environ.get("REPLAYKIT_GATEWAY_URL"):
        return (lambda found: found) if function is None else function
    from ._wrap import tool as route

    return route(function, name=name, args=args)


def __getattr__(name):
    if name == "ToolError":
        from ._route import ToolError

        return ToolError
    raise AttributeError("module 'replaykit' has no attribute %r" % name)
