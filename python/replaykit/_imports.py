"""
Patches libraries that call tools or send HTTP when the agent imports them; other libraries cost nothing. Standard library only.
"""

import os
import sys

# Library module → the module of this package that patches it.
_patches = {name: "_libraries" for name in ("langchain_core.tools.base", "agents.tool", "mcp.client.session")}
_of_http = ("urllib.request", "requests.adapters", "httpx._client", "httpx2._client", "aiohttp.client")


class _Loader:
    def __init__(self, loader, patch):
        self._loader = loader
        self._patch = patch

    def __getattr__(self, name):
        return getattr(self._loader, name)

    def create_module(self, spec):
        return self._loader.create_module(spec)

    def exec_module(self, module):
        self._loader.exec_module(module)
        _patch(module, self._patch)


def _patch(module, place):
    try:
        own = __import__("replaykit." + place, None, None, ["patches"])
        own.patches[module.__name__](module)
    except Exception as error:  # an unsupported version of the library: its calls count as uncontrolled
        print("replaykit: cannot route the calls of %s, so a replay cannot answer them: %r" % (module.__name__, error), file=sys.stderr)


class _Finder:
    @classmethod
    def find_spec(cls, fullname, path=None, target=None):
        place = _patches.get(fullname)
        if place is None:
            return None
        from importlib.machinery import PathFinder

        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.loader is not None:
            spec.loader = _Loader(spec.loader, place)
        return spec


def install():
    if os.environ.get("REPLAYKIT_HTTP_HOSTS"):
        _patches.update((name, "_https") for name in _of_http)
        for name in _of_http:
            if name in sys.modules:
                _patch(sys.modules[name], "_https")
    sys.meta_path.insert(0, _Finder)
