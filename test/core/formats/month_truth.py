"""What the real files of a month hold, read without ReplayKit's readers: `python3 month_truth.py <folder> > month_truth.jsonl`.

For each run of a file: its calls in order, each with its name and the first digits of the SHA-256 of its arguments, of its result
and whether that is a failure; the final answer, the models that answered, and the tokens of all answers. Facts only, no text of the
files. Values are JSON with sorted keys; texts are themselves. What a rule cannot tell was read off the raw files by eye and stands
here as a value.
"""

import gzip
import hashlib
import json
import os
import re
import sys
import zipfile

import yaml

ROOT = sys.argv[1]


def load(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        return json.load(file)


def lines(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def loaded(value):
    """Arguments are written as a text of JSON by some."""
    if not isinstance(value, str):
        return value
    try:
        inner = json.loads(value)
    except ValueError:
        return value
    return value if isinstance(inner, (int, float, bool, type(None))) else inner


def sign(value):
    if value is None:
        return None
    text = value if isinstance(value, str) else json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.strip().encode()).hexdigest()[:8]


def joined(content):
    """The texts of a list of parts, where all are texts."""
    if not isinstance(content, list) or not content:
        return content
    texts = [part.get("text") if isinstance(part, dict) else part for part in content]
    return "".join(texts) if all(isinstance(text, str) for text in texts) else content


class Run:
    def __init__(self):
        self.calls, self.results, self.models, self.tokens, self.final = [], {}, set(), [0, 0], None

    def call(self, id, name, args):
        self.calls.append((id, name, args))

    def result(self, id, output, failed=False):
        self.results.setdefault(id, (output, failed))

    def answer(self, model, input=0, output=0):
        if model:
            self.models.add(model)
        self.tokens[0] += input or 0
        self.tokens[1] += output or 0

    def facts(self):
        calls = []
        for id, name, args in self.calls:
            output, failed = self.results.get(id, (None, False))
            calls.append([name, sign(args), sign(output), bool(failed)])
        return {"calls": calls, "final": sign(self.final), "models": sorted(self.models), "tokens": self.tokens}


def chat_call(run, call):
    run.call(call["id"], call["function"]["name"], loaded(call["function"]["arguments"] or "{}"))


def chat_answer(run, body):
    message = body["choices"][0]["message"]
    usage = body.get("usage") or {}
    run.answer(body.get("model"), usage.get("prompt_tokens"), usage.get("completion_tokens"))
    for call in message.get("tool_calls") or []:
        chat_call(run, call)
    if not message.get("tool_calls"):
        run.final = message["content"]


def chat_results(run, messages):
    for message in messages:
        if message["role"] == "tool":
            run.result(message["tool_call_id"], joined(message["content"]))


def sse(text):
    return [json.loads(line[5:]) for line in text.split("\n") if line.startswith("data:") and line[5:].strip() not in ("", "[DONE]")]


def chat_stream(text):
    """The whole answer of a stream of chunks."""
    body = {"choices": [{"message": {"content": "", "tool_calls": []}}]}
    message = body["choices"][0]["message"]
    calls = {}
    for chunk in sse(text):
        body["model"] = chunk.get("model") or body.get("model")
        body["usage"] = chunk.get("usage") or chunk.get("x_groq", {}).get("usage") or body.get("usage")
        for choice in chunk["choices"]:
            delta = choice.get("delta") or {}
            message["content"] += delta.get("content") or ""
            for part in delta.get("tool_calls") or []:
                call = calls.setdefault(part["index"], {"id": "", "function": {"name": "", "arguments": ""}})
                call["id"] = call["id"] or part.get("id") or ""
                call["function"]["name"] += part["function"].get("name") or ""
                call["function"]["arguments"] += part["function"].get("arguments") or ""
    message["tool_calls"] = list(calls.values())
    return body


def anthropic_blocks(run, message):
    usage = message.get("usage") or {}
    run.answer(message.get("model"), usage.get("input_tokens"), usage.get("output_tokens"))
    said = ""
    asked = False
    for block in message["content"]:
        if block["type"] in ("tool_use", "server_tool_use"):
            run.call(block["id"], block["name"], block["input"])
            asked = asked or block["type"] == "tool_use"
        elif block["type"].endswith("tool_result"):
            run.result(block["tool_use_id"], joined(block["content"]), block.get("is_error"))
        elif block["type"] == "text":
            said += block["text"]
    run.final = said if said and not asked else None


def anthropic_stream(events):
    """Each message of a stream, with its blocks whole."""
    messages = []
    for event in events:
        kind = event["type"]
        if kind == "message_start":
            messages.append(dict(event["message"], content=list(event["message"]["content"])))
        elif kind == "content_block_start":
            messages[-1]["content"].append(dict(event["content_block"], partial=""))
        elif kind == "content_block_delta":
            block, delta = messages[-1]["content"][-1], event["delta"]
            block["text"] = block.get("text", "") + delta.get("text", "")
            block["partial"] += delta.get("partial_json", "")
        elif kind == "content_block_stop":
            block = messages[-1]["content"][-1]
            if block["partial"]:
                block["input"] = json.loads(block["partial"])
        elif kind == "message_delta":
            messages[-1]["usage"] = {**messages[-1]["usage"], **event.get("usage", {})}
    return messages


def responses(run, body):
    usage = body.get("usage") or {}
    run.answer(body.get("model"), usage.get("input_tokens"), usage.get("output_tokens"))
    said, own = [], False
    searched = None
    for item in body["output"]:
        kind = item["type"]
        if kind == "message":
            said.append("".join(part.get("text") or part.get("refusal") or "" for part in item["content"]))
        elif kind == "function_call":
            space = item.get("namespace")
            run.call(item["call_id"], f"{space}__{item['name']}" if space else item["name"], loaded(item["arguments"]))
            own = True
        elif kind == "mcp_call":
            run.call(item["id"], item["name"], loaded(item["arguments"]))
            run.result(item["id"], item["output"], item["error"])
        elif kind == "code_interpreter_call":
            run.call(item["id"], "code_interpreter", item["code"])
            run.result(item["id"], item["outputs"])
        elif kind == "web_search_call":
            action = dict(item["action"])
            sources = action.pop("sources", None)
            run.call(item["id"], "web_search", action)
            if sources is not None:
                run.result(item["id"], sources)
        elif kind in ("shell_call", "apply_patch_call"):
            run.call(item["call_id"], kind[:-5], item.get("action") or item.get("operation"))
            own = True
        elif kind == "tool_search_call":
            searched = item["id"]
            run.call(searched, "tool_search", item["arguments"])
        elif kind == "tool_search_output":
            run.result(searched, item["tools"])
    run.final = "\n".join(said) if said and not own else None


def cassette(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        for one in yaml.safe_load(file)["interactions"]:
            asked = one["request"].get("parsed_body") or loaded(one["request"].get("body"))
            told = one["response"].get("parsed_body") or one["response"]["body"]
            body = told.get("string") if "string" in told else told
            yield one["request"]["uri"], asked, gzip.decompress(body).decode() if isinstance(body, bytes) else body


def one_by_one(name, read):
    """Requests that have nothing to do with one another: each is a run."""
    runs = []
    for uri, asked, told in cassette(name):
        if "chat" in uri:
            runs.append(Run())
            read(runs[-1], asked, told)
    return runs


def chat_either(run, asked, told):
    chat_results(run, asked["messages"])
    body = chat_stream(told) if isinstance(told, str) and "data:" in told[:200] else loaded(told)
    # Some answers do not name their model.
    chat_answer(run, {**body, "model": body.get("model") or asked["model"]})


def cohere(run, asked, told):
    body = loaded(told)
    if isinstance(body, str):
        body = json.loads([line for line in told.split("\n") if "stream-end" in line][0])["response"]
    run.answer(None, body["meta"]["tokens"]["input_tokens"], body["meta"]["tokens"]["output_tokens"])
    run.final = body["text"]


def conversation(name, read):
    """Requests that go on from one another: one run."""
    run = Run()
    for _, asked, told in cassette(name):
        read(run, asked, told)
    return [run]


def anthropic_exchange(run, asked, told):
    for message in asked["messages"]:
        for block in message["content"] if isinstance(message["content"], list) else []:
            if block["type"] == "tool_result":
                run.result(block["tool_use_id"], joined(block["content"]), block.get("is_error"))
    for message in anthropic_stream(sse(told)) if isinstance(told, str) and "event:" in told[:50] else [loaded(told)]:
        anthropic_blocks(run, message)


def claude_code(name, agent=None):
    """Lines by session; a text of the assistant after all calls is the answer, and usage stands on each line of a message."""
    run, last, counted = Run(), None, {}
    for line in lines(name):
        message = line.get("message") or {}
        if line.get("type") not in ("user", "assistant") or line.get("isMeta"):
            continue
        content = message.get("content")
        for block in content if isinstance(content, list) else []:
            if block["type"] == "tool_use":
                run.call(block["id"], block["name"], block["input"])
            elif block["type"] == "tool_result":
                run.result(block["tool_use_id"], joined(block.get("content")), block.get("is_error"))
        if line["type"] == "assistant":
            if message.get("model"):
                run.models.add(message["model"])
            texts = [b["text"] for b in content if b["type"] == "text"] if isinstance(content, list) else [content]
            last = texts[-1] if texts else None
            if message.get("usage"):
                # The last line of a message has its counts whole.
                counted[message["id"]] = message["usage"]
    for usage in counted.values():
        run.answer(None, usage["input_tokens"], usage["output_tokens"])
    run.final = last
    return [run]


def claude_sdk(name):
    """Messages of the Agent SDK as they went over standard input and output."""
    run, seen = Run(), {}
    for entry in load(name)["messages"]:
        walk_sdk(run, entry["message"], seen)
    return [run]


def walk_sdk(run, message, seen):
    if not isinstance(message, dict):
        return
    inner = message.get("message")
    content = inner.get("content") if isinstance(inner, dict) else None
    if message.get("type") in ("assistant", "user") and isinstance(content, list):
        for block in content:
            if block["type"] == "tool_use":
                run.call(block["id"], block["name"], block["input"])
            elif block["type"] == "tool_result":
                run.result(block["tool_use_id"], joined(block["content"]), block.get("is_error"))
        if message["type"] == "assistant":
            run.models.add(inner["model"])
            seen[inner["id"]] = inner["usage"]
            run.tokens = [sum(u["input_tokens"] for u in seen.values()), sum(u["output_tokens"] for u in seen.values())]
    if message.get("type") == "result":
        run.final = message.get("result")


def gemini_contents(name):
    run = Run()
    for message in load(name):
        texts = []
        for part in message["parts"]:
            if "functionCall" in part:
                run.call(part["functionCall"]["id"], part["functionCall"]["name"], part["functionCall"]["args"])
            elif "functionResponse" in part:
                given = part["functionResponse"]["response"]
                run.result(part["functionResponse"]["id"], given, list(given) == ["error"])
            elif "text" in part and not part.get("thought"):
                texts.append(part["text"])
        if message["role"] == "model":
            run.final = "".join(texts) or None
    return [run]


def inspect(name):
    with zipfile.ZipFile(os.path.join(ROOT, name)) as archive:
        members = sorted(one for one in archive.namelist() if one.startswith("samples/"))
        samples = [json.loads(archive.read(one)) for one in members]
    runs = []
    for sample in samples:
        run = Run()
        kept = sample.get("attachments") or {}

        def whole(value):
            if isinstance(value, str) and value.startswith("attachment://"):
                return kept[value[13:]]
            if isinstance(value, list):
                return [whole(item) for item in value]
            return {key: whole(item) for key, item in value.items()} if isinstance(value, dict) else value

        for message in whole(sample["messages"]):
            for call in message.get("tool_calls") or []:
                run.call(call["id"], call["function"], call["arguments"])
            if message["role"] == "tool":
                output = joined(message["content"])
                raised = isinstance(output, str) and output.lstrip().startswith("Traceback (most recent call last)")
                run.result(message["tool_call_id"], output, message.get("error") or raised)
        # A limit may end a sample before the result of its last call becomes a message.
        answered = {message.get("tool_call_id") for message in sample["messages"]}
        asked = {call["id"] for message in sample["messages"] for call in message.get("tool_calls") or []}
        for event in whole(sample["events"]):
            if event["event"] == "tool" and event["id"] in asked - answered and event["result"] is not None:
                run.result(event["id"], joined(event["result"]), event.get("error"))
        # Where a model judged, what it used is among the rest: such a sample has one answer of its own.
        judged = "model_graded_fact" in sample["scores"]
        for usage in [sample["output"]["usage"]] if judged else sample["model_usage"].values():
            run.answer(sample["output"]["model"], usage["input_tokens"], usage["output_tokens"])
        last = whole(sample["messages"])[-1]
        ended = not sample.get("limit") and not sample.get("error")
        run.final = joined(last["content"]) if ended and last["role"] in ("assistant", "tool") else None
        runs.append(run)
    return runs


def adk_eval(name):
    run = Run()
    for case in load(name)["eval_cases"]:
        for turn in case["conversation"]:
            for index, used in enumerate(turn["intermediate_data"]["tool_uses"]):
                run.call(f"{turn['invocation_id']}-{index}", used["name"], used["args"])
            run.final = "".join(part["text"] or "" for part in turn["final_response"]["parts"]) or None
    return [run]


def adk_session(name):
    run, waiting = Run(), []
    for event in load(name)["events"]:
        for part in event["content"]["parts"]:
            if "function_call" in part or "function_response" in part:
                run.final = None
            if "function_call" in part:
                run.call(len(run.calls), part["function_call"]["name"], part["function_call"]["args"])
                waiting.append(len(run.calls) - 1)
            elif "function_response" in part:
                run.result(waiting.pop(0), part["function_response"]["response"])
            elif event["content"]["role"] == "model" and "text" in part:
                run.final = part["text"]
    return [run]


def atif(name):
    run = Run()
    log = load(name)
    for step in log["steps"]:
        if step["source"] != "agent":
            continue
        metrics = step.get("metrics") or {}
        run.answer(step.get("model_name"), metrics.get("prompt_tokens"), metrics.get("completion_tokens"))
        for call in step.get("tool_calls") or []:
            run.call(call["tool_call_id"], call["function_name"], call["arguments"])
        for result in (step.get("observation") or {}).get("results", []):
            if result.get("source_call_id"):
                run.result(result["source_call_id"], result["content"])
        run.final = None if step.get("tool_calls") else step["message"]
    return [run]


def nock(name):
    run = Run()
    for one in load(name):
        if one["path"].endswith("/chat/completions"):
            run.final = None
            chat_answer(run, chat_stream(one["response"]))
    return [run]


def litellm(name):
    log = load(name)
    run = Run()
    for message in log["messages"]:
        for call in message.get("tool_calls") or []:
            chat_call(run, call)
    chat_results(run, log["messages"])
    chat_answer(run, log["response"])
    return [run]


def devai(name):
    run = Run()
    for step in load(name):
        usage, agent = step["step_usage"], step["agent"]
        run.answer(usage["model"], usage["input_tokens"], usage["output_tokens"])
        if agent["action"]:
            kind, text = agent["action"].split(": ", 1)
            run.call(step["step"], kind, {"text": text})
            if step["environment"]:
                output = step["environment"]
                run.result(step["step"], output, output.lstrip().startswith("Traceback (most recent call last)"))
        run.final = None if agent["action"] else agent["thought"]
    return [run]


def openhands_sdk(name):
    run = Run()
    for event in lines(name):
        if event["kind"] == "ActionEvent":
            run.call(event["tool_call_id"], event["tool_name"], loaded(event["tool_call"]["arguments"]))
        elif event["kind"] == "ObservationEvent":
            output = event["observation"]
            run.result(event["tool_call_id"], joined(output["content"]), output.get("is_error"))
    return [run]


def openhands_server(name, events=None):
    """Actions and observations; the model's own arguments stand in what it answered."""
    run = Run()
    for event in events or load(name):
        told = event.get("tool_call_metadata")
        if event.get("action") == "message" and event["source"] == "agent":
            run.final = event["args"]["content"]
        if event.get("action") == "finish":
            run.final = event["args"]["final_thought"]
        if not told:
            continue
        if "action" in event:
            body = told["model_response"]
            run.answer(body["model"], body["usage"]["prompt_tokens"], body["usage"]["completion_tokens"])
            for call in body["choices"][0]["message"]["tool_calls"]:
                if call["id"] == told["tool_call_id"]:
                    chat_call(run, call)
        elif "observation" in event:
            code = ((event.get("extras") or {}).get("metadata") or {}).get("exit_code", 0)
            run.result(told["tool_call_id"], event["content"], event["observation"] == "error" or code not in (0, -1) or code == -1 and event["observation"] == "run")
    return [run]


def openhands_output(name):
    return [openhands_server(name, one["history"])[0] for one in lines(name)]


def openinference(name):
    """Spans of one turn: each tool's span is a call, the last model's answer is the run's."""
    run = Run()
    for span in sorted(load(name), key=lambda one: one["start_time"]):
        told = span["attributes"]
        if span["span_kind"] == "TOOL":
            run.call(told["tool.id"], told["tool.name"], loaded(told["input.value"]))
            # One result is a text of JSON inside of JSON.
            run.result(told["tool.id"], loaded(loaded(told["output.value"])), span["status_code"] == "ERROR")
        elif span["span_kind"] == "LLM":
            run.answer(told.get("llm.model_name"), told.get("llm.token_count.prompt"), told.get("llm.token_count.completion"))
        elif span["span_kind"] == "AGENT":
            run.final = told["output.value"]
    return [run]


def response_events(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        text = file.read()
    decoder, events, at = json.JSONDecoder(), [], 0
    while at < len(text):
        if text[at] != "{":
            at += 1
            continue
        event, at = decoder.raw_decode(text, at)
        events.append(event)
    run = Run()
    whole = [event["response"] for event in events if event["type"] == "response.completed"][-1]
    items = [event["item"] for event in events if event["type"] == "response.output_item.done"]
    responses(run, {**whole, "output": whole["output"] or items})
    return [run]


def merit(name):
    """Spans of tests: no agent, no model and no tool, one run for each trace."""
    traces = {}
    for span in lines(name):
        traces.setdefault(span["context"]["trace_id"], Run())
    return list(traces.values())


def pi(name):
    run = Run()
    for entry in lines(name):
        message = entry.get("message") or {}
        if message.get("role") == "assistant":
            broken = message["stopReason"] in ("error", "aborted")
            run.answer(message["model"], message["usage"]["input"], message["usage"]["output"])
            texts = [part["text"] for part in message["content"] if part["type"] == "text"]
            asked = [part for part in message["content"] if part["type"] == "toolCall"]
            for part in [] if broken else asked:
                run.call(part["id"], part["name"], part["arguments"])
            run.final = None if broken or asked else "".join(texts)
        elif message.get("role") == "toolResult":
            run.result(message["toolCallId"], joined(message["content"]), message["isError"])
    return [run]


def single(read):
    def reader(name):
        run = Run()
        read(run, load(name))
        return [run]

    return reader


def stream_of_text(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        events = [json.loads(line) for line in file if line.strip()]
    run = Run()
    for message in anthropic_stream(events):
        anthropic_blocks(run, message)
    return [run]


def jaeger(name):
    """Five answers of one model, in the order of their spans; the results stand in the next request."""
    run = Run()
    tags = lambda span: {tag["key"]: tag["value"] for tag in span["tags"]}
    spans = [span for trace in load(name)["data"] for span in trace["spans"]]
    for span in sorted(spans, key=lambda span: span["startTime"]):
        told = tags(span)
        if told.get("gen_ai.operation.name") != "chat":
            continue
        model = told["ioa_observe.association.properties.ls_model_name"]
        run.answer(model, int(told["gen_ai.usage.input_tokens"]), int(told["gen_ai.usage.output_tokens"]))
        for message in loaded(told["gen_ai.input.messages"]):
            for part in message["parts"]:
                if part["type"] == "tool_call_response":
                    run.result(part["id"], joined(loaded(part.get("response", part.get("result")))))
        for message in loaded(told["gen_ai.output.messages"]):
            for part in message["parts"]:
                if part["type"] == "tool_call":
                    run.call(part["id"], part["name"], part["arguments"])
                else:
                    run.final = part["content"]
    return [run]


def phoenix_rows(name):
    """A run for each trace, in the order of the file; of its two tools only names are recorded."""
    runs, last = {}, {}
    for row in lines(name):
        run = runs.setdefault(row["trace_id"], Run())
        told = row["attributes"]
        if "tool.name" in told:
            run.call(row["span_id"], told["tool.name"], {})
        if "llm.model_name" in told:
            run.answer(told["llm.model_name"], told.get("llm.token_count.prompt"), told.get("llm.token_count.completion"))
            output = loaded(told["output.value"])
            answered = output["text"] if isinstance(output, dict) and "text" in output else told["output.value"]
            if row["end_time"] >= last.get(row["trace_id"], 0):
                last[row["trace_id"]], run.final = row["end_time"], answered
    return list(runs.values())


readers = {
    "adk_evalset_roll_die.json": adk_eval,
    "adk_session_spark.json": adk_session,
    "atif_openhands.json": atif,
    "atif_terminus.json": atif,
    "cc_logfire_sdk_tool_use.json": claude_sdk,
    "cc_simonw_session.jsonl": claude_code,
    "cc_sniffly_mid.jsonl": claude_code,
    "cc_viewer_big.jsonl": claude_code,
    "cc_viewer_small.jsonl": claude_code,
    "cline_headless-timeout.json": nock,
    "cline_subagents.json": nock,
    "gemini_cli_trajectory.json": gemini_contents,
    "inspect_docent.eval": inspect,
    "inspect_tom.eval": inspect,
    "jaeger_agntcy.json": jaeger,
    "langwatch_codex_stream.json": response_events,
    "litellm_completion_log.json": litellm,
    "msaf_chat_fc.json": single(chat_answer),
    "msaf_chat_tools_request.json": lambda name: [Run()],
    "msaf_resp_refusal.json": single(responses),
    "openhands_devai_39.json": devai,
    "openhands_mswe_output.jsonl": openhands_output,
    "openhands_sdk_events.jsonl": openhands_sdk,
    "openhands_traj_gui.json": openhands_server,
    "otel_console_merit.jsonl": merit,
    "phoenix_URS026_all.jsonl": phoenix_rows,
    "phoenix_chain_spans.jsonl": lambda name: [Run()],
    "phoenix_pxi_turn.json": openinference,
    "pi_large_session.jsonl": pi,
    "vcr_agentops_test_ai21_provider.yaml": lambda name: one_by_one(name, chat_either),
    "vcr_agentops_test_cohere_provider.yaml": lambda name: one_by_one(name, cohere),
    "vcr_agentops_test_groq_provider.yaml": lambda name: one_by_one(name, chat_either),
    "vcr_agentops_test_mistral_provider.yaml": lambda name: one_by_one(name, chat_either),
    "vcr_crewai_a2a.yaml": lambda name: one_by_one(name, chat_either),
    "vcr_llmanthropic_test_fixed_version_tool_chain_regression.yaml": lambda name: conversation(name, anthropic_exchange),
    "vcr_llmanthropic_test_tools.yaml": lambda name: conversation(name, anthropic_exchange),
    "vcr_pyd_hitl.yaml": lambda name: conversation(name, chat_either),
    "vcr_pyd_tool_search.yaml": lambda name: conversation(name, lambda run, _, told: responses(run, loaded(told))),
    "vercel_anthropic-ptc.chunks.txt": stream_of_text,
    "vercel_anthropic-web-search.json": single(anthropic_blocks),
    "vercel_openai-apply-patch-tool.1.json": single(responses),
    "vercel_openai-code-interpreter-tool.1.json": single(responses),
    "vercel_openai-mcp-tool.1.json": single(responses),
    "vercel_openai-shell-tool.1.json": single(responses),
    "vercel_openai-web-search-tool.1.json": single(responses),
}

for name, read in readers.items():
    print(json.dumps({"file": name, "runs": [run.facts() for run in read(name)]}, separators=(", ", ": ")))
