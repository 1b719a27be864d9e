"""A real MCP server in Python with a tool of each effect, a resource and a prompt; each answer is counted in a log."""
import socket
import sys

import uvicorn
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

log, transport = sys.argv[1:]
server = MCPServer("billing")


def ran(name):
    with open(log, "a") as file:
        file.write(name + "\n")


@server.tool()
def lookup(user: str) -> dict:
    ran("lookup")
    return {"bill": "of " + user}


@server.tool()
def refund(amount: float) -> str:
    ran("refund")
    if amount > 100:
        raise ToolError("limit reached")
    return "refunded %s" % amount


@server.resource("policy://refund")
def policy() -> str:
    ran("policy")
    return "30 days"


@server.prompt()
def greet() -> str:
    ran("greet")
    return "Hello"


if transport == "stdio":
    server.run()
else:
    listening = socket.create_server(("127.0.0.1", 0))
    print("http://127.0.0.1:%d/mcp" % listening.getsockname()[1], flush=True)
    uvicorn.Server(uvicorn.Config(server.streamable_http_app(), log_level="error")).run(sockets=[listening])
