"""Mark a function as a tool: `@replaykit.tool`. Outside a recording or a replay it is left as it is."""

from ._route import ToolError, tool

__all__ = ["ToolError", "tool"]
