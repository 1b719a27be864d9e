# A loop on the standard library, as many agents are. Nothing of ReplayKit.
import json
import os
import sys
import urllib.request

import tools

with open("prompt.txt") as file:
    prompt = file.read()
names = ["lookup_order", "search_policy", "refund"]
schemas = [{"type": "function", "function": {"name": name, "parameters": {"type": "object"}}} for name in names]
messages = [{"role": "system", "content": prompt}, {"role": "user", "content": sys.argv[1]}]


def ask():
    body = json.dumps({"model": "gpt-x", "messages": messages, "tools": schemas}).encode()
    headers = {"content-type": "application/json", "authorization": "Bearer " + os.environ["OPENAI_API_KEY"]}
    request = urllib.request.Request(os.environ["OPENAI_BASE_URL"] + "/chat/completions", body, headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)["choices"][0]["message"]


def call_tool(name, args):
    try:
        return getattr(tools, name)(**args)
    except tools.CardClosed as closed:
        return {"error": f"{type(closed).__name__}: {closed}"}


answer = None
for _ in range(8):
    message = ask()
    messages.append(message)
    if not message.get("tool_calls"):
        answer = message["content"]
        break
    for call in message["tool_calls"]:
        result = call_tool(call["function"]["name"], json.loads(call["function"]["arguments"]))
        messages.append({"role": "tool", "tool_call_id": call["id"], "content": json.dumps(result)})
print(answer or "")
