import { type EffectLookup, effectLookup } from "../../src/core/effects.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import { toolSchemas } from "../../src/core/scaffold/tool-fixtures.ts";
import { unknownNames } from "../../src/core/scaffold/unknown-names.ts";
import type { PromoteRequest } from "../../src/api/schema/promote-request.ts";
import type { ProjectSettings } from "../../src/api/schema/settings.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";

/** Doubts about an expectation that still makes a case: a sentence each, shown before the pull request is opened. */
export function doubtsOf(
  { expectation }: Pick<PromoteRequest, "expectation">,
  trace: TraceRun,
  { effects }: Pick<ProjectSettings, "effects">,
): string[] {
  const lookup = effectLookup({}, effects);
  const run = runFromTrace(trace, lookup);
  const schemas = toolSchemas(trace);
  const unknown = unknownNames(expectation, true, { run, schemas, tools: Object.keys(effects) });
  const known = new Set([...run.calls.map(({ tool }) => tool), ...Object.keys(schemas), ...Object.keys(effects)]);
  const reads = (expectation?.expected_calls ?? []).filter(({ tool }) => known.has(tool) && isRead(lookup, tool));
  return [...unknown, ...new Set(reads.map(({ tool }) => readText(tool)))];
}

function isRead(effects: EffectLookup, tool: string): boolean {
  return effects(tool).effect !== "write";
}

function readText(tool: string): string {
  return `the tool ${tool} does not write, so a right run must call it but writes nothing; if it does write, say so under effects in the project's settings`;
}
