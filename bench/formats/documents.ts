import type { Json } from "../../src/core/schema/json.ts";
import { claudeCode, codex, managedAgents, atif } from "./documents/agents.ts";
import { inspect, sweAgent, tau2, agentDojo } from "./documents/benchmarks.ts";
import { responses, anthropic, runState, langGraph, httpRecording } from "./documents/model-apis.ts";
import { langSmith, langfuse, openAiAgents } from "./documents/observability.ts";
import { chat } from "./documents/steps.ts";

/** A document of each format, of about the same size for the same number of steps. */
export const documents: Record<string, (steps: number) => Json> = {
  "openai-chat": chat,
  "openai-responses": responses,
  "anthropic-messages": anthropic,
  "claude-code": claudeCode,
  codex,
  langsmith: langSmith,
  langfuse,
  "openai-agents": openAiAgents,
  "openai-run-state": runState,
  langgraph: langGraph,
  inspect,
  "swe-agent": sweAgent,
  atif,
  agentdojo: agentDojo,
  "tau-bench": (count) => [{ task_id: 1, trial: 0, reward: 0, info: {}, traj: chat(count) }],
  "tau2-bench": tau2,
  "http-recording": httpRecording,
  "claude-managed-agents": managedAgents,
};
