"""Stands in for the OpenAI Agents SDK where it is not installed (package `openai-agents`): no more than the public shape that the
shim relies on, which is the module, the class, its fields and how the SDK calls and copies a tool."""
from .tool import FunctionTool, function_tool, invoke

__all__ = ["FunctionTool", "function_tool", "invoke"]
