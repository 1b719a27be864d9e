import type { EffectLookup } from "../effects.ts";
import { addRecordings } from "../fixtures/add-recordings.ts";
import { changedSchemas } from "../fixtures/stale-recordings.ts";
import { readToolFixtures } from "../read-case-file.ts";
import type { Redactor } from "../redact/redact.ts";
import { runFromTrace } from "../run/run-from-trace.ts";
import { recordedCalls, toolSchemas } from "../scaffold/tool-fixtures.ts";
import type { CaseFiles } from "../schema/case.ts";
import type { RecordedCall, ToolFixtures } from "../schema/fixtures.ts";
import type { TraceRun } from "../schema/trace.ts";

export interface WidenInput {
  files: CaseFiles;
  others: readonly TraceRun[];
  effects: EffectLookup;
  redactor: Redactor;
}

export interface Widened {
  fixtures: ToolFixtures;
  added: number;
  contradictions: number;
  /** How many of the other runs gave a recording. */
  runs: number;
}

/**
 * Adds the reads of other runs, because a changed agent asks other questions. Writes are left out: what another run wrote says
 * nothing of this one. So are tools whose schema differs from this run's, since their answers may too.
 */
export function widenFixtures({ files, others, effects, redactor }: WidenInput): Widened {
  let fixtures = readToolFixtures(files["fixtures/tools.json"] ?? "", "fixtures/tools.json");
  const widened: Omit<Widened, "fixtures"> = { added: 0, contradictions: 0, runs: 0 };
  for (const other of others) {
    const change = addRecordings(fixtures, readsOf(other, fixtures, { effects, redactor }));
    fixtures = change.fixtures;
    widened.added += change.added.length;
    widened.contradictions += change.contradictions.length;
    if (change.added.length > 0) widened.runs += 1;
  }
  return { fixtures, ...widened };
}

function readsOf(
  other: TraceRun,
  fixtures: ToolFixtures,
  { effects, redactor }: Pick<WidenInput, "effects" | "redactor">,
): RecordedCall[] {
  const trace = redactor.redact(other);
  const changed = new Set(changedSchemas(fixtures.schemas ?? {}, toolSchemas(trace)));
  return recordedCalls(trace, runFromTrace(trace, effects)).filter(
    ({ tool, effect }) => effect !== "write" && !changed.has(tool),
  );
}
