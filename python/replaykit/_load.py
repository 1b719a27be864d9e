"""Wraps the functions that replaykit.yaml names as the modules that hold them are loaded. Standard library only."""

import os
import sys
import types

from . import _places

_moved = []


def install():
    """Nothing that is slow to load is loaded before a module that holds a tool is."""
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
            raise _places.refusal(place.tool, place, "tools.%s names the same function: a function is one tool" % other)


class _MetaPath(list):
    """Other hooks put themselves first too, and then find without asking those behind them; ours asks all of them."""

    def insert(self, index, finder):
        super().insert(max(index, 1) if index >= 0 else index, finder)


def _in_module(name, path=None):
    return [place for place in (*_places.places(), *_moved) if _places.holds(place, name, path)]


class _Finder:
    """Finds as the others do, and has the source of modules with tools rewritten."""

    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if not _places.may_hold(name) and not _in_module(name):
            return None
        for finder in sys.meta_path:
            find = None if finder is cls else getattr(finder, "find_spec", None)
            spec = find(name, path, target) if find else None
            if spec is not None:
                if spec.has_location and _in_module(name, spec.origin) and not isinstance(spec.loader, _Loader):
                    spec.loader = _Loader(spec.loader)
                return spec
        return None


class _Loader:
    """Compiles the rewritten source and neither reads nor writes compiled files; all else its loader does as ever."""

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
        return self._compiled(source, path, _in_module(name, path), package)

    def _is_package(self, name):
        return bool(getattr(self._loader, "is_package", lambda _: False)(name))

    def _compiled(self, source, path, places, package):
        import ast

        from ._rewrite import as_main, rewrite

        tree = compile(source, path, "exec", ast.PyCF_ONLY_AST, dont_inherit=True)
        for place in places:
            place.loaded = True
        for place, module, names in rewrite(tree, places, package):
            _moved.append(place.moved(module, names))
        if self._script:
            as_main(tree)
        for place in places:
            if self._script and not place.found and not place.hoped:
                raise _nothing_there(place, [each.name for each in tree.body if hasattr(each, "name")])
        make = getattr(self._loader, "source_to_code", None)  # another hook may have its own
        return make(tree, path) if make else compile(tree, path, "exec", dont_inherit=True)

    def exec_module(self, module):
        name = module.__name__
        code = self.get_code(name)
        if code is None:
            self._loader.exec_module(module)
        else:
            exec(code, module.__dict__)
        for place in _in_module(name, getattr(module, "__file__", None)):
            place.loaded = True
            _settle(place, module.__dict__, last=place in _places.places())


def _main_hook(path):
    """Python asks here whether the main script is more than a script; one that holds a tool is loaded by us."""
    if not os.path.isfile(path) or not _in_module("__main__", path):
        raise ImportError(path)
    from importlib.machinery import SourceFileLoader, ModuleSpec

    full = os.path.abspath(path)

    class Main:
        @staticmethod
        def find_spec(name, target=None):
            if name != "__main__":
                return None
            # Where the script's folder stands for any other script.
            safe = getattr(sys.flags, "safe_path", False)
            sys.path[:1] = [] if safe else [os.path.dirname(os.path.realpath(path))]
            spec = ModuleSpec(name, _Loader(SourceFileLoader(name, full), full), origin=full)
            spec.has_location = True
            return spec

        @staticmethod
        def invalidate_caches():
            pass

    return Main


def marked(tool, bound):
    """The decorator that the rewritten source has, innermost."""
    from ._wrap import wrap

    def mark(function):
        made = wrap(function, tool, bound, _places.picked(tool))
        _places.tell(tool, "installed")
        return made

    return mark


def wrapped(tool, value):
    """The value that the rewritten source gives a name."""
    return _wrapped(tool, value, False)


def wrapped_method(tool, value):
    """The value that a class's body gives a name."""
    return _wrapped(tool, value, isinstance(value, types.FunctionType))


def _wrapped(tool, value, bound):
    from ._wrap import wrap

    if not _is_function(value):
        raise _no_function(tool, value)
    made = wrap(value, tool, bound, _places.picked(tool))
    _places.tell(tool, "installed")
    return made


def _is_function(value):
    plain = (types.FunctionType, types.MethodType, types.BuiltinFunctionType, staticmethod, classmethod)
    return isinstance(value, plain) or (type(value).__module__, type(value).__name__) in _callable_kinds


_callable_kinds = (("functools", "partial"), ("functools", "partialmethod"), ("functools", "_lru_cache_wrapper"))


def settle(tool, module):
    """After a statement that may have given the function its name; where it has none yet it may come later."""
    for place in _in_module(module["__name__"], module.get("__file__")):
        if place.tool == tool:
            _settle(place, module, last=False)


def _settle(place, module, last):
    """Wraps what was made elsewhere: in place, so that whoever else holds it calls the wrapper too."""
    tool, holder, value = place.tool, None, module
    for name in place.path:
        holder, value = value, _member(value, name)
        if value is _absent:
            if last and not (place.found and holder is not module):
                raise _nothing_there(place, _names(holder))
            return
    if _tool_of(value) == tool or place.found:
        return
    function = getattr(value, "__func__", value)
    if isinstance(function, types.FunctionType):
        from ._swap import swap

        bound = isinstance(value, types.MethodType) or _is_bound(holder, place.path[-1])
        swap(function, tool, bound, _places.picked(tool))
        _places.tell(tool, "installed")
        return
    _replace(holder, place.path[-1], _wrapped(tool, value, False))


_absent = object()


def _member(holder, name):
    if isinstance(holder, dict):
        return holder.get(name, _absent)
    return getattr(holder, name, _absent)


def _names(holder):
    return [name for name in (holder if isinstance(holder, dict) else dir(holder)) if isinstance(name, str)]


def _replace(holder, name, value):
    if isinstance(holder, dict):
        holder[name] = value
    else:
        setattr(holder, name, value)


def _tool_of(value):
    from ._wrap import tool_of

    return tool_of(getattr(value, "__func__", value))


def _is_bound(holder, name):
    """A function that a class has, its own or a base's."""
    if not isinstance(holder, type):
        return False
    found = next((base.__dict__[name] for base in holder.__mro__ if name in base.__dict__), None)
    return not isinstance(found, staticmethod)


def _nothing_there(place, names):
    last = place.path[-1]
    reason = "names nothing: %s has no %s%s" % (place.module, ".".join(place.path), _places.near(last, names))
    return _places.refusal(place.tool, place, reason, "correct the line in replaykit.yaml, or %s" % _line(place.tool))


def _no_function(tool, value):
    place = next(one for one in _places.places() if one.tool == tool)
    kind = type(value)
    if isinstance(value, type):
        return _places.refusal(tool, place, "is a class", "name its method: %s.__call__ or another" % place.at)
    if callable(value) and isinstance(getattr(kind, "__call__", None), types.FunctionType):
        line = "name the method that runs: `%s: %s:%s.__call__`" % (tool, kind.__module__, kind.__qualname__)
        return _places.refusal(tool, place, "is an object of %s" % kind.__qualname__, line)
    return _places.refusal(tool, place, "is of %s, and no function" % kind.__qualname__, _line(tool))


def _line(tool):
    return 'write `@replaykit.tool(name="%s")` above the function' % tool


def _tell_unloaded():
    """A recording in which a tool's function was not found has calls that nobody saw; a module that was not needed is no fault."""
    for place in _places.places():
        if place.tool in _places.installed or place.tool in _places.refused:
            continue
        if place.loaded:
            reason = "never got its name"
        elif place.module in sys.modules:
            reason = "the module %s was not loaded by an import" % place.module
        elif not _is_there(place.module):
            names = [name for name in sys.modules if not name.startswith("_")]
            reason = "there is no module %s%s" % (place.module, _places.near(place.module, names))
        else:
            continue
        _places.refusal(place.tool, place, reason, "correct the line in replaykit.yaml, or %s" % _line(place.tool))


def _is_there(module):
    path = module.replace(".", os.sep)
    folders = [_places.root(), os.path.join(_places.root(), "src"), *sys.path]
    return any(os.path.exists(os.path.join(folder, path + end)) for folder in folders for end in ("", ".py"))
