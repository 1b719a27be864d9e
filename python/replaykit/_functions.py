"""Run as a program: finds functions that may be tools, without running any of their code. Standard library only.

Reads `{"root": …, "files": […]}`, prints `{"functions": [{"name", "at", "file", "line"}], "refused": [{"name", "file", "line", "why"}]}`.
"""

import ast
import json
import os
import sys

_definitions = (ast.FunctionDef, ast.AsyncFunctionDef)


def module_of(file, root):
    """The name by which replaykit.yaml names a file: its path, or where that is no name, from its outermost package on."""
    parts = os.path.relpath(file, root).split(os.sep)
    parts[-1] = parts[-1][: -len(".py")]
    if parts[-1] == "__init__":
        parts.pop()
    start = 0
    if not all(part.isidentifier() for part in parts):
        folder, start = os.path.dirname(file), len(parts) - 1
        while start > 0 and os.path.exists(os.path.join(folder, "__init__.py")):
            folder, start = os.path.dirname(folder), start - 1
    return ".".join(parts[start:])


class _Functions(ast.NodeVisitor):
    def __init__(self, file, module):
        self.file = file
        self.module = module
        self.path = []
        self.functions = []
        self.refused = []

    def found(self, node, *names):
        at = "%s:%s" % (self.module, ".".join([*self.path, *names]))
        self.functions.append({"name": names[-1], "at": at, "file": self.file, "line": node.lineno})

    def visit_FunctionDef(self, node):
        self.found(node, node.name)
        self.inside(node)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node):
        self.inside(node)

    def inside(self, node):
        self.path.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.path.pop()

    def visit_Assign(self, node):
        for target in node.targets:
            self.assigned(node, target, node.value)

    def visit_AnnAssign(self, node):
        if node.value is not None:
            self.assigned(node, node.target, node.value)

    def assigned(self, node, target, value):
        if isinstance(target, ast.Name) and _is_function(value):
            self.found(node, target.id)
        elif isinstance(target, ast.Name) and isinstance(value, ast.Dict):
            self.table(target.id, value)
        elif isinstance(target, ast.Attribute) and getattr(target.value, "id", None) == "self" and _is_function(value):
            why = "each object has a function of its own"
            self.refused.append({"name": target.attr, "file": self.file, "line": node.lineno, "why": why})

    def table(self, name, value):
        for key, item in zip(value.keys, value.values):
            known = isinstance(key, ast.Constant) and isinstance(key.value, str) and key.value.isidentifier()
            # A name is found where its function is made.
            if known and _is_function(item):
                self.found(key, name, key.value)


def _is_function(value):
    if isinstance(value, ast.Lambda):
        return True
    called = value.func if isinstance(value, ast.Call) else None
    return getattr(called, "attr", getattr(called, "id", None)) == "partial"


def functions_in(file, root):
    with open(file, "rb") as opened:
        source = opened.read()
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    visitor = _Functions(file, module_of(file, root))
    visitor.visit(tree)
    return visitor


def main():
    told = json.load(sys.stdin)
    functions, refused = [], []
    for file in told["files"]:
        found = functions_in(file, told["root"])
        if found is not None:
            functions += found.functions
            refused += found.refused
    json.dump({"functions": functions, "refused": refused}, sys.stdout)


if __name__ == "__main__":
    main()
