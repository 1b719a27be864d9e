"""Loaded by Python itself before the agent: routes tools of known libraries through ReplayKit's gateway.

Does nothing without REPLAYKIT_GATEWAY_URL, or with REPLAYKIT_SHIMS=off; freezes the clock and chance with REPLAYKIT_FREEZE=1.
Standard library only.
"""

import importlib.machinery
import os
import sys

_here = os.path.dirname(os.path.abspath(__file__))


def _run_the_next_one():
    """This file hides the sitecustomize that the environment may have of its own: run that too."""
    path = [entry for entry in sys.path if os.path.abspath(entry or os.curdir) != _here]
    spec = importlib.machinery.PathFinder.find_spec("sitecustomize", path)
    if spec is not None and spec.loader is not None:
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)


def _install():
    if os.environ.get("REPLAYKIT_GATEWAY_URL") and os.environ.get("REPLAYKIT_SHIMS") != "off":
        from replaykit import _libraries

        _libraries.install()
    if os.environ.get("REPLAYKIT_FREEZE") == "1":
        from replaykit import _frozen

        _frozen.install()


import importlib.util  # noqa: E402  (needed by _run_the_next_one)

_install()
_run_the_next_one()
