"""A Python agent on the standard library: one tool that reads, one that writes, both marked."""
import json
import os
import sys
import urllib.request

import replaykit

log = sys.argv[1]


@replaykit.tool
def lookup_order(order):
    return {"order": order, "paid": 42.5}


@replaykit.tool
def refund(order, amount):
    with open(log, "a") as file:
        file.write("refunded %s\n" % amount)
    return {"refund_id": "r1", "amount": amount}


def ask(messages):
    body = json.dumps({"model": "gpt-x", "messages": messages}).encode()
    headers = {"content-type": "application/json", "authorization": "Bearer " + os.environ["OPENAI_API_KEY"]}
    request = urllib.request.Request(os.environ["OPENAI_BASE_URL"] + "/chat/completions", body, headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)["choices"][0]["message"]


# The unfixed agent refunds whatever the model says; the fixed one never more than what was paid.
cap = 42.5 if sys.argv[2] == "fixed" else None
messages = [{"role": "user", "content": "Refund order 7"}]
for _ in range(5):
    message = ask(messages)
    messages.append(message)
    if not message.get("tool_calls"):
        print(message["content"])
        break
    for call in message["tool_calls"]:
        args = json.loads(call["function"]["arguments"])
        if call["function"]["name"] == "refund" and cap is not None:
            args["amount"] = min(args["amount"], cap)
        result = globals()[call["function"]["name"]](**args)
        messages.append({"role": "tool", "tool_call_id": call["id"], "content": json.dumps(result)})
