"""Python loads this file before the agent. It routes tools of known libraries, and functions that replaykit.yaml names, through
ReplayKit's gateway.

It routes nothing without REPLAYKIT_GATEWAY_URL or with REPLAYKIT_SHIMS=off. REPLAYKIT_FREEZE=1 freezes the clock and random numbers.
Standard library only.
"""

import os
import sys

_here = os.path.dirname(os.path.abspath(__file__))


def _run_the_next_one():
    """Runs the environment's own sitecustomize, which this file hides."""
    path = [entry for entry in sys.path if os.path.abspath(entry or os.curdir) != _here]
    # Not imported from importlib.machinery: loading that takes longer than all the rest here.
    finder = next(each for each in sys.meta_path if getattr(each, "__name__", "") == "PathFinder")
    spec = finder.find_spec("sitecustomize", path)
    if spec is not None and spec.loader is not None:
        from importlib.util import module_from_spec

        spec.loader.exec_module(module_from_spec(spec))


def _install():
    if os.environ.get("REPLAYKIT_GATEWAY_URL") and os.environ.get("REPLAYKIT_SHIMS") != "off":
        from replaykit import _imports

        _imports.install()
        if os.environ.get("REPLAYKIT_TOOLS"):
            from replaykit import _load

            _load.install()
    if os.environ.get("REPLAYKIT_FREEZE") == "1":
        from replaykit import _frozen

        _frozen.install()


_install()
_run_the_next_one()
