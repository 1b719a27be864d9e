import { isObject } from "../../core/schema/is-object.ts";
import { diff } from "../specs/show.ts";
import { pageOf } from "./page.ts";
import { runCommand, type ToolCall } from "./run-command.ts";
import { listIn } from "./tool.ts";

/** Where two runs part, or a case and its last replay. */
export async function comparedRuns(args: string[], at: string | undefined, call: ToolCall) {
  const { json } = await runCommand(diff, call, { args });
  const { equal, explanation } = isObject(json) ? json : {};
  return { equal, explanation, differences: pageOf(listIn(json, "differences"), at, 10_000) };
}
