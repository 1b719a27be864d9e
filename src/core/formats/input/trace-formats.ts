import { adk } from "../adk.ts";
import { agentAsAJudge } from "../agent-as-a-judge.ts";
import { agentDojo } from "../agentdojo.ts";
import { aiSdkUi } from "../ai-sdk-ui.ts";
import { anthropicMessages } from "../anthropic-messages.ts";
import { atif } from "../atif.ts";
import { autoGen } from "../autogen.ts";
import { braintrust } from "../braintrust.ts";
import { claudeCode } from "../claude-code/claude-code.ts";
import { cline } from "../cline.ts";
import { codex } from "../codex/codex.ts";
import type { TraceFormat } from "./format.ts";
import { gemini } from "../gemini/gemini.ts";
import { httpRecording } from "../http/http-recording.ts";
import { inspect } from "../inspect/inspect.ts";
import { langGraph } from "../langgraph.ts";
import { langSmith } from "../langsmith/langsmith.ts";
import { langfuse } from "../langfuse/langfuse.ts";
import { managedAgents } from "../managed-agents.ts";
import { native } from "./native.ts";
import { openAiAgents } from "../openai/openai-agents.ts";
import { openAiChatMessages } from "../openai/openai-chat.ts";
import { openAiResponses } from "../openai/openai-responses.ts";
import { openAiRunState } from "../openai/openai-run-state.ts";
import { openHands } from "../openhands/openhands.ts";
import { otlp } from "../otlp/otlp.ts";
import { openCode } from "../opencode.ts";
import { pi } from "../pi.ts";
import { promptfoo } from "../promptfoo.ts";
import { pydanticAi } from "../pydantic-ai.ts";
import { smolagents } from "../smolagents/smolagents.ts";
import { sweAgent } from "../swe-agent/swe-agent.ts";
import { tau2 } from "../tau/tau2.ts";
import { tauBench } from "../tau/tau-bench.ts";

/** Every format that ReplayKit reads. Each has its own file. */
export const traceFormats: TraceFormat[] = [
  native,
  otlp,
  openAiChatMessages,
  openAiResponses,
  anthropicMessages,
  claudeCode,
  langSmith,
  langfuse,
  openAiAgents,
  openAiRunState,
  langGraph,
  codex,
  inspect,
  sweAgent,
  atif,
  agentDojo,
  tauBench,
  tau2,
  httpRecording,
  managedAgents,
  gemini,
  aiSdkUi,
  pydanticAi,
  openCode,
  pi,
  openHands,
  adk,
  agentAsAJudge,
  promptfoo,
  autoGen,
  cline,
  braintrust,
  smolagents,
];

/** What `replaykit trace formats` and the docs say about a format. */
export type FormatSummary = Pick<TraceFormat, "name" | "title" | "carries">;

/** Rows with a mapping. They are read only on request, never recognised. */
const tableSummary: FormatSummary = {
  name: "table",
  title: "Rows of CSV or JSON lines, by a mapping",
  carries: "the columns that the mapping names",
};

export function formatSummaries(): FormatSummary[] {
  return [...traceFormats.map(({ name, title, carries }) => ({ name, title, carries })), tableSummary];
}
