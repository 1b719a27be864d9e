"""The calls of three real files and more of each format of the corpora, read without ReplayKit's readers.

Run as `python3 calls_truth.py <corpora> > calls_truth.jsonl`: of a file's first run each call in order, with its name and the first
digits of the SHA-256 of its arguments (JSON with sorted keys; a text as it is). Facts only, no text of the files. Which member of a
format's file is a call was read off the raw files by eye and stands here.
"""

import hashlib
import json
import os
import re
import sys

ROOT = sys.argv[1]


def load(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        text = file.read()
    return [json.loads(line) for line in text.splitlines() if line.strip()] if name.endswith(".jsonl") else json.loads(text)


def loaded(value):
    """Arguments are written as a text of JSON by some."""
    try:
        return json.loads(value) if isinstance(value, str) and value.lstrip()[:1] in "{[" else value
    except ValueError:
        return value


def sign(value):
    text = value if isinstance(value, str) else json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.strip().encode()).hexdigest()[:8]


def objects(value):
    """Every object inside a value, from the outside in."""
    if isinstance(value, dict):
        yield value
    for member in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        yield from objects(member)


def tell(name, calls):
    signed = [[called, sign(loaded(args))] for called, args in calls]
    print(json.dumps({"file": name, "calls": signed}, separators=(",", ":")))


# LangSmith: runs of tools, in the order of their places; a batch sends a run's start and its end.
for name in ("success.runs.json", "loop_max_steps.runs.json", "success.http_calls.json"):
    path = f"sdk-generated/langsmith-js/{name}"
    runs = {o["dotted_order"]: o for o in objects(load(path)) if o.get("run_type") == "tool" and o.get("inputs")}
    tell(path, [(runs[order]["name"], runs[order]["inputs"]) for order in sorted(runs)])

# Langfuse: observations of tools; the agent SDK puts the arguments into an `input` of their own, ADK says what it does first.
for name in ("claude-agent-2025-12-22", "google-adk-2025-08-28", "openai-agents-2025-09-30"):
    path = f"langfuse-framework-traces/{name}.trace.json"
    tools = sorted((o for o in objects(load(path)) if o.get("type") == "TOOL" and o.get("input")), key=lambda o: o["startTime"])
    inner = [(o["name"].removeprefix("execute_tool "), loaded(o["input"])) for o in tools]
    tell(path, [(called, args["input"] if isinstance(args.get("input"), dict) else args) for called, args in inner])

# LangGraph: the state with the most messages.
for name in ("success.state_history.json", "node_error.state_history.json", "recursion_limit.state_history.json"):
    path = f"sdk-generated/langgraph-js/{name}"
    lists = [o["messages"] for o in objects(load(path)) if isinstance(o.get("messages"), list)]
    longest = [m.get("kwargs", m) for m in max(lists, key=len) if isinstance(m, dict)]
    tell(path, [(c["name"], c["args"]) for m in longest for c in m.get("tool_calls") or []])

# OpenAI Agents: spans of functions.
for path in (
    "sdk-generated/openai-agents-js/success.traces_ingest.json",
    "sdk-generated/openai-agents-js/tool_error.traces_ingest.json",
    "openai-agents-sdk/traces-ingest/test_router_analytics_complete_workflow.3.json",
):
    spans = [o["span_data"] for o in objects(load(path)) if (o.get("span_data") or {}).get("type") == "function"]
    tell(path, [(s["name"], s["input"]) for s in spans if s.get("input")])

# RunState: items that are calls, each id once; the state of an agent used as a tool is a run of its own.
for path in (
    "sdk-generated/openai-agents-js/success.run_state.json",
    "openai-agents-sdk/js_run_state/historical__v1.2-nested-approval.json",
    "openai-agents-sdk/py_run_state/features__v1_9_custom_tool_call_and_tool_origin.json",
):
    state = load(path)
    items = objects(state.get("generatedItems") or state.get("generated_items"))
    calls = [o for o in items if o.get("type") in ("function_call", "custom_tool_call") and o.get("name")]
    once = {o.get("callId") or o.get("call_id"): (o["name"], o.get("arguments", o.get("input"))) for o in calls}
    tell(path, list(once.values()))

# SWE-agent: an action is a command of its shell; mini-swe-agent's stand in fences or are calls.
for name in ("demo_ctf__misc__networking_1.traj", "demo_ctf__crypto__BabyTimeCapsule.traj"):
    steps = load(f"swe-agent/{name}")["trajectory"]
    tell(f"swe-agent/{name}", [("shell", {"command": s["action"]}) for s in steps if s["action"]])
path = "swe-agent/mini_local.traj.json"
fences = [re.findall(r"```(?:bash|mswea_bash_command)\n(.*?)\n```", str(m["content"]), re.S) for m in load(path) if m["role"] == "assistant"]
tell(path, [("bash", {"command": command}) for found in fences for command in found])

# tau2-bench: calls of the agent and of the user that is simulated.
for name in ("20260531-153843-240865", "20260531-155904-128551", "20260531-204930-608103"):
    path = f"tau2-bench/{name}.results.json"
    messages = load(path)["simulations"][0]["messages"]
    tell(path, [(c["name"], c["arguments"]) for m in messages for c in m.get("tool_calls") or []])

# tau-bench: one file of a hundred runs.
path = "tau-bench/airline-even-tasks.json"
messages = load(path)[0]["traj"]
tell(path, [(c["function"]["name"], c["function"]["arguments"]) for m in messages for c in m.get("tool_calls") or []])

# Managed agents: the only two files that there are.
for name in ("js_anthropic_managed_custom_tools.jsonl", "js_anthropic_managed_mcp_tools.jsonl"):
    used = [o for o in objects(load(f"langsmith/{name}")) if str(o.get("type")).endswith("tool_use") and o.get("name")]
    tell(f"langsmith/{name}", [(o["name"], o["input"]) for o in {o["id"]: o for o in used}.values()])

# Inspect: what its tools were called with, else what the model asked for.
for name in ("analysis__test_logs__2025-05-12T20-27-36-04-00_browser.json", "timeline__fixtures__events__utility_billing_header.json", "timeline__fixtures__events__utility_bridge_wrapped.json"):
    calls = [o for o in objects(load(f"inspect-ai/{name}")) if "function" in o and "arguments" in o and o.get("id")]
    tell(f"inspect-ai/{name}", list({o["id"]: (o["function"], o["arguments"]) for o in calls}.values()))

# OTLP: of each library the attributes in which its spans of tools hold name and arguments.
for name, called, args in (
    ("langfuse-otlp-spans/047_should-map-Pydantic-AI-tool-call-to-TOOL-observation-type-via-gen-ai-tool-attrib.json", "gen_ai.tool.name", "tool_arguments"),
    ("sdk-generated/vercel-ai-v7-legacy/loop_max_steps.otlp.json", "ai.toolCall.name", "ai.toolCall.args"),
    ("sdk-generated/vercel-ai-v7-modern/tool_error.otlp.json", "gen_ai.tool.name", "gen_ai.tool.call.arguments"),
):
    spans = [o for o in objects(load(name)) if o.get("spanId") and isinstance(o.get("attributes"), list)]
    told = [{a["key"]: a["value"].get("stringValue") for a in span["attributes"]} for span in spans]
    tell(name, [(one[called], one[args]) for one in told if one.get(args)])
