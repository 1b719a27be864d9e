"""Functions marked as tools, plain and async; nothing else of ReplayKit."""
import asyncio
import json
import sys

import replaykit

log = sys.argv[1]


def ran(name):
    with open(log, "a") as file:
        file.write(name + "\n")


@replaykit.tool
def lookup(user, verbose=False):
    ran("lookup")
    return {"live": user}


@replaykit.tool(name="refund")
async def give_back(amount):
    ran("refund")
    return {"refunded": "really"}


@replaykit.tool
def calc(a, b):
    ran("calc")
    return a + b


@replaykit.tool
def fails():
    raise ValueError("no such thing")


answers = {"lookup": lookup("u1"), "refund": asyncio.run(give_back(amount=5)), "calc": calc(2, b=3)}
try:
    fails()
except ValueError as error:
    answers["fails"] = str(error)
try:
    lookup("u2")
except Exception as error:
    answers["missed"] = type(error).__name__
print(json.dumps(answers))
