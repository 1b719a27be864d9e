"""The same agent in Python, on the official clients of OpenAI and MCP; its own tools are marked."""
import asyncio
import base64
import json
import os
import uuid
import socket
import sys

import httpx2
import replaykit
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from openai import AsyncOpenAI

variant, folder, command, *args = sys.argv[1:]
attempt = os.environ.get("REPLAYKIT_ATTEMPT")
cap = 42.5 if variant == "fixed" else float("inf")
# Process ids repeat: each sandbox has a space of its own.
OWN = uuid.uuid4()


def note(kind, text, mode="a"):
    name = "record" if attempt is None else "%s-%s" % (variant, OWN)
    with open(os.path.join(folder, "%s.%s" % (name, kind)), mode) as file:
        file.write(text)


async def log_body(response):
    note("bodies", base64.b64encode(await response.aread()).decode() + "\n")


@replaykit.tool
def lookup_policy(topic):
    note("ran", "lookup_policy %s\n" % topic)
    return "Policy for %s: 30 days." % topic


@replaykit.tool
async def refund_order(order, amount):
    note("ran", "refund_order %s\n" % amount)
    return {"refund_id": "r1", "order": order, "amount": float(amount)}


async def work(mcp, call):
    given = json.loads(call["arguments"])
    if call["name"] == "lookup":
        result = (await mcp.call_tool("lookup", given)).content[0].text
    elif call["name"] == "refund_order":
        result = json.dumps(await refund_order(given["order"], min(given["amount"], cap)))
    else:
        result = await asyncio.to_thread(lookup_policy, **given)
    return {"role": "tool", "tool_call_id": call["id"], "content": result}


async def answer(client, messages, tools):
    """One streamed answer, put together from its chunks."""
    said, calls = "", {}
    stream = await client.chat.completions.create(model="gpt-x", messages=messages, tools=tools, stream=True)
    async for chunk in stream:
        delta = chunk.choices[0].delta
        note("events", "%s %s\n" % (chunk.object, sorted(delta.model_fields_set)))
        said += delta.content or ""
        for part in delta.tool_calls or []:
            call = calls.setdefault(part.index, {"id": part.id, "name": part.function.name, "arguments": ""})
            call["arguments"] += part.function.arguments or ""
    return said, list(calls.values())


async def main():
    env = {key: value for key, value in os.environ.items() if key.startswith("REPLAYKIT_")}
    server = stdio_client(StdioServerParameters(command=command, args=args, env=env))
    http = httpx2.AsyncClient(event_hooks={"response": [log_body]})
    async with Client(server) as mcp, AsyncOpenAI(http_client=http) as client:
        names = [tool.name for tool in (await mcp.list_tools()).tools] + ["lookup_policy", "refund_order"]
        tools = [{"type": "function", "function": {"name": name}} for name in names]
        messages = []
        for content in ("What was I charged, and what is the policy?", "Refund order 7."):
            messages.append({"role": "user", "content": content})
            said, calls = await answer(client, messages, tools)
            while calls:
                asked = [
                    {"id": call["id"], "type": "function", "function": {key: call[key] for key in ("name", "arguments")}}
                    for call in calls
                ]
                messages.append({"role": "assistant", "content": None, "tool_calls": asked})
                messages.extend(await asyncio.gather(*(work(mcp, call) for call in calls)))
                said, calls = await answer(client, messages, tools)
            messages.append({"role": "assistant", "content": said})
            print(said)


def note_network():
    with open("/proc/net/dev") as file:
        interfaces = [line.split(":")[0].strip() for line in file if ":" in line]
    try:
        socket.create_connection(("192.0.2.1", 9), timeout=0.5).close()
        outside = "connected"
    except OSError as error:
        import errno

        outside = errno.errorcode.get(error.errno or 0, "timeout")
    note("network", json.dumps({"interfaces": interfaces, "outside": outside}), "w")


asyncio.run(main())
if attempt is not None:
    note_network()
