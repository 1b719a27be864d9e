import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ImportedTrace, readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { nodePlatform } from "../../../src/node/platform.ts";

export function readFile(path: string): ImportedTrace[] {
  const bytes = readFileSync(path);
  const binary = path.endsWith(".eval");
  const content = binary ? { bytes: new Uint8Array(bytes) } : { text: bytes.toString("utf8") };
  return readTraces({ name: "file", ...content }, { platform: nodePlatform });
}

/** `format status calls/results/tool errors final` of a file's first trace. */
export function gist([first]: ImportedTrace[]): string {
  if (!first) return "none";
  const { events, status } = first.trace;
  const count = (type: string) => events.filter((event) => event.type === type).length;
  const failed = events.filter((event) => event.type === "tool_result" && event.error).length;
  const kind = events.find((event) => event.type === "error")?.kind ?? "-";
  const final = events.find((event) => event.type === "final_output")?.content;
  const text = typeof final === "string" ? final.trim().slice(0, 24) : "-";
  return `${first.format} ${status} ${count("tool_call")}/${count("tool_result")}/${failed} ${kind} ${text}`;
}

/** Read over beside the files: status, the kind of error and how the final output begins. What is counted stands in truth.jsonl. */
export const expected: Record<string, string> = {
  "sdk-generated/vercel-ai-v7-legacy/success.otlp.json": "otlp success 1/1/0 - The weather in London is",
  "sdk-generated/vercel-ai-v7-legacy/loop_max_steps.otlp.json": "otlp error 6/6/6 limit -",
  "sdk-generated/vercel-ai-v7-legacy/api_error_404.otlp.json": "otlp error 0/0/0 model -",
  "sdk-generated/vercel-ai-v7-modern/success.otlp.json": "otlp success 1/1/0 - The weather in London is",
  "sdk-generated/vercel-ai-v7-modern/tool_error.otlp.json": "otlp success 1/1/1 - The weather in London is",
  "sdk-generated/vercel-ai-v7-modern/loop_max_steps.otlp.json": "otlp error 6/6/6 limit -",
  "sdk-generated/openinference-openai-js/success.otlp.json": "otlp success 1/1/0 - I encountered an issue w",
  "sdk-generated/openinference-openai-js/tool_error.otlp.json": "otlp success 1/1/1 - I encountered an issue w",
  "sdk-generated/openinference-openai-js/api_error_404.otlp.json": "otlp error 0/0/0 exception -",
  "sdk-generated/traceloop-openai-js/success.otlp.json": "otlp success 1/1/0 - I encountered an issue w",
  "sdk-generated/traceloop-openai-js/loop_max_steps.otlp.json": "otlp error 6/6/0 limit -",
  "sdk-generated/traceloop-openai-js/api_error_404.otlp.json": "otlp error 0/0/0 exception -",
  "sdk-generated/langsmith-js/success.runs.json": "langsmith success 1/1/0 - I encountered an issue w",
  "sdk-generated/langsmith-js/success.http_calls.json": "langsmith success 1/1/0 - I encountered an issue w",
  "sdk-generated/langsmith-js/loop_max_steps.runs.json": "langsmith error 6/6/0 limit -",
  "sdk-generated/langsmith-js/api_error_404.runs.json": "langsmith error 0/0/0 model -",
  "sdk-generated/langgraph-js/success.state_history.json": "langgraph success 1/1/0 - I encountered an issue w",
  "sdk-generated/langgraph-js/node_error.checkpoint_tuples.json": "langgraph error 1/0/0 exception -",
  "sdk-generated/langgraph-js/recursion_limit.state_history.json": "langgraph error 4/4/0 limit -",
  "sdk-generated/openai-agents-js/success.run_state.json": "openai-run-state success 1/1/0 - The weather in London is",
  "sdk-generated/openai-agents-js/tool_error_fatal.run_state.json": "openai-run-state unknown 1/0/0 - -",
  "sdk-generated/openai-agents-js/success.history.json": "openai-responses unknown 1/1/0 - The weather in London is",
  "sdk-generated/openai-agents-js/tool_error.history.json": "openai-responses unknown 1/1/0 - The weather in London is",
  "sdk-generated/openai-agents-js/success.traces_ingest.json": "openai-agents success 1/1/0 - -",
  "sdk-generated/openai-agents-js/tool_error_fatal.traces_ingest.json": "openai-agents error 1/1/1 timeout -",
  "sdk-generated/openai-agents-js/api_error_404.traces_ingest.json": "openai-agents error 0/0/0 model -",
  "claude-code/representative_messages.jsonl": "claude-code unknown 2/2/0 - Perfect! As you can see,",
  "claude-code/todowrite_examples.jsonl": "claude-code unknown 3/3/0 - -",
  "claude-code/excerpts/Bash-tool_result_error.jsonl": "claude-code unknown 0/1/1 - -",
  "claude-code/agent-sdk-stream/test_client_real_agent_span.jsonl": "claude-code success 0/0/0 - ok",
  "langsmith/py_langsmith_py_wrap_openai_stream.json": "langsmith success 0/0/0 - Howdy! How can I assist ",
  "langsmith/js_anthropic_managed_custom_tools.jsonl": "claude-managed-agents success 1/1/0 - It's currently **23°C an",
  "langsmith/js_anthropic_managed_mcp_tools.jsonl": "claude-managed-agents success 1/1/0 - The **langchain-ai/langs",
  "langfuse-framework-traces/claude-agent-2025-12-22.trace.json": "langfuse success 2/2/0 - Great! Here's the curren",
  "langfuse-framework-traces/google-adk-2025-08-28.trace.json": "langfuse success 1/1/0 - Hello Langfuse 👋!",
  "langfuse-framework-traces/llamaindex-2025-06-05.trace.json": "langfuse success 0/0/0 - Langfuse is a tool desig",
  "inspect-ai/analysis__test_logs__2025-05-12T20-27-36-04-00_browser.json":
    "inspect success 4/4/0 - The AI Security Institut",
  "inspect-ai/log__test_eval_log__log_tool_call_error.json": "inspect unknown 0/11/11 - -",
  "inspect-ai/log__test_eval_log__log_read_sample.eval": "inspect success 0/0/0 - Yes",
  "swe-agent/demo_ctf__misc__networking_1.traj": "swe-agent success 4/4/0 - flag{d316759c281bf925d60",
  "swe-agent/demo_ctf__crypto__eps.traj": "swe-agent success 14/14/0 - flag{People always make ",
  "swe-agent/mini_local.traj.json": "swe-agent success 2/2/0 - -",
  "tau2-bench/20260531-153843-240865.results.json": "tau2-bench error 1/1/0 limit -",
  "tau2-bench/20260531-155904-128551.results.json": 'tau2-bench success 1/1/0 - The task titled "Importa',
  "tau2-bench/20260531-204930-608103.results.json": "tau2-bench success 8/8/0 - Your one-way flight from",
  "tau-bench/airline-even-tasks.json": "tau-bench unknown 8/8/1 - Your flight from New Yor",
  "llm-http-recordings/arize-ai__agno__agent_with_failing_tool.json":
    "http-recording success 1/1/0 - I encountered an issue w",
  "llm-http-recordings/arize-ai__agno__agent_with_mixed_tools.json":
    "http-recording success 2/2/0 - The result of the calcul",
  "llm-http-recordings/traceloop__openai__test_chat_tools_streaming.json": "http-recording unknown 1/0/0 - -",
};

export interface Counts {
  calls: string[];
  results: number;
  errors: number;
  /** First digits of the SHA-256 of the final output. */
  final: string | null;
}

export const counted: { file: string; runs: Counts[] }[] = readFileSync(
  join(import.meta.dirname, "truth.jsonl"),
  "utf8",
)
  .split("\n")
  .flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));

export function countsOf({ trace }: ImportedTrace): Counts {
  const { events } = trace;
  const results = events.filter((event) => event.type === "tool_result");
  const final = events.find((event) => event.type === "final_output")?.content;
  return {
    calls: events.flatMap((event) => (event.type === "tool_call" ? event.tool_name : [])),
    results: results.length,
    errors: results.filter(({ error }) => error).length,
    final: typeof final === "string" ? nodePlatform.hash(final.trim()).slice(0, 8) : null,
  };
}

/** True or false for a file of the corpora that somebody checked, by all that is known of it; undefined for any other. */
export function isRight(file: string, read: ImportedTrace[]): boolean | undefined {
  const runs = countsByFile.get(file);
  const wanted = expected[file];
  if (runs === undefined && wanted === undefined) return undefined;
  const isCounted = runs === undefined || JSON.stringify(read.map(countsOf)) === JSON.stringify(runs);
  return isCounted && (wanted === undefined || gist(read) === wanted);
}

const countsByFile = new Map(counted.map(({ file, runs }) => [file, runs]));
