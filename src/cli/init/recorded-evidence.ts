import { globSync } from "node:fs";
import { join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { readSourceTrace } from "../../core/read-case-file.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { maxCaseBytes } from "../../node/case-folder.ts";
import { readTextFile } from "../../node/read-file.ts";

/** So many recordings say how an agent is recorded. */
const mostRead = 20;

/** Whether `replaykit record` saw every call of this repository's agent: then a guard may hold on nothing less. */
export function sawEveryCall(root: string): boolean {
  const files = globSync(["*.json", "cases/*/source-trace.json"], { cwd: root }).toSorted();
  const recorded = files
    .slice(0, mostRead)
    .flatMap((file) => readRecording(root, file) ?? [])
    .filter(({ source }) => source?.format === "gateway");
  const called = recorded.filter(({ events }) => events.some(({ type }) => type === "tool_call"));
  return called.length > 0 && recorded.every(({ source }) => source?.["uncontrolled"] === undefined);
}

/** Other JSON lies about in a repository's root: what is no trace tells nothing. */
function readRecording(root: string, file: string): TraceRun | undefined {
  const rules = { name: file, maxBytes: maxCaseBytes["source-trace.json"], invalid: "invalid_input" } as const;
  try {
    const text = readTextFile(join(root, file), rules);
    return text === undefined ? undefined : readSourceTrace(text, file);
  } catch (error) {
    if (error instanceof ReplayKitError) return undefined;
    throw error;
  }
}
