"""What the real files beside the checkout hold, counted without ReplayKit's readers.

Run as `python3 truth.py <corpora> > truth.jsonl`: for each run of a file its tool calls in order, how many results and failed
results there are, and the first digits of the SHA-256 of the final answer (null = none). Facts only, no text of the files.
What a rule cannot tell (which requests of a recording are one run, what a framework calls its tools) was read off the raw
files by eye and stands here as a table.
"""

import glob
import hashlib
import io
import json
import os
import re
import sys
import zipfile

ROOT = sys.argv[1]
truth = {}


def load(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        return json.load(file)


def lines(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def names(pattern):
    return sorted(os.path.relpath(path, ROOT) for path in glob.glob(os.path.join(ROOT, pattern)))


def short(text):
    return None if text is None else hashlib.sha256(text.strip().encode()).hexdigest()[:8]


def add(name, calls, results, errors, final):
    truth.setdefault(name, []).append({"calls": calls, "results": results, "errors": errors, "final": short(final)})


def text_in(content):
    if isinstance(content, list):
        return "".join(p if isinstance(p, str) else p.get("text") or "" for p in content)
    return content or ""


def is_error(text):
    return isinstance(text, str) and re.match(r"\s*Error:", text) is not None


def chat(name, messages, error=lambda m: is_error(text_in(m["content"])), call_name=lambda c: c["function"]["name"]):
    calls = [call_name(c) for m in messages if m["role"] == "assistant" for c in m.get("tool_calls") or []]
    results = [m for m in messages if m["role"] == "tool"]
    spoken = [m for m in messages if m["role"] in ("assistant", "tool")]
    last = spoken[-1] if spoken else None
    final = None
    if last and last["role"] == "assistant" and not last.get("tool_calls"):
        final = text_in(last["content"]) or None
    add(name, calls, len(results), sum(1 for m in results if error(m)), final)


# tau-bench: chat messages; an error is a text that begins so.
for trial in load("tau-bench/airline-even-tasks.json"):
    chat("tau-bench/airline-even-tasks.json", trial["traj"])

# tau2: calls of the user's own tools are none of the agent's; a run that ended on its step limit has no answer.
for name in names("tau2-bench/*.results.json"):
    for simulation in load(name)["simulations"]:
        flat = [one for m in simulation["messages"] for one in m.get("tool_messages") or [m]]
        users = {c["id"] for m in flat if m["role"] == "user" for c in m.get("tool_calls") or []}
        own = [m for m in flat if m["role"] != "user" and not (m["role"] == "tool" and m["id"] in users)]
        chat(name, own, lambda m: m.get("error") is True, lambda c: c["name"])

# The log of events of such a run: calls are asked for in events of their own.
for name in names("tau2-bench/*.runtime_events.jsonl"):
    events = [(e["event_type"], e["payload"].get("runtime_trace") or {}) for e in lines(name)]
    asked = [told["tool_call"] for kind, told in events if kind == "tool_call_requested"]
    own = {call["id"] for call in asked if call["requestor"] == "assistant"}
    seen = [told["message"]["raw"] for kind, told in events if kind in ("agent_response", "message_observed")]
    answers = [m for message in seen for m in message.get("tool_messages") or [message] if m["role"] == "tool" and m["id"] in own]
    spoken = [m for m in seen if m["role"] == "assistant" or m.get("id") in own]
    final = spoken[-1]["content"] if spoken[-1]["role"] == "assistant" and not spoken[-1].get("tool_calls") else None
    failed = [m for m in answers if m.get("error")]
    add(name, [call["name"] for call in asked if call["id"] in own], len(answers), len(failed), final)

# SWE-agent: every non-empty action is a call, of the shell unless the model called a function; the submission is the answer.
for name in names("swe-agent/*.traj"):
    log = load(name)
    steps = [step for step in log["trajectory"] if step["action"].strip()]
    errors = sum(is_error(step["observation"]) for step in steps)
    # Where the model calls functions, the message with a step's command has the call.
    own = {m["action"]: m["tool_calls"] for m in log["history"] if m.get("tool_calls") and not m.get("is_demo")}
    called = [own[s["action"]][0]["function"]["name"] if s["action"] in own else "shell" for s in steps]
    add(name, called, len(steps), errors, log["info"].get("submission"))
for name in names("swe-agent/mini*"):
    messages = load(name)
    answers = [messages[i + 1]["content"] for i, m in enumerate(messages) if m["role"] == "assistant"]
    failed = sum(1 for text in answers if re.match(r"<returncode>[^0]", text))
    add(name, ["bash"] * len(answers), len(answers), failed, answers[-1] or None)


# Inspect: messages of each sample; event-only files were read by eye (one search, its result, what the outer agent said last).
def samples_of(name):
    if name.endswith(".json"):
        return load(name).get("samples") or []
    with zipfile.ZipFile(os.path.join(ROOT, name)) as archive:
        inside = sorted(n for n in archive.namelist() if re.match(r"samples/[^/]+\.json$", n))
        return [json.load(io.TextIOWrapper(archive.open(n), "utf-8")) for n in inside]


for name in names("inspect-ai/*.json") + names("inspect-ai/*.eval"):
    if "timeline" in name:
        continue
    for sample in samples_of(name):
        kept = sample.get("attachments") or {}
        for m in sample["messages"]:
            if isinstance(m["content"], str) and m["content"].startswith("attachment://"):
                m["content"] = kept[m["content"][len("attachment://") :]]
        chat(name, sample["messages"], lambda m: m.get("error") is not None, lambda c: c["function"])
for part, final in {"billing_header": "ok", "bridge_wrapped": "2", "subagent_loop": "2"}.items():
    add(f"inspect-ai/timeline__fixtures__events__utility_{part}.json", ["search"], 1, 0, final)
add("inspect-ai/timeline__fixtures__events__utility_workflow_generate.json", [], 0, 0, "ok")


# Claude Code: blocks of the lines that have a message, by session; the answer is the stream's own, else the last said text.
def blocks_of(message):
    content = message.get("content") or ""
    listed = content if isinstance(content, list) else [{"type": "text", "text": content}]
    return [(message["role"], block) for block in listed if isinstance(block, dict)]


for name in names("claude-code/*.jsonl") + names("claude-code/*/*.jsonl"):
    sessions, result = {}, None
    for line in lines(name):
        if not isinstance(line, dict):
            continue
        if line.get("type") == "result":
            result = line.get("result")
        message = line.get("message")
        if line.get("type") in ("user", "assistant") and isinstance(message, dict):
            sessions.setdefault(line.get("sessionId") or line.get("session_id"), []).append(message)
    for messages in sessions.values():
        blocks = [block for message in messages for block in blocks_of(message)]
        calls = [b["name"] for _, b in blocks if b.get("type") == "tool_use"]
        answers = [b for _, b in blocks if b.get("type") == "tool_result"]
        failed = [b for b in answers if b.get("is_error") or is_error(text_in(b.get("content")))]
        spoken = [(role, b) for role, b in blocks if role == "assistant" or b.get("type") == "tool_result"]
        final = spoken[-1][1].get("text") if spoken and spoken[-1][0] == "assistant" else None
        add(name, calls, len(answers), len(failed), result or final)

# Managed agents: event types; the answer is the last message of the agent.
for name in names("langsmith/js_anthropic_managed_*.jsonl"):
    events = [line[1] for line in lines(name) if isinstance(line[1], dict)]
    seen = {e["id"]: e for e in events if re.match(r"agent\.\w*tool_use$", e.get("type", ""))}
    answers = {}
    for e in events:
        if e.get("type", "").endswith("tool_result"):
            answers[e.get("custom_tool_use_id") or e.get("mcp_tool_use_id") or e.get("tool_use_id")] = e
    said = [text_in(e["content"]) for e in events if e.get("type") == "agent.message"]
    failed = [e for e in answers.values() if e.get("is_error")]
    add(name, [e["name"] for e in seen.values()], len(answers), len(failed), said[-1])

# LangSmith: halves of one model run, and whole agents.
for name in names("langsmith/*.json"):
    add(name, [], 0, 0, load(name)["patch"][0]["outputs"]["choices"][0]["message"]["content"])
for name in names("sdk-generated/langsmith-js/*.json"):
    rows = {}
    log = load(name)
    for item in log if isinstance(log, list) else log.get("runs", []):
        body = item.get("body", item)
        for row in (body.get("post", []) + body.get("patch", [])) if "post" in body else [body]:
            key = row.get("id") or re.search(r"/runs/([0-9a-f-]+)", item.get("url", "")).group(1)
            rows[key] = {**rows.get(key, {}), **{k: v for k, v in row.items() if v is not None}}
    tools = [r for r in rows.values() if r.get("run_type") == "tool"]
    top = next(r for r in rows.values() if not r.get("parent_run_id"))
    answered = [r for r in tools if r.get("outputs") or r.get("error")]
    failed = [r for r in tools if r.get("error")]
    final = None if top.get("error") else top["outputs"]["answer"]
    add(name, [r["name"] for r in tools], len(answered), len(failed), final)

# LangGraph: the messages that the last state holds.
for name in names("sdk-generated/langgraph-js/*.json"):
    log = load(name)
    newest = (log.get("snapshots") or log.get("checkpoints"))[0]
    values = newest.get("values") or newest["checkpoint"]["channel_values"]
    kinds = [(m["id"][-1] if isinstance(m.get("id"), list) else m.get("type"), m.get("kwargs", m)) for m in values["messages"]]
    calls = [c["name"] for _, m in kinds for c in m.get("tool_calls") or []]
    tools = [m for kind, m in kinds if kind in ("ToolMessage", "tool")]
    failed = [m for m in tools if m.get("status") == "error" or is_error(m["content"])]
    final = None if log.get("error_raised") else text_in(kinds[-1][1]["content"])
    add(name, calls, len(tools), len(failed), final)


# OpenAI Agents SDK: items of a history or a state; spans of function type in exports, which hold no answer at all.
def items(name, listed):
    calls = [i for i in listed if i.get("type") in ("function_call", "custom_tool_call")]
    outputs = ("function_call_output", "function_call_result", "custom_tool_call_output")
    answers = [i["output"] for i in listed if i.get("type") in outputs]
    texts = [output["text"] if isinstance(output, dict) else output for output in answers]
    last = listed[-1] if listed else {}
    final = text_in(last.get("content")) if last.get("role") == "assistant" else None
    add(name, [i["name"] for i in calls], len(answers), sum(is_error(text) for text in texts), final)


for name in names("sdk-generated/openai-agents-js/*.history.json"):
    items(name, load(name))
states = names("openai-agents-sdk/*_run_state/[fhm]*.json")
for name in names("sdk-generated/openai-agents-js/*.run_state.json") + states:
    state = load(name)
    made = state.get("generatedItems") or state.get("generated_items") or []
    raw = [i.get("rawItem") or i.get("raw_item") for i in made if "approval" not in i["type"]]
    responses = state.get("modelResponses") or state.get("model_responses") or []
    items(name, raw or [o for r in responses for o in r["output"]])
exports = names("openai-agents-sdk/traces-ingest/*.json")
for name in names("sdk-generated/openai-agents-js/*ingest.json") + exports:
    log = load(name)
    spans = {}
    for body in log if isinstance(log, list) else [log]:
        inside = body.get("body", body).get("data") or body.get("traces") or [body]
        for span in [span for item in inside for span in [item] + (item.get("spans") or [])]:
            if span["object"] == "trace.span":
                spans.setdefault(span["trace_id"], {})[span["id"]] = span
    for of in spans.values():
        tools = [s for s in of.values() if s["span_data"]["type"] == "function"]
        tools.sort(key=lambda s: s["started_at"])
        answered = [s for s in tools if s["span_data"].get("output") is not None or s.get("error")]
        failed = [s for s in tools if s.get("error") or is_error(s["span_data"].get("output"))]
        add(name, [s["span_data"]["name"] for s in tools], len(answered), len(failed), None)


# OTLP: spans of tools by the names that each instrumentation gives them; the answer is the root's.
def value_of(value):
    return next(iter(value.values()), None)


OUTPUTS = ("ai.toolCall.result", "gen_ai.tool.call.result", "output.value", "traceloop.entity.output")


def output_of(attributes):
    found = next((attributes[key] for key in OUTPUTS if key in attributes), None)
    try:
        found = json.loads(found) if isinstance(found, str) else found
    except ValueError:
        pass
    return found.get("output", found) if isinstance(found, dict) else found


def otlp(name, tool, answer):
    spans = [s for r in load(name)["resourceSpans"] for g in r["scopeSpans"] for s in g["spans"]]
    for span in spans:
        span["a"] = {e["key"]: value_of(e["value"]) for e in span["attributes"]}
    tools = sorted((s for s in spans if tool(s["a"])), key=lambda s: int(s["startTimeUnixNano"]))
    failed = [s for s in tools if s.get("status", {}).get("code") == 2 or is_error(output_of(s["a"]))]
    top = next(s for s in spans if not s.get("parentSpanId"))
    final = None if top.get("status", {}).get("code") == 2 else answer(top["a"])
    add(name, [tool(s["a"]) for s in tools], len(tools), len(failed), final or None)


def modern_answer(a):
    messages = json.loads(a.get("gen_ai.output.messages", "[]"))
    finish = a.get("gen_ai.response.finish_reasons") or {}
    if not messages or "tool-calls" in json.dumps(finish):
        return None
    return "".join(p["content"] for p in messages[-1]["parts"] if p["type"] == "text")


def traceloop_answer(a):
    said = a.get("traceloop.entity.output")
    try:
        return json.loads(said) if said else None
    except ValueError:
        return said


for name in names("sdk-generated/vercel-ai-v7-legacy/*.json"):
    otlp(name, lambda a: a.get("ai.toolCall.name"), lambda a: a.get("ai.response.text"))
for name in names("sdk-generated/vercel-ai-v7-modern/*.json"):
    of_tool = lambda a: a.get("gen_ai.tool.name") if a.get("gen_ai.operation.name") == "execute_tool" else None
    otlp(name, of_tool, modern_answer)
for name in names("sdk-generated/openinference-openai-js/*.json"):
    of_tool = lambda a: a.get("tool.name") if a.get("openinference.span.kind") == "TOOL" else None
    otlp(name, of_tool, lambda a: a.get("output.value"))
for name in names("sdk-generated/traceloop-openai-js/*.json"):
    of_tool = lambda a: a.get("traceloop.entity.name") if a.get("traceloop.span.kind") == "tool" else None
    otlp(name, of_tool, traceloop_answer)

# Single spans of other instrumentations: the tool, whether it has a result, and where the answer stands.
SPANS = {
    "001": ([], 0, lambda a, e: json.loads(a["langfuse.observation.output"])["content"]),
    "004": ([], 0, lambda a, e: a["gen_ai.completion.0.content"]),
    "005": ([], 0, lambda a, e: json.loads(e["gen_ai.choice"]["message"])["content"]),
    "047": (["roulette_wheel"], 1, None),
    "178": ([], 0, lambda a, e: a["llm.output_messages.0.message.content"]),
    "186": (["get_weather"], 0, None),
    "224": ([], 0, lambda a, e: json.loads(a["gcp.vertex.agent.llm_response"])["content"]["parts"][0]["text"]),
    "233": (["bake_cake"], 1, None),
}
for name in names("langfuse-otlp-spans/*.json"):
    found = SPANS.get(os.path.basename(name)[:3])
    if not found:
        continue
    span = load(name)["resourceSpans"][0]["scopeSpans"][0]["spans"][0]
    attributes = {e["key"]: value_of(e["value"]) for e in span["attributes"]}
    events = {v["name"]: {e["key"]: value_of(e["value"]) for e in v["attributes"]} for v in span.get("events", [])}
    calls, results, answer = found
    add(name, calls, results, 0, answer and answer(attributes, events))

# Langfuse: the tools were read by eye; the answer is the last generation's.
LANGFUSE = {
    "agno-2025-06-11": ["duckduckgo_search"],
    "claude-agent-2025-12-22": ["mcp__weather__get_weather", "mcp__weather__get_weather"],
    "crewai-2025-07-11": [],
    "google-adk-2025-08-28": ["say_hello"],
    "koog-2025-08-26": ["HelloTool", "ByeTool"],
    "langgraph-python-2025-08-22": ["Web-Search"],
    "llamaindex-2025-06-05": [],
    "openai-agents-2025-09-30": ["get_weather"],
    "vertex-ai-2025-08-01": [],
}


def langfuse_answer(name):
    generations = [o for o in load(name)["observations"] if o["type"] == "GENERATION"]
    out = max(generations, key=lambda o: o["startTime"])["output"]
    try:
        out = json.loads(out)
    except ValueError:
        return out
    out = out[-1] if isinstance(out, list) else out
    for key in ("candidates", "choices", "output"):
        out = out[key][-1] if isinstance(out.get(key), list) else out
    out = out.get("message", out)["content"]
    return text_in(out["parts"] if isinstance(out, dict) else out)


for part, calls in LANGFUSE.items():
    name = f"langfuse-framework-traces/{part}.trace.json"
    add(name, calls, len(calls), 0, langfuse_answer(name))

# Recorded HTTP: which requests are one run was read by eye (numbers of the exchanges with the model).
HTTP = {
    "arize-ai__agent-framework__test_multiple_tools": [[0, 1]],
    "arize-ai__agno__agent_with_failing_tool": [[0, 1]],
    "arize-ai__agno__agent_with_mixed_tools": [[0, 1]],
    "arize-ai__crewai__test_tool_spans_nested_under_agent_span": [[0, 1], [2]],
    "arize-ai__google-adk__test_google_adk_instrumentor": [[0, 1]],
    "arize-ai__google-adk__test_google_adk_instrumentor_multi_agent": [[0, 1, 2]],
    "arize-ai__google-genai__test_response_with_multiple_tool_calls_False_": [[0]],
    "langchain-ai__langsmith-sdk__test_openai_agents_test_ls_agent_type_metadata": [[0, 2], [1]],
    "langchain-ai__langsmith-sdk__test_openai_agents_test_wrap_openai_nests_under_agent_trace": [[0, 2], [1]],
    "traceloop__anthropic__test_anthropic_tools_history_legacy": [[0]],
    "traceloop__anthropic__test_anthropic_tools_streaming_legacy": [[0]],
    "traceloop__cohere__test_cohere_v2_chat_legacy_with_tool_calls_and_history": [[0, 1]],
    "traceloop__langchain__test_tool_calls_anthropic_text_block_and_history": [[0]],
    "traceloop__ollama__test_ollama_chat_tool_calls_legacy": [[0]],
    "traceloop__openai-agents__test_agent_with_function_tool_spans": [[0, 1]],
    "traceloop__openai-agents__test_agent_with_web_search_tool_spans": [[0]],
    "traceloop__openai-agents__test_music_composer_handoff_hierarchy": [[0, 1, 2]],
    "traceloop__openai-agents__test_recipe_agents_hierarchy": [[0, 1, 2, 3], [4, 5, 6]],
    "traceloop__openai__test_chat_reasoning": [[0], [1, 2, 3]],
    "traceloop__openai__test_chat_tools_streaming": [[0]],
    "traceloop__openai__test_open_ai_function_calls_tools": [[0], [1], [2]],
}


def whole(body):
    """The answer that a stream spelled out, in the shape of an unstreamed one."""
    if not isinstance(body, str):
        return body
    data = [line[5:].strip() for line in body.split("\n") if line.startswith("data:")]
    events = [json.loads(text) for text in data if text not in ("", "[DONE]")]
    done = [e["response"] for e in events if e.get("type") == "response.completed"]
    if done:
        return done[0]
    if any(e.get("type") == "message_start" for e in events):
        blocks = [e["content_block"] for e in events if e["type"] == "content_block_start"]
        for e in events:
            if e["type"] == "content_block_delta" and "text" in e["delta"]:
                blocks[e["index"]]["text"] += e["delta"]["text"]
        return {"content": blocks}
    deltas = [e["choices"][0]["delta"] for e in events if e.get("choices")]
    calls = [c for d in deltas for c in d.get("tool_calls") or [] if c.get("id")]
    said = "".join(d.get("content") or "" for d in deltas)
    return {"choices": [{"message": {"role": "assistant", "content": said, "tool_calls": calls}}]}


def parts_of(message):
    """(id, name) of calls, (id, text) of results and the text in one message or item of any provider."""
    kind = message.get("type")
    if kind in ("function_call", "web_search_call"):
        return [(message.get("call_id") or message["id"], message.get("name") or "web_search")], [], ""
    if kind == "function_call_output":
        return [], [(message["call_id"], message["output"])], ""
    if message.get("role") == "tool":
        return [], [(message.get("tool_call_id"), text_in(message["content"]))], ""
    calls, results, text = [], [], ""
    content = message.get("content") or message.get("parts") or ""
    for part in content if isinstance(content, list) else [{"text": content}]:
        if part.get("type") == "tool_use":
            calls.append((part["id"], part["name"]))
        elif part.get("type") == "tool_result":
            results.append((part["tool_use_id"], text_in(part["content"])))
        elif "functionCall" in part:
            calls.append((None, part["functionCall"]["name"]))
        elif "functionResponse" in part:
            results.append((None, None))
        elif part.get("type") not in ("thinking", "reasoning"):
            text += part.get("text") or ""
    for call in message.get("tool_calls") or []:
        calls.append((call.get("id"), call.get("function", call)["name"]))
    return calls, results, text


def body_of(message):
    body = message.get("body")
    if isinstance(body, dict) and "string" in body:
        body = body["string"]
    try:
        return json.loads(body) if isinstance(body, str) else body
    except ValueError:
        return body


def asked_in(request):
    listed = request.get("messages") or request.get("input") or request.get("contents") or []
    return [{"role": "user", "content": listed}] if isinstance(listed, str) else listed


def answer_in(exchange):
    status = exchange["response"]["status"]
    if (status["code"] if isinstance(status, dict) else status) >= 400:
        return []
    body = whole(body_of(exchange["response"]))
    said = body.get("choices") or body.get("output") or body.get("candidates") or [body]
    return [s.get("message") or (s["content"] if isinstance(s.get("content"), dict) else s) for s in said]


def recorded_run(name, exchanges):
    calls, called, answered, results, errors, final = [], set(), set(), 0, 0, None
    # What the first request holds is of earlier turns.
    first = [parts_of(m) for m in asked_in(body_of(exchanges[0]["request"]))]
    earlier = [c for part in first for c in part[0]]
    before = [r for part in first for r in part[1]]
    called.update(id for id, _ in earlier)
    answered.update(id for id, _ in before)
    for exchange in exchanges:
        asked = [parts_of(m) for m in asked_in(body_of(exchange["request"]))]
        # What has no id is known by its place: a request repeats the whole history in order.
        for place, (id, tool) in enumerate(c for part in asked for c in part[0]):
            if (id is None and place >= len(earlier) + len(calls)) or (id is not None and id not in called):
                calls.append(tool)
                called.add(id)
        given = [r for part in asked for r in part[1]]
        for id, text in given:
            if id not in answered or (id is None and len(given) > len(before) + results):
                results += 1
                errors += is_error(text) or (text or "").startswith("An error occurred while running the tool")
                answered.add(id)
        said = answer_in(exchange)
        text = "".join(parts_of(m)[2] for m in said)
        own = 0
        for message in said:
            for id, tool in parts_of(message)[0]:
                calls.append(tool)
                called.add(id)
                own += message.get("type") != "web_search_call"
        final = text if text and own == 0 else None
    add(name, calls, results, errors, final)


for part, runs in HTTP.items():
    name = f"llm-http-recordings/{part}.json"
    listed = load(name)["interactions"]
    models = [i for i in listed if isinstance(body_of(i["request"]), dict) and asked_in(body_of(i["request"]))]
    for run in runs:
        recorded_run(name, [models[number] for number in run])

for name, runs in sorted(truth.items()):
    print(json.dumps({"file": name, "runs": runs}))
