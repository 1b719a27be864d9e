"""Wraps the functions that replaykit.yaml names when Python loads their modules. Standard library only.

A *place* is such an entry, as in `shop.tools:refund`; see `_places.py`.
"""

import os
import sys

from . import _places
from ._places import in_module, moved


def install():
    """Installs the import hooks. They load slow modules (`ast`) only when a module with a tool is imported."""
    if not _places.places():
        return
    _one_place_each()
    sys.meta_path = _MetaPath([_Finder, *sys.meta_path])
    sys.path_hooks.insert(0, _main_hook)
    if _places.recording():
        import atexit

        atexit.register(_tell_unloaded)


def _one_place_each():
    seen = {}
    for place in _places.places():
        other = seen.setdefault(place.at, place.tool)
        if other != place.tool:
            reason = "tools.%s names the same function, which can be only one tool" % other
            raise _places.refusal(place.tool, place, reason, "remove one of the two lines")


class _MetaPath(list):
    """Keeps our finder first. A hook that inserts itself at 0 may not ask the finders behind it; ours asks all."""

    def insert(self, index, finder):
        super().insert(max(index, 1) if index >= 0 else index, finder)


class _Finder:
    """Asks the other finders, and replaces the loader of modules with tools by one that rewrites the source."""

    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if not _places.may_hold(name) and not in_module(name):
            return None
        for finder in sys.meta_path:
            find = None if finder is cls else getattr(finder, "find_spec", None)
            spec = find(name, path, target) if find else None
            if spec is not None:
                if spec.has_location and in_module(name, spec.origin) and not isinstance(spec.loader, _Loader):
                    spec.loader = _Loader(spec.loader)
                return spec
        return None


class _Loader:
    """Compiles the rewritten source, without reading or writing .pyc files. The original loader does all the rest."""

    def __init__(self, loader, script=None):
        self._loader = loader
        self._script = script

    def __getattr__(self, name):
        return getattr(self._loader, name)

    def create_module(self, spec):
        return self._loader.create_module(spec)

    def get_code(self, name):
        source = getattr(self._loader, "get_source", lambda _: None)(name)
        if source is None:
            return getattr(self._loader, "get_code", lambda _: None)(name)
        path = self._script or self._loader.get_filename(name)
        package = name if self._is_package(name) else name.rpartition(".")[0]
        return self._compiled(source, path, in_module(name, path), package)

    def _is_package(self, name):
        return bool(getattr(self._loader, "is_package", lambda _: False)(name))

    def _compiled(self, source, path, places, package):
        import ast

        from ._rewrite import as_main, rewrite
        from ._settle import nothing_there

        tree = compile(source, path, "exec", ast.PyCF_ONLY_AST, dont_inherit=True)
        for place in places:
            place.loaded = True
        for place, module, names in rewrite(tree, places, package):
            moved.append(place.moved(module, names))
        if self._script:
            as_main(tree)
        for place in places:
            if self._script and not place.found and not place.hoped:
                raise nothing_there(place, [each.name for each in tree.body if hasattr(each, "name")])
        make = getattr(self._loader, "source_to_code", None)  # another hook's loader may compile in its own way
        return make(tree, path) if make else compile(tree, path, "exec", dont_inherit=True)

    def exec_module(self, module):
        name = module.__name__
        code = self.get_code(name)
        if code is None:
            self._loader.exec_module(module)
        else:
            exec(code, module.__dict__)
        from ._settle import settle_place

        for place in in_module(name, getattr(module, "__file__", None)):
            place.loaded = True
            settle_place(place, module.__dict__, last=place in _places.places())


def _main_hook(path):
    """A path hook: Python asks it whether it can run the main script's path. It accepts a script that holds a tool."""
    if not os.path.isfile(path) or not in_module("__main__", path):
        raise ImportError(path)
    from importlib.machinery import SourceFileLoader, ModuleSpec

    full = os.path.abspath(path)

    class Main:
        @staticmethod
        def find_spec(name, target=None):
            if name != "__main__":
                return None
            # Put the script's folder first on sys.path, as Python does for any script.
            safe = getattr(sys.flags, "safe_path", False)
            sys.path[:1] = [] if safe else [os.path.dirname(os.path.realpath(path))]
            spec = ModuleSpec(name, _Loader(SourceFileLoader(name, full), full), origin=full)
            spec.has_location = True
            return spec

        @staticmethod
        def invalidate_caches():
            pass

    return Main


def _tell_unloaded():
    """Reports tools that were not wrapped: their calls are missing from the recording. Leaves out modules that the agent did not import."""
    from ._settle import line_for

    for place in _places.places():
        if place.tool in _places.installed or place.tool in _places.refused:
            continue
        if place.loaded:
            reason = "%s was loaded, but never defined %s" % (place.module, ".".join(place.path))
        elif place.module in sys.modules:
            reason = "the module %s was not loaded by an import, so it cannot be wrapped" % place.module
        elif not _is_there(place.module):
            names = [name for name in sys.modules if not name.startswith("_")]
            reason = "there is no module %s%s" % (place.module, _places.near(place.module, names))
        else:
            continue
        _places.refusal(place.tool, place, reason, "correct the line in replaykit.yaml, or %s" % line_for(place.tool))


def _is_there(module):
    path = module.replace(".", os.sep)
    folders = [_places.root(), os.path.join(_places.root(), "src"), *sys.path]
    return any(os.path.exists(os.path.join(folder, path + end)) for folder in folders for end in ("", ".py"))
