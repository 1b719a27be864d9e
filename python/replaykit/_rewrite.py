"""
Adds the wrapper to a module's source where a tool's function is defined. So everything that holds the function holds the wrapper: a
table, another module's `from shop import refund`, a decorator. Standard library only.
"""

import ast

_blocks = ("body", "orelse", "finalbody", "handlers", "cases")
_functions = (ast.FunctionDef, ast.AsyncFunctionDef)


def rewrite(tree, places, package):
    """Changes the tree; returns the re-exports that it found as `(place, module, path)`: where their functions are defined."""
    moved = []
    for place in places:
        _Search(place, package, moved).block(tree.body, place.path, None)
    ast.fix_missing_locations(tree)
    return moved


def as_main(tree):
    """Sets `__spec__` and `__package__` to None at the top, as in a script."""
    names = ("__spec__", "__package__")
    targets = [ast.Name(name, ast.Store()) for name in names]
    index = 0
    for index, statement in enumerate(tree.body):
        documents = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant) and index == 0
        if not documents and not (isinstance(statement, ast.ImportFrom) and statement.module == "__future__"):
            break
    else:
        index = len(tree.body)
    tree.body.insert(index, ast.Assign(targets, ast.Constant(None), lineno=1, col_offset=0))
    ast.fix_missing_locations(tree)


class _Search:
    def __init__(self, place, package, moved):
        self.place = place
        self.package = package
        self.moved = moved

    def block(self, body, path, owner):
        """Looks for `path` in the statements of a module, a class or a function (`owner`)."""
        index = 0
        while index < len(body):
            after = self.statement(body[index], path, owner)
            body[index + 1 : index + 1] = after
            index += 1 + len(after)

    def statement(self, node, path, owner):
        """Wraps the function in one statement; returns statements to insert after it."""
        if isinstance(node, _functions):
            self.function(node, path, owner)
        elif isinstance(node, ast.ClassDef):
            if node.name == path[0] and len(path) > 1:
                self.block(node.body, path[1:], node)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            return self.assignment(node, path, owner)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            return self.importing(node, path, owner)
        else:
            for name in _blocks:
                for block in self.blocks(getattr(node, name, None)):
                    self.block(block, path, owner)
        return []

    def blocks(self, found):
        """The blocks in one field of a statement; those of `handlers` and `cases` lie one level deeper."""
        if not isinstance(found, list) or not found:
            return []
        return [found] if isinstance(found[0], ast.stmt) else [each.body for each in found]

    def function(self, node, path, owner):
        if node.name == path[0] and len(path) == 1:
            node.decorator_list.append(self.call("marked", node, ast.Constant(_is_bound(node, owner))))
            self.place.found = True
        elif node.name == path[0]:
            self.block(node.body, path[1:], node)
        elif len(path) == 1 and any(_registers(each, path[0]) for each in node.decorator_list):
            node.decorator_list.append(self.call("marked", node, ast.Constant(False)))

    def assignment(self, node, path, owner):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if node.value is None:
            return []
        for target in targets:
            rest = _rest_of(target, path)
            # A function assigned in a class's body becomes a method.
            bound = rest == () and isinstance(owner, ast.ClassDef)
            if rest is not None and self.value(node, "value", rest, "wrapped_method" if bound else "wrapped"):
                return []
        if owner is None and any(_binds(target, path[0]) for target in targets):
            return [self.settle(node)]
        return []

    def value(self, holder, field, rest, wrapper="wrapped"):
        """Wraps a value, or its member that `rest` names; returns whether it found it."""
        value = getattr(holder, field)
        if not rest:
            setattr(holder, field, self.call(wrapper, value, value))
            self.place.found = True
            return True
        if isinstance(value, ast.Dict):
            # Of equal keys the last one wins.
            for index in reversed(range(len(value.keys))):
                key = value.keys[index]
                if isinstance(key, ast.Constant) and str(key.value) == rest[0]:
                    entry = ast.Expr(value.values[index])
                    made = self.value(entry, "value", rest[1:])
                    value.values[index] = entry.value
                    return made
        if isinstance(value, ast.Call):
            for keyword in value.keywords:
                if keyword.arg == rest[0]:
                    return self.value(keyword, "value", rest[1:])
        return False

    def importing(self, node, path, owner):
        if isinstance(node, ast.ImportFrom) and owner is None:
            module = _absolute(node, self.package)
            for alias in node.names:
                if (alias.asname or alias.name) == path[0]:
                    self.moved.append((self.place, module, (alias.name, *path[1:])))
                    return [self.settle(node)]
                if alias.name == "*":
                    self.moved.append((self.place, module, path))
                    return [self.settle(node)]
        elif isinstance(node, ast.Import) and owner is None and len(path) > 1:
            for alias in node.names:
                if (alias.asname or alias.name) == path[0]:
                    self.moved.append((self.place, alias.name, path[1:]))
                    return [self.settle(node)]
        return []

    def settle(self, node):
        """A call that wraps the function as soon as it has its name, if it cannot be wrapped where it is defined."""
        self.place.hoped = True
        variables = ast.Call(ast.Name("globals", ast.Load()), [], [])
        return ast.copy_location(ast.Expr(self.call("settle", node, variables)), node)

    def call(self, name, node, argument):
        """The tree of `__import__("replaykit._settle", …).name("tool", argument)`, which adds no name to the module."""
        load = [ast.Constant("replaykit._settle"), ast.Constant(None), ast.Constant(None), ast.List([ast.Constant(name)], ast.Load())]
        function = ast.Attribute(ast.Call(ast.Name("__import__", ast.Load()), load, []), name, ast.Load())
        made = ast.Call(function, [ast.Constant(self.place.tool), argument], [])
        for each in (made, function, function.value):
            ast.copy_location(each, node)
        return made


def _is_bound(node, owner):
    """Whether the first parameter is `self` or `cls`."""
    names = [each.id for each in node.decorator_list if isinstance(each, ast.Name)]
    return isinstance(owner, ast.ClassDef) and "staticmethod" not in names


def _registers(decorator, name):
    """Whether it is `@refund.register` of functools.singledispatch: the same tool for another type."""
    found = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(found, ast.Attribute) and found.attr == "register" and getattr(found.value, "id", None) == name


def _rest_of(target, path):
    """The part of the path below an assignment's target, or `None` if the target is not on the path."""
    if isinstance(target, ast.Name):
        return path[1:] if target.id == path[0] else None
    if isinstance(target, ast.Attribute):
        rest = _rest_of(target.value, path)
        return rest[1:] if rest and rest[0] == target.attr else None
    if isinstance(target, ast.Subscript):
        rest = _rest_of(target.value, path)
        key = getattr(target.slice, "value", None)
        return rest[1:] if rest and isinstance(key, (str, int)) and str(key) == rest[0] else None
    return None


def _binds(target, name):
    return any(isinstance(each, ast.Name) and each.id == name for each in ast.walk(target))


def _absolute(node, package):
    if not node.level:
        return node.module or ""
    parts = package.split(".") if package else []
    parts = parts[: len(parts) - node.level + 1]
    return ".".join(parts + ([node.module] if node.module else []))
