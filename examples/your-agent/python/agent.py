import json
import os
import sys
import urllib.request

import tools

prompt = "You refund orders."
messages = [{"role": "system", "content": prompt}, {"role": "user", "content": sys.argv[1]}]


def ask():
    body = json.dumps({"model": "gpt-x", "messages": messages}).encode()
    headers = {"content-type": "application/json", "authorization": "Bearer " + os.environ["OPENAI_API_KEY"]}
    request = urllib.request.Request(os.environ["OPENAI_BASE_URL"] + "/chat/completions", body, headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)["choices"][0]["message"]


while True:
    message = ask()
    messages.append(message)
    if not message.get("tool_calls"):
        print(message["content"])
        break
    for call in message["tool_calls"]:
        args = json.loads(call["function"]["arguments"])
        result = getattr(tools, call["function"]["name"])(**args)
        messages.append({"role": "tool", "tool_call_id": call["id"], "content": json.dumps(result)})
