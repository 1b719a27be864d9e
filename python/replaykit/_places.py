"""Where the functions of tools are: `tools` of replaykit.yaml, read from REPLAYKIT_TOOLS. Standard library only."""

import os

from ._gateway import enabled, post, read_json

_all = None
_named = {}
_told = set()
# If a place names a re-export, the place where the function is defined.
moved = []
installed = set()
refused = set()


class Place:
    """A line of `tools`, as in `shop.tools:Shop.refund`: a module and the path to the function in it."""

    def __init__(self, tool, at, picked):
        self.tool = tool
        self.at = at
        self.module, _, path = at.partition(":")
        self.path = tuple(part for part in path.split(".") if part != "<locals>")
        self.picked = picked
        # The state: the module was loaded; the function was found in its source; the function may get its name later.
        self.loaded = False
        self.found = False
        self.hoped = False

    def moved(self, module, path):
        """The place from which a re-export takes the function."""
        place = Place(self.tool, "%s:%s" % (module, ".".join(path)), self.picked)
        place.hoped = True
        return place


def _read():
    global _all
    if _all is None:
        text = os.environ.get("REPLAYKIT_TOOLS") if enabled() else None
        told = read_json(text) if text else {}
        tools = told.get("tools", {}).items()
        places = [Place(name, entry["at"], entry.get("args")) for name, entry in tools if "#" not in entry["at"]]
        _all = {"mode": told.get("mode"), "root": told.get("root", ""), "places": places}
    return _all


def places():
    return _read()["places"]


def root():
    return _read()["root"]


def recording():
    return _read()["mode"] == "record"


def picked(tool):
    return next((place.picked for place in places() if place.tool == tool), None)


def picked_at(tool):
    """Whether replaykit.yaml has a line for the tool, so that `args` can be added there."""
    return any(place.tool == tool for place in places())


def tell(tool, state, message=None, at=""):
    """Tells the gateway, once, that a tool is wrapped, or why it is not."""
    at = next((place.at for place in places() if place.tool == tool), at)
    told = {"tool": tool, "at": at, "state": state, **({} if message is None else {"message": message})}
    key = (tool, state, message)
    if key in _told:
        return
    _told.add(key)
    {"installed": installed, "refused": refused}.get(state, set()).add(tool)
    try:
        post("/routing", told)
    except (OSError, ValueError):  # an older gateway, or one that has ended: the calls themselves will fail
        pass


class Refused(SystemExit):
    """Ends the agent: if a function cannot be wrapped, a write could run."""


def refusal(tool, place, reason, line=None):
    """Tells the gateway that a tool cannot be wrapped and returns the exception to raise."""
    where = "" if place is None else " (%s)" % place.at
    remedy = "" if line is None else "; " + line
    message = "tools.%s%s: %s%s" % (tool, where, reason, remedy)
    tell(tool, "refused", message)
    return Refused("replaykit: " + message)


def one_of_each_name(tool, function, by):
    """
    Refuses a second function under one tool name: their recordings could not be told apart. A line of replaykit.yaml may wrap
    several: the implementations of one `singledispatch` function.
    """
    name = getattr(function, "__qualname__", None)
    code = getattr(function, "__code__", None)
    if name is None or "." in name or code is None:
        return
    here = (name, code.co_filename)
    before, how = _named.setdefault(tool, (here, by))
    if before != here and "decorator" in (by, how):
        reason = "%s in %s and %s in %s both have this name" % (*before, *here)
        raise refusal(tool, None, reason, 'give one of them another name: @replaykit.tool(name="...")')


def near(name, names):
    """Names that the user may have meant, as the end of a message."""
    import difflib

    found = difflib.get_close_matches(name, sorted(set(names)), 3, 0.6)
    return " (did you mean %s?)" % " or ".join(found) if found else ""


def holds(place, name, path):
    """
    Whether a module is the one that a place names, by its name or by its file. The file decides for a script, which is always
    called `__main__`, and for a module that is imported under another name than its path from the folder of replaykit.yaml.
    """
    if place.module == name or (name == "__main__" and place.module == "__main__"):
        return True
    if not path or not _may_be(place, name):
        return False
    plain = os.path.splitext(os.path.realpath(path))[0].replace(os.sep, "/")
    named = place.module.replace(".", "/")
    if name == "__main__":
        return plain.endswith("/" + named)
    beginnings = (root() + "/", root() + "/src/")
    return any(plain in (each + named, each + named + "/__init__") for each in beginnings)


def in_module(name, path=None):
    return [place for place in (*places(), *moved) if holds(place, name, path)]


def may_hold(name):
    """Whether a module can hold a tool, by its name alone: its file is not known yet."""
    return any(_may_be(place, name) for place in places())


def _may_be(place, name):
    return name == "__main__" or place.module.rpartition(".")[2] == name.rpartition(".")[2]
