"""Turns the arguments of a call into the JSON that the gateway gets. Standard library only."""

from ._keep import Unkept, plain


class Arguments:
    """Reads the arguments of one function by its signature. `bound`: the first parameter is `self` or `cls` and is left out."""

    def __init__(self, function, bound, picked):
        import inspect

        self.function = function
        self.picked = picked
        self.bound = bound
        try:
            self.signature = inspect.signature(function)
        except (TypeError, ValueError):  # some C functions have no signature
            self.signature = None
            return
        parameters = list(self.signature.parameters.values())
        self.first = parameters[0].name if bound and parameters else None
        own = parameters[1:] if self.first else parameters
        self.rest = [each.name for each in own if each.kind is each.VAR_KEYWORD]
        lists = [each.name for each in own if each.kind is each.VAR_POSITIONAL]
        self.only = own[0].name if len(own) == 1 and not self.rest and not lists else None

    def of(self, args, kwargs):
        """Returns `(arguments, [(pointer, reason) of each one that is not JSON])`; raises Python's TypeError if they do not fit."""
        named = self.named(args, kwargs)
        if self.picked is not None:
            named = {name: item for name, item in named.items() if name in self.picked}
        kept, unkept = {}, []
        for name, item in named.items():
            try:
                kept[name] = plain(item)
            except Unkept as error:
                unkept.append(("/%s%s" % (name, error.pointer), error.reason))
        return kept, unkept

    def named(self, args, kwargs):
        if self.signature is None:
            own = args[1:] if self.bound else args
            return {**({"args": list(own)} if own else {}), **kwargs}
        try:
            named = dict(self.signature.bind(*args, **kwargs).arguments)
        except TypeError:
            _stub(self.function, self.signature)(*args, **kwargs)
            raise
        if self.first:
            named.pop(self.first, None)
        for name in self.rest:
            named.update(named.pop(name, {}))
        if self.only in named and type(named[self.only]) is dict:
            return named[self.only]
        return named


def _stub(function, signature):
    """An empty function with the same parameters: calling it raises Python's own TypeError, whose text agents show to the model."""
    names, parts, marked = {}, [], False
    parameters = list(signature.parameters.values())
    for index, each in enumerate(parameters):
        if each.kind is each.KEYWORD_ONLY and not marked:
            if not any(one.kind is one.VAR_POSITIONAL for one in parameters):
                parts.append("*")
            marked = True
        star = {each.VAR_POSITIONAL: "*", each.VAR_KEYWORD: "**"}.get(each.kind, "")
        parts.append(star + each.name + ("" if each.default is each.empty else "=None"))
        after = parameters[index + 1].kind if index + 1 < len(parameters) else None
        if each.kind is each.POSITIONAL_ONLY and after is not each.POSITIONAL_ONLY:
            parts.append("/")
    exec("def stub(%s): pass" % ", ".join(parts), names)
    stub = names["stub"]
    stub.__name__ = getattr(function, "__name__", "stub")
    stub.__qualname__ = getattr(function, "__qualname__", stub.__name__)
    return stub
