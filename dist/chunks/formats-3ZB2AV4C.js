import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  traceFormats
} from "./chunk-2FQZJBAN.js";
import "./chunk-P43ETFAW.js";
import "./chunk-S55TV4DX.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-O6D54HY7.js";
import "./chunk-RZ3X7GYU.js";
import "./chunk-VH2A37TA.js";
import "./chunk-6V2FDER7.js";
import "./chunk-KAH3UWF3.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-CRFVSXE6.js";
import "./chunk-SWZ6UZWT.js";
import "./chunk-5QB5KEO5.js";
import "./chunk-K63WLW7F.js";
import "./chunk-VHE66NNS.js";

// src/core/formats/carries.ts
var carries = {
  replaykit: "everything",
  otlp: "calls, results, errors, times, tokens; content where the instrumentation captures it",
  "openai-chat": "messages, calls, results; no times, no status, errors only as text",
  "openai-responses": "messages, calls, results, tokens of responses; errors of tools only as text",
  "anthropic-messages": "messages, calls, results with an error flag",
  "claude-code": "messages, calls, results with an error flag, times, tokens; an end only in stream-json",
  langsmith: "calls, results, errors, times, tokens, content",
  langfuse: "calls, results, errors, times, tokens, content",
  "openai-agents": "calls, results, times, errors of the run; not what models were asked or said",
  "openai-run-state": "messages, calls, results, tokens; no times",
  langgraph: "messages, calls, results, the state after every step, errors of nodes",
  codex: "messages, calls, results, times, tokens, errors of the run",
  inspect: "messages, calls, results with kinds of error, limits, scores as feedback",
  "swe-agent": "commands, observations, states, how it ended",
  atif: "messages, calls, results, times, tokens; no status",
  agentdojo: "messages, calls, results with errors, utility and security as feedback",
  "tau-bench": "messages, calls, results, reward, expected calls and texts as feedback",
  "tau2-bench": "messages, calls, results with errors, times, limits, reward and expected calls as feedback",
  "http-recording": "requests and answers whole, statuses, retries; results from the next request",
  "claude-managed-agents": "messages, calls, results with an error flag, times, tokens, how it ended",
  gemini: "messages, calls, results with errors, tokens; times in sessions, an end only in stream-json",
  "ai-sdk-ui": "messages, calls, results with errors; times in version 4, no model unless the metadata tells",
  "pydantic-ai": "messages, calls, results with errors, times, tokens; no status",
  opencode: "messages, calls, results with errors, times, tokens, errors of the run; no prompt in streams"
};
function formatSummaries() {
  return traceFormats.map(({ name, title }) => ({ name, title, carries: carries[name] ?? "" }));
}

// src/cli/commands/formats.ts
var table = {
  name: "table",
  title: "Rows of CSV or JSON lines, by --mapping",
  carries: "what the mapping names a column for"
};
async function run({ flags, terminal }) {
  const listed = [...formatSummaries(), table];
  if (flags.on("json")) {
    terminal.printJson({ version: 1, formats: listed });
    return exitCode.ok;
  }
  const width = Math.max(...listed.map(({ name }) => name.length)) + 2;
  for (const { name, title, carries: carries2 } of listed) {
    terminal.print(`${terminal.style("bold", name.padEnd(width))}${title}`);
    terminal.print(`${" ".repeat(width)}${carries2}`);
  }
  return exitCode.ok;
}
export {
  run
};
