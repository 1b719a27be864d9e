import { equalJson } from "../matching/equal-json.ts";
import { shortJson } from "../matching/short-json.ts";
import { type Check, checkShorthand, type WantedCall } from "../schema/check.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { readCheck } from "./read-check.ts";
import { wantedText } from "./wanted-call.ts";

/** The shortest form of a check that reads back as the same check: what stands in `case.yaml`. */
export function writeCheck(check: Check): JsonObject {
  const params = paramsOf(check);
  const short = checkShorthand[check.kind];
  const value = short === undefined ? undefined : params[short];
  if (value !== undefined && Object.keys(params).length === 1) {
    const candidate = { [check.kind]: value };
    const read = readCheck(candidate, "assertions");
    if (read.ok && equalJson(paramsOf(read.check), params)) return candidate;
  }
  return { [check.kind]: params };
}

/** A check on one line, for reports: `max_tool_calls lookup_billing 3`. */
export function describeCheck(check: Check): string {
  return `${check.kind} ${paramsText(check)}`.trimEnd();
}

function paramsText(check: Check): string {
  switch (check.kind) {
    case "status_is":
      return check.status;
    case "final_output_exists":
      return String(check.exists);
    case "output_contains":
      return placed(shortJson(check.text, 80), check);
    case "output_matches":
      return placed(`/${check.pattern}/${check.flags}`, check);
    case "output_json":
      return shortJson(check.schema, 80);
    case "error_matches":
      return [check.error_kind, ...(check.text === undefined ? [] : [shortJson(check.text, 80)])]
        .filter((part) => part !== undefined)
        .join(" ");
    case "tool_called":
      return `${wantedText(wantedOf(check))}${check.times ? ` ${timesText(check.times)}` : ""}`;
    case "tool_not_called":
      return wantedText(wantedOf(check));
    case "min_tool_calls":
    case "max_tool_calls":
      return [check.tool, check.count].filter((part) => part !== undefined).join(" ");
    case "repeated_call":
      return [check.tool, check.times].filter((part) => part !== undefined).join(" ");
    case "tool_sequence":
      return `${check.mode} ${check.calls.map((item) => ("group" in item ? `{${item.group.map(wantedText).join(", ")}}` : wantedText(item))).join(", ")}`;
    case "writes_are":
      return check.calls.length === 0 ? "none" : check.calls.map(wantedText).join(", ");
    case "state_at":
      return `${check.step}${check.pointer === "" ? "" : ` ${check.pointer}`} ${shortJson(check.value, 80)}`;
    case "max_steps":
    case "max_tokens":
      return String(check.count);
    case "max_duration":
      return durationText(check.duration);
    case "semantic":
      return JSON.stringify(check.statement);
    case "script":
      return typeof check.command === "string" ? check.command : check.command.join(" ");
  }
}

function placed(text: string, { in: place, not }: { in: "final" | "any"; not: boolean }): string {
  return `${not ? "not " : ""}${text}${place === "any" ? " in any" : ""}`;
}

function wantedOf({ tool, args, match }: WantedCall): WantedCall {
  return { tool, match, ...(args === undefined ? {} : { args }) };
}

function timesText({ min, max }: { min?: number | undefined; max?: number | undefined }): string {
  if (min === max && min !== undefined) return `${min} times`;
  return max === undefined ? `at least ${min ?? 0} times` : `${min ?? 0} to ${max} times`;
}

/** The parameters without those that stand at their default, in the words of `case.yaml`. */
function paramsOf(check: Check): JsonObject {
  const params: JsonObject = {};
  for (const [key, value] of Object.entries(check)) {
    if (key === "kind" || value === undefined || value === defaults[check.kind]?.[key]) continue;
    params[key] = writeParam(key, value);
  }
  return params;
}

const defaults: Partial<Record<Check["kind"], JsonObject>> = {
  output_contains: { in: "final", not: false },
  output_matches: { in: "final", not: false, flags: "" },
  tool_called: { match: "exact" },
  tool_not_called: { match: "exact" },
  tool_sequence: { mode: "in-order" },
  writes_are: { include_failed: false },
  state_at: { pointer: "" },
  script: { timeout: 10_000 },
};

/** A check's parameters are JSON once read; the few that have a shorter form of their own get it. */
function writeParam(key: string, value: Json | Check[keyof Check]): Json {
  if (key === "calls" && Array.isArray(value)) return value.map(writeItem);
  if (
    key === "times" &&
    typeof value === "object" &&
    value !== null &&
    "min" in value &&
    "max" in value &&
    value.min === value.max
  )
    return value.min ?? 0;
  if ((key === "duration" || key === "timeout") && typeof value === "number") return durationText(value);
  return value as Json; // parsed by the check's schema, whose members are JSON
}

function writeItem(item: Json | WantedCall | { group: WantedCall[] }): Json {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return item;
  if ("group" in item && Array.isArray(item.group)) return { group: item.group.map(writeItem) };
  if (!("tool" in item)) return item as Json; // as above
  const { tool, args, match } = item as WantedCall; // as above
  if (args === undefined && match === "ignore") return tool;
  return { tool, ...(args === undefined ? {} : { args }), ...(match === "exact" ? {} : { match }) };
}

function durationText(ms: number): string {
  if (ms >= 60_000 && ms % 60_000 === 0) return `${ms / 60_000}m`;
  return ms >= 1000 && ms % 1000 === 0 ? `${ms / 1000}s` : `${ms}ms`;
}
