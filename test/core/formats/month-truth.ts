import { readFileSync } from "node:fs";
import { join } from "node:path";
import { canonicalJson } from "../../../src/core/json/canonical-json.ts";
import { type ImportedTrace, readTraces } from "../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../src/node/platform.ts";

export function readFile(path: string): ImportedTrace[] {
  const bytes = readFileSync(path);
  const content = path.endsWith(".eval") ? { bytes: new Uint8Array(bytes) } : { text: bytes.toString("utf8") };
  return readTraces({ name: path.split("/").at(-1) ?? "file", ...content }, { platform: nodePlatform });
}

/** `format status calls/results/tool errors kind-of-error final` of a trace. */
export function gist({ trace: { events, status }, format }: ImportedTrace): string {
  const count = (type: string) => events.filter((event) => event.type === type).length;
  const failed = events.filter((event) => event.type === "tool_result" && event.error).length;
  const kind = events.find((event) => event.type === "error")?.kind ?? "-";
  const final = events.find((event) => event.type === "final_output")?.content;
  const text = typeof final === "string" ? final.trim().slice(0, 24).trim() : "-";
  return `${format} ${status} ${count("tool_call")}/${count("tool_result")}/${failed} ${kind} ${text}`;
}

/** How many traces a file holds, and the gist of the first and the last; each read over beside the file. */
export const expected: Record<string, [number, string, string?]> = {
  "adk_evalset_roll_die.json": [1, "adk unknown 1/0/0 - -"],
  "adk_session_spark.json": [1, "adk unknown 2/2/0 - -"],
  "atif_openhands.json": [1, "atif unknown 2/1/0 - -"],
  "atif_terminus.json": [1, 'atif unknown 0/0/0 - {\n  "analysis": "Created'],
  "cc_logfire_sdk_tool_use.json": [1, "claude-code success 1/1/0 - Here are the files and d"],
  "cc_simonw_session.jsonl": [1, "claude-code unknown 2/2/0 - Done! The hello function"],
  "cc_sniffly_mid.jsonl": [1, "claude-code unknown 30/30/0 - The environment activati"],
  "cc_viewer_big.jsonl": [1, "claude-code unknown 167/167/23 - CLAUDE.md has been creat"],
  "cc_viewer_small.jsonl": [1, "claude-code unknown 12/12/1 - I've created a basic CLA"],
  "cline_headless-timeout.json": [1, "http-recording success 0/0/0 - A software engineer, a D"],
  "cline_subagents.json": [1, "http-recording unknown 5/0/0 - -"],
  "gemini_cli_trajectory.json": [1, "gemini unknown 45/46/5 - I've completed the UI re"],
  "inspect_docent.eval": [
    15,
    "inspect success 10/10/1 - picoCTF{1|\\/|_4_p34|\\|ut",
    "inspect success 5/5/0 - picoCTF{r0tat1on_d3crypt",
  ],
  "inspect_tom.eval": [
    100,
    "inspect success 0/0/0 - Let's analyze the inform",
    "inspect success 0/0/0 - To determine where Hanna",
  ],
  "jaeger_agntcy.json": [1, "otlp success 3/3/0 exception ## Resultado del diagnós"],
  "langwatch_codex_stream.json": [1, "openai-responses unknown 0/0/0 - PURPLE-ELEPHANT-SEVENTEE"],
  "litellm_completion_log.json": [1, "openai-chat unknown 6/5/0 - -"],
  "msaf_chat_fc.json": [1, "openai-chat unknown 1/0/0 - -"],
  "msaf_chat_tools_request.json": [1, "openai-chat unknown 0/0/0 - -"],
  "msaf_resp_refusal.json": [1, "openai-responses unknown 0/0/0 - I'm sorry, I can't assis"],
  "openhands_devai_39.json": [1, "agent-as-a-judge unknown 33/33/1 - The PDF report `drug_res"],
  "openhands_mswe_output.jsonl": [
    3,
    "openhands success 23/22/5 - The issue with the `pony",
    "openhands error 49/49/12 limit -",
  ],
  "openhands_sdk_events.jsonl": [1, "openhands unknown 2/3/2 - -"],
  "openhands_traj_gui.json": [1, "openhands unknown 4/4/1 - I've created a complete"],
  "otel_console_merit.jsonl": [85, "otlp success 0/0/0 - -", "otlp success 0/0/0 - -"],
  "phoenix_URS026_all.jsonl": [
    16,
    'otlp unknown 0/0/0 - {\n    "test_cases": [',
    'otlp success 0/0/0 - {\n    "test_cases": [',
  ],
  "phoenix_chain_spans.jsonl": [1, "otlp unknown 0/0/0 - -"],
  "phoenix_pxi_turn.json": [1, "otlp success 8/8/1 - Done! I created the data"],
  "pi_large_session.jsonl": [1, "pi success 373/373/19 - Oh wait, these errors lo"],
  "vcr_agentops_test_ai21_provider.yaml": [
    3,
    "http-recording success 0/0/0 - The Shockley diode equat",
    "http-recording success 0/0/0 - The Shockley diode equat",
  ],
  "vcr_agentops_test_cohere_provider.yaml": [
    2,
    "http-recording success 0/0/0 - Hola.",
    "http-recording success 0/0/0 - Hola.",
  ],
  "vcr_agentops_test_groq_provider.yaml": [
    2,
    "http-recording success 0/0/0 - Hello! It's nice to meet",
    "http-recording success 0/0/0 - Hello! It's nice to meet",
  ],
  "vcr_agentops_test_mistral_provider.yaml": [
    3,
    "http-recording success 0/0/0 - Hello! How can I assist",
    "http-recording success 0/0/0 - Hello! How can I assist",
  ],
  "vcr_crewai_a2a.yaml": [
    4,
    'http-recording success 0/0/0 - {"a2a_ids":["http://loca',
    'http-recording success 0/0/0 - {"a2a_ids":["http://loca',
  ],
  "vcr_llmanthropic_test_fixed_version_tool_chain_regression.yaml": [
    1,
    "http-recording success 1/1/0 - The version is **0.32a0*",
  ],
  "vcr_llmanthropic_test_tools.yaml": [1, "http-recording success 2/2/0 - Here are two great names"],
  "vcr_pyd_hitl.yaml": [1, "http-recording success 2/2/0 - The file `.env` has been"],
  "vcr_pyd_tool_search.yaml": [1, "http-recording unknown 2/1/0 - -"],
  "vercel_anthropic-ptc.chunks.txt": [1, "anthropic-messages unknown 15/1/0 - ## Game Results\n\n**Playe"],
  "vercel_anthropic-web-search.json": [1, "anthropic-messages unknown 2/2/0 - Let me search for more s"],
  "vercel_openai-apply-patch-tool.1.json": [1, "openai-responses unknown 1/0/0 - -"],
  "vercel_openai-code-interpreter-tool.1.json": [1, "openai-responses unknown 3/3/0 - I ran 10,000 trials of r"],
  "vercel_openai-mcp-tool.1.json": [1, "openai-responses unknown 1/1/0 - Yes — the latest results"],
  "vercel_openai-shell-tool.1.json": [1, "openai-responses unknown 1/0/0 - -"],
  "vercel_openai-web-search-tool.1.json": [1, "openai-responses unknown 3/1/0 - Short answer first — yes"],
};

interface Facts {
  /** Name, arguments, result and whether it failed, of each call in order: texts as the first digits of their SHA-256. */
  calls: [string, string | null, string | null, boolean][];
  final: string | null;
  models: string[];
  /** Of all answers: asked and answered. */
  tokens: [number, number];
}

/** What month_truth.py found in the files without our readers. */
export const facts: { file: string; runs: Facts[] }[] = readFileSync(
  join(import.meta.dirname, "month_truth.jsonl"),
  "utf8",
)
  .split("\n")
  .flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));

export function sign(value: Json | undefined): string | null {
  if (value === undefined || value === null) return null;
  return nodePlatform.hash((typeof value === "string" ? value : canonicalJson(value)).trim()).slice(0, 8);
}

export function factsOf({ trace: { events } }: ImportedTrace): Facts {
  const results = events.filter((event) => event.type === "tool_result");
  const nameless = results.filter(({ call_id }) => call_id === undefined);
  const models = events.filter((event) => event.type === "model_call");
  const sum = (of: "input" | "output") => models.reduce((total, { usage }) => total + (usage?.[of] ?? 0), 0);
  return {
    calls: events.flatMap((event): Facts["calls"] => {
      if (event.type !== "tool_call") return [];
      const named = results.find(({ call_id }) => call_id === event.call_id);
      const result = event.call_id === undefined ? nameless.shift() : named;
      return [[event.tool_name, sign(event.tool_args), sign(result?.output), result?.error !== undefined]];
    }),
    final: sign(events.find((event) => event.type === "final_output")?.content),
    models: [...new Set(models.flatMap(({ model }) => model ?? []))].toSorted(),
    tokens: [sum("input"), sum("output")],
  };
}

const factsByFile = new Map(facts.map(({ file, runs }) => [file, runs]));

/** True or false for a file of the month, by all that is known of it; undefined for any other. */
export function isRightOfMonth(name: string, read: ImportedTrace[]): boolean | undefined {
  const wanted = expected[name];
  if (!wanted) return undefined;
  const [many, first, last] = wanted;
  const runs = factsByFile.get(name);
  const [one] = read;
  const end = read.at(-1);
  const isTold =
    read.length === many && one && gist(one) === first && (last === undefined || (end && gist(end) === last));
  return isTold === true && (runs === undefined || JSON.stringify(read.map(factsOf)) === JSON.stringify(runs));
}
