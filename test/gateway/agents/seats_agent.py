"""Books seats with a tool in the way that is named, and prints what it got of it each time."""
import asyncio
import json
import os
import sys
import urllib.error
import urllib.request

way, hows, log = sys.argv[1:]
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "standins"))


def book_seats(seats: int, how: str):
    """Books."""
    with open(log, "a") as file:
        file.write("booked\n")
    if how == "raises":
        raise KeyError("not enough seats")
    return {
        "returns": "Error: not enough seats",
        "title": "Error budgets explained",
        "object": {"error": "not enough seats", "left": 0},
        "nothing": None,
        # Whoever speaks to the gateway by hand writes JSON.
        "nan": None if way == "plain" else float("nan"),
        "bytes": b"Error: no",
    }[how]


def marked():
    import replaykit

    return replaykit.tool(book_seats)


def marked_async():
    import replaykit

    async def book(seats, how):
        return book_seats(seats, how)

    tool = replaykit.tool(name="book_seats")(book)
    return lambda seats, how: asyncio.run(tool(seats, how))


def agents():
    import agents as sdk

    tool = sdk.function_tool(book_seats)
    return lambda seats, how: asyncio.run(sdk.invoke(tool, json.dumps({"seats": seats, "how": how})))


def plain():
    """Nothing but the gateway's addresses, as any language can speak them."""
    url = os.environ["REPLAYKIT_GATEWAY_URL"] + "/tools/book_seats"

    def call(seats, how):
        answer = post(url, {"args": {"seats": seats, "how": how}})
        if answer["how"] not in ("run", "live"):
            if "error" in answer:
                raise RuntimeError(answer["error"]["message"])
            return answer["output"]
        try:
            output = book_seats(seats, how)
        except Exception as error:
            message = "%s: %s" % (type(error).__name__, error)
            post(url + "/result", {"id": answer["id"], "error": {"kind": "exception", "message": message}})
            raise RuntimeError(message)
        post(url + "/result", {"id": answer["id"], "output": output})
        return output

    return call


def post(url, body):
    data = json.dumps(body, default=str).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, {"content-type": "application/json"})) as response:
        return json.load(response)


book = globals()[way]()
outcomes = []
for how in hows.split(","):
    try:
        outcomes.append({"got": book(3, how)})
    except Exception as error:
        kind = "KeyError" if isinstance(error, KeyError) else type(error).__name__
        outcomes.append({"thrown": [kind, str(error)]})
print(json.dumps(outcomes, default=str).replace("NaN", '"NaN"'))
