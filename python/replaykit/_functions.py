"""A program that finds functions that may be tools, without running their code. Standard library only.

Reads `[{"file", "text"}]`, prints `[{"name", "at" or "fault", "file", "line"}]`.
"""

import ast
import json
import sys


def module_of(file):
    """A file's module name in replaykit.yaml: the end of its path made of identifiers (`my-agent/shop/tools.py` is `shop.tools`)."""
    parts = file[: -len(".py")].split("/")
    if parts[-1] == "__init__":
        parts.pop()
    start = max([index + 1 for index, part in enumerate(parts) if not part.isidentifier()], default=0)
    return ".".join(parts[start:])


class _Functions(ast.NodeVisitor):
    def __init__(self, file, module):
        self.file = file
        self.module = module
        self.path = []
        self.functions = []

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
            fault = "each object has its own function"
            self.functions.append({"name": target.attr, "fault": fault, "file": self.file, "line": node.lineno})

    def table(self, name, value):
        for key, item in zip(value.keys, value.values):
            known = isinstance(key, ast.Constant) and isinstance(key.value, str) and key.value.isidentifier()
            # A value that is only a name is left out: its function is found where it is defined.
            if known and _is_function(item):
                self.found(key, name, key.value)


def _is_function(value):
    if isinstance(value, ast.Lambda):
        return True
    called = value.func if isinstance(value, ast.Call) else None
    return getattr(called, "attr", getattr(called, "id", None)) == "partial"


def functions_in(file, text):
    module = module_of(file)
    visitor = _Functions(file, module)
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []
    if module:
        visitor.visit(tree)
    return visitor.functions


def main():
    found = []
    for source in json.load(sys.stdin):
        found += functions_in(source["file"], source["text"])
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
