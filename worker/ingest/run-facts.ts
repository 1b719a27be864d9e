import { writesOf } from "../../src/core/checks/writes-are.ts";
import type { RunFacts } from "../../src/api/schema/run-row.ts";
import type { Run } from "../../src/core/schema/run.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { beginningOf } from "../../src/core/text/characters.ts";
import { lastStepOf, questionOf, tokensOf } from "../../src/pages/run/run-outline.ts";

export const labelLimit = { count: 20, length: 200 };
/** Maximum characters of these texts. A list shows no more, and each kept run's row in D1 carries them. */
const askedLength = 120;
const lastStepLength = 80;
const nameLength = 200;
const writePathLimit = { tools: 8, length: 60 };

/** The facts of a stored run for the index, so that lists need no trace. */
export function factsOf(
  trace: TraceRun,
  run: Run,
  own: {
    bytes: number;
    release: string;
    what: string | undefined;
    failed: boolean;
    traceId: string | undefined;
  },
): RunFacts {
  const labels = Object.entries(trace.labels ?? {})
    .slice(0, labelLimit.count)
    .map(([name, value]) => [name.slice(0, labelLimit.length), beginningOf(value, labelLimit.length)]);
  const optional = {
    format: trace.source?.format?.slice(0, nameLength),
    agent: trace.agent?.name?.slice(0, nameLength),
    agent_version: trace.agent?.version?.slice(0, nameLength),
    model: trace.model?.name?.slice(0, nameLength),
    what: own.what,
    writes: own.failed ? writePath(run) : undefined,
    started_at: trace.started_at,
    duration_ms: run.duration_ms ?? spanOf(trace),
    labels: labels.length > 0 ? Object.fromEntries(labels) : undefined,
    trace_id: own.traceId?.slice(0, nameLength),
    asked: questionOf(trace, askedLength).question,
    last_step: lastStepOf(trace, lastStepLength),
    tokens: tokensOf(trace),
    parent: trace.parent_run_id?.slice(0, nameLength),
  };
  return {
    run_id: trace.run_id.slice(0, nameLength),
    status: trace.status,
    events: trace.events.length,
    tool_calls: run.calls.length,
    bytes: own.bytes,
    release: own.release,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  };
}

/** The tools that wrote, each once, in the order of its first write: the failure's effects on the world. */
function writePath(run: Run): string[] {
  const tools = new Set(writesOf(run).map(({ tool }) => tool.slice(0, writePathLimit.length)));
  return [...tools].slice(0, writePathLimit.tools);
}

function spanOf({ started_at, ended_at }: TraceRun): number | undefined {
  const span = Date.parse(ended_at ?? "") - Date.parse(started_at ?? "");
  return Number.isFinite(span) && span >= 0 ? span : undefined;
}
