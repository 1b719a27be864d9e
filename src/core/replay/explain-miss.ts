import { matchArgs } from "../matching/match-value.ts";
import { shortJson } from "../matching/short-json.ts";
import { isObject } from "../schema/is-object.ts";
import type { RecordedCall } from "../schema/fixtures.ts";
import type { Json } from "../schema/json.ts";
import type { Miss } from "../schema/result.ts";
import type { ToolRules } from "./tool-rules.ts";

/** Why no recording fits a call: the nearest one, where it first differs, and the rule that would make it match. */
export function explainMiss(
  tool: string,
  args: Json,
  { recordings, rules }: { recordings: RecordedCall[]; rules: ToolRules },
): Miss {
  const base = { kind: "tool" as const, tool, args };
  const nearest = nearestRecording(args, recordings, rules);
  if (!nearest) return { ...base, message: `no recording of ${tool} exists` };
  const { recording, pointer, message } = nearest;
  const rule = ruleFor(tool, args, { recording, pointer, rules });
  const where = pointer === "" ? "" : ` at ${pointer}`;
  return {
    ...base,
    nearest: recording.args,
    differs_at: pointer,
    ...(rule === undefined ? {} : { rule }),
    message: `no recording of ${tool} has the arguments ${shortJson(args)}; the nearest differs${where}: ${message}`,
  };
}

interface Nearest {
  recording: RecordedCall;
  pointer: string;
  message: string;
}

function nearestRecording(args: Json, recordings: RecordedCall[], rules: ToolRules): Nearest | undefined {
  let best: (Nearest & { agreeing: number }) | undefined;
  for (const recording of recordings) {
    const result = matchArgs(recording.args, args, rules);
    if (result.matches) continue;
    const agreeing = agreement(recording.args, args);
    if (!best || agreeing > best.agreeing)
      best = { recording, pointer: result.pointer, message: result.message, agreeing };
  }
  return best;
}

/** Equal members less differing ones. */
function agreement(recorded: Json, args: Json): number {
  if (!isObject(recorded) || !isObject(args)) return 0;
  const keys = new Set([...Object.keys(recorded), ...Object.keys(args)]);
  let score = 0;
  for (const key of keys) {
    const [left, right] = [
      Object.hasOwn(recorded, key) ? recorded[key] : undefined,
      Object.hasOwn(args, key) ? args[key] : undefined,
    ];
    const same =
      left !== undefined && right !== undefined && matchArgs(left, right, { args: "exact", ignore: [] }).matches;
    score += same ? 1 : -1;
  }
  return score;
}

/** Proposed, never applied: only a person knows whether the difference matters. */
function ruleFor(
  tool: string,
  args: Json,
  { recording, pointer, rules }: { recording: RecordedCall; pointer: string; rules: ToolRules },
): string | undefined {
  const key = `replay.match.tools.${JSON.stringify(tool)}`;
  const ignore = [...rules.ignore, pointer];
  if (pointer !== "" && matchArgs(recording.args, args, { args: rules.args, ignore }).matches) {
    return `${key}: { ignore: ${JSON.stringify(ignore)} }`;
  }
  if (rules.args === "exact" && matchArgs(recording.args, args, { args: "subset", ignore: rules.ignore }).matches)
    return `${key}: { args: subset }`;
  return undefined;
}
