"""The same agent on Python's standard library."""
import json
import os
import signal
import sys
import time
import urllib.request

act, mode = sys.argv[1:3]
warm = len(sys.argv) > 3


def post(url, body):
    headers = {"content-type": "application/json", "authorization": "Bearer x"}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as response:
        return response.read().decode()


def ask(messages):
    body = {"model": "gpt-x", "messages": messages, **({"stream": True} if mode == "stream" else {})}
    text = post(os.environ["OPENAI_BASE_URL"] + "/chat/completions", body)
    return joined(text) if mode == "stream" else json.loads(text)["choices"][0]["message"]


def joined(text):
    message = {"role": "assistant", "content": None}
    for line in text.split("\n"):
        if not line.startswith("data: {"):
            continue
        delta = json.loads(line[6:])["choices"][0]["delta"]
        if delta.get("content"):
            message["content"] = (message["content"] or "") + delta["content"]
        for part in delta.get("tool_calls") or []:
            calls = message.setdefault("tool_calls", [])
            if part["index"] == len(calls):
                calls.append({"id": part["id"], "type": "function", "function": {"name": part["function"]["name"], "arguments": ""}})
            calls[part["index"]]["function"]["arguments"] += part["function"]["arguments"]
    return message


class RateLimitError(Exception):
    """What it is called in a traceback is its module's doing."""


def run():
    if act == "own-client":
        RateLimitError.__module__ = "openai"
        raise RateLimitError("Error code: 429 - {'error': {'message': 'slow down'}}")
    if act == "own-refused":
        raise OSError("connection to api.anthropic.com refused: ECONNREFUSED")
    if act == "tool-limited":
        RateLimitError.__module__ = "billing"
        raise RateLimitError("Error code: 429 - {'error': {'message': 'slow down'}}")
    messages = [{"role": "user", "content": "What does order 7 cost?"}]
    call = ask(messages)["tool_calls"][0]
    url = os.environ["REPLAYKIT_GATEWAY_URL"] + "/tools/lookup_order"
    order = {"order": 7, "paid": 42.5}
    asked = json.loads(post(url, {"args": {"order": 7}}))
    if "id" in asked:
        post(url + "/result", {"id": asked["id"], "output": order})
    if act == "breaks":
        return order["total"]
    if act == "other":
        raise RuntimeError("OPENAI_API_KEY is not set")
    if act == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    if act == "exits":
        os._exit(3)
    if act == "hangs":
        time.sleep(60)
    if act == "half":
        with open(os.environ["REPLAYKIT_OUTPUT_PATH"], "w") as file:
            file.write('{"status": "succ')
        return None
    messages.append({"role": "assistant", "content": None, "tool_calls": [call]})
    messages.append({"role": "tool", "tool_call_id": call["id"], "content": json.dumps(order)})
    try:
        content = ask(messages)["content"]
    except OSError:
        if act != "sorry":
            raise
        content = "Sorry, I cannot answer now."
    calls = [{"tool_name": "lookup_order", "tool_args": {"order": 7}, "tool_output": order}]
    output = {"status": "success", "final_output": content, "tool_calls": calls}
    if act in ("late", "sorry"):
        with open(os.environ["REPLAYKIT_OUTPUT_PATH"], "w") as file:
            json.dump(output, file)
    if act == "late":
        sys.exit(3)
    return output


if warm:
    for line in sys.stdin:
        request = json.loads(line)
        head = {"case_id": request["case_id"], "attempt": request["attempt"]}
        print(json.dumps({**head, **run()}), flush=True)
else:
    if act == "early":
        raise RuntimeError("OPENAI_API_KEY is not set")
    run()
