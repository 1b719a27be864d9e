"""
Checks lines of `tools` without running code of the repository: does the module exist, and does it have the function? It accepts a
line that only a run of the agent can check. Standard library only.

Reads `{"tools": {tool: at}, "folders": […], "scripts": […]}`, prints `{tool: reason or null}`.
"""

import ast
import glob
import importlib.machinery
import json
import os
import sys

from ._functions import functions_in
from ._places import Place, near
from ._rewrite import rewrite

_longest_chain = 20
_environments = (".venv", "venv", "env")


def faults(tools, folders, scripts):
    repository = _Repository(folders, scripts)
    return {tool: repository.fault(Place(tool, at, None), 0) for tool, at in tools.items()}


class _Repository:
    def __init__(self, folders, scripts):
        self.folders = [each for folder in folders for each in (folder, os.path.join(folder, "src"))]
        self.scripts = scripts

    def fault(self, place, length):
        """Why nothing can be wrapped at a place, or `None` if it can or only a run of the agent shows it."""
        files = self.files_of(place.module)
        if files is None:
            return None
        if not files:
            return "there is no module %s%s" % (place.module, near(place.module, self.modules()))
        reasons = [self.fault_in(file, place, length) for file in files]
        return None if None in reasons else reasons[0]

    def fault_in(self, file, place, length):
        try:
            with open(file, "rb") as source:
                text = source.read()
            tree = ast.parse(text, file)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            return "%s cannot be read: %s" % (place.module, error)
        bound = _bound(tree.body)
        package = place.module if os.path.basename(file) == "__init__.py" else place.module.rpartition(".")[0]
        moved = rewrite(tree, [place], package)
        if place.found:
            return None
        if moved and length < _longest_chain:
            reasons = [self.fault(_handed_on(*each), length + 1) for each in moved]
            if None in reasons:
                return None
            if isinstance(bound.get(place.path[0]), (ast.Import, ast.ImportFrom)):
                return reasons[0]
        elif place.hoped or "__getattr__" in bound:
            return None
        return _not_in(bound, place, functions_in("%s.py" % place.module.replace(".", "/"), text))

    def files_of(self, module):
        """The files that a module may be; `None` if it is not of this repository; empty if there is no module of that name."""
        if module == "__main__":
            return self.scripts or None
        path = module.replace(".", os.sep)
        ends = (".py", os.sep + "__init__.py")
        files = [folder + os.sep + path + end for folder in self.folders for end in ends]
        found = [file for file in files if os.path.isfile(file)]
        first = module.partition(".")[0]
        return found if found or any(self.holds(folder, first) for folder in self.folders) else self.elsewhere(first)

    def holds(self, folder, name):
        return os.path.isfile(os.path.join(folder, name + ".py")) or os.path.isdir(os.path.join(folder, name))

    def elsewhere(self, name):
        own = [os.path.join(folder, each) for folder in self.folders for each in _environments]
        installed = [path for each in own for path in glob.glob(os.path.join(each, "lib", "python*", "site-packages"))]
        known = name in sys.builtin_module_names or importlib.machinery.PathFinder.find_spec(name, [*sys.path, *installed])
        return None if known else []

    def modules(self):
        """The modules in these folders and in their packages, for suggestions."""
        names = set()
        for folder in self.folders:
            for file in glob.glob(os.path.join(folder, "*.py")) + glob.glob(os.path.join(folder, "*", "*.py")):
                parts = os.path.relpath(file, folder)[: -len(".py")].split(os.sep)
                names.add(".".join(part for part in parts if part != "__init__"))
        return names


def _handed_on(place, module, path):
    return Place(place.tool, "%s:%s" % (module, ".".join(path)), None)


def _not_in(bound, place, functions):
    head, *members = place.path
    node = bound.get(head)
    if isinstance(node, ast.ClassDef):
        if not members:
            return "is a class; name its method: %s.__call__ or another" % place.at
        # Only a run shows what a class inherits or gets from a metaclass or decorator.
        if node.bases or node.keywords or node.decorator_list:
            return None
    elif head in bound and not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return None
    own = [each for each in functions if each["name"] == place.path[-1] and "fault" in each]
    if own:
        return own[0]["fault"]
    names = [each["at"].partition(":")[2] for each in functions if "at" in each]
    path = ".".join(place.path)
    return "%s has no %s%s" % (place.module, path, near(path, names))


def _bound(body):
    """Maps each name that the statements bind to its statement; leaves out names inside functions and classes."""
    names = {}
    for statement in body:
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names[statement.name] = statement
            continue
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                names[node.id] = statement
            elif isinstance(node, ast.alias):
                names[node.asname or node.name.partition(".")[0]] = statement
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                names.setdefault(node.name, node)
    return names


def main():
    asked = json.load(sys.stdin)
    json.dump(faults(asked["tools"], asked["folders"], asked["scripts"]), sys.stdout)
