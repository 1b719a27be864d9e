import { speechOf } from "../../core/run/media.ts";
import type { Json } from "../../core/schema/json.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { safeText } from "../safe-text.ts";

type Events = Pick<TraceRun, "events">;

/** What a message says, for a page. */
export function speech(content: Json, max = 1_200): string {
  return safeText(speechOf(content), max);
}

/** The user's last message before the agent began to work. `before` counts the messages of user and agent before it. */
export function questionOf({ events }: Events, max: number): { question: string | undefined; before: number } {
  const begins = events.findIndex(({ type }) => type !== "input_message" && type !== "other" && type !== "state");
  const given = events.slice(0, begins === -1 ? undefined : begins);
  const spoken = given.flatMap((event) =>
    event.type === "input_message" && !["system", "developer"].includes(event.role) ? [event] : [],
  );
  const last = spoken.findLastIndex(({ role }) => role === "user");
  const message = spoken[last] ?? spoken.at(-1);
  return { question: message && speech(message.content, max), before: Math.max(0, last) };
}

/** The last thing that the run did: a tool call, an error or a model call. */
export function lastStepOf({ events }: Events, max: number): string | undefined {
  const last = events.findLast(({ type }) => type === "tool_call" || type === "error" || type === "model_call");
  if (last?.type === "tool_call") return safeText(last.tool_name, max);
  if (last?.type === "error") return safeText(last.error, max);
  return last?.type === "model_call" ? safeText(last.model ?? "model", max) : undefined;
}

/** Tokens of all model calls; `undefined` if none reports them. */
export function tokensOf({ events }: Events): number | undefined {
  const used = events.flatMap((event) => (event.type === "model_call" && event.usage ? [event.usage] : []));
  if (used.length === 0) return undefined;
  return used.reduce((sum, { input = 0, output = 0 }) => sum + input + output, 0);
}
