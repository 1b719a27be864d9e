"""
Mark a function as a tool: `@replaykit.tool`. Outside of a recording or a replay it is given back as it is, and nothing is loaded.
"""

import os

__all__ = ["ToolError", "tool"]


def tool(function=None, *, name=None, args=None):
    """
    Routes a function through the gateway under its name, in a recording and in a replay; elsewhere it is given back as it is.
    `args` names the parameters that count, where others are no JSON (a session, a file).
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
