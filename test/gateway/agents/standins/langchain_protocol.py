"""Stands in for the package of this name where it is not installed: it holds nothing but the types of LangChain's events, and at
run time any type will do. LangChain and LangGraph themselves are the real ones."""
import sys

__path__ = []
sys.modules["langchain_protocol.protocol"] = sys.modules[__name__]


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    return dict
