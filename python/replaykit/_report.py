"""Collects what a generator yields and reports it when the generator ends. Standard library only."""

import atexit

from ._keep import Unkept, keep_into

# Generators that have not ended. They are reported when the process ends, at the latest.
_open = {}


class Report:
    """What a generator yielded; each item is kept at once, as it was when it was yielded."""

    def __init__(self, asked, kind="generator"):
        self.asked = asked
        self.types = {"": kind}
        self.output = {"yielded": []}
        _open[id(self)] = self

    def add(self, item):
        self.output["yielded"].append(self.kept(item, "/yielded/%d" % len(self.output["yielded"])))

    def kept(self, value, pointer):
        try:
            return keep_into(self.types, value, pointer)
        except Unkept as error:
            self.asked.form.unkept("the result", error)
            return None

    def end(self, returned):
        if returned is not None:
            self.output["returned"] = self.kept(returned, "/returned")
        self.send({"output": self.output, "output_types": self.types})

    def fail(self, error):
        told = self.asked.form.told_error(error)
        if self.output["yielded"]:
            inner = {pointer[len("/yielded") :]: kind for pointer, kind in self.types.items() if pointer}
            told["yielded"] = {"value": self.output["yielded"], "types": inner}
        self.send({"error": told})

    def leave(self):
        self.send({"output": {**self.output, "left": True}, "output_types": self.types})

    def send(self, told):
        if _open.pop(id(self), None) is not None:
            self.asked.call.send(told)


@atexit.register
def _leave_all():
    for report in list(_open.values()):
        report.leave()
