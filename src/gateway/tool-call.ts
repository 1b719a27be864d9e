import type { Json } from "../core/schema/json.ts";
import type { Miss } from "../core/schema/attempt-result.ts";
import type { CallError } from "../core/schema/trace.ts";
import type { ValueTypes } from "../core/schema/value-types.ts";
import { compact } from "../core/compact.ts";
import type { Session } from "./session.ts";

/**
 * The gateway's answer to a tool call. `live` and `run`: the caller makes the call itself and reports the result under
 * `id`.
 */
export type ToolCallAnswer =
  | { how: "missed" | "blocked"; error: CallError; miss: Miss }
  | { how: "served" | "simulated"; output?: Json; output_types?: ValueTypes; error?: CallError }
  | { how: "live" | "run"; id: string };

/** Answers a tool call by the session's rules and notes it. */
export function callTool(open: Session, { tool, args }: { tool: string; args: Json }): ToolCallAnswer {
  const answer = open.askTool(tool, args);
  const id = `call-${open.observations().length + 1}`;
  const head = { type: "tool" as const, id, at: open.options.now().toISOString() };
  const call = { tool, args: open.options.redact?.(args) ?? args, effect: answer.effect };
  if ("miss" in answer) {
    const { how, miss } = answer;
    const error = answer.error ?? { kind: "tool" as const, message: miss.message };
    open.observe({ ...head, how, call: { ...call, error } });
    return { how, error, miss };
  }
  if (answer.how === "served" || answer.how === "simulated") {
    const { how, output, output_types: types, error, text_error: textError } = answer;
    const given = compact({ output, output_types: types, error });
    open.observe({ ...head, how, call: { ...call, ...given, ...compact({ error: textError }) } });
    return { how, ...given };
  }
  open.observe({ ...head, how: open.options.mode === "record" ? "recorded" : answer.how, call, waiting: true });
  return { how: answer.how, id };
}
