import type { Json } from "../schema/json.ts";
import type { TraceRun } from "../schema/trace.ts";

/** Known differences between the agents of two runs, ` (agent a → b, model c → d)`; empty if there are none. */
export function agentChanges(before: TraceRun | undefined, after: TraceRun | undefined): string {
  if (!before || !after) return "";
  const changes = [
    changeText("agent", agentOf(before), agentOf(after)),
    changeText("commit", before.agent?.commit, after.agent?.commit),
    changeText("model", modelOf(before), modelOf(after)),
    changeText("temperature", temperatureOf(before), temperatureOf(after)),
  ].flatMap((text) => text ?? []);
  return changes.length === 0 ? "" : ` (${changes.join(", ")})`;
}

function changeText(what: string, before: Json | undefined, after: Json | undefined): string | undefined {
  if (before === after) return undefined;
  return `${what} ${word(before)} → ${word(after)}`;
}

function word(value: Json | undefined): string {
  if (value === undefined || value === "") return "unknown";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function agentOf({ agent }: TraceRun): string {
  return [agent?.name, agent?.version].filter((part) => part !== undefined).join(" ");
}

function firstModel({ events }: TraceRun) {
  return events.find((event) => event.type === "model_call");
}

function modelOf(trace: TraceRun): string | undefined {
  return trace.model?.name ?? firstModel(trace)?.model;
}

function temperatureOf(trace: TraceRun): Json | undefined {
  return trace.model?.temperature ?? firstModel(trace)?.params?.["temperature"];
}
