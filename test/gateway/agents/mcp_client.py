"""What an agent does with an MCP server through the official client. Nothing of ReplayKit."""
import asyncio
import json
import os
import sys

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

mode, *words = sys.argv[1:]


def plain(value):
    return value.model_dump(mode="json", by_alias=True, exclude_none=True)


def server():
    if words[0].startswith("http"):
        return words[0]
    # The official client passes on only few variables by itself.
    env = {name: value for name, value in os.environ.items() if name.startswith("REPLAYKIT_")}
    return stdio_client(StdioServerParameters(command=words[0], args=words[1:], env=env))


async def use():
    async with Client(server(), mode=mode) as client:
        tools = await client.list_tools()
        # Calls of one turn are made at once.
        lookups = await asyncio.gather(*(client.call_tool("lookup", {"user": user}) for user in ("u1", "u2")))
        return {
            "tools": [tool.name for tool in tools.tools],
            "lookups": [plain(each) for each in lookups],
            "refund": plain(await client.call_tool("refund", {"amount": 5})),
            "refused": plain(await client.call_tool("refund", {"amount": 500})),
            "policy": plain(await client.read_resource("policy://refund")),
            "greet": plain(await client.get_prompt("greet")),
        }


print(json.dumps(asyncio.run(use())))
